/// A shell that can complete the program's words; the raw value is its name.
public enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that tells the shell the program's words, made from the tables of commands and options.
  ///
  /// It runs nothing: all words are in it.
  public var script: String {
    let table = ShellTable()
    return switch self {
    case .bash: BashScript(table).text
    case .zsh: ZshScript(table).text
    case .fish: FishScript(table).text
    }
  }
}

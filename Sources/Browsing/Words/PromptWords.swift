/// What to say where there is no prompt on a terminal.
public enum PromptWords {
  /// Why there is none.
  public enum Reason: Equatable, Sendable {
    /// Lines cannot be edited on a terminal of this type.
    case terminal(type: String?)
    /// The system refused what the prompt needs; in its own words.
    case refused(String)
  }

  /// One sentence, for standard error.
  public static func sentence(for reason: Reason) -> String {
    let cause =
      switch reason {
      case .terminal(let type):
        "This terminal allows no line editing" + (type.map { " (TERM=\(Quoted.bare($0)))" } ?? "")
      case .refused(let words): "The prompt could not be set up (\(words))"
      }
    return "\(cause); each line is read as it comes, without a prompt."
  }
}

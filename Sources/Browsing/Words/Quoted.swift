import TerminalText

/// Words of others, and words to be typed, within a sentence.
enum Quoted {
  /// The words in quotation marks, cleaned, and cut where no sentence could hold them.
  static func text(_ words: String) -> String {
    "“" + TextLayout.cut(Cleaning.line(words), to: 160) + "”"
  }

  /// Words from elsewhere that a sentence names as they are: cleaned and cut.
  static func bare(_ words: String) -> String {
    TextLayout.cut(Cleaning.line(words), to: 160)
  }

  /// The words as a shell takes them for exactly themselves.
  static func forShell(_ line: String) -> String {
    line.split(separator: " ").map { word in
      word.unicodeScalars.allSatisfy(isPlain)
        ? String(word)
        : "'"
          + word.split(separator: "'", omittingEmptySubsequences: false).joined(
            separator: "'\\''"
          ) + "'"
    }
    .joined(separator: " ")
  }

  /// The one-shot of a command with the words of a line, as it is typed at a shell.
  static func oneShot(_ command: CommandName, _ line: String) -> String {
    let words = forShell(bare(line))
    let hasDash = line.split(separator: " ").contains { $0.hasPrefix("-") }
    return "reprise \(command.rawValue) \(hasDash ? "-- " : "")\(words)"
  }

  /// A path as a shell takes it for exactly itself.
  static func pathForShell(_ path: String) -> String {
    let path = bare(path)
    return path.contains(" ")
      ? "'"
        + path.split(separator: "'", omittingEmptySubsequences: false).joined(
          separator: "'\\''"
        ) + "'" : forShell(path)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", ":", "/", "+", "@", "%": true
    default: scalar.value > 0x7F && scalar.properties.isAlphabetic
    }
  }
}

public import TerminalText

extension Line {
  /// The text of the line, its columns placed with spaces: nothing but what a reader sees.
  public var plainText: String { LineEncoder().encode(self) }
}

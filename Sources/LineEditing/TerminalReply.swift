/// What a terminal says when it is asked.
public enum TerminalReply: Equatable, Sendable {
  /// Its background colour in its own words, such as `rgb:1e1e/1e1e/1e1e`.
  case background(String)
  /// Its attributes: all that was asked before has been answered, or never will be.
  case attributes
}

extension TerminalReply {
  /// Reads an operating system command without its introducer and its end; nil where it tells no background.
  init?(command: [UInt8]) {
    guard let color = ReplyGrammar.color(in: command), !color.isEmpty else { return nil }
    self = .background(color)
  }
}

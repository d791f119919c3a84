/// What one or more bytes of the terminal mean.
enum InputEvent: Equatable, Sendable {
  /// A character that was typed.
  case text(Unicode.Scalar)
  /// A control character (C0 or DEL) that was typed.
  case control(UInt8)
  /// A key that the terminal sends a sequence for.
  case key(EditingKey)
  /// A whole bracketed paste, as one line; `isCut` if it was longer than is kept.
  case paste(String, isCut: Bool)
  /// An answer of the terminal.
  case reply(TerminalReply)
}

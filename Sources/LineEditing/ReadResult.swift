/// What reading from the user gave.
public enum ReadResult: Equatable, Sendable {
  /// Nothing is finished; wait until the input is readable again.
  case editing
  /// A whole line, without its end.
  case line(String)
  /// A key that the caller answers; the half-typed line stays.
  case key(Key)
  /// The terminal has answered a question; the half-typed line stays.
  case reply(TerminalReply)
  /// A paste did not fit; the line holds its beginning and at most this many characters.
  case pasteCut(limit: Int)
  /// A line of a script was longer than this many bytes and has been skipped.
  case lineTooLong(limit: Int)
  /// Ctrl-C came as a character, since the terminal makes no signal of it; the line is dropped.
  case interrupted
  /// No more input will come: Ctrl-D on an empty line, the end of a file, or a terminal that is gone.
  case endOfInput
  /// Reading failed.
  case failed(LineEditingError)

  /// A key whose meaning is the caller's.
  public enum Key: Equatable, Sendable {
    /// Ctrl-L.
    case redraw
    /// Tab.
    case complete
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
  }
}

/// The screen on the master's side of a pseudo-terminal, which can answer the program's questions.
public final class PtyScreen {
  /// The pseudo-terminal.
  public let pair: PtyPair
  /// What the window shows.
  public private(set) var model: ScreenModel
  /// All bytes that were written, the oldest first.
  public private(set) var output: [UInt8] = []
  /// Whether nobody has the terminal open any more.
  public private(set) var isClosed = false
  /// Called with all output so far whenever some was added; what it returns is typed.
  ///
  /// With it a test answers questions (the background colour, device attributes) when it likes.
  public var answer: ((_ output: [UInt8]) -> [UInt8])?

  /// Opens a pseudo-terminal and its screen.
  public init(columns: Int = 80, rows: Int = 24) throws(PtyError) {
    pair = try PtyPair(columns: columns, rows: rows)
    model = ScreenModel(columns: columns, rows: rows)
  }

  /// Puts what was written since on the screen; returns whether there was any.
  @discardableResult
  public func absorb() -> Bool {
    guard !isClosed else { return false }
    guard let bytes = pair.readAvailable() else {
      isClosed = true
      return false
    }
    guard !bytes.isEmpty else { return false }
    output += bytes
    model.feed(bytes)
    if let reply = answer?(output), !reply.isEmpty { pair.type(reply) }
    return true
  }

  /// Changes the size of the window; the rows are wrapped anew, as most terminals do.
  public func resize(columns: Int, rows: Int) {
    absorb()
    model.resize(columns: columns, rows: rows)
    pair.resize(columns: columns, rows: rows)
  }
}

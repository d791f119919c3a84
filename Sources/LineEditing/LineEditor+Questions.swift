extension LineEditor {
  /// Asks the terminal for its background colour, and behind that for its attributes, which every terminal tells.
  ///
  /// The replies come from `receiveReply` or, while a prompt is up, from `receive`, however late. Nothing is asked of a
  /// terminal that cannot even erase, nor before `hold` or `begin`: the answer would be echoed.
  public func askForBackground() {
    guard canErase, isOwner else { return }
    unansweredQuestions += 1
    device.write("\u{1B}]11;?\u{1B}\\\u{1B}[c")
  }

  /// Whether the terminal has still to tell its attributes, and with them the end of its answer.
  public var awaitsReply: Bool { unansweredQuestions > 0 && isOwner }

  /// Takes a reply that has come, and keeps what was typed around it for the prompt, in its order.
  ///
  /// It never waits.
  /// - Returns: `.reply`, `.editing` where no more is there, or `.endOfInput` where the terminal is gone.
  public func receiveReply() -> ReadResult {
    guard isOwner else { return .editing }
    // The bound lets a flood of input not starve the caller.
    for _ in 0..<4_096 {
      switch queue.read() {
      case .reply(let reply): return answered(reply)
      case .progress: continue
      case .nothing: return .editing
      case .end: return .endOfInput
      }
    }
    return .editing
  }

  /// Throws away what the terminal has sent and nobody has read: what is left of an answer would come to the shell.
  ///
  /// What was typed and has been read stays for the prompt.
  public func discardInput() {
    guard isOwner else { return }
    queue.forgetSequence()
    TerminalModes.discardInput(of: configuration.input)
  }

  /// Notes a reply, for the caller.
  func answered(_ reply: TerminalReply) -> ReadResult {
    if reply == .attributes { unansweredQuestions = max(0, unansweredQuestions - 1) }
    return .reply(reply)
  }
}

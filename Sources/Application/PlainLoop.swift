import Browsing
import Platform

/// Waits on behalf of a run without a prompt.
final class PlainLoop {
  private let session: Session
  private let mailbox: Mailbox<SessionEvent>
  private let signals: SignalPipe
  private let poller = Poller()
  /// How often the line of downloads is drawn.
  private let tick = Duration.milliseconds(200)
  /// The inquiry of which has been said that it waits for the request budget.
  private var toldOfWaiting: FetchID?

  init(session: Session, mailbox: Mailbox<SessionEvent>, signals: SignalPipe) {
    self.session = session
    self.mailbox = mailbox
    self.signals = signals
  }

  /// Waits until standard input can be read; gives the end that a signal asks for.
  func waitForInput(_ output: PlainOutput) -> ProcessEnd? {
    output.flush()
    while true {
      let timeout = session.timeToTurn
      guard let ready = wait(for: [StandardStreams.input], timeout: timeout) else {
        return .status(.failure)
      }
      if ready[signals.descriptor] != nil, let end = end(output) { return end }
      if ready[mailbox.descriptor] != nil { session.takeEvents() }
      session.takeTurn()
      if ready[StandardStreams.input] != nil { return nil }
    }
  }

  /// Waits until no request and no other program is out; gives the end that a signal asks for.
  func waitForAnswer(_ output: PlainOutput) -> ProcessEnd? {
    while session.isLoading || session.isActing {
      tellOfWaiting(output)
      guard let ready = wait(for: [], timeout: session.timeToTurn) else { return .status(.failure) }
      // The request stays what the session waits for, so that the next start can ask again.
      if ready[signals.descriptor] != nil, let end = end(output) { return end }
      session.takeEvents()
      session.takeTurn()
    }
    return nil
  }

  /// Waits until nothing plays any longer, or output is lost; gives the end that a signal asks for.
  func waitForPlayer(_ output: PlainOutput) -> ProcessEnd? {
    output.flush()
    while session.isPlaying, !output.hasFailed {
      guard let ready = wait(for: [], timeout: session.timeToTurn) else { return .status(.failure) }
      if ready[signals.descriptor] != nil, let end = end(output) { return end }
      session.takeEvents()
      session.takeTurn()
    }
    return nil
  }

  /// Waits until no download is under way, and shows on a terminal how far they are; gives the end that a signal asks for.
  func waitForDownloads(_ output: PlainOutput) -> ProcessEnd? {
    output.flush()
    while session.isDownloading {
      output.show(progress: session.downloadProgress)
      guard let ready = wait(for: [], timeout: output.showsProgress ? tick : nil) else {
        return .status(.failure)
      }
      if ready[signals.descriptor] != nil, let end = end(output) { return end }
      session.takeEvents()
      session.takeTurn()
    }
    output.show(progress: nil)
    return nil
  }

  /// Says once of each inquiry that it waits for the request budget: it may be a minute without a word.
  private func tellOfWaiting(_ output: PlainOutput) {
    guard
      case .loading(let loading) = session.model.state, loading.id != toldOfWaiting,
      let words = LoadingWords.waiting(loading)
    else { return }
    toldOfWaiting = loading.id
    output.complain(words)
  }

  private func wait(for others: [Int32], timeout: Duration? = nil) -> [Int32: Readiness]? {
    try? poller.wait(
      readable: [signals.descriptor, mailbox.descriptor] + others + session.readable,
      writable: session.writable,
      timeout: timeout
    )
  }

  private func end(_ output: PlainOutput) -> ProcessEnd? {
    // That a child has ended is looked at with every turn.
    guard let signal = signals.drain().first(where: { $0 != .childEnded }) else { return nil }
    output.flush()
    session.stopDownloads()
    return signal == .interrupt ? .status(.interrupted) : .signal(signal)
  }
}

extension SignalPipe {
  /// For a run without a prompt, which every signal ends.
  static func untilTheEnd() throws(PlatformError) -> SignalPipe {
    try SignalPipe(
      [.interrupt, .terminate, .hangUp, .childEnded],
      ending: [.interrupt, .terminate, .hangUp]
    )
  }
}

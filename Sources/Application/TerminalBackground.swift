import LineEditing
import TerminalText

/// The colour of the terminal's background, which the terminal is asked for once and given a moment to tell.
///
/// Behind the question for the colour stands one for the terminal's attributes. Every terminal answers that, so its
/// answer ends the wait where the other question is not understood. An answer that comes later counts from then on.
final class TerminalBackground {
  /// How long a screen waits for the answer, from the question on.
  static let patience = Duration.milliseconds(200)
  /// How long leaving waits for what is still on its way, so that it does not come to the shell.
  static let lastPatience = Duration.milliseconds(300)
  /// After so long nothing is on its way any more.
  static let memory = Duration.seconds(10)

  /// The colour; nil as long as the terminal has not told.
  private(set) var color: RGB?

  private let terminal: TerminalQuestions
  private var isDecided = false
  /// When the terminal was asked.
  private var asked: Duration?
  /// Whether a screen may still wait for the answer.
  private var isExpected = false

  /// Makes it; nothing is asked yet.
  init(_ terminal: TerminalQuestions) {
    self.terminal = terminal
  }

  /// Asks the terminal, unless that was decided before, and waits for nothing.
  func ask() {
    guard !isDecided else { return }
    isDecided = true
    guard terminal.ask() else { return }
    asked = terminal.now()
    isExpected = true
  }

  /// Waits for the answer as long as a screen may wait, the first time; asks if that was not done before.
  func expect() {
    ask()
    guard isExpected, let asked else { return }
    isExpected = false
    receive(until: asked + Self.patience) { terminal.awaitsReply() }
  }

  /// Takes a reply that came by another way.
  func take(_ reply: TerminalReply) {
    guard case .background(let text) = reply, let told = RGB(specification: text) else { return }
    color = told
  }

  /// Lets nothing of an answer come to whoever reads the terminal next: before it is given back.
  func settle() {
    guard let asked, terminal.now() - asked < Self.memory else { return }
    if terminal.awaitsReply() {
      receive(until: terminal.now() + Self.lastPatience) { terminal.awaitsReply() }
    } else if color == nil {
      // A multiplexer may have answered for itself, and the terminal around it has not yet.
      receive(until: asked + Self.lastPatience) { color == nil }
    }
    if terminal.awaitsReply() { terminal.discard() }
  }

  /// Takes what comes, and waits until a time for as long as more is wanted.
  private func receive(until deadline: Duration, while isWanted: () -> Bool) {
    while terminal.awaitsReply() || color == nil {
      switch terminal.receive() {
      case .reply(let reply):
        take(reply)
      case .endOfInput, .failed:
        return
      case .editing, .line, .key, .pasteCut, .lineTooLong, .interrupted:
        let left = deadline - terminal.now()
        guard isWanted(), left > .zero, terminal.wait(left) else { return }
      }
    }
  }
}

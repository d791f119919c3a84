import LineEditing
import Platform
import TerminalText

/// The terminal as somebody whom one asks, and the time that passes meanwhile.
struct TerminalQuestions {
  /// Asks for the background, if the terminal is one that can be asked; tells whether it was.
  var ask: () -> Bool
  /// Whether a question is not yet answered to its end.
  var awaitsReply: () -> Bool
  /// Takes a reply that has come; it never waits.
  var receive: () -> ReadResult
  /// Waits until something has come or the time is over; false where something else must be seen to first.
  var wait: (Duration) -> Bool
  /// Throws away what has come and was not taken.
  var discard: () -> Void
  /// The time, from a clock that never goes back.
  var now: () -> Duration
}

extension TerminalQuestions {
  /// The terminal of the prompt.
  static func live(
    _ setting: RunSetting,
    _ editor: LineEditor,
    _ poller: Poller,
    _ signals: SignalPipe
  ) -> TerminalQuestions {
    let input = StandardStreams.input
    let isAnswerable =
      ScreenStyle.depth(setting) != .none && isAnswerable(setting.environment["TERM"])
    return TerminalQuestions(
      ask: {
        guard isAnswerable, Terminal(descriptor: input).isForeground else { return false }
        editor.askForBackground()
        return editor.awaitsReply
      },
      awaitsReply: { editor.awaitsReply },
      receive: editor.receiveReply,
      wait: { left in
        let ready = try? poller.wait(readable: [input, signals.descriptor], timeout: left)
        return ready.map { $0[signals.descriptor] == nil } ?? false
      },
      discard: editor.discardInput,
      now: setting.clocks.monotonic
    )
  }

  /// Whether a terminal of some type may be asked: some print what they do not understand.
  static func isAnswerable(_ terminalType: String?) -> Bool {
    guard let type = terminalType, !type.isEmpty else { return false }
    return !["dumb", "linux", "emacs"].contains(type)
      && !["eterm", "cons25"].contains { type.hasPrefix($0) }
  }
}

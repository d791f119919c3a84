/// What has been typed and is not yet acted upon: bytes are read, filtered, and kept in their order.
struct InputQueue {
  /// What one step of reading gave.
  enum Step: Equatable {
    /// Something has been read; it may have completed an event.
    case progress
    /// The terminal has answered; the keys before and behind the answer stay in their order.
    case reply(TerminalReply)
    /// Nothing has been typed.
    case nothing
    /// The terminal is gone, or its other side said so.
    case end
  }

  private let input: TerminalInput
  private var filter = InputFilter()
  /// What has been understood.
  private var events: ArraySlice<InputEvent> = []
  /// What has been read and not yet been understood.
  private var surplus: ArraySlice<UInt8> = []

  init(_ input: TerminalInput) {
    self.input = input
  }

  /// Whether there is nothing that could be acted upon without reading.
  var isEmpty: Bool { events.isEmpty && surplus.isEmpty }

  /// Takes the next event that has been understood.
  mutating func next() -> InputEvent? { events.popFirst() }

  /// Reads up to the next event, and no more than is needed for it.
  mutating func read() -> Step {
    if !surplus.isEmpty {
      let kept = surplus
      surplus = []
      return understand(kept)
    }
    // One byte a time: what is typed after `quit` and Enter belongs to the shell, if no answer of the
    // terminal was looked for among it. A paste is read in bulk, since each of its bytes would cost two calls.
    return switch input.read(atMost: filter.isInsidePaste ? 4_096 : 1) {
    case .bytes(let bytes): understand(bytes[...])
    case .nothing: .nothing
    case .end: .end
    }
  }

  /// Takes all that the terminal has, for later: nobody else shall read it.
  mutating func gather() {
    while surplus.count < InputFilter.pasteLimit, case .bytes(let bytes) = input.read(atMost: 4_096)
    {
      surplus += bytes
    }
  }

  /// Forgets a half-read sequence.
  mutating func forgetSequence() {
    filter.reset()
  }

  /// Forgets everything, half-read sequences and pastes too.
  mutating func clear() {
    filter.reset()
    events = []
    surplus = []
  }

  /// Filters bytes up to the first event, and keeps the others for later.
  private mutating func understand(_ bytes: ArraySlice<UInt8>) -> Step {
    for index in bytes.indices {
      let understood = filter.feed(bytes[index])
      guard !understood.isEmpty else { continue }
      surplus = bytes[(index + 1)...]
      return keep(understood)
    }
    return .progress
  }

  /// Puts events behind the others; a reply, of which there is at most one, is the step's own.
  private mutating func keep(_ understood: [InputEvent]) -> Step {
    var step = Step.progress
    for event in understood {
      if case .reply(let reply) = event {
        step = .reply(reply)
      } else {
        events.append(event)
      }
    }
    return step
  }
}

/// Turns the bytes of a terminal into text, keys and pastes, and keeps the terminal's replies apart.
///
/// A value without a clock: an escape sequence may come in any number of pieces with any pauses
/// between them, so a lone ESC is held until the next byte. That costs nothing, since ESC alone
/// does nothing at a prompt, and it keeps a reply that arrives late and in two halves out of the
/// line. Nothing but what is understood gets through.
struct InputFilter: Sendable {
  /// The most bytes of one paste that are kept.
  static let pasteLimit = 65_536
  /// A sequence longer than this is no sequence; what follows counts as typed.
  static let sequenceLimit = 64
  /// A reply longer than this is no reply.
  static let stringLimit = 512
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Where in a sequence the next byte falls.
  enum State: Sendable {
    case ground
    /// After ESC.
    case escape
    /// After `ESC [`, with the parameter bytes so far.
    case control([UInt8])
    /// After `ESC [ [`, with which the Linux console begins its function keys.
    case consoleFunction
    /// After `ESC O`, with the parameter bytes so far.
    case singleShift([UInt8])
    /// After `ESC ]` or `ESC P`: a reply if its kind of byte follows, else an Alt key.
    case stringStart(UInt8)
    /// In a reply, with what follows ESC in it and the bytes so far.
    case string(UInt8, [UInt8])
    /// After ESC in a reply.
    case stringEscape(UInt8, [UInt8])
    /// In a reply that a key has come into, with its bytes so far and those that may go on with it.
    case torn([UInt8], held: [UInt8])
    /// After ESC in such a reply.
    case tornEscape([UInt8], held: [UInt8])
    /// In a bracketed paste, with how many bytes of its end have come.
    case paste(matched: Int)
  }

  var state = State.ground
  private var decoder = ScalarDecoder()
  private var pasted: [UInt8] = []
  private var isPasteCut = false

  /// Whether the next byte is part of a paste.
  var isInsidePaste: Bool {
    if case .paste = state { true } else { false }
  }

  /// Forgets every half-read sequence, character and paste.
  mutating func reset() {
    self = InputFilter()
  }

  /// Takes one byte and returns what it completes, in order.
  mutating func feed(_ byte: UInt8) -> [InputEvent] {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .control(let parameters): control(byte, after: parameters)
    case .consoleFunction: abort(on: byte)
    case .singleShift(let parameters): singleShift(byte, after: parameters)
    case .stringStart(let introducer): stringStart(byte, after: introducer)
    case .string(let introducer, let bytes): string(byte, after: bytes, of: introducer)
    case .stringEscape(let introducer, let bytes): stringEscape(byte, after: bytes, of: introducer)
    case .torn(let command, let held): torn(byte, after: command, held: held)
    case .tornEscape(let command, let held): tornEscape(byte, after: command, held: held)
    case .paste(let matched): paste(byte, matched: matched)
    }
  }

  // MARK: States

  mutating func ground(_ byte: UInt8) -> [InputEvent] {
    state = .ground
    if byte == 0x1B {
      decoder.reset()
      state = .escape
      return []
    }
    guard let scalar = decoder.feed(byte) else { return [] }
    switch scalar.value {
    case 0x00...0x1F, 0x7F: return [.control(byte)]
    case 0x80...0x9F: return []
    default: return [.text(scalar)]
    }
  }

  mutating func escape(_ byte: UInt8) -> [InputEvent] {
    switch byte {
    case UInt8(ascii: "["):
      state = .control([])
    case UInt8(ascii: "O"):
      state = .singleShift([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      state = .stringStart(byte)
    case 0x1B:
      // Alt with a key that has a sequence: the second ESC begins that sequence.
      state = .escape
    case 0x08, 0x7F:
      state = .ground
      return [.key(.deleteWordBackward)]
    case 0x00...0x1F, 0x80...0xFF:
      return ground(byte)
    default:
      state = .ground
      return KeySequences.alt(byte).map { [.key($0)] } ?? []
    }
    return []
  }

  private mutating func control(_ byte: UInt8, after parameters: [UInt8]) -> [InputEvent] {
    switch byte {
    case 0x20...0x3F:
      guard parameters.count < Self.sequenceLimit else { return ground(byte) }
      state = .control(parameters + [byte])
      return []
    case UInt8(ascii: "[") where parameters.isEmpty:
      state = .consoleFunction
      return []
    case UInt8(ascii: "~") where parameters == Array("200".utf8):
      state = .paste(matched: 0)
      return []
    case UInt8(ascii: "c") where parameters.first == UInt8(ascii: "?"):
      state = .ground
      return [.reply(.attributes)]
    case 0x40...0x7E:
      state = .ground
      return KeySequences.control(parameters, final: byte).map { [.key($0)] } ?? []
    default:
      return ground(byte)
    }
  }

  /// Drops a byte that ends a sequence, unless it is a control character of its own.
  private mutating func abort(on byte: UInt8) -> [InputEvent] {
    guard byte >= 0x20 else { return ground(byte) }
    state = .ground
    return []
  }

  private mutating func singleShift(_ byte: UInt8, after parameters: [UInt8]) -> [InputEvent] {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      guard parameters.count < Self.sequenceLimit else { return ground(byte) }
      state = .singleShift(parameters + [byte])
      return []
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      state = .ground
      return KeySequences.singleShift(parameters, final: byte).map { [.key($0)] } ?? []
    default:
      return ground(byte)
    }
  }

  private mutating func paste(_ byte: UInt8, matched: Int) -> [InputEvent] {
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else {
        state = .paste(matched: matched + 1)
        return []
      }
      let event = InputEvent.paste(PastedText.line(from: pasted), isCut: isPasteCut)
      reset()
      return [event]
    }
    for held in Self.pasteEnd.prefix(matched) { keep(held) }
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      state = .paste(matched: 0)
      keep(byte)
    }
    return []
  }

  private mutating func keep(_ byte: UInt8) {
    if pasted.count < Self.pasteLimit {
      pasted.append(byte)
    } else {
      isPasteCut = true
    }
  }
}

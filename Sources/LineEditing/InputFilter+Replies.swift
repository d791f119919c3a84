/// The strings that a terminal sends: its answers, whole, broken or torn by a key.
extension InputFilter {
  mutating func stringStart(_ byte: UInt8, after introducer: UInt8) -> [InputEvent] {
    let isReply =
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "$"): introducer == UInt8(ascii: "P")
      default: false
      }
    guard isReply else { return ground(byte) }
    state = .string(introducer, [byte])
    return []
  }

  mutating func string(
    _ byte: UInt8,
    after bytes: [UInt8],
    of introducer: UInt8
  ) -> [InputEvent] {
    switch byte {
    case 0x1B:
      state = .stringEscape(introducer, bytes)
      return []
    case 0x07:
      state = .ground
      return Self.reply(introducer, bytes)
    case 0x00...0x1F:
      // No reply holds a control character: what began like one was typed, and this ends it.
      let isTyped = introducer == UInt8(ascii: "P") && bytes.count == 1
      return (isTyped ? Self.text(bytes) : []) + ground(byte)
    default:
      guard introducer == UInt8(ascii: "]") || Self.isDeviceReply(bytes + [byte]) else {
        return Self.text(bytes) + ground(byte)
      }
      switch continuation(of: bytes, by: byte, introducer) {
      case .part:
        state = bytes.count < Self.stringLimit ? .string(introducer, bytes + [byte]) : .ground
        return []
      case .behind:
        return Self.reply(introducer, bytes) + torn(byte, after: bytes, held: [])
      case .between:
        return torn(byte, after: bytes, held: [])
      }
    }
  }

  /// Whether bytes begin a device control string that terminals send: with a digit and `$` or `+`, or with another sign.
  ///
  /// What else stands behind Alt-P is typed.
  private static func isDeviceReply(_ bytes: [UInt8]) -> Bool {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[0]) else { return true }
    return bytes[1] == UInt8(ascii: "$") || bytes[1] == UInt8(ascii: "+")
  }

  private func continuation(
    of bytes: [UInt8],
    by byte: UInt8,
    _ introducer: UInt8
  ) -> ReplyGrammar.Continuation {
    guard introducer == UInt8(ascii: "]") else { return .part }
    return ReplyGrammar.continuation(of: bytes, by: byte)
  }

  mutating func stringEscape(
    _ byte: UInt8,
    after bytes: [UInt8],
    of introducer: UInt8
  ) -> [InputEvent] {
    let reply = Self.reply(introducer, bytes)
    guard byte == UInt8(ascii: "\\") else {
      // Another sequence begins where the end got lost.
      return (ReplyGrammar.isWhole(bytes) ? reply : []) + escape(byte)
    }
    state = .ground
    return reply
  }

  /// Tells what is typed from the rest of the reply: what may belong to that is held until it is clear.
  ///
  /// The rest comes in one piece with its end. A key that ends the line, or has a sequence, ends the waiting for it. Typed
  /// hexadecimal digits right at the tear cannot be told from those of the reply.
  mutating func torn(
    _ byte: UInt8,
    after command: [UInt8],
    held: [UInt8]
  ) -> [InputEvent] {
    switch byte {
    case 0x1B:
      state = .tornEscape(command, held: held)
      return []
    case 0x07:
      state = .ground
      return Self.rest(held, of: command)
    case 0x00...0x1F:
      return Self.text(held) + ground(byte)
    default:
      if ReplyGrammar.isOfColor(byte) {
        state = .torn(command, held: held.count < Self.sequenceLimit ? held + [byte] : held)
        return []
      }
      let events = Self.text(held) + ground(byte)
      state = .torn(command, held: [])
      return events
    }
  }

  mutating func tornEscape(
    _ byte: UInt8,
    after command: [UInt8],
    held: [UInt8]
  ) -> [InputEvent] {
    guard byte == UInt8(ascii: "\\") else { return Self.text(held) + escape(byte) }
    state = .ground
    return Self.rest(held, of: command)
  }

  /// What stands before the end of a torn reply: perhaps a few typed characters, and the rest of the reply.
  private static func rest(_ held: [UInt8], of command: [UInt8]) -> [InputEvent] {
    let start = held.indices.first { ReplyGrammar.isWhole(command + held[$0...]) }
    guard let start else { return [] }
    return text(held[..<start]) + reply(UInt8(ascii: "]"), command + held[start...])
  }

  /// What held characters are when they were typed; so many were not, the terminal does not stop.
  private static func text(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    bytes.count < sequenceLimit ? bytes.map { .text(Unicode.Scalar($0)) } : []
  }

  /// What a string of the terminal tells; most are of no interest.
  private static func reply(_ introducer: UInt8, _ bytes: [UInt8]) -> [InputEvent] {
    guard introducer == UInt8(ascii: "]") else { return [] }
    return TerminalReply(command: bytes).map { [.reply($0)] } ?? []
  }
}

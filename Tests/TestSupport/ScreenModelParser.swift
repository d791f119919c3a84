/// Splits output into characters and sequences, byte by byte.
struct ScreenParser: Sendable {
  /// One thing to do.
  enum Action: Equatable, Sendable {
    case print(Unicode.Scalar)
    case control(UInt8)
    /// A control sequence: its parameter bytes and its final byte.
    case sequence(String, Character)
    /// Another escape sequence, by its character.
    case escape(Character)
    /// An operating system command.
    case command(String)
  }

  private enum State: Sendable {
    case ground
    case escape
    case charset
    case sequence([UInt8])
    case string([UInt8])
    case stringEscape([UInt8])
  }

  private var state = State.ground
  private var character: [UInt8] = []

  mutating func feed(_ byte: UInt8) -> Action? {
    switch state {
    case .ground:
      return ground(byte)
    case .escape:
      return escape(byte)
    case .charset:
      state = .ground
    case .sequence(let bytes):
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(bytes + [byte])
        return nil
      }
      state = .ground
      return .sequence(String(decoding: bytes, as: UTF8.self), Character(Unicode.Scalar(byte)))
    case .string(let bytes):
      switch byte {
      case 0x07:
        state = .ground
        return .command(String(decoding: bytes, as: UTF8.self))
      case 0x1B: state = .stringEscape(bytes)
      default: state = .string(bytes + [byte])
      }
    case .stringEscape(let bytes):
      state = .ground
      return .command(String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }

  private mutating func ground(_ byte: UInt8) -> Action? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    character.append(byte)
    let expected =
      switch character[0] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF7: 4
      default: 1
      }
    guard character.count == expected else { return nil }
    defer { character = [] }
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map { .print($0) }
  }

  private mutating func escape(_ byte: UInt8) -> Action? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string([])
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    default:
      state = .ground
      return .escape(Character(Unicode.Scalar(byte)))
    }
    return nil
  }
}

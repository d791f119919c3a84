/// Decodes UTF-8 byte by byte and drops what is no UTF-8.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  private var least: UInt32 = 0

  /// Takes one byte; returns a character when it is complete.
  mutating func feed(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      // `init?` refuses surrogates and what lies beyond U+10FFFF; `least` refuses overlong forms.
      return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
    }
    reset()
    switch byte {
    case 0x00...0x7F: return Unicode.Scalar(byte)
    case 0xC2...0xDF: expect(1, from: UInt32(byte & 0x1F), atLeast: 0x80)
    case 0xE0...0xEF: expect(2, from: UInt32(byte & 0x0F), atLeast: 0x800)
    case 0xF0...0xF4: expect(3, from: UInt32(byte & 0x07), atLeast: 0x1_0000)
    default: break
    }
    return nil
  }

  /// Forgets a character that is not complete.
  mutating func reset() {
    missing = 0
  }

  private mutating func expect(_ count: Int, from bits: UInt32, atLeast least: UInt32) {
    value = bits
    missing = count
    self.least = least
  }
}

/// Characters that act on a terminal or on the direction of text instead of being shown, found in UTF-8.
///
/// They are C0, DEL and C1 (which some terminals obey in UTF-8 too), the line and the paragraph separator, and the
/// marks, embeddings, overrides and isolates of the bidirectional algorithm. Joiners and spaces are none: words need them.
struct ControlCharacter {
  /// The code point; none lies beyond U+FFFF.
  let value: UInt16
  /// How many bytes it takes.
  let length: Int

  /// Whether one may begin with this byte.
  static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }

  /// The control character that begins at `index` of valid UTF-8, or nil if another one does.
  init?(at index: Int, in utf8: [UInt8]) {
    let byte = utf8[index]
    switch byte {
    case 0x00..<0x20, 0x7F:
      value = UInt16(byte)
      length = 1
    case 0xC2, 0xD8:
      value = UInt16(byte & 0x1F) << 6 | UInt16(utf8[index + 1] & 0x3F)
      length = 2
    case 0xE2:
      value =
        0x2000 | UInt16(utf8[index + 1] & 0x3F) << 6 | UInt16(utf8[index + 2] & 0x3F)
      length = 3
    default:
      return nil
    }
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: break
    default: return nil
    }
  }
}

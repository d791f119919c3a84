/// Keeps right-to-left text from turning around what stands beside it.
public enum RightToLeft {
  /// FIRST STRONG ISOLATE: what follows has the direction of its first letter.
  static let isolateStart = "\u{2068}"
  /// POP DIRECTIONAL ISOLATE: ends it.
  static let isolateEnd = "\u{2069}"

  /// Tells whether a text holds a letter that is written from right to left.
  public static func isPresent(in text: String) -> Bool {
    var isLatin = true
    // Every such scalar is at or behind U+0590, so its first byte is 0xD6 or more.
    for byte in text.utf8 where byte >= 0xD6 {
      isLatin = false
      break
    }
    return !isLatin && text.unicodeScalars.contains(where: isStrong)
  }

  private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590..<0x900, 0x200F, 0xFB1D..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
      UnicodeTables.class(of: scalar.value, in: UnicodeTables.rightToLeft) == 1
    default: false
    }
  }
}

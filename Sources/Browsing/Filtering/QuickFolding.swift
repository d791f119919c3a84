import Catalog

/// Folds the texts in which every character folds by itself: most names of Latin, Japanese, Chinese and Korean script.
///
/// Normal forms are what makes folding slow, and they only matter where marks stand apart from their
/// letters or letters are outside these ranges. A list is folded between two keys, as a whole.
enum QuickFolding {
  /// The folded text as UTF-8, nil where folding has to look at more than one character at a time.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: bytes.append(UInt8(scalar.value | 0x20))
      case 0x20...0x7E: bytes.append(UInt8(scalar.value))
      case latin: bytes += foldedLatin[Int(scalar.value - latin.lowerBound)]
      case punctuation: bytes += foldedPunctuation[Int(scalar.value - punctuation.lowerBound)]
      // Kana, ideographs and syllables of Hangul are what they fold to, as long as no mark follows.
      case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xAC00...0xD7A3:
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: return nil
      }
    }
    return bytes
  }

  private static let latin: ClosedRange<UInt32> = 0xA0...0x24F
  private static let punctuation: ClosedRange<UInt32> = 0x2010...0x2027

  private static let foldedLatin = latin.map(folded)
  private static let foldedPunctuation = punctuation.map(folded)

  private static func folded(_ value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).map { Array(Folding.fold(String($0)).utf8) } ?? []
  }
}

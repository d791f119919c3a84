import Catalog

/// Names and descriptions as the full-text index and the keys beside it have them.
enum SearchText {
  /// The text whose words go into the index.
  ///
  /// Folded, so that any spelling finds any other. Scripts that write without spaces would be one word a sentence: each
  /// of their characters is made a word, and so is each pair of neighbours, behind all the rest.
  static func indexed(_ text: String) -> String {
    // SQLite takes a C string's end for the end; folding is left to it where it folds alike.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != apostrophe && $0 != 0 }) { return text }
    let folded = Folding.fold(text)
    return ([spaced(folded)] + pairs(in: folded)).joined(separator: " ")
  }

  /// A folded text with spaces around each character that is a word by itself.
  static func spaced(_ folded: String) -> String {
    var spaced = String.UnicodeScalarView()
    var wasAlone = false
    for scalar in folded.unicodeScalars {
      // `oceans` finds `Ocean's`, as it does elsewhere in the program.
      if scalar == "'" { continue }
      let isAlone = isWord(scalar)
      if isAlone || wasAlone { spaced.append(" ") }
      spaced.append(scalar.value == 0 ? " " : scalar)
      wasAlone = isAlone
    }
    return String(spaced)
  }

  /// Each two neighbours among the characters that are words by themselves; signs and spaces between them do not count.
  ///
  /// A few characters are in nearly every title, and to look for two of them next to each other in the lists of both
  /// takes as long as those are. The list of a pair is short.
  static func pairs(in folded: String) -> [String] {
    var pairs: [String] = []
    var last: Unicode.Scalar?
    for scalar in folded.unicodeScalars where isLetter(scalar) {
      if let last, isWord(last), isWord(scalar) {
        pairs.append(String(String.UnicodeScalarView([last, scalar])))
      }
      last = scalar
    }
    return pairs
  }

  /// The words of a name in a row, for comparing names as wholes; of a name of signs alone, the signs.
  ///
  /// Long names are cut: they are told apart by what stands in front.
  static func key(_ text: String) -> String {
    let words = wordsKey(text)
    let key = words.isEmpty ? Folding.fold(text).filter { !$0.isWhitespace } : words
    return String(key.prefix(longestKey))
  }

  /// The key of a name that is typed up to here; a word that is ended by a space or a sign goes on with another.
  static func beginning(_ text: String) -> String {
    let key = key(text)
    guard let last = text.last, !last.isLetter, !last.isNumber, key.count < longestKey,
      key.last?.isLetter == true || key.last?.isNumber == true
    else { return key }
    // In `don'` the word goes on behind the apostrophe.
    return Folding.fold(String(last)) == "'" ? key : key + " "
  }

  private static let longestKey = 64
  private static let apostrophe = UInt8(ascii: "'")

  private static func wordsKey(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWordsKey(text) }
    return Folding.fold(text).filter { $0 != "'" }
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
  }

  private static func asciiWordsKey(_ text: String) -> String {
    var key: [UInt8] = []
    var isBetweenWords = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isBetweenWords, !key.isEmpty { key.append(UInt8(ascii: " ")) }
        isBetweenWords = false
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        key.append(isCapital ? byte | 0x20 : byte)
      case apostrophe: break
      default: isBetweenWords = true
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// Whether the index has the character in its words.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark,
      .enclosingMark:
      true
    default: false
    }
  }

  /// Whether a character is a word by itself: those of Chinese, Japanese and Korean.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x2E80: false
    // Radicals, iteration marks, kana, Bopomofo, Hangul letters, and the extensions of these.
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303C,
      0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x31BF,
      0x31F0...0x31FF:
      true
    // Ideographs, Hangul syllables, and the planes that hold nothing but ideographs.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

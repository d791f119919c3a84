/// What the user typed, as the index is asked for it.
struct SearchQuery {
  /// The words as the key of a name.
  let key: String
  /// The expression for the words as they are, nil if there is none in the text.
  let exact: String?
  /// The expression in which the last word may be the beginning of one; nil if it cannot be.
  private(set) var begun: String?
  /// Whether the index has a list of all rows for such a beginning, as it has for a word.
  private(set) var isBegunFast = false

  /// More words and longer ones are in no name; a bound, because each costs time.
  private static let mostWords = 32
  private static let longestWord = 128
  /// The lengths of beginnings with lists of their own.
  private static let fastBeginnings = 2...3

  /// Reads any text at all.
  init(_ text: String) {
    // No title is longer, and folding takes time as well.
    let text = String(text.unicodeScalars.prefix(2_000))
    key = SearchText.key(text)
    let words = Array(
      text.split(whereSeparator: \.isWhitespace)
        .lazy.map(Self.words(of:)).filter { !$0.isEmpty }
        .prefix(Self.mostWords)
    )
    // In quotes nothing has a meaning, and none is left in the words themselves.
    let phrases = words.map { "\"\($0)\"" }.joined(separator: " ")
    exact = phrases.isEmpty ? nil : phrases
    let last = words.last?.split(separator: " ").last?.unicodeScalars
    guard let last, let letter = last.last else { return }
    // A single letter begins a tenth of all words, and a character that is a word by itself is whole.
    if last.count > 1, !SearchText.isWord(letter) {
      begun = phrases + " *"
      isBegunFast = Self.fastBeginnings.contains(last.count)
    }
  }

  /// The words that the index makes of one word of the user, with spaces between them.
  private static func words(of word: Substring) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in SearchText.indexed(String(word)).unicodeScalars.prefix(longestWord) {
      letters.append(isLetter(scalar) ? scalar : " ")
    }
    return String(letters).split(separator: " ").joined(separator: " ")
  }

  /// Whether the index has the character in its words.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark,
      .enclosingMark:
      true
    default: false
    }
  }
}

extension SearchQuery {
  /// The end of the keys that begin with a key: no text has this scalar.
  static func end(ofKeysBeginningWith key: String) -> String { key + "\u{10FFFF}" }
}

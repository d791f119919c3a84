import Catalog

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
  ///
  /// Of characters that are words by themselves these are the pairs, if there are two or more and nothing else.
  private static func words(of word: Substring) -> String {
    let folded = String(Folding.fold(String(word)).unicodeScalars.prefix(longestWord))
    let letters = folded.unicodeScalars.filter(SearchText.isLetter)
    if letters.count > 1, letters.allSatisfy(SearchText.isWord) {
      return SearchText.pairs(in: folded).joined(separator: " ")
    }
    var words = String.UnicodeScalarView()
    for scalar in SearchText.spaced(folded).unicodeScalars {
      words.append(SearchText.isLetter(scalar) ? scalar : " ")
    }
    return String(words).split(separator: " ").joined(separator: " ")
  }
}

extension SearchQuery {
  /// The end of the keys that begin with a key: no text has this scalar.
  static func end(ofKeysBeginningWith key: String) -> String { key + "\u{10FFFF}" }
}

import Catalog
import TerminalText

/// What is wrong with a filter, and where.
enum FilterWords {
  /// A sentence that names the part that is meant, then the line up to its word, with that part standing out.
  ///
  /// Where there are no colours the end of the line still shows which word it is.
  static func phrases(for error: FilterError, in words: [String]) -> [Phrase] {
    let sentence = Phrase(sentence(for: error.reason))
    guard words.indices.contains(error.word) else { return [sentence] }
    let word = words[error.word]
    let count = word.count
    let start = min(max(0, error.range.lowerBound), count)
    let end = min(max(start, error.range.upperBound), count)
    let before = (["filter"] + words[..<error.word]).joined(separator: " ") + " "
    let rest = error.word + 1 < words.count ? " …" : ""
    let bad = String(word.dropFirst(start).prefix(end - start))
    return [
      sentence,
      Phrase("In: " + before + word.prefix(start), .muted) + Phrase(bad, .error)
        + Phrase(word.dropFirst(end) + rest, .muted),
    ]
  }

  private static func sentence(for reason: FilterError.Reason) -> String {
    switch reason {
    case .noWords:
      return "filter needs words, a comparison such as price<5, or off."
    case .unknownField(let name, let suggestion):
      return "There is no \(Quoted.text(name)) to filter by"
        + (suggestion.map { question($0.rawValue) } ?? among(FilterField.allCases))
    case .unknownSign(let sign):
      return "\(Quoted.text(sign)) is no comparison: < <= > >= = are."
    case .notMeasured(let field):
      return "\(field.rawValue) is neither more nor less: \(field.rawValue):WORD asks for it."
    case .missingNumber(let field):
      return "A number is missing behind \(field.rawValue)."
    case .notANumber(let text, .length):
      return "\(Quoted.text(text)) is no length: 90, 1h30 and 3:45 are."
    case .notANumber(let text, let field):
      return "\(Quoted.text(text)) is no number for \(field.rawValue)."
    case .missingValue(let field):
      return "A word is missing behind \(field.rawValue)."
    case .unknownType(let word, let suggestion):
      return "\(Quoted.text(word)) is no type"
        + (suggestion.map { question($0.rawValue) } ?? among(FilterType.allCases))
    case .notYesOrNo(let text):
      return "\(Quoted.text(text)) is neither yes nor no."
    }
  }

  private static func question(_ suggestion: String) -> String { "; did you mean \(suggestion)?" }

  /// The words that would do.
  private static func among<Word: RawRepresentable<String>>(_ words: [Word]) -> String {
    "; there are " + words.map(\.rawValue).joined(separator: " ") + "."
  }
}

extension ListScreen {
  /// The filter and the order in force, as they are typed.
  var arrangement: [String] {
    [filter.map { "filter \($0.text)" }, sort.map { "sort \($0.text)" }]
      .compactMap { $0 }
      .map(Quoted.bare)
  }

  /// Whether there are rows, of which the filter shows none.
  var isFilteredAway: Bool {
    items.isEmpty && filter != nil && rowCount > 0
  }
}

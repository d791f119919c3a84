import Catalog

/// Reads the words behind `filter`.
///
/// A word is more than text only where a field's name stands before a sign: `<3`, `3>2`, `a<b` and
/// `Mission: Impossible` stay text. A name that nearly is a field's, or that stands before a number
/// as fields do, is an error rather than a text that no item has.
struct FilterParser {
  private let words: [Word]
  private var position = 0
  private var terms: [FilterTerm] = []
  /// The quotes whose partner does not come any more.
  private var lonelyQuotes: Set<Character> = []

  private init(_ words: [Word]) {
    self.words = words
  }

  /// The terms of the words, in their order.
  static func terms(of words: [Word]) throws(FilterError) -> [FilterTerm] {
    var parser = FilterParser(words)
    while parser.position < words.count { try parser.takeTerm() }
    return parser.terms
  }

  /// Where a part of a term stands.
  private struct Place {
    var word: Int
    var range: Range<Int>

    func error(_ reason: FilterError.Reason) -> FilterError {
      FilterError(reason, word: word, range: range)
    }
  }

  /// A sign with what it stands between.
  private struct Condition {
    var field: FilterField
    var sign: String
    var signPlace: Place
    var value: String
    var valuePlace: Place
  }

  private mutating func takeTerm() throws(FilterError) {
    let word = words[position]
    if word.isQuoted, Self.isQuote(word.raw.first) {
      takeText(word.text)
    } else if let parts = FilterWord(word.raw) {
      try takeWord(word, parts)
    } else if let condition = try spacedCondition(word) {
      try take(condition)
    } else {
      takeText(word.raw)
    }
  }

  private mutating func takeText(_ text: String) {
    position += 1
    if let kept = FilterText.kept(text) { terms.append(.words(kept)) }
  }

  // MARK: Words with a sign

  private mutating func takeWord(_ word: Word, _ parts: FilterWord) throws(FilterError) {
    guard parts.hasPlainName else {
      takeText(word.raw)
      return
    }
    guard let field = FilterField(name: parts.name) else {
      try refuseUnknownField(parts)
      takeText(word.raw)
      return
    }
    let here = position
    position += 1
    var condition = Condition(
      field: field,
      sign: parts.sign,
      signPlace: Place(word: here, range: parts.signRange),
      value: parts.value,
      valuePlace: Place(word: here, range: parts.valueRange)
    )
    // Only signs of comparison may have space behind them: `by: night` would take a title's word.
    if parts.value.isEmpty, !parts.isColon { takeNextWord(asValueOf: &condition) }
    try take(condition)
  }

  /// `price < 5` and `price <5`: a field alone, and the next word begins with a sign.
  private mutating func spacedCondition(_ word: Word) throws(FilterError) -> Condition? {
    guard position + 1 < words.count else { return nil }
    let next = words[position + 1]
    guard !next.isQuoted, let parts = FilterWord(next.raw), parts.name.isEmpty, !parts.isColon
    else { return nil }
    let name = Folding.fold(word.raw)
    guard let field = FilterField(name: name) else {
      try refuseMisspeltField(name, in: word, before: parts)
      return nil
    }
    let here = position + 1
    position += 2
    var condition = Condition(
      field: field,
      sign: parts.sign,
      signPlace: Place(word: here, range: parts.signRange),
      value: parts.value,
      valuePlace: Place(word: here, range: parts.valueRange)
    )
    if parts.value.isEmpty { takeNextWord(asValueOf: &condition) }
    return condition
  }

  private mutating func takeNextWord(asValueOf condition: inout Condition) {
    guard position < words.count else { return }
    condition.value = words[position].raw
    condition.valuePlace = Place(word: position, range: 0..<condition.value.count)
    position += 1
  }

  // MARK: Names that are none

  private func refuseUnknownField(_ parts: FilterWord) throws(FilterError) {
    let place = Place(word: position, range: parts.nameRange)
    if parts.isColon {
      guard !parts.value.isEmpty else { return }
      // Titles have colons: only what nobody else would mean is taken for a qualifier.
      let isQualifier = QualifierName(rawValue: parts.name) != nil
      let near = FilterField.nearest(to: parts.name, minimum: 5)
      guard isQualifier || near != nil else { return }
      let suggestion = near ?? FilterField.suggestion(for: parts.name)
      throw place.error(.unknownField(parts.name, suggestion: suggestion))
    }
    guard Relation(sign: parts.sign) != nil else { return }
    let suggestion = FilterField.suggestion(for: parts.name)
    let following =
      parts.value.isEmpty && position + 1 < words.count ? words[position + 1].raw : nil
    let comparesNumber =
      following.map { suggestion != nil && Self.isNumber($0) }
      ?? (parts.name.utf8.count >= 3 && Self.isNumber(parts.value))
    if comparesNumber { throw place.error(.unknownField(parts.name, suggestion: suggestion)) }
  }

  /// Of a name with space behind it only one that nearly is a field's is an error.
  private func refuseMisspeltField(
    _ name: String,
    in word: Word,
    before parts: FilterWord
  ) throws(FilterError) {
    let behind = position + 2 < words.count ? words[position + 2].raw : ""
    guard
      let suggestion = FilterField.suggestion(for: name), Relation(sign: parts.sign) != nil,
      Self.isNumber(parts.value.isEmpty ? behind : parts.value)
    else { return }
    let place = Place(word: position, range: 0..<word.raw.count)
    throw place.error(.unknownField(name, suggestion: suggestion))
  }

  private static func isNumber(_ text: String) -> Bool {
    FilterNumber(price: Folding.fold(text)) != nil
  }

  // MARK: Conditions

  private mutating func take(_ condition: Condition) throws(FilterError) {
    guard let relation = Relation(sign: condition.sign) else {
      throw condition.signPlace.error(.unknownSign(condition.sign))
    }
    if condition.field.isMeasured {
      terms.append(try Self.comparison(relation, condition))
    } else {
      guard relation == .equal else {
        throw condition.signPlace.error(.notMeasured(condition.field))
      }
      terms.append(try property(condition))
    }
  }

  private static func comparison(
    _ relation: Relation,
    _ condition: Condition
  ) throws(FilterError) -> FilterTerm {
    let field = condition.field
    guard !condition.value.isEmpty else { throw condition.signPlace.error(.missingNumber(field)) }
    let typed = Folding.fold(condition.value)
    if field == .length {
      if let length = FilterLength(typed) { return .length(relation, length) }
    } else if let number = field.isPrice ? FilterNumber(price: typed) : FilterNumber(typed) {
      return .number(field, relation, number)
    }
    throw condition.valuePlace.error(.notANumber(condition.value, field))
  }

  private mutating func property(_ condition: Condition) throws(FilterError) -> FilterTerm {
    let field = condition.field
    let typed = unquoted(condition.value, asIn: condition.valuePlace.word)
    guard let value = FilterText.kept(typed) else {
      throw condition.signPlace.error(.missingValue(field))
    }
    let word = Folding.fold(value)
    switch field {
    case .genre: return .genre(value)
    case .creator: return .creator(value)
    case .type:
      if let type = FilterType(word: word) { return .type(type) }
      let suggestion = FilterType.suggestion(for: word)
      throw condition.valuePlace.error(.unknownType(typed, suggestion: suggestion))
    case .explicit:
      if let answer = YesOrNo.parse(word) { return .explicit(answer) }
      throw condition.valuePlace.error(.notYesOrNo(typed))
    case .price, .rent, .year, .length, .rating, .track, .tracks:
      throw condition.valuePlace.error(.notANumber(typed, field))
    }
  }

  // MARK: Quotes

  /// A value without its quotes; where they close in a later word, with the words in between.
  private mutating func unquoted(_ value: String, asIn word: Int) -> String {
    guard let quote = value.first, Self.isQuote(quote) else { return value }
    if value.count > 1, value.last == quote { return String(value.dropFirst().dropLast()) }
    guard !lonelyQuotes.contains(quote) else { return value }
    guard let end = words[position...].firstIndex(where: { $0.raw.last == quote }) else {
      lonelyQuotes.insert(quote)
      return value
    }
    let parts = [String(value.dropFirst())] + words[position..<end].map(\.raw)
    let last = String(words[end].raw.dropLast())
    position = end + 1
    return (parts + [last]).joined(separator: " ")
  }

  private static func isQuote(_ character: Character?) -> Bool {
    character == "\"" || character == "'"
  }
}

import Catalog

/// Candidates for the same part of a line.
struct CandidateSet {
  /// The candidates, in the order in which they are listed.
  var candidates: [Candidate]
  /// The text before the cursor that a candidate takes the place of.
  var replaced: String
  /// What the candidates were compared with: the same without a quote before it.
  var typed: String
  /// Whether the text is a value, which is put into quotes where it has several words.
  var isValue = false
  /// Whether case and accents count in what the candidates share.
  var isExact = false
  /// The last of all, where there are more than these.
  var last: Candidate?

  /// Makes the set of those that begin with a text.
  init(_ candidates: [Candidate], for typed: String) {
    self.candidates = candidates
    replaced = typed
    self.typed = typed
  }

  /// Makes a set for the value behind a qualifier's colon, which a quote may begin.
  init(value: String, among candidates: (String) -> CandidateSet) {
    let quote = value.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    self = candidates(quote == nil ? value : String(value.dropFirst()))
    replaced = value
    isValue = true
  }

  /// The text to put in place of what is replaced; nil where there is none that says more.
  ///
  /// That is the one candidate, with a space where another word may follow, or what all candidates begin with. The text
  /// behind the cursor stays.
  func insertion(before tail: String) -> String? {
    if let only = candidates.first, candidates.count == 1, last == nil {
      let isClosedBehind = quote != nil && tail.first == quote
      let hasSpace = only.takesSpace && !isClosedBehind && tail.first?.isWhitespace != true
      let text = written(only.text, closes: !isClosedBehind && !only.goesOn) + (hasSpace ? " " : "")
      return text == replaced ? nil : text
    }
    let texts = (candidates + [last].compactMap { $0 }).map(\.text)
    if isExact {
      let shared = Self.sharedBeginning(of: texts) { $0 == $1 }
      return shared.count > typed.count && shared.hasPrefix(typed)
        ? written(shared, closes: false) : nil
    }
    var shared = Self.sharedBeginning(of: texts, Self.isSame)
    if tail.first?.isWhitespace == true {
      while shared.last?.isWhitespace == true { shared.removeLast() }
    }
    guard Folding.fold(shared).count > Folding.fold(typed).count,
      Self.letters(shared).hasPrefix(Self.letters(typed))
    else { return nil }
    return written(shared, closes: false)
  }

  /// The quote that was typed before the value.
  private var quote: Character? {
    isValue && replaced.count > typed.count ? replaced.first : nil
  }

  private func written(_ text: String, closes: Bool) -> String {
    guard isValue, quote != nil || text.contains(where: \.isWhitespace) else { return text }
    let mark = quote ?? (Self.endsEarly(text, at: "\"") ? "'" : "\"")
    return String(mark) + text + (closes ? String(mark) : "")
  }

  /// Whether a quote within the text would be taken for the one that closes it.
  private static func endsEarly(_ text: String, at quote: Character) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == quote && $1.isWhitespace }
  }

  /// What all texts begin with, in the spelling of the first.
  private static func sharedBeginning(
    of texts: [String],
    _ isSame: (Character, Character) -> Bool
  ) -> String {
    guard let first = texts.first else { return "" }
    let count = texts.dropFirst().reduce(first.count) { count, text in
      zip(first.prefix(count), text).prefix { isSame($0, $1) }.count
    }
    return String(first.prefix(count))
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || Folding.fold(String(one)) == Folding.fold(String(other))
  }

  private static func letters(_ text: String) -> String {
    Folding.fold(text).filter { $0.isLetter || $0.isNumber }
  }
}

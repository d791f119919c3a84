/// How near names are to what was searched for.
struct NameMatch {
  private let searched: [UInt8]
  private let words: [Needle]

  /// Makes the measure of a search's words.
  init(_ words: String) {
    searched = FoldedText.words(of: words)
    self.words = searched.split(separator: UInt8(ascii: " ")).map { Needle(Array($0)) }
  }

  /// 0 for the name itself, 1 for one that begins with the words, 2 for one that has them all, 3 for the
  /// rest; nil without a name.
  ///
  /// Case, accents and punctuation do not count: `mission impossible` is `Mission: Impossible`.
  func distance(of name: String?) -> Int? {
    guard let name else { return nil }
    let found = FoldedText.words(of: name)
    guard !found.isEmpty else { return nil }
    if found == searched { return 0 }
    if found.starts(with: searched) { return 1 }
    return words.allSatisfy { $0.occurs(in: found) } ? 2 : 3
  }
}

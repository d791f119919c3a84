import Catalog

/// Asks items whether they fulfil a filter, one list at a time.
struct FilterMatcher {
  /// A term of words, ready to be looked for.
  private enum Search {
    case anywhere(Needle)
    case genre(Needle, fromWordOn: Bool)
    case creator([Needle])
  }

  /// An item's texts, each folded when it is first needed.
  private struct Texts {
    var name: [UInt8]?
    var creator: [UInt8]?
    var collection: [UInt8]?
    var genre: [UInt8]?
  }

  /// The terms that need no folding come first.
  private let facts: [FilterTerm]
  private let searches: [Search]
  /// What was folded already: rows of a list share creators, collections and genres.
  private var folded: [String: [UInt8]] = [:]
  private var genreWords: [String: [UInt8]] = [:]

  init(_ filter: Filter) {
    var facts: [FilterTerm] = []
    var searches: [Search] = []
    for term in filter.terms {
      switch term {
      case .number, .length, .type, .explicit: facts.append(term)
      case .words(let words): searches.append(.anywhere(Needle(FoldedText.bytes(of: words))))
      case .genre(let genre): searches.append(Self.genreSearch(genre))
      case .creator(let creator): searches.append(Self.creatorSearch(creator))
      }
    }
    self.facts = facts
    self.searches = searches
  }

  /// Whether the item fulfils every term.
  mutating func keeps(_ item: Item) -> Bool {
    for fact in facts where !FilterFacts.hold(fact, of: item) { return false }
    var texts = Texts()
    for search in searches where !holds(search, of: item, &texts) { return false }
    return true
  }

  /// A genre begins with the words, or a word of it does: `rap` is `Hip-Hop/Rap`, and no `Photography`.
  ///
  /// Other scripts may have no space before a word.
  private static func genreSearch(_ genre: String) -> Search {
    let words = FoldedText.words(of: genre)
    let fromWordOn = (words.first ?? 0) < 0x80
    return .genre(Needle(fromWordOn ? spaced(words) : words), fromWordOn: fromWordOn)
  }

  /// The words of a creator's name may come in any order.
  private static func creatorSearch(_ creator: String) -> Search {
    let words = FoldedText.bytes(of: creator).split(separator: UInt8(ascii: " "))
    return .creator(words.map { Needle(Array($0)) })
  }

  private static func spaced(_ words: [UInt8]) -> [UInt8] {
    [UInt8(ascii: " ")] + words
  }

  private mutating func holds(_ search: Search, of item: Item, _ texts: inout Texts) -> Bool {
    switch search {
    case .anywhere(let needle):
      return needle.occurs(in: text(item.name, &texts.name, isShared: false))
        || needle.occurs(in: text(item.creator, &texts.creator))
        || needle.occurs(in: text(item.collection, &texts.collection))
        || needle.occurs(in: text(item.genre, &texts.genre))
    case .genre(let needle, let fromWordOn):
      guard let genre = item.genre else { return false }
      let words = genreWords[genre] ?? FoldedText.words(of: genre)
      genreWords[genre] = words
      return needle.occurs(in: fromWordOn ? Self.spaced(words) : words)
    case .creator(let needles):
      let creator = text(item.creator, &texts.creator)
      return needles.allSatisfy { $0.occurs(in: creator) }
    }
  }

  private mutating func text(
    _ text: String?,
    _ known: inout [UInt8]?,
    isShared: Bool = true
  ) -> [UInt8] {
    if let known { return known }
    guard let text else { return [] }
    let bytes = isShared ? folded[text] ?? FoldedText.bytes(of: text) : FoldedText.bytes(of: text)
    if isShared { folded[text] = bytes }
    known = bytes
    return bytes
  }
}

public import Catalog

/// What narrows a list to some of its items: all terms must hold.
///
/// Words, also several in quotes, must occur in the name, the creator, the collection or the genre.
/// `price<5`, `year>=2010` or `length>1h30` compare; `genre:jazz`, `by:"miles davis"`, `type:album`
/// and `explicit:no` look at one thing each. What is in quotes is never anything but words.
public struct Filter: Hashable, Sendable {
  /// In the order in which they were typed, never empty.
  let terms: [FilterTerm]

  init?(terms: [FilterTerm]) {
    guard !terms.isEmpty else { return nil }
    self.terms = terms
  }

  /// Reads the words behind `filter`.
  ///
  /// - Returns: the filter, or nil where `off` stands alone and takes the filter away.
  /// - Throws: `FilterError` for a word that compares or qualifies, but not as it stands, and where
  ///   there are no words.
  public static func parse(_ words: [Word]) throws(FilterError) -> Filter? {
    if words.count == 1, words[0].raw == FilterText.off { return nil }
    guard let filter = Filter(terms: try FilterParser.terms(of: words)) else {
      throw FilterError(.noWords, word: 0, range: 0..<0)
    }
    return filter
  }

  /// Reads what ``text`` wrote; nil for any text that is no filter.
  public init?(text: String) {
    guard let filter = try? Filter.parse(Word.split(text)) else { return nil }
    self = filter
  }

  /// What a search narrows by beside its words, as far as a filter can; nil where that is nothing.
  init?(narrowedAs query: Query) {
    var terms: [FilterTerm] = []
    if query.media != .all || query.entity != nil {
      let types = expectedTypes(media: query.media, entity: query.entity)
      terms += FilterType(covering: types).map { [.type($0)] } ?? []
    }
    if !query.explicit { terms.append(.explicit(false)) }
    self.init(terms: terms)
  }

  /// The types of the items that it lets through, nil where it says nothing of types.
  public var types: Set<ItemType>? {
    let sets = terms.compactMap { term in
      if case .type(let type) = term { type.types } else { nil }
    }
    return sets.dropFirst().reduce(sets.first) { $0?.intersection($1) }
  }

  /// The filter as it may be typed again: it reads back as an equal one.
  ///
  /// What was typed is in it, so it has to be cleaned before it is drawn.
  public var text: String {
    terms.map(\.text).joined(separator: " ")
  }
}

/// Tells whether the words of a search are among the words of an item, as a search on this side does it.
enum WordMatch {
  /// The folded words of a text; punctuation parts them, an apostrophe does not.
  static func words(of text: String) -> [String] {
    Folding.fold(text).filter { $0 != "'" }
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  /// Whether each of the words begins a word of one of the texts.
  ///
  /// Words in scripts without spaces may stand anywhere.
  static func matches(_ words: [String], in texts: [String?]) -> Bool {
    guard !words.isEmpty else { return false }
    let found = texts.flatMap { Self.words(of: $0 ?? "") }
    return words.allSatisfy { word in
      found.contains { word.isASCIIOnly ? $0.hasPrefix(word) : contains(word, in: $0) }
    }
  }

  /// Whether `part` stands in `text`, byte for byte.
  static func contains(_ part: String, in text: String) -> Bool {
    let part = Array(part.utf8)
    let text = Array(text.utf8)
    guard let first = part.first, part.count <= text.count else { return false }
    return text.indices.dropLast(part.count - 1).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }
}

extension String {
  fileprivate var isASCIIOnly: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension Query {
  /// The items that this search wanted: with `by:`, those of that creator, and the creator.
  public func rows(of items: [Item]) -> [Item] {
    guard let creator else { return items }
    let words = Folding.fold(creator).split(whereSeparator: \.isWhitespace).map(String.init)
    return items.filter { item in
      let name = Folding.fold((item.id.type == .artist ? item.name : item.creator) ?? "")
      return words.allSatisfy { WordMatch.contains($0, in: name) }
    }
  }

  /// Whether an item that no search brought, but a chart, is what this search would find.
  ///
  /// The attribute says which field the words must be in; without one it is name, creator or collection.
  func finds(_ item: Item) -> Bool {
    guard explicit || item.explicitness != .explicit else { return false }
    guard !rows(of: [item]).isEmpty else { return false }
    let words = WordMatch.words(of: term)
    guard !words.isEmpty else { return creator != nil }
    return WordMatch.matches(words, in: texts(of: item))
  }

  private func texts(of item: Item) -> [String?] {
    switch attribute {
    case .movieTerm, .featureFilmTerm, .shortFilmTerm, .titleTerm, .tvEpisodeTerm:
      [item.name]
    case .tvSeasonTerm:
      [item.id.type == .tvSeason ? item.name : item.collection]
    case .showTerm:
      [item.creator, item.collection, item.id.type == .tvSeason ? item.name : nil]
    case .actorTerm, .directorTerm, .producerTerm, .artistTerm, .movieArtistTerm, .allArtistTerm,
      .authorTerm:
      [item.creator]
    case .releaseYearTerm:
      [item.released.map { String($0.year) }]
    case .descriptionTerm, .keywordsTerm:
      [item.name, item.description]
    case .genreIndex:
      [item.genre]
    case .ratingTerm, .ratingIndex:
      [item.contentRating]
    case nil, .composerTerm, .softwareDeveloper, .albumTerm, .allTrackTerm, .mixTerm, .songTerm,
      .languageTerm:
      [item.name, item.creator, item.collection]
    }
  }
}

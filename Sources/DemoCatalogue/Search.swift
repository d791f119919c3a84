/// Answers `/search`.
struct Search: Sendable {
  let shelf: Shelf

  /// Checks the values, then searches; without a term the answer is empty, as at Apple's.
  func reply(to target: RequestTarget) -> DemoReply {
    guard let storefront = target.storefront else { return .invalid("country") }
    if let key = SearchTerms.invalidKey(in: target) { return .invalid(key) }
    let words = Folding.words(of: target["term"] ?? "")
    guard !words.isEmpty else { return .records([], in: storefront) }
    let found = matches(words, in: target)
    return .records(Array(found.prefix(limit(of: target))), in: storefront)
  }

  private func matches(_ words: [String], in target: RequestTarget) -> [Record] {
    let selections = SearchTerms.selections(for: target)
    let attribute = target["attribute"]
    let leavesOutExplicit = target["explicit"]?.lowercased() == "no"
    let found = shelf.records.filter { record in
      guard selections.contains(where: { $0.includes(record) }) else { return false }
      if leavesOutExplicit, record.isExplicit { return false }
      return Folding.contains(text(of: record, for: attribute), all: words)
    }
    // Sorting by distance and then by place keeps the shelves' order among equals.
    let ranked = found.enumerated().map { place, record in
      (distance: record.searchable.distance(to: words), place: place, record: record)
    }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.record)
  }

  /// The text that an attribute restricts the search to.
  private func text(of record: Record, for attribute: String?) -> String {
    switch attribute {
    case "titleTerm", "movieTerm", "songTerm", "tvEpisodeTerm", "tvSeasonTerm", "shortFilmTerm",
      "featureFilmTerm", "mixTerm", "allTrackTerm":
      return record.searchable.text(.name)
    case "albumTerm":
      return record.searchable.text(record.kind == .album ? .name : .collection)
    case "artistTerm", "authorTerm", "directorTerm", "producerTerm", "composerTerm", "actorTerm",
      "softwareDeveloper", "movieArtistTerm", "allArtistTerm", "showTerm":
      return record.searchable.text(.creator)
    case "descriptionTerm", "keywordsTerm":
      return Folding.folded(record.text("longDescription") ?? record.text("description") ?? "")
    case "releaseYearTerm":
      return String((record.text("releaseDate") ?? "").prefix(4))
    case "genreIndex":
      let keys = ["primaryGenreName", "genres", "genreIds"]
      return Folding.folded(keys.compactMap { record.text($0) }.joined(separator: " "))
    case "ratingIndex", "ratingTerm":
      return Folding.folded(record.text("contentAdvisoryRating") ?? "")
    case "languageTerm":
      return Folding.folded(record.text("languageCodesISO2A") ?? "")
    default:
      return record.searchable.text(nil)
    }
  }

  /// More than 200 is 200; what is no number above nothing counts as unsaid.
  private func limit(of target: RequestTarget) -> Int {
    guard let limit = target["limit"].flatMap({ Int($0) }), limit > 0 else { return 50 }
    return min(limit, 200)
  }
}

import Catalog
import Records

/// That nothing was found, why that may be, and where else to look.
public enum EmptyWords {
  /// One sentence for standard error.
  public static func sentence(for list: ListScreen) -> String {
    if list.isFilteredAway {
      return "No row of \(list.rowCount) fits: \(list.arrangement.first ?? "")."
    }
    return switch list.topic {
    case .start: "This screen has no items."
    case .inquiry(let subject): SubjectWords.nothing(for: subject, name: list.subjectName)
    case .seen(let text): "Nothing that was seen has \(Quoted.text(text))."
    case .watchlist: WatchWords.nothingWatched
    case .deals: WatchWords.noDeals
    case .prices: "No price of it was seen."
    case .downloads: "Nothing was downloaded yet. In a list of episodes, download 3 gets row 3."
    case .history(""): "No screen is kept yet."
    case .history(let text): "No screen that is kept has \(Quoted.text(text))."
    }
  }

  /// What narrowed the search or lies in the way of it, a sentence each.
  static func causes(of list: ListScreen) -> [String] {
    guard !list.isFilteredAway else { return [] }
    var causes = [NoteWords.unreadable(in: list)].compactMap { $0 }
    guard case .search(let query) = list.request else { return causes }
    let isSaid = list.findings.notes.contains { note in
      if case .notServed = note { true } else { false }
    }
    if query.media.isOfScreens || query.isOfEverything, !isSaid, list.source?.origin != .demo {
      causes.append("Apple no longer serves movies and TV in search in most places.")
    }
    if query.creator != nil, !query.term.isEmpty {
      causes.append("Only rows of this creator count, among the first \(query.limit) found.")
    } else if query.creator != nil {
      causes.append("Only rows with this name as their creator count.")
    }
    if let attribute = query.attribute {
      causes.append("Only \(attribute.rawValue) was looked at, and Apple misses new items there.")
    }
    if !query.explicit { causes.append("Explicit content is left out.") }
    if let language = query.language { causes.append("The answer was asked for in \(language).") }
    return causes
  }

  /// What to type for the search of before that this is nearly; nil where there is none.
  static func searchedBefore(_ list: ListScreen) -> String? {
    guard let term = list.searchedBefore else { return nil }
    let words = Quoted.bare(term)
    // Where it is a command, or nearly one, it takes a sign to search for it.
    if case .command(.search) = CommandParser(in: .init()).parse(Word.split(words)) { return words }
    return "/\(words)"
  }

  /// What to type to look elsewhere.
  static func elsewhere(than list: ListScreen) -> [String] {
    if list.isFilteredAway { return ["filter off"] }
    let elsewhere = list.source?.origin == .demo ? "home" : otherCountry(than: list.country)
    let query: Query
    switch list.topic {
    case .start:
      return []
    case .deals:
      return ["watchlist", "refresh"]
    case .watchlist, .prices, .history(""), .downloads:
      return []
    case .seen(let text), .history(let text):
      return ["/\(Quoted.bare(text))"]
    case .inquiry(.request(.search(let search))):
      query = search
    case .inquiry(.similar):
      // It is of the item's own country, whatever the setting.
      return []
    case .inquiry:
      return [elsewhere]
    }
    var commands: [String] = []
    if !query.isOfEverything {
      commands.append("media all")
    } else if list.source?.origin != .demo {
      // The search for films and TV alone goes on in the charts.
      commands += ["media movies", "media tv"]
    }
    commands.append(elsewhere)
    if !query.explicit { commands.append("set explicit yes") }
    if query.creator != nil, query.limit < Query.limits.upperBound {
      commands.append("set limit \(Query.limits.upperBound)")
    }
    return commands
  }

  /// The bundled catalogue has the same in every country, so there this leads nowhere.
  private static func otherCountry(than country: Storefront?) -> String {
    country == .unitedStates ? "country gb" : "country us"
  }
}

extension Media {
  /// Whether it is what Apple has moved out of this service.
  fileprivate var isOfScreens: Bool {
    switch self {
    case .movie, .tvShow, .shortFilm: true
    case .all, .music, .musicVideo, .podcast, .audiobook, .ebook, .software: false
    }
  }
}

import Catalog
import Records

/// That nothing was found, why that may be, and where else to look.
public enum EmptyWords {
  /// One sentence for standard error.
  public static func sentence(for list: ListScreen) -> String {
    if list.isFilteredAway {
      let filter = list.arrangement.first ?? ""
      guard case .seen(let text) = list.topic else {
        return "No row of \(list.rowCount) fits: \(filter)."
      }
      // It may stand for a search that nobody has filtered.
      let total = list.sightings.total ?? .exactly(list.rowCount)
      let were = total.number == 1 ? "was" : "were"
      let found = "\(CountText.text(total)) \(were) seen with \(Quoted.text(text))"
      return "\(RequestWords.capitalized(found)), but none that fits was found: \(filter)."
    }
    return switch list.topic {
    case .start: "This screen has no items."
    case .inquiry(let subject):
      SubjectWords.nothing(for: asked(subject, in: list), name: list.subjectName)
    case .seen(let text): "Nothing that was seen has \(Quoted.text(text))."
    case .watchlist: WatchWords.nothingWatched
    case .deals: WatchWords.noDeals
    case .prices: "No price of it was seen."
    case .downloads: "Nothing was downloaded yet. In a list of episodes, download 3 gets row 3."
    case .history(""): "No screen is kept yet."
    case .history(let text): "No screen that is kept has \(Quoted.text(text))."
    }
  }

  /// What was asked and answered: a store that could not be asked has not said that it has nothing.
  private static func asked(
    _ subject: Inquiry.Subject,
    in list: ListScreen
  ) -> Inquiry.Subject {
    guard case .compare(let comparison) = subject else { return subject }
    let absent = list.findings.comparison.filter { $0.reply == .absent }.map(\.country)
    return .compare(comparison.limited(to: absent))
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
    if isAddress(query) { causes.append("An address is opened, and not searched for, by lookup.") }
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
    let other = otherCountry(than: list.country)
    let elsewhere = list.source?.origin == .demo ? "home" : "country \(other)"
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
    case .inquiry(let subject):
      // What is asked of one item keeps its country, whatever the setting.
      guard list.source?.origin != .demo, let line = line(for: subject, in: list) else {
        return [elsewhere]
      }
      return [line.text + (line.isElsewhere ? " --country \(other)" : "")]
    }
    var commands: [String] = []
    if isAddress(query) { commands.append("lookup \(Quoted.bare(query.term))") }
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
    country == .unitedStates ? "gb" : "us"
  }

  /// The same once more for another country, or what leads to an episode that is too old to be looked up.
  private static func line(
    for subject: Inquiry.Subject,
    in list: ListScreen
  ) -> (text: String, isElsewhere: Bool)? {
    switch subject {
    case .items(let ids, let typed, _, _) where ids.count <= 3:
      let words = ids.map { id in
        typed.first { $0.number == id }?.description ?? String(id)
      }
      return ("lookup \(words.joined(separator: " "))", true)
    case .more(let belongings):
      return ("more \(belongings.parent)", true)
    case .address(let address, let country, _):
      if let show = list.findings.parent?.id {
        return ("more \(show) --country \((address.country ?? country).code)", false)
      }
      let type = address.type?.rawValue ?? "id"
      return address.type == .podcastEpisode ? nil : ("lookup \(type):\(address.number)", true)
    case .request, .items, .compare, .chart, .similar, .home, .refresh:
      return nil
    }
  }

  /// Whether what was searched for is the address of a page of a store.
  private static func isAddress(_ query: Query) -> Bool {
    (try? StoreAddress.parse(query.term)) != nil
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

import Catalog
import Records
import TerminalText

/// What was asked of the catalogue, in words, however many requests it took.
enum SubjectWords {
  /// What heads a list: `Top films in Comedy`, `Songs of “Abbey Road”`, `“Blade Runner” in 4 countries`.
  ///
  /// - Parameters:
  ///   - subject: What was asked.
  ///   - name: What the item is called that it was asked of, where that is known.
  /// - Returns: The words, capitalised.
  static func head(of subject: Inquiry.Subject, name: String? = nil) -> String {
    switch subject {
    case .request(let request): RequestWords.head(of: request)
    case .items(let ids, let typed, _, _): RequestWords.capitalized(items(ids, typed))
    case .address(let address, _, _): RequestWords.capitalized(self.name(of: address))
    case .more(let belongings):
      RequestWords.capitalized(Self.belongings(belongings, name: name))
    case .compare(let comparison):
      RequestWords.capitalized(Self.name(of: comparison, name))
        + " in \(countries(comparison))"
    case .chart(let chart, let genre, _, _): ChartWords.head(of: chart, genre: genre)
    case .similar(let similarity): "Similar to \(self.name(of: similarity))"
    case .home(_, let country, _): "Today in \(country.sentenceName)"
    case .refresh: "Watchlist"
    }
  }

  /// What is being done: `Comparing “Blade Runner” in 4 countries`.
  static func doing(_ subject: Inquiry.Subject, name: String? = nil) -> String {
    let country = subject.country.sentenceName
    switch subject {
    case .request(let request):
      return RequestWords.doing(request)
    case .items(let ids, let typed, _, _):
      return "Looking up \(items(ids, typed)) in \(country)"
    case .address(let address, _, _):
      return "Looking up \(name.map(Quoted.text) ?? self.name(of: address)) in \(country)"
    case .more(let belongings):
      return "Getting the \(Self.belongings(belongings, name: name)) in \(country)"
    case .compare(let comparison):
      let what = name.map { Quoted.text($0) + " " } ?? ""
      return "Comparing \(what)in \(countries(comparison))"
    case .chart(let chart, let genre, let country, _):
      return "Getting \(ChartWords.within(chart, genre: genre)), \(country.name)"
    case .similar(let similarity):
      return "Looking for what is similar to \(self.name(of: similarity)) in \(country)"
    case .home:
      return "Getting the charts of \(country)"
    case .refresh(let refresh):
      return "Getting the prices of \(QuantityText.counted(refresh.entries.count, "watched item"))"
    }
  }

  /// What is being done, as it stands within a sentence.
  static func gerund(_ subject: Inquiry.Subject) -> String {
    RequestWords.uncapitalized(doing(subject))
  }

  /// That nothing came, as one sentence.
  static func nothing(for subject: Inquiry.Subject, name: String? = nil) -> String {
    let country = subject.country.sentenceName
    switch subject {
    case .request(let request):
      return RequestWords.nothing(for: request)
    case .items(let ids, let typed, _, _):
      if ids.count == 1, let type = typed.first?.type {
        return "No \(type.word) has the id \(ids[0]) in \(country)."
      }
      return "\(RequestWords.nothing(under: .ids(ids))) in \(country)."
    case .address(let address, _, _):
      if address.type == .podcastEpisode, let show = address.parent {
        return nothing(of: address.number, ofShow: show, name, in: country)
      }
      return "No \(noun(of: address)) has the id \(address.number) in \(country)."
    case .more(let belongings):
      return "There are no \(Self.belongings(belongings, name: name)) in \(country)."
    case .compare(let comparison):
      let places = Enumeration.text(comparison.countries.map(\.sentenceName), last: "or")
      if let name = name.flatMap(ItemText.line) {
        return "\(Quoted.text(name)) is not under this id in \(places)."
      }
      return "No \(comparison.type?.word ?? "item") has the id \(comparison.number) in \(places)."
    case .chart(_, _, let country, _):
      return RequestWords.noChart(in: country) + "."
    case .similar(let similarity):
      return "Nothing similar to \(self.name(of: similarity)) is known in \(country)."
    case .home:
      return "There are no charts in \(country)."
    case .refresh:
      return WatchWords.nothingWatched
    }
  }

  /// That an episode is not among those by which its show is looked up.
  private static func nothing(
    of episode: Int64,
    ofShow show: Int64,
    _ name: String?,
    in country: String
  ) -> String {
    guard let name = name.flatMap(ItemText.line) else {
      return "No podcast has the id \(show) in \(country)."
    }
    let most = Query.limits.upperBound
    return "Apple gives the newest \(most) episodes of \(Quoted.text(name)) at most; "
      + "none of them has the id \(episode)."
  }

  // MARK: Parts

  /// `songs of “Abbey Road”`, and `songs of album 123` where the name is not known.
  private static func belongings(_ belongings: Belongings, name: String?) -> String {
    let parent = Self.name(of: belongings.parent, name)
    return switch belongings.kind {
    case .songs: "songs of \(parent)"
    case .albums: "albums by \(parent)"
    case .musicVideos: "music videos by \(parent)"
    case .episodes, .podcastEpisodes: "episodes of \(parent)"
    case .seasons: "seasons of \(parent)"
    case .podcasts: "podcasts by \(parent)"
    case .books: "books by \(parent)"
    case .apps: "apps by \(parent)"
    case .movies: "films by \(parent)"
    }
  }

  private static func name(of id: ItemID, _ name: String?) -> String {
    name.flatMap(ItemText.line).map(Quoted.text) ?? "\(id.type.word) \(id.number)"
  }

  private static func name(of comparison: Comparison, _ name: String?) -> String {
    if let id = comparison.id { return Self.name(of: id, name) }
    return name.flatMap(ItemText.line).map(Quoted.text) ?? "item \(comparison.number)"
  }

  private static func name(of similarity: Similarity) -> String {
    name(of: similarity.id, similarity.name)
  }

  /// Items by their ids: `song 123`, `3 items`.
  private static func items(_ ids: [Int64], _ typed: [ItemID]) -> String {
    guard ids.count == 1, let type = typed.first?.type else { return RequestWords.items(ids) }
    return "\(type.word) \(ids[0])"
  }

  private static func name(of address: StoreAddress) -> String {
    "\(noun(of: address)) \(address.number)"
  }

  private static func noun(of address: StoreAddress) -> String {
    switch address.artistKind {
    case .author: "author"
    case .developer: "developer"
    case .show: "show"
    case .musician, .podcaster, .filmmaker, nil: address.type?.word ?? "item"
    }
  }

  private static func countries(_ comparison: Comparison) -> String {
    comparison.countries.count == 1 ? "1 country" : "\(comparison.countries.count) countries"
  }
}

extension Topic {
  /// What heads a list of it.
  func head(name: String?) -> String {
    switch self {
    case .start: "reprise"
    case .inquiry(let subject): SubjectWords.head(of: subject, name: name)
    case .seen(let text): "Seen \(Quoted.text(text))"
    case .watchlist: "Watchlist"
    case .deals: "Deals"
    case .prices(let key):
      "Prices of " + (name.flatMap(ItemText.line).map(Quoted.text) ?? key.id.description)
    case .downloads: "Downloads"
    case .history(""): "History"
    case .history(let text): "History of \(Quoted.text(text))"
    }
  }
}

extension ListScreen {
  /// What the item is called that the list belongs to or compares.
  var subjectName: String? {
    findings.parent?.name ?? ownerName ?? priced?.item.name
      ?? findings.comparison.lazy.compactMap { $0.item?.name }.first ?? knownName
  }

  /// What the items call that to which they belong, for an answer without a record of it.
  private var ownerName: String? {
    guard case .more(let belongings) = topic.subject else { return nil }
    let owner = belongings.parent
    return findings.items.lazy.compactMap { item in
      if owner.type == .artist {
        item.creatorID == owner.number ? item.creator : nil
      } else {
        item.collectionID == owner.number ? item.collection : nil
      }
    }.first
  }
}

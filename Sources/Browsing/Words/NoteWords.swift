public import Catalog
import Records

/// What there is to say about a list beside its items.
public enum NoteWords {
  /// Plain sentences for standard error: why a line that nearly was a command was searched for, ids that are missing,
  /// what is not sold here, what was left out.
  public static func sentences(
    for list: ListScreen,
    serviceHost: String = Endpoint.apple.host
  ) -> [String] {
    let status = chartsSearched(in: list).map { search in
      "\(RequestWords.capitalized(search.text))."
    }
    return (list.nearMiss.map { [NearMissWords.searched($0)] } ?? [])
      + remarks(on: list, serviceHost: serviceHost).map(\.text)
      + missingSections(of: list, serviceHost: serviceHost)
      + [missingStores(of: list), unreadable(in: list), status, best(in: list)].compactMap { $0 }
  }

  /// The sections of home that could not be had, each of which says so on a screen.
  private static func missingSections(of list: ListScreen, serviceHost: String) -> [String] {
    list.findings.sections.compactMap { section in
      guard let error = section.failure, error.code != .noChart else { return nil }
      return "\(ChartWords.head(of: section.chart)): \(reason(error, serviceHost))."
    }
  }

  /// The storefronts of a comparison that have no such item, which a screen has in its rows.
  private static func missingStores(of list: ListScreen) -> String? {
    let rows = list.findings.comparison
    let absent = rows.filter { $0.reply == .absent }.map(\.country.sentenceName)
    // That nobody has it is said in place of the list.
    guard !absent.isEmpty, rows.contains(where: { $0.item != nil }) else { return nil }
    return "Not under this id in \(Enumeration.text(absent))."
  }

  /// How many records could not be read, which a list has in its head.
  static func unreadable(in list: ListScreen) -> String? {
    guard list.skipped > 0 else { return nil }
    return QuantityText.counted(list.skipped, "record") + " could not be read."
  }

  /// Of how many matches the rows are the best, which a screen has in its head.
  private static func best(in list: ListScreen) -> String? {
    list.matchCount.map { all in
      "These are the best \(CountText.grouped(list.items.count)) of \(CountText.text(all))."
    }
  }

  /// A sentence, and whether something is missing that was asked for.
  struct Remark: Equatable {
    var text: String
    var isWarning: Bool
  }

  /// What is said over the rows, the most important first.
  static func remarks(on list: ListScreen, serviceHost: String) -> [Remark] {
    var remarks = list.findings.notes.compactMap { note -> Remark? in
      guard let text = text(of: note, in: list, serviceHost: serviceHost) else { return nil }
      return Remark(text: text, isWarning: note.isWarning)
    }
    remarks += failures(in: list, serviceHost: serviceHost)
    if list.findings.strays > 0 {
      remarks.append(
        Remark(text: "\(list.findings.strays) of another kind left out.", isWarning: false)
      )
    }
    return remarks.filter(\.isWarning) + remarks.filter { !$0.isWarning }
  }

  /// How many charts were searched, for the foot: `searched 3 of 61 charts; more come`.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - isGrowing: Whether the screen is one to which more may be added.
  /// - Returns: The words, nil where no charts were searched.
  static func progress(of list: ListScreen, isGrowing: Bool) -> String? {
    guard let search = chartsSearched(in: list) else { return nil }
    return isGrowing && search.goesOn ? search.text + "; more come" : search.text
  }

  private static func chartsSearched(in list: ListScreen) -> (text: String, goesOn: Bool)? {
    for case .chartsSearched(let searched, let all, let goesOn) in list.findings.notes {
      let text =
        searched < all ? "searched \(searched) of \(all) charts" : "searched all \(all) charts"
      return (text, goesOn)
    }
    return nil
  }

  /// That what has an id is of another type than was asked for.
  static func otherType(_ number: Int64, wanted: ItemType, found: ItemType) -> String {
    let (other, type) = (Indefinite.noun(found.word), Indefinite.noun(wanted.word))
    return "\(number) is \(other), not \(type); id:\(number) opens it."
  }

  private static func text(of note: Note, in list: ListScreen, serviceHost: String) -> String? {
    switch note {
    case .missing(let ids):
      return missing(ids, in: list)
    case .otherType(let number, let wanted, let found):
      return otherType(number, wanted: wanted, found: found)
    case .soldHere(let count, of: let all):
      return "\(count) of \(all) \(noun(of: list)) \(count == 1 ? "is" : "are") sold here."
    case .newest(0, of: let all):
      let catalogue = list.source?.origin == .demo ? "The bundled catalogue" : "Apple"
      return "\(catalogue) has none of its \(all) \(noun(of: list))."
    case .newest(let count, of: let all):
      return "Apple gives the newest \(count) of \(all) \(noun(of: list))."
    case .plainSearch:
      return list.items.isEmpty
        ? "The words were looked for anywhere too."
        : "No creator of this name was found; these have the words anywhere."
    case .notServed(let media):
      return notServed(media, in: list)
    case .chartFailed(let error):
      let isSearch = list.findings.notes.contains { $0.isOfRetired }
      let isAll = isSearch && chartsSearched(in: list) == nil
      let lead = isAll ? "The charts could not be searched: " : "A chart is missing: "
      return lead + reason(error, serviceHost) + "."
    case .partFailed(let error):
      return "A part is missing: " + reason(error, serviceHost) + "."
    case .chartsSearched, .noChart:
      // Said in the foot, and in place of the list.
      return nil
    }
  }

  /// That Apple's search has nothing of it any more, and what was searched in its place.
  private static func notServed(_ media: Media, in list: ListScreen) -> String {
    var lead = "Apple's search no longer answers for \(media.screenLabel)"
    let seen = list.seenRowCount
    let charted = list.rowCount - seen
    let hasNoChart = list.findings.notes.contains(.noChart)
    if hasNoChart, let country = list.country {
      lead +=
        ", and there are no charts of \(media == .tvShow ? "it" : "them") in \(country.sentenceName)"
    }
    let rest =
      switch (charted, seen) {
      case (0, 0) where hasNoChart || chartsSearched(in: list) == nil:
        "what was seen before was searched"
      case (0, 0): "the charts were searched, and what was seen before"
      case (0, 1): "this was seen before"
      case (0, _): "these were seen before"
      case (_, 0): "these are from the charts"
      case (_, _): "these are from the charts, and \(seen) from what was seen before"
      }
    return "\(lead); \(rest)."
  }

  private static func missing(_ ids: [Int64], in list: ListScreen) -> String? {
    let place = list.country.map { " in \($0.sentenceName)" } ?? ""
    switch list.topic.subject {
    case .request, .items, .address:
      // Of a list without items it is what is said in its place.
      if list.items.isEmpty { return nil }
    case .more, .similar, .compare, .chart, .home, .refresh, nil:
      break
    }
    guard ids.count > 1 else {
      return ids.first.map { "No item has the id \($0)\(place)." }
    }
    let numbers = ids.map(String.init).joined(separator: ", ")
    return "No items have these ids\(place): \(numbers)."
  }

  /// What a list of similar items is made of, where some are seen before and some from a chart.
  static func makeup(of list: ListScreen) -> String? {
    guard case .similar(let similarity) = list.topic.subject else { return nil }
    let seen = list.sightings.matches.count
    var parts: [String] = []
    if let creator = similarity.creator.flatMap(ItemText.line) {
      let none = "nothing else by \(creator) was seen before"
      parts.append(seen > 0 ? "\(seen) by \(creator), seen before" : none)
    }
    let charted = list.rowCount - seen
    if charted > 0, let chart = list.findings.charts.first {
      let genre = chart.genre == nil ? similarity.genre.flatMap(ItemText.line) : nil
      let suffix = genre.map { ", of the genre \($0)" } ?? ""
      parts.append("\(charted) from the \(ChartWords.within(chart))\(suffix)")
    }
    guard !parts.isEmpty else { return nil }
    return RequestWords.capitalized(parts.joined(separator: "; ")) + "."
  }

  private static func noun(of list: ListScreen) -> String {
    guard case .more(let belongings) = list.topic.subject else { return "items" }
    return switch belongings.kind {
    case .songs: "tracks"
    case .episodes, .podcastEpisodes: "episodes"
    case .albums: "albums"
    case .musicVideos: "videos"
    case .seasons: "seasons"
    case .podcasts: "podcasts"
    case .books: "books"
    case .apps: "apps"
    case .movies: "films"
    }
  }

  /// The storefronts of a comparison that could not be asked, and why.
  private static func failures(in list: ListScreen, serviceHost: String) -> [Remark] {
    let failed = list.findings.comparison.compactMap { row -> (Storefront, CatalogError)? in
      if case .failed(let error) = row.reply { (row.country, error) } else { nil }
    }
    guard let (_, error) = failed.first else { return [] }
    let names = failed.map(\.0.name).joined(separator: ", ")
    return [Remark(text: "Not asked (\(names)): \(reason(error, serviceHost)).", isWarning: true)]
  }

  private static func reason(_ error: CatalogError, _ serviceHost: String) -> String {
    FailureAccount.reason(for: error, serviceHost: serviceHost)
  }
}

extension Note {
  /// Whether it says that Apple's search does not answer any more.
  fileprivate var isOfRetired: Bool {
    if case .notServed = self { true } else { false }
  }

  /// Whether something is missing that was asked for.
  fileprivate var isWarning: Bool {
    switch self {
    case .missing, .otherType, .chartFailed, .partFailed: true
    case .soldHere, .newest, .plainSearch, .notServed, .chartsSearched, .noChart: false
    }
  }
}

extension Media {
  /// What Apple's search no longer answers for, in the plural.
  fileprivate var screenLabel: String {
    switch self {
    case .movie: "movies"
    case .tvShow: "TV"
    case .shortFilm: "short films"
    case .all: "movies and TV"
    case .music, .musicVideo, .podcast, .audiobook, .ebook, .software: "these"
    }
  }
}

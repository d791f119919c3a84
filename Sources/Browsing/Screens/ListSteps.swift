import Catalog
import Records

/// What is done most from a list, the most useful first.
struct ListSteps {
  private let list: ListScreen
  private let rows: [ListCells.Row]
  private let shown: ClosedRange<Int>
  private let isOld: Bool

  init(_ list: ListScreen, rows: [ListCells.Row], shown: ClosedRange<Int>, isOld: Bool) {
    self.list = list
    self.rows = rows
    self.shown = shown
    self.isOld = isOld
  }

  var texts: [String] {
    var steps = ["\(shown.rangeText) opens"]
    if let progress = NoteWords.progress(of: list, isGrowing: true) { steps.append(progress) }
    if shown.upperBound < list.items.count {
      steps.append("next")
    } else if shown.lowerBound > 1 {
      steps.append("prev")
    }
    if isOld { steps.append("reload") }
    if list.filter != nil { steps.append("filter off") }
    if list.sort != nil { steps.append("sort off") }
    return steps + further
  }

  /// Where to go from what the list is of.
  private var further: [String] {
    switch list.topic {
    case .start:
      return []
    case .seen:
      return ["back"]
    case .inquiry(.request(.search(let query))) where query.isOfEverything:
      return (commonestMedia.map { ["narrow: media \($0)"] } ?? []) + [elsewhere]
    case .inquiry(.request), .inquiry(.items), .inquiry(.address):
      return [elsewhere]
    case .inquiry(.more), .inquiry(.compare):
      return ["back"]
    case .inquiry(.chart(_, let genre, _, _)):
      return [genre == nil ? genreStep : nil, "all charts: home"].compactMap { $0 }
    case .inquiry(.home):
      return ["back"]
    }
  }

  private var elsewhere: String {
    "more in: country \(list.country?.code == "gb" ? "us" : "gb")"
  }

  /// The chart of the genre that comes first, as an example.
  private var genreStep: String? {
    guard case .inquiry(.chart(let chart, _, _, _)) = list.topic else { return nil }
    let known = rows.lazy.compactMap { row in
      row.item.genre.flatMap { Genre.named($0, in: chart.genreRoot) }
    }
    return known.first.map { genre in
      // Its first word where that is enough, as it would be typed.
      let first = genre.name.lowercased().prefix { $0.isLetter || $0.isNumber }
      let isEnough = Genre.named(String(first), in: chart.genreRoot) == genre
      return "narrow: charts \(chart.rawValue) genre:\(isEnough ? String(first) : String(genre.id))"
    }
  }

  /// The media of the type that most rows shown are of, the first of them where several are.
  private var commonestMedia: String? {
    let counts = Dictionary(grouping: rows, by: \.item.id.type).mapValues(\.count)
    guard let most = counts.values.max() else { return nil }
    return ItemType.allCases.first { counts[$0] == most }.map(\.mediaWord)
  }
}

extension ItemType {
  /// The word that narrows searches to the type.
  fileprivate var mediaWord: String {
    switch self {
    case .movie: "movies"
    case .tvEpisode: "tv"
    case .tvSeason: "seasons"
    case .song: "songs"
    case .musicVideo: "videos"
    case .album: "albums"
    case .artist: "artists"
    case .podcast: "podcasts"
    case .podcastEpisode: "episodes"
    case .audiobook: "audiobooks"
    case .ebook: "books"
    case .app: "apps"
    case .macApp: "mac-apps"
    }
  }
}

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

  var steps: [Step] {
    var steps = [Step.open(shown)]
    if let progress = NoteWords.progress(of: list, isGrowing: true) {
      steps.append(.remark(progress))
    }
    if shown.upperBound < list.items.count {
      steps.append("next")
    } else if shown.lowerBound > 1 {
      steps.append("prev")
    }
    if isOld, !list.topic.isAskedAgain { steps.append("reload") }
    if list.filter != nil { steps.append("filter off") }
    if list.sort != nil { steps.append("sort off") }
    return steps + further
  }

  /// Where to go from what the list is of.
  private var further: [Step] {
    switch list.topic {
    case .start:
      return []
    case .seen:
      return ["back"]
    case .inquiry(.request(.search(let query))) where query.isOfEverything:
      return [narrower, priceOrder, elsewhere, "back"].compactMap { $0 }
    case .inquiry(.request), .inquiry(.items), .inquiry(.address):
      return [priceOrder, elsewhere, "back"].compactMap { $0 }
    case .inquiry(.more), .inquiry(.similar), .inquiry(.compare), .inquiry(.home):
      return ["back"]
    case .inquiry(.chart(_, let genre, _, _)):
      let narrower = genre == nil ? genreStep : nil
      return [narrower, .type("home", for: "all charts")].compactMap { $0 }
    case .inquiry(.refresh), .prices, .history, .downloads:
      return ["back"]
    case .watchlist:
      return ["refresh", "deals"]
    case .deals:
      return ["watchlist", "refresh"]
    }
  }

  /// The same search in another country; the bundled catalogue has the same in all of them.
  private var elsewhere: Step? {
    guard list.source?.origin != .demo else { return nil }
    return .type("country \(list.country?.code == "gb" ? "us" : "gb")", for: "more in")
  }

  /// The rows by their price, where that is an order.
  private var priceOrder: Step? {
    guard list.sort == nil else { return nil }
    let prices = Set(rows.compactMap { PriceText($0.item.price, of: $0.item, among: false)?.text })
    return prices.count > 1 ? "sort price" : nil
  }

  /// The rows of the type that most are of, where there are others.
  private var narrower: Step? {
    guard list.filter == nil, Set(list.items.map(\.id.type)).count > 1 else { return nil }
    return commonestMedia.map { .type("filter type:\($0)", for: "narrow") }
  }

  /// The chart of the genre that comes first, as an example.
  private var genreStep: Step? {
    guard case .inquiry(.chart(let chart, _, _, _)) = list.topic else { return nil }
    let known = rows.lazy.compactMap { row in
      row.item.genre.flatMap { Genre.named($0, in: chart.genreRoot) }
    }
    return known.first.map { genre in
      // Its first word where that is enough, as it would be typed.
      let first = genre.name.lowercased().prefix { $0.isLetter || $0.isNumber }
      let isEnough = Genre.named(String(first), in: chart.genreRoot) == genre
      let word = isEnough ? String(first) : String(genre.id)
      return .type("charts \(chart.rawValue) genre:\(word)", for: "narrow")
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
  /// The word that narrows searches and lists to the type.
  var mediaWord: String {
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

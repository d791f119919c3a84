/// A search through the charts of films and television, for which Apple's own search finds nothing any more.
///
/// The charts of everything come first and are enough for an outcome. Those of the genres follow one at a time: they
/// are many, and reach titles that are far down in the others.
struct ChartSearch: Equatable, Sendable {
  private let query: Query
  private var first: RequestQueue
  /// The requests for later, in order, with the one that is out at the front.
  private var waiting: [CatalogRequest]
  private var isOut = false
  /// All charts, in the order in which what they brought is shown.
  private let charts: [CatalogRequest]
  /// What each chart that was searched brought, which may be nothing.
  private var found: [CatalogRequest: [Item]] = [:]
  private var firstFailure: CatalogError?

  /// Makes a search through charts; nil for media that Apple's search still answers for.
  init?(_ query: Query) {
    guard let media = query.retiredMedia else { return nil }
    let feeds = query.feeds(of: media)
    // Short films are among the films, as one of their genres.
    let short = media == .shortFilm ? 4414 : nil
    let root = short == nil ? media.genreRoot : nil
    let genres = root.map { Genre.all(in: $0) } ?? []
    let top = feeds.map { feed in
      CatalogRequest.chart(ChartRequest(feed, country: query.country, genre: short))
    }
    let further = feeds.flatMap { feed in
      genres.map { genre in
        CatalogRequest.chart(ChartRequest(feed, country: query.country, genre: genre.id))
      }
    }
    self.query = query
    first = RequestQueue(top)
    waiting = further
    charts = top + further
  }

  mutating func next() -> [CatalogRequest] { first.next() }

  /// Takes a reply; false for one that is not awaited.
  mutating func receive(
    _ result: Result<Answer, CatalogError>,
    for request: CatalogRequest
  ) -> Bool {
    if first.receive(result, for: request) {
      take(result, of: request)
      // Where not even the charts of everything are served, those of the genres are not either.
      if first.isComplete, first.answers.allSatisfy(\.items.isEmpty) { waiting = [] }
      return true
    }
    guard isOut, request == waiting.first else { return false }
    isOut = false
    waiting.removeFirst()
    take(result, of: request)
    // What fails in the background is not asked for again and again behind the user's back.
    if case .failure(let error) = result, error.code != .noChart { waiting = [] }
    return true
  }

  private mutating func take(_ result: Result<Answer, CatalogError>, of request: CatalogRequest) {
    switch result {
    case .success(let answer):
      found[request] = answer.items.filter(query.finds).map { item in
        var item = item
        // A place in one chart of several says nothing in a list of all of them.
        item.rank = nil
        return item
      }
    case .failure(let error) where error.code == .noChart:
      found[request] = []
    case .failure(let error):
      firstFailure = firstFailure ?? error
    }
  }

  /// Whether the charts of everything are there, as far as they can be had.
  var hasFirst: Bool { first.isComplete }

  /// Why one of the charts of everything could not be had, where the store may have it.
  var failure: (error: CatalogError, request: CatalogRequest)? {
    for (request, result) in first.replies {
      if case .failure(let error) = result, error.code != .noChart { return (error, request) }
    }
    return nil
  }

  /// What was found, the nearest names first.
  var items: [Item] {
    let items = charts.flatMap { found[$0] ?? [] }.withoutDuplicates()
    return Array(MatchRank.ordered(items, by: query.term).prefix(query.limit))
  }

  /// The charts that were searched.
  var searched: [ChartRequest] {
    charts.compactMap { request in
      guard case .chart(let chart) = request, found[request] != nil else { return nil }
      return chart
    }
  }

  /// How many charts were searched.
  var done: Int { found.count }

  /// How many charts there are.
  var total: Int { charts.count }

  var notes: [Note] {
    [.chartsSearched(done, of: total, goesOn: hasFurther)]
      + (firstFailure.map { [.chartFailed($0)] } ?? [])
  }

  /// Whether there is a chart that may add something, now or after the reply that is awaited.
  var hasFurther: Bool { hasFirst && !waiting.isEmpty }

  /// The next genre's chart; nil while one is out.
  mutating func nextFurther() -> CatalogRequest? {
    guard hasFurther, !isOut else { return nil }
    isOut = true
    return waiting.first
  }
}

extension Query {
  /// The media that is searched, where Apple's search finds nothing of it any more.
  fileprivate var retiredMedia: Media? {
    let media = media == .all ? entity?.inferredMedia ?? .all : media
    return [.movie, .tvShow, .shortFilm].contains(media) ? media : nil
  }

  /// The feeds that rank what is searched.
  fileprivate func feeds(of media: Media) -> [ChartFeed] {
    guard media == .tvShow else { return [.movies, .movieRentals] }
    return switch entity {
    case .tvSeason, .tvShow: [.tvSeasons]
    case .tvEpisode: [.tvEpisodes]
    default: [.tvSeasons, .tvEpisodes]
    }
  }
}

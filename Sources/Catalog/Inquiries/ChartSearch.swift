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
  private var charts: [CatalogRequest]
  /// What each chart that was searched brought, which may be nothing.
  private var found: [CatalogRequest: [Item]] = [:]
  private var firstFailure: CatalogError?
  /// How many of the genres' charts failed.
  private var furtherFailures = 0

  /// After so many failures in the background nothing more is asked: one chart may be gone, but not several.
  private static let mostFurtherFailures = 3

  /// Makes a search through charts; nil for media that Apple's search still answers for.
  init?(_ query: Query) {
    guard let media = query.retiredMedia else { return nil }
    let feeds = query.retiredFeeds(of: media)
    // Short films are among the films, as one of their genres.
    let short = media == .shortFilm ? Query.shortFilms : nil
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
      if first.isComplete { leaveOutWhatIsNotServed() }
      return true
    }
    guard isOut, request == waiting.first else { return false }
    isOut = false
    waiting.removeFirst()
    take(result, of: request)
    if case .failure(let error) = result, error.code != .noChart {
      furtherFailures += 1
      // What fails in the background is not asked for again and again behind the user's back.
      let isEnd = !error.concernsOneFeed || furtherFailures >= Self.mostFurtherFailures
      if isEnd { waiting = [] }
    }
    return true
  }

  /// Where not even the chart of everything is served, those of its genres are not either.
  private mutating func leaveOutWhatIsNotServed() {
    var served: Set<ChartFeed> = []
    for (request, result) in first.replies {
      guard case .chart(let chart) = request else { continue }
      switch result {
      case .success(let answer) where answer.items.isEmpty: continue
      case .failure(let error) where error.code == .noChart || error.concernsOneFeed: continue
      case .success, .failure: served.insert(chart.feed)
      }
    }
    let isServed = { (request: CatalogRequest) -> Bool in
      guard case .chart(let chart) = request else { return false }
      return served.contains(chart.feed)
    }
    waiting = waiting.filter(isServed)
    charts = first.requests + waiting
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

  /// Why it cannot be said that the charts of everything have nothing: none of them could be had, or the trouble is not
  /// that of one of them.
  ///
  /// One feed may be out of order, or be served no more, while the others are as good as ever.
  var failure: CatalogError? {
    let failures = first.replies.compactMap { _, result -> CatalogError? in
      if case .failure(let error) = result, error.code != .noChart { error } else { nil }
    }
    let isAll = failures.count == first.replies.count
    return failures.first { !$0.concernsOneFeed } ?? (isAll ? failures.first : nil)
  }

  /// Whether the store has no chart at all of what is searched.
  private var hasNone: Bool {
    hasFirst && firstFailure == nil && first.answers.allSatisfy(\.items.isEmpty)
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
    guard !hasNone else { return [.noChart] }
    return [.chartsSearched(done, of: total, goesOn: hasFurther)]
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

extension CatalogError {
  /// Whether it may be the trouble of one feed alone: the host answered, but not with a chart.
  fileprivate var concernsOneFeed: Bool {
    switch code {
    case .badRequest, .noChart, .outage, .webPage, .empty, .cutShort, .trailingData, .notAnAnswer,
      .tooLarge, .redirectRefused, .redirectLoop:
      true
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .noCertificates,
      .libraryMissing, .offline, .network, .limited:
      false
    }
  }
}

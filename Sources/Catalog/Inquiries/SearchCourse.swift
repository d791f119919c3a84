/// A search, and what is tried where Apple has nothing: plain words for a creator, charts for films and television.
struct SearchCourse: InquiryCourse {
  /// Which replies are awaited.
  private enum Step: Equatable, Sendable {
    /// The search itself.
    case search
    /// The same without the field for creators. Follows `search` where a creator alone was asked for.
    case plain
    /// The charts that are searched before anything is shown. Follows the searches for media that Apple retired.
    case charts
    /// There is an outcome; further charts may add to it.
    case done
  }

  private let query: Query
  private var step = Step.search
  private var queue: RequestQueue
  private var chartSearch: ChartSearch?
  private var notes: [Note] = []
  private(set) var outcome: Inquiry.Outcome?

  init(_ query: Query) {
    self.query = query
    queue = RequestQueue([.search(query)])
  }

  mutating func next() -> [CatalogRequest] {
    switch step {
    case .search, .plain: queue.next()
    case .charts: chartSearch?.next() ?? []
    case .done: []
    }
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    switch step {
    case .search, .plain:
      guard queue.receive(result, for: request) else { return }
      switch result {
      case .failure(let error):
        step = .done
        outcome = .failed(error, request)
      case .success(let answer):
        take(answer)
      }
    case .charts, .done:
      guard chartSearch?.receive(result, for: request) == true else { return }
      showCharts()
    }
  }

  private mutating func take(_ answer: Answer) {
    // What Apple finds in the field for creators is theirs, under whatever name: in another script, or a part of it.
    let isApples = step == .search && query.asksForCreatorAlone
    let rows = isApples ? answer.items : query.rows(of: answer.items)
    if rows.isEmpty, step == .search, let plain = query.plain {
      step = .plain
      notes.append(.plainSearch)
      queue = RequestQueue([.search(plain)])
    } else if rows.isEmpty, let search = ChartSearch(query) {
      step = .charts
      chartSearch = search
    } else {
      step = .done
      var findings = Findings(answer, items: rows)
      findings.notes = notes
      outcome = .found(findings)
    }
  }

  private mutating func showCharts() {
    guard let chartSearch, chartSearch.hasFirst else { return }
    let first = notes + [.notServed(query.media)]
    // Nothing found in a part of the charts is not nothing found; what was seen before may still be shown.
    if step == .charts, chartSearch.items.isEmpty, let error = chartSearch.failure {
      step = .done
      self.chartSearch = nil
      outcome = .found(Findings(notes: first + [.chartFailed(error)]))
      return
    }
    step = .done
    outcome = .found(
      Findings(
        items: chartSearch.items,
        charts: chartSearch.searched,
        notes: first + chartSearch.notes
      )
    )
  }

  var hasFurther: Bool { step == .done && (chartSearch?.hasFurther ?? false) }

  mutating func nextFurther() -> CatalogRequest? {
    step == .done ? chartSearch?.nextFurther() : nil
  }

  var progress: Inquiry.Progress {
    switch step {
    case .search: .init(.asking, done: 0, of: 1)
    case .plain: .init(.searchingPlainly, done: 0, of: 1)
    case .charts, .done:
      chartSearch.map { .init(.searchingCharts, done: $0.done, of: $0.total) }
        ?? .init(.asking, done: 1, of: 1)
    }
  }

  var asCourse: Course { .search(self) }
}

extension Query {
  /// Whether nothing but a creator is asked for, and that in a field.
  fileprivate var asksForCreatorAlone: Bool { term.isEmpty && sentAttribute != nil }

  /// The search for a creator's name as any words, where this one asks for it in the field for creators alone.
  fileprivate var plain: Query? {
    guard term.isEmpty, let creator, sentAttribute != nil, attribute == nil else { return nil }
    var query = self
    query.term = creator
    query.creator = nil
    return query
  }
}

/// Several charts at once, each with its own section.
struct HomeCourse: InquiryCourse {
  private let charts: [Chart]
  private let rows: Int
  private var courses: [ChartCourse]
  private var out: [CatalogRequest: Int] = [:]

  init(_ charts: [Chart], country: Storefront, limit: Int?) {
    self.charts = charts
    rows = limit ?? HomeSection.usualRows
    courses = charts.map { ChartCourse($0, genre: nil, country: country, limit: limit) }
  }

  mutating func next() -> [CatalogRequest] {
    var requests: [CatalogRequest] = []
    for index in courses.indices where out.count < Inquiry.mostAtOnce {
      for request in courses[index].next() {
        out[request] = index
        requests.append(request)
      }
    }
    return requests
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    guard let index = out.removeValue(forKey: request) else { return }
    courses[index].receive(result, for: request)
  }

  /// A failure only where no chart has anything, and one of them not merely because the store has none.
  var outcome: Inquiry.Outcome? {
    let outcomes = courses.compactMap(\.outcome)
    guard outcomes.count == courses.count else { return nil }
    let failures = outcomes.compactMap { outcome -> (CatalogError, CatalogRequest)? in
      if case .failed(let error, let request) = outcome { (error, request) } else { nil }
    }
    let trouble = failures.first { $0.0.code != .noChart }
    let sections = zip(charts, outcomes).map { HomeSection($0, $1, rows: rows) }
    if sections.allSatisfy(\.items.isEmpty), let trouble {
      return .failed(trouble.0, trouble.1)
    }
    return .found(Findings(sections: sections, charts: sections.compactMap(\.request)))
  }

  var progress: Inquiry.Progress {
    let done = courses.filter { $0.outcome != nil }.count
    return .init(.gettingHome, done: done, of: courses.count)
  }

  var asCourse: Course { .home(self) }
}

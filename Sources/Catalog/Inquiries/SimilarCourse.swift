/// The chart of an item's genre; where the store has none, what is of the genre in the chart of everything.
///
/// It never fails: what was seen of the creator is shown without the chart, and a note says why it is missing.
struct SimilarCourse: InquiryCourse {
  private let similarity: Similarity
  /// The charts that are left to try, the one that is asked for first.
  private var courses: [ChartCourse] = []
  /// Whether the chart that is asked for is of the genre alone.
  private var hasGenre: Bool
  private(set) var outcome: Inquiry.Outcome?

  init(_ similarity: Similarity) {
    self.similarity = similarity
    let genre = similarity.knownGenre
    hasGenre = genre != nil
    guard let chart = similarity.chart else {
      outcome = .found(Findings())
      return
    }
    // Whole charts, whatever the limit: so they are the same requests that others make, and kept answers serve.
    courses = [genre?.id, nil].suffix(genre == nil ? 1 : 2).map { genre in
      ChartCourse(chart, genre: genre, country: similarity.country, limit: nil)
    }
  }

  mutating func next() -> [CatalogRequest] {
    guard outcome == nil, !courses.isEmpty else { return [] }
    return courses[0].next()
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    guard outcome == nil, !courses.isEmpty else { return }
    courses[0].receive(result, for: request)
    switch courses[0].outcome {
    case nil:
      return
    case .found(let chart):
      finish(chart)
    case .failed(let error, _) where error.code == .noChart && courses.count > 1:
      goOn()
    case .failed(let error, _):
      outcome = .found(Findings(notes: [.chartFailed(error)]))
    }
  }

  private mutating func finish(_ chart: Findings) {
    if chart.items.isEmpty, courses.count > 1 {
      goOn()
      return
    }
    let items = similarity.likes(in: chart.items, hasGenre: hasGenre)
    var findings = chart
    findings.items = similarity.limit.map { Array(items.prefix($0)) } ?? items
    // That a chart is empty is said in the place of a list, and here there is another one.
    findings.notes = chart.items.isEmpty ? [.chartFailed(CatalogError(.noChart))] : []
    outcome = .found(findings)
  }

  private mutating func goOn() {
    courses.removeFirst()
    hasGenre = false
  }

  var progress: Inquiry.Progress {
    .init(.gettingChart, done: outcome == nil ? 0 : 1, of: 1)
  }

  var asCourse: Course { .similar(self) }
}

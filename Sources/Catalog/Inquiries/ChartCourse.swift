/// A chart from the first of its feeds that has it.
struct ChartCourse: InquiryCourse {
  /// A feed that was asked in vain.
  private struct Miss: Equatable, Sendable {
    let chart: ChartRequest
    let result: Result<Answer, CatalogError>
  }

  private let candidates: [ChartRequest]
  private var current = 0
  private var isOut = false
  private var misses: [Miss] = []
  private(set) var outcome: Inquiry.Outcome?

  init(_ chart: Chart, genre: Int?, country: Storefront, limit: Int?) {
    candidates = chart.requests(country: country, genre: genre, limit: limit)
  }

  mutating func next() -> [CatalogRequest] {
    guard outcome == nil, !isOut, candidates.indices.contains(current) else { return [] }
    isOut = true
    return [.chart(candidates[current])]
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    guard isOut, candidates.indices.contains(current), request == .chart(candidates[current])
    else { return }
    isOut = false
    let chart = candidates[current]
    current += 1
    if case .success(let answer) = result, !answer.items.isEmpty {
      finish(chart, answer)
      return
    }
    misses.append(Miss(chart: chart, result: result))
    if case .failure(let error) = result, error.concernsAnyHost { current = candidates.count }
    if current >= candidates.count { giveUp() }
  }

  /// Ends with the chart of an answer, or with one of none.
  private mutating func finish(_ chart: ChartRequest, _ answer: Answer?) {
    var findings = answer.map { Findings($0) } ?? Findings()
    findings.charts = [chart]
    if findings.items.isEmpty { findings.notes = [.noChart] }
    outcome = .found(findings)
  }

  /// Says what is worst: trouble that may pass, then a chart of none, then that there is no chart.
  private mutating func giveUp() {
    var absent: Inquiry.Outcome?
    for miss in misses {
      switch miss.result {
      case .failure(let error) where error.isAnAnswer:
        if outcome == nil { finish(miss.chart, nil) }
      case .failure(let error) where error.code == .noChart:
        absent = absent ?? .failed(error, .chart(miss.chart))
      case .failure(let error):
        outcome = .failed(error, .chart(miss.chart))
        return
      case .success(let answer):
        if outcome == nil { finish(miss.chart, answer) }
      }
    }
    outcome = outcome ?? absent
  }

  var progress: Inquiry.Progress {
    .init(.gettingChart, done: outcome == nil ? 0 : 1, of: 1)
  }

  var asCourse: Course { .chart(self) }
}

extension CatalogError {
  /// Whether a host has said for sure that the store has no such chart, as good as with a feed without entries.
  ///
  /// That is the older one's way. The newer one sends the same page where it is out of order.
  fileprivate var isAnAnswer: Bool { code == .noChart && status == 400 }

  /// Whether another host of Apple's would fail in the same way, so that it is not worth asking.
  ///
  /// Without the network the store may still have an answer of the other host's.
  var concernsAnyHost: Bool {
    switch code {
    case .limited, .libraryMissing, .noCertificates: true
    case .nameNotFound, .notConnected, .connectionLost, .timedOut, .insecure, .redirectRefused,
      .redirectLoop, .offline, .network, .badRequest, .noChart, .outage, .webPage, .empty,
      .cutShort,
      .trailingData, .notAnAnswer, .tooLarge:
      false
    }
  }
}

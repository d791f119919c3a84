/// One request, and of its answer everything or the item of one number.
struct SingleCourse: InquiryCourse {
  private var queue: RequestQueue
  private let number: Int64?

  init(_ request: CatalogRequest, number: Int64? = nil) {
    queue = RequestQueue([request])
    self.number = number
  }

  mutating func next() -> [CatalogRequest] { queue.next() }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    _ = queue.receive(result, for: request)
  }

  var outcome: Inquiry.Outcome? {
    guard queue.isComplete else { return nil }
    if let (error, request) = queue.firstFailure { return .failed(error, request) }
    guard let answer = queue.answers.first else { return nil }
    return .found(findings(in: answer))
  }

  private func findings(in answer: Answer) -> Findings {
    guard let number else {
      guard case .lookup(let lookup) = queue.requests.first else {
        var findings = Findings(answer)
        if case .chart(let chart) = queue.requests.first { findings.charts = [chart] }
        return findings
      }
      let numbers = Set(answer.items.map(\.id.number))
      let missing = lookup.ids.filter { !numbers.contains($0) }
      var findings = Findings(answer)
      if !missing.isEmpty { findings.notes.append(.missing(missing)) }
      return findings
    }
    var findings = Findings(answer, items: answer.items.filter { $0.id.number == number })
    // An episode is looked up among those of its show.
    findings.parent = answer.items.first { $0.id.number != number && $0.id.type == .podcast }
    if findings.items.isEmpty { findings.notes.append(.missing([number])) }
    return findings
  }

  var progress: Inquiry.Progress { .init(.asking, done: queue.done, of: 1) }

  var asCourse: Course { .single(self) }
}

/// One look-up in each storefront.
struct CompareCourse: InquiryCourse {
  private let comparison: Comparison
  private var queue: RequestQueue

  init(_ comparison: Comparison) {
    self.comparison = comparison
    queue = RequestQueue(comparison.countries.map(comparison.request))
  }

  mutating func next() -> [CatalogRequest] { queue.next() }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    _ = queue.receive(result, for: request)
  }

  /// A failure only where no store could be asked: what the others say is worth seeing.
  var outcome: Inquiry.Outcome? {
    guard queue.isComplete else { return nil }
    let rows = rows
    if queue.answers.isEmpty, let (error, request) = queue.firstFailure {
      return .failed(error, request)
    }
    return .found(Findings(comparison: rows))
  }

  private var rows: [ComparedStore] {
    comparison.countries.compactMap { country in
      queue[comparison.request(in: country)].map { result in
        ComparedStore(country, reply(result))
      }
    }.markingCheapest()
  }

  private func reply(_ result: Result<Answer, CatalogError>) -> ComparedStore.Reply {
    switch result {
    case .success(let answer): item(in: answer).map(ComparedStore.Reply.item) ?? .absent
    case .failure(let error): .failed(error)
    }
  }

  private func item(in answer: Answer) -> Item? {
    answer.items.first { $0.id == comparison.id }
      ?? answer.items.first { $0.id.number == comparison.number }
  }

  var progress: Inquiry.Progress {
    .init(.comparing, done: queue.done, of: queue.requests.count)
  }

  var asCourse: Course { .compare(self) }
}

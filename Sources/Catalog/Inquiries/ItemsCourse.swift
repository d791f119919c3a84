/// Items by id, in as many requests as they need.
struct ItemsCourse: InquiryCourse {
  private let ids: [Int64]
  private let typed: [ItemID]
  private var queue: RequestQueue

  init(_ ids: [Int64], typed: [ItemID], country: Storefront, language: String?) {
    let batches = Lookup.batches(of: ids)
    self.ids = batches.flatMap { $0 }
    self.typed = typed
    queue = RequestQueue(
      batches.map { .lookup(Lookup(.ids($0), country: country, language: language)) }
    )
  }

  mutating func next() -> [CatalogRequest] {
    // What fails once fails the whole; asking for the rest would only use up the allowance.
    queue.firstFailure == nil ? queue.next() : []
  }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    _ = queue.receive(result, for: request)
  }

  var outcome: Inquiry.Outcome? {
    if let (error, request) = queue.firstFailure { return .failed(error, request) }
    return queue.isComplete ? .found(findings) : nil
  }

  /// The items in the order of their ids: Apple keeps none, and leaves unknown ids out in silence.
  private var findings: Findings {
    let answers = queue.answers
    let all = answers.items.withoutDuplicates()
    let byNumber = Dictionary(grouping: all, by: \.id.number)
    let asked = ids.flatMap { byNumber[$0] ?? [] }
    let missing = ids.filter { byNumber[$0] == nil }
    return Findings(
      items: asked.filter(isOfItsType),
      skipped: answers.reduce(0) { $0 + $1.skipped },
      strays: all.count - asked.count,
      notes: (missing.isEmpty ? [] : [.missing(missing)]) + otherTypes(in: byNumber)
    )
  }

  private func isOfItsType(_ item: Item) -> Bool {
    typed.contains(item.id) || !typed.contains { $0.number == item.id.number }
  }

  /// The ids whose items are of another type than they must be, in the order asked.
  private func otherTypes(in items: [Int64: [Item]]) -> [Note] {
    ids.compactMap { number in
      guard
        let wanted = typed.first(where: { $0.number == number }), let found = items[number],
        let first = found.first, !found.contains(where: isOfItsType)
      else { return nil }
      return .otherType(number, wanted: wanted.type, found: first.id.type)
    }
  }

  var progress: Inquiry.Progress {
    .init(.lookingUp, done: queue.done, of: queue.requests.count)
  }

  var asCourse: Course { .items(self) }
}

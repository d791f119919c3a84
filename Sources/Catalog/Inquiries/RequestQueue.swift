/// Requests that go out a few at a time, and the replies that came.
struct RequestQueue: Equatable, Sendable {
  /// What was asked, in order, with what came.
  private(set) var requests: [CatalogRequest]
  private var results: [CatalogRequest: Result<Answer, CatalogError>] = [:]
  private var sent: Set<CatalogRequest> = []

  init(_ requests: [CatalogRequest]) {
    self.requests = requests
  }

  /// The requests to send now, so that no more than ``Inquiry/mostAtOnce`` are out.
  mutating func next(atMost most: Int = Inquiry.mostAtOnce) -> [CatalogRequest] {
    let room = max(0, most - (sent.count - results.count))
    let batch = requests.filter { !sent.contains($0) }.prefix(room)
    sent.formUnion(batch)
    return Array(batch)
  }

  /// Takes a reply; false for one that is not awaited.
  mutating func receive(
    _ result: Result<Answer, CatalogError>,
    for request: CatalogRequest
  ) -> Bool {
    guard sent.contains(request), results[request] == nil else { return false }
    results[request] = result
    return true
  }

  /// What came for a request.
  subscript(request: CatalogRequest) -> Result<Answer, CatalogError>? { results[request] }

  /// The replies in the order of the requests, each with its request.
  var replies: [(request: CatalogRequest, result: Result<Answer, CatalogError>)] {
    requests.compactMap { request in results[request].map { (request, $0) } }
  }

  /// How many replies came.
  var done: Int { results.count }

  /// Whether every request has its reply.
  var isComplete: Bool { results.count == requests.count }

  /// The first failure, in the order of the requests.
  var firstFailure: (error: CatalogError, request: CatalogRequest)? {
    for (request, result) in replies {
      if case .failure(let error) = result { return (error, request) }
    }
    return nil
  }

  /// The answers in the order of the requests.
  var answers: [Answer] {
    replies.compactMap { try? $0.result.get() }
  }
}

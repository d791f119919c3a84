import Catalog

@testable import Application

/// A catalogue that answers what the test says, when the test says.
///
/// What is asked is named by `CatalogRequest.term`.
actor FakeCatalog {
  /// What was asked, in order, and whether past every copy.
  private(set) var requests: [Asked] = []
  /// Whether the client was closed.
  private(set) var isClosed = false
  private var failures: [String: (error: CatalogError, left: Int)] = [:]
  private var bodies: [String: [UInt8]] = [:]
  private var held: Set<String> = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  struct Asked: Equatable {
    var request: CatalogRequest
    /// The key that makes it another address, nil where a copy will do.
    var varying: String?
    /// The time that it may take.
    var limit: Duration
  }

  /// The client that asks this catalogue.
  nonisolated func client(isDemo: Bool = false) -> CatalogClient {
    CatalogClient(
      endpoint: isDemo ? .demo : .apple,
      isDemo: isDemo,
      fetch: { request, varying, limit in
        await self.answer(Asked(request: request, varying: varying, limit: limit))
      },
      close: { Task { await self.close() } }
    )
  }

  /// Makes requests for `term` fail, so many of them; with nil they do not any longer.
  func fail(_ term: String, with error: CatalogError?, times: Int = .max) {
    failures[term] = error.map { ($0, times) }
  }

  /// Answers requests for `term` with a body.
  func answer(_ term: String, with body: [UInt8]) {
    bodies[term] = body
  }

  /// Keeps the answer to `term` back, cancelled or not, until `release`.
  func hold(_ term: String) {
    held.insert(term)
  }

  func release(_ term: String) {
    held.remove(term)
    waiting.removeValue(forKey: term)?.resume()
  }

  /// What was asked, by name.
  var terms: [String] { requests.map(\.request.term) }

  private func close() {
    isClosed = true
  }

  private func answer(_ asked: Asked) async -> Result<[UInt8], CatalogError> {
    requests.append(asked)
    let (request, term) = (asked.request, asked.request.term)
    if held.contains(term) {
      await withCheckedContinuation { waiting[term] = $0 }
    }
    if let (error, left) = failures[term], left > 0 {
      failures[term]?.left = left - 1
      return .failure(error)
    }
    return .success(bodies[term] ?? Self.body(of: request))
  }

  /// What is answered where the test says nothing else.
  static func body(of request: CatalogRequest) -> [UInt8] {
    switch request {
    case .search(let query): body(for: query.term)
    case .lookup(let lookup): CatalogBodies.lookup(lookup)
    case .chart(let chart): CatalogBodies.chart([1, 2, 3], in: chart)
    }
  }

  /// Three songs whose names begin with the term; none for `nothing`.
  static func body(for term: String) -> [UInt8] {
    CatalogBodies.answer(
      (term == "nothing" ? 0..<0 : 1..<4).map { number in
        CatalogBodies.song(number, name: "\(term) \(number)")
      }
    )
  }
}

extension CatalogRequest {
  /// The words of a search, the ids of a look-up with the country, or a chart's feed.
  var term: String {
    switch self {
    case .search(let query): query.term
    case .lookup(let lookup):
      lookup.ids.map(String.init).joined(separator: ",") + "@" + lookup.country.code
    case .chart(let chart): chart.feed.rawValue + (chart.genre.map { "/\($0)" } ?? "")
    }
  }
}

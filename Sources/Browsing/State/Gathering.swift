public import Catalog
public import Records

/// The answers of which a list is made: where they are kept, and where they are from.
public struct Gathering: Equatable, Sendable {
  /// Their numbers in the store.
  public private(set) var answers: [AnswerID] = []
  /// Where they are from; of several the oldest counts, and a copy counts more than a live one.
  public private(set) var source: Source?
  /// The earlier copies of the charts that came.
  public private(set) var earlier: [ChartRequest: EarlierChart] = [:]
  /// The requests that failed, and why.
  public private(set) var failures: [CatalogRequest: CatalogError] = [:]

  /// Makes an empty gathering.
  public init() {}

  /// Adds what came of a request.
  public mutating func add(
    _ result: Result<Received, CatalogError>,
    to request: CatalogRequest
  ) {
    switch result {
    case .success(let received):
      if let id = received.id { answers.append(id) }
      if case .chart(let chart) = request { earlier[chart] = received.earlier }
      source = source?.joined(by: received.source) ?? received.source
    case .failure(let error):
      failures[request] = error
    }
  }

  /// Says of a list without an answer that it is from everything seen, and as old as the newest of it.
  ///
  /// - Parameters:
  ///   - sightings: What was seen.
  ///   - isOffline: Whether it takes the place of something that no network was there for.
  public mutating func add(_ sightings: Sightings<SeenItem>, isOffline: Bool = false) {
    guard source == nil else { return }
    let isOffline = isOffline || failures.values.contains { $0.code == .offline }
    let newest = sightings.matches.map(\.seenAt).max() ?? 0
    source = Source(.seen, fetchedAt: newest, isOffline: isOffline)
  }
}

/// An answer as it reaches the view model.
public struct Received: Equatable, Sendable {
  /// Its number in the store, nil if it is kept nowhere.
  public var id: AnswerID?
  /// The items.
  public var answer: Answer
  /// Where they are from.
  public var source: Source
  /// For a chart, the newest stored copy that is old enough to compare with.
  public var earlier: EarlierChart?

  /// Makes an answer that arrived.
  public init(id: AnswerID?, answer: Answer, source: Source, earlier: EarlierChart? = nil) {
    self.id = id
    self.answer = answer
    self.source = source
    self.earlier = earlier
  }
}

/// A chart as it was some time ago.
public struct EarlierChart: Equatable, Sendable {
  /// Its items, in order.
  public var items: [Item]
  /// When it was, in whole seconds since 1970.
  public var fetchedAt: Int64

  /// Makes an earlier chart.
  public init(items: [Item], fetchedAt: Int64) {
    self.items = items
    self.fetchedAt = fetchedAt
  }
}

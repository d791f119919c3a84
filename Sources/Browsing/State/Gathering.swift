public import Catalog
public import Records

/// The answers of which a list is made: where they are kept, and where they are from.
public struct Gathering: Equatable, Sendable {
  /// Their numbers in the store.
  public private(set) var answers: [AnswerID] = []
  /// Where they are from; of several the oldest counts, and a copy counts more than a live one.
  public private(set) var source: Source?

  /// The earlier copy of the chart that was asked for.
  public private(set) var earlier: EarlierChart?

  /// Makes an empty gathering.
  public init() {}

  /// Adds an answer.
  public mutating func add(_ received: Received) {
    if let id = received.id { answers.append(id) }
    // A feed with nothing in it is not the one that the chart is from.
    if !received.answer.items.isEmpty { earlier = earlier ?? received.earlier }
    source = source?.joined(by: received.source) ?? received.source
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

public import Catalog

/// A screen as it is remembered: pointers to answers, and how they were looked at.
public struct ScreenRecord: Equatable, Sendable {
  /// The screen's number within its session, given in order.
  public var serial: Int64
  /// What the screen is of.
  public var topic: Topic
  /// The line that asked, where it nearly was a command.
  public var nearMiss: NearMissRecord?
  /// The answers that the screen was made of: those that were asked for, in order, and those that what was seen is from.
  public var answers: [AnswerID]
  /// The requests that the screen has no answers to, and why.
  public var failures: [CatalogRequest: CatalogError]
  /// What the screen has from everything seen, nil where it has nothing to do with that.
  public var sightings: Sightings<SeenReference>?
  /// The first row shown, from 0.
  public var firstRow: Int
  /// The row whose detail is open, from 0, nil for the list itself.
  public var detailRow: Int?
  /// The item of that row.
  public var opened: StoreItemID?
  /// The answer that completed the item of the detail, nil where none did.
  public var detailAnswer: AnswerID?
  /// The filter in force, as it is typed.
  public var filter: String?
  /// The order in force, as it is typed.
  public var sort: String?
  /// What the item is called that is open, or that the list is about; nil where that is not known.
  public var itemName: String?

  /// Makes a record.
  public init(
    serial: Int64,
    topic: Topic,
    nearMiss: NearMissRecord? = nil,
    answers: [AnswerID] = [],
    failures: [CatalogRequest: CatalogError] = [:],
    sightings: Sightings<SeenReference>? = nil,
    firstRow: Int = 0,
    detailRow: Int? = nil,
    opened: StoreItemID? = nil,
    detailAnswer: AnswerID? = nil,
    filter: String? = nil,
    sort: String? = nil,
    itemName: String? = nil
  ) {
    self.serial = serial
    self.topic = topic
    self.nearMiss = nearMiss
    self.answers = answers
    self.failures = failures
    self.sightings = sightings
    self.firstRow = firstRow
    self.detailRow = detailRow
    self.opened = opened
    self.detailAnswer = detailAnswer
    self.filter = filter
    self.sort = sort
    self.itemName = itemName
  }
}

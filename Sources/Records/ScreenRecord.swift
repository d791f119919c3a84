/// A screen as it is remembered: pointers to answers, and how they were looked at.
public struct ScreenRecord: Equatable, Sendable {
  /// The screen's number within its session, given in order.
  public var serial: Int64
  /// What the screen is of.
  public var topic: Topic
  /// The answers that the screen was made of, in the order in which they were asked for.
  public var answers: [AnswerID]
  /// The first row shown, from 0.
  public var firstRow: Int
  /// The row whose detail is open, from 0, nil for the list itself.
  public var detailRow: Int?
  /// The filter in force, as it is typed.
  public var filter: String?
  /// The order in force, as it is typed.
  public var sort: String?

  /// Makes a record.
  public init(
    serial: Int64,
    topic: Topic,
    answers: [AnswerID] = [],
    firstRow: Int = 0,
    detailRow: Int? = nil,
    filter: String? = nil,
    sort: String? = nil
  ) {
    self.serial = serial
    self.topic = topic
    self.answers = answers
    self.firstRow = firstRow
    self.detailRow = detailRow
    self.filter = filter
    self.sort = sort
  }
}

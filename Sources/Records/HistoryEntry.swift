/// A screen of this session or an earlier one, as the history lists it.
public struct HistoryEntry: Equatable, Sendable {
  /// The session that the screen is of.
  public var session: Int64
  /// The screen.
  public var record: ScreenRecord
  /// When it was made, in whole seconds since 1970.
  public var madeAt: Int64

  /// Makes an entry.
  public init(session: Int64, record: ScreenRecord, madeAt: Int64) {
    self.session = session
    self.record = record
    self.madeAt = madeAt
  }
}

/// The number of an answer in the store.
public struct AnswerID: Hashable, Sendable, RawRepresentable {
  /// The row id.
  public var rawValue: Int64

  /// Makes an id of a row id.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}

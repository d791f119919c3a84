/// What a request that wants to be sent is told.
public enum Reservation: Hashable, Sendable {
  /// It may go now, and is counted.
  case granted
  /// The budget is used up; ask again after this time.
  case wait(milliseconds: Int64)
  /// The service has refused requests; nothing is sent before this time is over.
  case paused(milliseconds: Int64)

  /// The time to wait in whole seconds, the last one begun; 0 if there is none.
  public var seconds: Int {
    switch self {
    case .granted: 0
    case .wait(let milliseconds), .paused(let milliseconds):
      Int(clamping: milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0))
    }
  }
}

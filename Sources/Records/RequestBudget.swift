/// The requests of the last minute to one service, and whether another one may follow.
///
/// Any 60 seconds have no more than the permitted number. All times are in milliseconds since 1970.
public struct RequestBudget: Equatable, Sendable {
  /// How many requests a minute the service takes.
  public static let usualRequests = 20

  /// For how long a request counts.
  ///
  /// A request leaves a little after it was granted, the first one longest, since it loads the library and connects.
  /// The half second keeps that from bringing two closer together than the minute.
  public static let window: Int64 = 60_500

  /// How far clocks may go back between two looks without being wrong.
  ///
  /// A time further ahead stems from a clock that was set back since, and counts for nothing.
  static let tolerance: Int64 = 1_000

  /// When requests were granted, oldest first.
  public private(set) var stamps: [Int64]
  /// How many are permitted, at least 1.
  public let limit: Int

  /// Makes a budget of the requests remembered, in any order.
  public init(stamps: [Int64] = [], limit: Int = usualRequests) {
    self.stamps = stamps.sorted()
    self.limit = max(1, limit)
  }

  /// The times at which a remembered request still counts.
  public static func counted(at now: Int64) -> ClosedRange<Int64> {
    let oldest = now.subtractingReportingOverflow(window - 1)
    let newest = now.addingReportingOverflow(tolerance)
    return
      (oldest.overflow ? .min : oldest.partialValue)...(newest.overflow
      ? .max : newest.partialValue)
  }

  /// Grants a request and remembers it, or says how long to wait.
  public mutating func reserve(at now: Int64) -> Reservation {
    let counted = Self.counted(at: now)
    stamps.removeAll { !counted.contains($0) }
    guard stamps.count >= limit else {
      // Where the clock went back a little, the order is kept.
      stamps.append(max(now, stamps.last ?? now))
      return .granted
    }
    // When this one no longer counts, one less than the limit does.
    let last = stamps[stamps.count - limit]
    return .wait(milliseconds: max(1, Self.window - (now - last)))
  }
}

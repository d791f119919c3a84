/// A time without requests, after the service has refused one for being too many.
///
/// All times are in milliseconds, points in time since 1970.
public struct Pause: Hashable, Sendable {
  /// The first pause.
  public static let shortest: Int64 = 30_000
  /// Where the doubling ends.
  public static let longest: Int64 = 30 * 60_000
  /// The longest pause that a service can ask for; what is further ahead is a mistake of some clock.
  public static let bound: Int64 = 24 * 3_600_000

  /// When the service refused.
  public let began: Int64
  /// When requests may be sent again.
  public let ends: Int64
  /// The length by the doubling, which the next pause is twice of.
  public let step: Int64

  /// Makes a pause, as it was remembered.
  public init(began: Int64, ends: Int64, step: Int64) {
    self.began = began
    self.ends = ends
    self.step = step
  }

  /// The pause after a refusal.
  ///
  /// - Parameters:
  ///   - previous: The pause before, unless a request has succeeded since.
  ///   - retryAfter: The seconds that the service asked for; they count if they are more.
  ///   - now: The present time.
  public init(after previous: Pause?, retryAfter: Int?, at now: Int64) {
    let previous = previous.flatMap { $0.isBelievable(at: now) ? $0 : nil }
    let asked = min(Int64(max(0, retryAfter ?? 0)), Self.bound / 1000) * 1000
    if let previous, previous.remaining(at: now) != nil {
      // The refused request was sent before the pause, along with the one that began it.
      self.init(
        began: previous.began,
        ends: max(previous.ends, min(now + asked, previous.began + Self.bound)),
        step: previous.step
      )
      return
    }
    let step = min(max((previous?.step ?? 0) * 2, Self.shortest), Self.longest)
    self.init(began: now, ends: now + max(step, asked), step: step)
  }

  /// The time until requests may be sent again, nil if they may.
  public func remaining(at now: Int64) -> Int64? {
    guard isBelievable(at: now), ends > now else { return nil }
    return ends - now
  }

  /// Whether the pause can have been made by a clock that is right now.
  ///
  /// A clock that was set back, or a foreign hand in the file, must not keep anybody from the service for ever.
  public func isBelievable(at now: Int64) -> Bool {
    let (length, isOverflow) = ends.subtractingReportingOverflow(began)
    return !isOverflow && (0...Self.bound).contains(length)
      && (Self.shortest...Self.longest).contains(step)
      && began <= RequestBudget.counted(at: now).upperBound
  }
}

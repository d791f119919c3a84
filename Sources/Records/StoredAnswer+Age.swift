extension StoredAnswer {
  /// For how many seconds an answer is fresh: it is not asked for again.
  public static let freshness: Int64 = 3_600

  /// For how many seconds a chart is good enough that is asked for in the background: charts change once a day.
  public static let chartFreshness: Int64 = 86_400

  /// The times at which an answer that is fresh now can have come, in seconds since 1970.
  ///
  /// One from the future is not fresh: the clock was set back since, and nobody knows how old it is.
  /// - Parameters:
  ///   - now: The present time in seconds since 1970.
  ///   - freshness: For how many seconds it is fresh.
  /// - Returns: The times.
  public static func freshTimes(
    at now: Int64,
    for freshness: Int64 = freshness
  ) -> ClosedRange<Int64> {
    let (oldest, isOverflow) = now.subtractingReportingOverflow(freshness - 1)
    return (isOverflow ? .min : oldest)...now
  }

  /// Whether the answer serves in place of a new one, at a time in seconds since 1970.
  public func isFresh(at now: Int64) -> Bool {
    Self.freshTimes(at: now).contains(fetchedAt)
  }

  /// How old the answer is in seconds; nil if it comes from the future.
  public func age(at now: Int64) -> Int64? {
    let (age, isOverflow) = now.subtractingReportingOverflow(fetchedAt)
    return isOverflow || age < 0 ? nil : age
  }
}

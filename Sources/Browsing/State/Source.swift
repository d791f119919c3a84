/// Where a list's items are from, and how old they are.
public struct Source: Equatable, Sendable {
  /// The raw value is the name in data.
  public enum Origin: String, Sendable {
    /// The service answered just now.
    case live
    /// The answer was in the store.
    case cache
    /// Everything ever seen.
    case seen
    /// A chart.
    case chart
    /// The bundled catalogue.
    case demo
  }

  /// Where from.
  public var origin: Origin
  /// When the answer came, in whole seconds since 1970.
  public var fetchedAt: Int64
  /// Whether the network was not to be asked.
  public var isOffline: Bool

  /// Makes a source.
  public init(_ origin: Origin, fetchedAt: Int64, isOffline: Bool = false) {
    self.origin = origin
    self.fetchedAt = fetchedAt
    self.isOffline = isOffline
  }

  /// Where a list is from that is from both: the oldest counts, a copy more than a live answer, and a chart most.
  func joined(by other: Source) -> Source {
    Source(
      origin == .live || other.origin == .chart ? other.origin : origin,
      fetchedAt: min(fetchedAt, other.fetchedAt),
      isOffline: isOffline || other.isOffline
    )
  }
}

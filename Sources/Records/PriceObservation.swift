/// Prices as they were at a time, in which something was new.
public struct PriceObservation: Hashable, Sendable {
  /// When the answer came that named them, in whole seconds since 1970.
  public var observedAt: Int64
  /// The prices that the answer named.
  public var prices: Prices

  /// Makes an observation.
  public init(_ prices: Prices, at observedAt: Int64) {
    self.prices = prices
    self.observedAt = observedAt
  }
}

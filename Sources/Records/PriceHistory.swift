/// How the prices of an item have changed, as far as answers showed it.
///
/// The observations are in the order in which they were made. All times are in whole seconds since 1970.
public struct PriceHistory: Hashable, Sendable {
  /// For how long a price may be a mistake: one that is taken back within a day was never meant.
  public static let probation: Int64 = 86_400

  /// The observations, oldest first; each has something that the one before did not.
  public private(set) var observations: [PriceObservation]

  /// Makes a history of observations that are remembered, oldest first.
  public init(_ observations: [PriceObservation] = []) {
    self.observations = observations
  }

  /// A change of the observations, for whoever keeps them.
  public enum Step: Hashable, Sendable {
    /// One more stands at the end.
    case append(PriceObservation)
    /// The last one has other prices.
    case replaceLast(PriceObservation)
    /// The last one is gone.
    case removeLast
  }

  /// Takes the prices that an answer named at a time.
  ///
  /// They count where one differs from what was known of it. A price that returns within a day to what it was before
  /// withdraws the last observation of it. Of an answer that is older than the last observation nothing is learned;
  /// where it is more than a day older, the clock has been wrong, and the order in which things are learned counts.
  ///
  /// - Parameters:
  ///   - prices: The prices of a live answer.
  ///   - time: When that answer came.
  /// - Returns: What has changed, in order; nothing where nothing was new.
  @discardableResult
  public mutating func record(_ prices: Prices, at time: Int64) -> [Step] {
    guard !prices.isEmpty else { return [] }
    var steps: [Step] = []
    if let last = observations.last {
      let age = time.subtractingReportingOverflow(last.observedAt)
      let isLate = !age.overflow && age.partialValue < 0 && age.partialValue >= -Self.probation
      guard !isLate else { return [] }
      let isOnProbation =
        !age.overflow && (0...Self.probation).contains(age.partialValue)
      if isOnProbation, let step = withdraw(what: prices) { steps.append(step) }
    }
    if let known, prices.areKnown(by: known) { return steps }
    let observation = PriceObservation(prices, at: time)
    observations.append(observation)
    return steps + [.append(observation)]
  }

  /// Takes out of the last observation what these prices show to have been a mistake.
  private mutating func withdraw(what prices: Prices) -> Step? {
    guard let last = observations.last, let before = Self.known(by: observations.dropLast()) else {
      return nil
    }
    guard last.prices.hasCurrency(of: before) else {
      // All of it was in another currency; only the return to the old one takes it back.
      guard prices.hasCurrency(of: before), !prices.hasCurrency(of: last.prices),
        prices.areKnown(by: before)
      else { return nil }
      observations.removeLast()
      return .removeLast
    }
    guard prices.hasCurrency(of: last.prices) else { return nil }
    var rest = last
    for kind in Prices.kinds {
      guard let old = before[keyPath: kind], let new = last.prices[keyPath: kind], new != old,
        prices[keyPath: kind] == old
      else { continue }
      rest.prices[keyPath: kind] = nil
    }
    guard rest != last else { return nil }
    observations.removeLast()
    guard !rest.prices.areKnown(by: before) else { return .removeLast }
    observations.append(rest)
    return .replaceLast(rest)
  }

  /// What is known of the prices at present, nil where none was ever observed.
  public var known: Prices? { Self.known(by: observations[...]) }

  private static func known(by observations: ArraySlice<PriceObservation>) -> Prices? {
    guard let last = observations.last else { return nil }
    var known = last.prices
    for observation in observations.dropLast().reversed() {
      guard observation.prices.hasCurrency(of: known) else { break }
      known = known.completed(by: observation.prices)
    }
    return known
  }
}

// MARK: The price to buy

/// A price to buy that changed.
public struct PriceChange: Hashable, Sendable {
  /// What it was.
  public var old: Double
  /// What it is.
  public var new: Double
  /// The currency of both.
  public var currency: String?
  /// When the new price was first seen.
  public var since: Int64

  /// Whether it became cheaper.
  public var isFall: Bool { new < old }
}

extension PriceHistory {
  /// The prices to buy in the present currency as they followed each other, oldest first.
  public var purchases: [(price: Double, since: Int64)] {
    guard let known else { return [] }
    let present = observations.reversed().prefix { $0.prices.hasCurrency(of: known) }.reversed()
    var purchases: [(price: Double, since: Int64)] = []
    for observation in present {
      guard let price = observation.prices.buy, price != purchases.last?.price else { continue }
      purchases.append((price, observation.observedAt))
    }
    return purchases
  }

  /// The last change of the price to buy, nil where it was never another one.
  public var lastChange: PriceChange? {
    let last = purchases.suffix(2)
    guard let old = last.first, let new = last.last, last.count == 2 else { return nil }
    return PriceChange(old: old.price, new: new.price, currency: known?.currency, since: new.since)
  }

  /// The lowest price to buy, and when it was first seen.
  public var lowest: (price: Double, since: Int64)? { purchases.min { $0.price < $1.price } }

  /// The highest price to buy, and when it was first seen.
  public var highest: (price: Double, since: Int64)? { purchases.max { $0.price < $1.price } }
}

// MARK: Two histories of the same item

extension PriceHistory {
  /// This history with what another one knows from before it and after it.
  ///
  /// Two stores may each have seen a part: one while the item was watched, the other all the time.
  public func joined(with other: PriceHistory) -> PriceHistory {
    guard let first = observations.first, let last = observations.last else { return other }
    let earlier = other.observations.filter { $0.observedAt < first.observedAt }
    var history = PriceHistory(earlier)
    // They are taken as they are: what was withdrawn once is not withdrawn again.
    for observation in observations
    where !(history.known.map(observation.prices.areKnown(by:)) ?? false) {
      history.observations.append(observation)
    }
    for later in other.observations where later.observedAt > last.observedAt {
      history.record(later.prices, at: later.observedAt)
    }
    return history
  }
}

/// A watched item that became cheaper, or whose price is where the user wants it.
public struct Deal: Equatable, Sendable {
  /// The item.
  public var watched: WatchedItem
  /// The price to buy.
  public var price: Double
  /// The price before, where it was higher.
  public var was: Double?
  /// When the price was first seen, in whole seconds since 1970.
  public var since: Int64
  /// Whether the price is no higher than the user's limit.
  public var reachesLimit: Bool

  /// The deal that a watched item is; nil where it did not fall, and its limit was not reached.
  ///
  /// An item that its store did not have when it was last asked is no deal.
  public init?(_ watched: WatchedItem) {
    guard !watched.entry.isAbsent, let present = watched.prices.purchases.last else { return nil }
    let fall = watched.prices.lastChange.flatMap { $0.isFall ? $0.old : nil }
    let reachesLimit = watched.entry.below.map { present.price <= $0 } ?? false
    guard fall != nil || reachesLimit else { return nil }
    self.watched = watched
    self.reachesLimit = reachesLimit
    price = present.price
    was = fall
    since = present.since
  }

  /// The deals among watched items, the newest first.
  public static func all(among watched: [WatchedItem]) -> [Deal] {
    let deals = watched.compactMap(Deal.init)
    return deals.enumerated().sorted { left, right in
      left.element.since == right.element.since
        ? left.offset < right.offset : left.element.since > right.element.since
    }
    .map(\.element)
  }
}

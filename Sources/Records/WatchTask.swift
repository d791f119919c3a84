public import Catalog

/// An order for one item, with what is known of the item.
public struct WatchTask: Equatable, Sendable {
  /// What is to be done.
  public var order: WatchOrder
  /// The item.
  public var storeID: StoreItemID
  /// The item as it was seen, nil where only its entry is known.
  public var item: Item?
  /// When the item was seen as it is here, in whole seconds since 1970; nil where that is not known.
  public var seenAt: Int64?
  /// Its prices as they were seen before it was watched.
  public var prices: PriceHistory

  /// Makes a task for an item that is at hand.
  public init(
    _ order: WatchOrder,
    _ item: Item,
    seenAt: Int64? = nil,
    prices: PriceHistory = PriceHistory()
  ) {
    self.order = order
    self.item = item
    self.seenAt = seenAt
    self.prices = prices
    storeID = item.storeID
  }

  /// Makes a task for an item of the watchlist.
  public init(_ order: WatchOrder, _ storeID: StoreItemID) {
    self.order = order
    self.storeID = storeID
    prices = PriceHistory()
  }

  /// The entry of the item after the order was carried out at a time, nil where there is none.
  public func entry(after entry: WatchEntry?, now: Int64) -> WatchEntry? {
    order.entry(after: entry, item: item, seenAt: seenAt, now: now)
  }
}

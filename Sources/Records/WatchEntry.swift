public import Catalog

/// An item on the watchlist, with what the user said of it.
public struct WatchEntry: Equatable, Sendable {
  /// The item as far as a row needs it, so that it can be shown when every answer with it is gone.
  public var item: Item
  /// When it was put on the list, in whole seconds since 1970.
  public var addedAt: Int64
  /// The price to buy at which the user wants it, in the currency of the item's country; nil for none.
  public var below: Double?
  /// What the user noted.
  public var note: String?
  /// When the store was last asked for it, in whole seconds since 1970.
  public var checkedAt: Int64
  /// Whether the store did not have it then.
  public var isAbsent: Bool

  /// Makes an entry.
  public init(
    item: Item,
    addedAt: Int64,
    below: Double? = nil,
    note: String? = nil,
    checkedAt: Int64,
    isAbsent: Bool = false
  ) {
    self.item = item
    self.addedAt = addedAt
    self.below = below
    self.note = note
    self.checkedAt = checkedAt
    self.isAbsent = isAbsent
  }

  /// The item and the storefront that it is watched in.
  public var storeID: StoreItemID { item.storeID }

  /// Whether the user says the same in both; what the stores say of the item is no matter.
  func says(_ other: WatchEntry) -> Bool {
    storeID == other.storeID && addedAt == other.addedAt && below == other.below
      && note == other.note
  }
}

/// An item that is watched, and how its prices have changed.
public struct WatchedItem: Equatable, Sendable {
  /// The entry.
  public var entry: WatchEntry
  /// Its prices.
  public var prices: PriceHistory

  /// Makes a watched item.
  public init(_ entry: WatchEntry, prices: PriceHistory) {
    self.entry = entry
    self.prices = prices
  }
}

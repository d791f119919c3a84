public import Catalog
public import Records

/// What came of orders for the watchlist.
public struct WatchReport: Equatable, Sendable {
  /// What was to be done.
  public var order: WatchOrder
  /// What each item's entry was and is, in the order of the items.
  public var changes: [KeptChange]
  /// The items.
  public var items: [Item]

  /// Makes a report.
  public init(_ order: WatchOrder, changes: [KeptChange], items: [Item]) {
    self.order = order
    self.changes = changes
    self.items = items
  }

  /// Whether something was to be taken off the list, and none of it was there.
  var isOfNothingWatched: Bool {
    order == .unwatch && changes.allSatisfy(\.isNothing)
  }

  /// The entries that there are now.
  var entries: [StoreItemID: WatchEntry] {
    var entries: [StoreItemID: WatchEntry] = [:]
    for after in changes.compactMap({ $0.entries?.after }) { entries[after.storeID] = after }
    return entries
  }
}

/// An order for one item, and what the screen knows of the item.
public struct WatchWish: Equatable, Sendable {
  /// What is to be done.
  public var order: WatchOrder
  /// The item.
  public var storeID: StoreItemID
  /// The item as it is on the screen, nil where only its entry is known.
  public var shown: ItemOnScreen?

  /// Makes a wish for an item on the screen.
  public init(_ order: WatchOrder, _ shown: ItemOnScreen) {
    self.order = order
    self.shown = shown
    storeID = shown.item.storeID
  }

  /// Makes a wish for an item of the watchlist.
  public init(_ order: WatchOrder, _ storeID: StoreItemID) {
    self.order = order
    self.storeID = storeID
  }
}

/// A search for an item of which only the id is known, among everything seen.
public struct Seek: Equatable, Sendable {
  /// What it is looked for.
  public enum Purpose: Equatable, Sendable {
    case prices
    case forget(yes: Bool)
  }

  /// Apple's id.
  public var number: Int64
  /// Its type, nil for any.
  public var type: ItemType?
  /// The storefront.
  public var country: Storefront
  /// What it is looked for.
  public var purpose: Purpose

  /// Makes a search.
  public init(_ number: Int64, _ type: ItemType?, in country: Storefront, for purpose: Purpose) {
    self.number = number
    self.type = type
    self.country = country
    self.purpose = purpose
  }
}

/// A wish to forget, with what it is called.
public struct ForgetWish: Hashable, Sendable {
  /// What is to be deleted.
  public var what: Forgetting
  /// What the item or the screen is called.
  public var name: String?
  /// Whether no question is wanted.
  public var yes: Bool

  /// The item that is meant, as far as it is known; nil where it is something else.
  var item: Item? {
    guard case .item(let storeID) = what else { return nil }
    var item = Item(id: storeID.id, country: storeID.country)
    item.name = name
    return item
  }

  /// Makes a wish.
  public init(_ what: Forgetting, name: String? = nil, yes: Bool = false) {
    self.what = what
    self.name = name
    self.yes = yes
  }
}

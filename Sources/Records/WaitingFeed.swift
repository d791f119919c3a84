public import Catalog

/// A podcast that came with a list of subscriptions: its feed is known, and Apple's id is still to be found.
public struct WaitingFeed: Hashable, Sendable {
  /// Its number in the store, from 1.
  public var number: Int64
  /// The feed's address, as the list has it.
  public var address: String
  /// What the list calls it.
  public var title: String?
  /// The storefront in which it is looked for.
  public var country: String
  /// When it was put on the watchlist, in whole seconds since 1970.
  public var addedAt: Int64
  /// When it was looked for in vain, nil where it still waits.
  public var triedAt: Int64?

  /// Makes one.
  public init(
    number: Int64,
    address: String,
    title: String?,
    country: String,
    addedAt: Int64,
    triedAt: Int64? = nil
  ) {
    self.number = number
    self.address = address
    self.title = title
    self.country = country
    self.addedAt = addedAt
    self.triedAt = triedAt
  }
}

extension WaitingFeed {
  /// What stands for the podcast until it is known: no id of Apple's is negative.
  public var item: Item {
    var item = Item(id: ItemID(.podcast, -number), country: country)
    item.name = title ?? address
    item.feedURL = address
    return item
  }

  /// The row of the watchlist.
  public var entry: WatchEntry {
    WatchEntry(
      item: item,
      addedAt: addedAt,
      checkedAt: triedAt ?? addedAt,
      isAbsent: triedAt != nil
    )
  }

  /// Whether the user says the same in both; whether it was looked for is no matter.
  public func says(_ other: WaitingFeed) -> Bool {
    number == other.number && address == other.address && title == other.title
      && addedAt == other.addedAt
  }
}

extension StoreItemID {
  /// Whether it stands for a podcast that is not matched with Apple's catalogue.
  public var isWaiting: Bool { id.number < 0 }
}

extension Item {
  /// Whether it stands for a podcast that is not matched with Apple's catalogue.
  public var isWaiting: Bool { id.number < 0 }
}

extension WatchEntry {
  /// Whether it stands for a podcast that is not matched with Apple's catalogue.
  public var isWaiting: Bool { storeID.isWaiting }

  /// What it stands for; nil where it is an item of Apple's.
  public var feed: WaitingFeed? {
    guard isWaiting, let address = item.feedURL else { return nil }
    return WaitingFeed(
      number: -storeID.id.number,
      address: address,
      title: item.name,
      country: storeID.country,
      addedAt: addedAt,
      triedAt: isAbsent ? checkedAt : nil
    )
  }
}

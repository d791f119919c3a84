public import Catalog

/// An item of a file that is to be put on the watchlist.
public struct WatchImport: Equatable, Sendable {
  /// The item.
  public var item: Item
  /// The item as the file has it, a JSON object, so that nothing that it says is lost.
  public var record: String
  /// When the file's owner began to watch it, in whole seconds since 1970.
  public var addedAt: Int64?
  /// The limit.
  public var below: Double?
  /// The note.
  public var note: String?
  /// When the item was as it is in the file, in whole seconds since 1970.
  public var seenAt: Int64?

  /// Makes one.
  public init(
    item: Item,
    record: String,
    addedAt: Int64? = nil,
    below: Double? = nil,
    note: String? = nil,
    seenAt: Int64? = nil
  ) {
    self.item = item
    self.record = record
    self.addedAt = addedAt
    self.below = below
    self.note = note
    self.seenAt = seenAt
  }

  /// The entry after the import: what is there stays, and what it does not say is taken from the file.
  public func entry(after entry: WatchEntry?, now: Int64) -> WatchEntry {
    guard var entry else {
      return WatchEntry(
        item: item,
        addedAt: addedAt ?? now,
        below: below,
        note: note,
        checkedAt: seenAt ?? now
      )
    }
    entry.below = entry.below ?? below
    entry.note = entry.note ?? note
    return entry
  }

  /// Whether the file says something else of the item than the entry that stays.
  public func differs(from entry: WatchEntry) -> Bool {
    below != nil && entry.below != below || note != nil && entry.note != note
  }

  /// The prices that the file names.
  public func prices(now: Int64) -> PriceHistory {
    var history = PriceHistory()
    history.record(Prices(of: item), at: seenAt ?? now)
    return history
  }
}

/// A feed of a file that is to be put on the watchlist.
public struct FeedImport: Hashable, Sendable {
  /// Its address.
  public var address: String
  /// What the file calls it.
  public var title: String?
  /// The storefront in which it is looked for.
  public var country: String
  /// When the file's owner began to watch it, in whole seconds since 1970.
  public var addedAt: Int64?

  /// Makes one.
  public init(
    address: String,
    title: String? = nil,
    country: String,
    addedAt: Int64? = nil
  ) {
    self.address = address
    self.title = title
    self.country = country
    self.addedAt = addedAt
  }
}

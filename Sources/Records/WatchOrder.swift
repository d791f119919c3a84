public import Catalog

/// What the user wants done with an item of the watchlist.
public enum WatchOrder: Hashable, Sendable {
  /// Watch it, with this limit.
  case watch(WatchLimit)
  /// No longer watch it.
  case unwatch
  /// Note this with it, or with nil take the note away; it is watched from then on.
  case note(String?)
}

/// What is said of the price at which an item is wanted.
public enum WatchLimit: Hashable, Sendable {
  /// Nothing: a limit that there is stays.
  case asBefore
  /// This price to buy or less.
  case below(Double)
  /// Any price.
  case none
}

extension WatchOrder {
  /// The entry of an item after the order was carried out, nil where there is none.
  ///
  /// - Parameters:
  ///   - entry: The entry before.
  ///   - item: The item, nil where nothing but its entry is known.
  ///   - seenAt: When the item was seen, nil for now.
  ///   - now: The present time, in whole seconds since 1970.
  /// - Returns: The entry to keep.
  public func entry(
    after entry: WatchEntry?,
    item: Item?,
    seenAt: Int64? = nil,
    now: Int64
  ) -> WatchEntry? {
    guard self != .unwatch else { return nil }
    let new = item.map { WatchEntry(item: $0, addedAt: now, checkedAt: seenAt ?? now) }
    guard var entry = entry ?? new else { return nil }
    switch self {
    case .watch(.asBefore), .unwatch: break
    case .watch(.below(let price)): entry.below = price
    case .watch(.none): entry.below = nil
    case .note(let text): entry.note = text
    }
    return entry
  }
}

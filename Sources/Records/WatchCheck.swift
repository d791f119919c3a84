public import Catalog

/// What a live answer shows of the items that are watched.
public struct WatchCheck: Equatable, Sendable {
  /// When the answer came, in whole seconds since 1970.
  public let seenAt: Int64
  private let items: [Item]
  private let request: CatalogRequest

  /// Makes a check of an answer to a request.
  public init(of items: [Item], to request: CatalogRequest, at seenAt: Int64) {
    self.seenAt = seenAt
    self.request = request
    self.items = items
  }

  /// What an answer says of an entry.
  public enum Finding: Equatable, Sendable {
    /// The store has it, as this item.
    case found(Item)
    /// The store was asked for it and does not have it.
    case absent
  }

  /// What the answer says of entries; those of which it says nothing are left out.
  public func findings(for entries: [WatchEntry]) -> [(entry: StoreItemID, finding: Finding)] {
    // Most answers come while little or nothing is watched.
    guard !entries.isEmpty else { return [] }
    let known = Dictionary(items.map { ($0.storeID, $0) }) { first, _ in first }
    return entries.compactMap { entry in
      if let item = known[entry.storeID] { return (entry.storeID, .found(item)) }
      return wasAskedFor(entry) ? (entry.storeID, .absent) : nil
    }
  }

  /// Whether the store would have answered with the entry if it had it.
  private func wasAskedFor(_ entry: WatchEntry) -> Bool {
    guard case .lookup(let lookup) = request, lookup.country.code == entry.storeID.country else {
      return false
    }
    switch lookup.entity {
    case nil:
      return lookup.ids.contains(entry.storeID.id.number)
    case .podcastEpisode:
      // The podcast itself is among the items. Where all are there that were asked for, older ones are cut off.
      guard let show = entry.item.collectionID, entry.storeID.id.type == .podcastEpisode else {
        return false
      }
      return lookup.ids == [show] && items.count <= lookup.limit ?? 50
    case .some:
      return false
    }
  }
}

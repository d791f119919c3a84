import Browsing
import Catalog
import Library
import Records

/// Makes of what the stores keep what the watchlist, the prices and the history show.
struct KeptScreens {
  let stores: Stores
  let endpoint: Endpoint
  /// What is under way beside what is kept of downloads.
  let downloads: Downloads
  /// Whether the network is not asked.
  var isOffline = false

  /// What a screen shows, and where it is from.
  func recollection(of wish: ScreenWish, name: String? = nil) -> (Recollection, Source?) {
    switch wish.topic {
    case .prices(let storeID):
      catchUp()
      let item = wish.item?.item ?? self.item(storeID, name: name)
      return (.prices(item, prices(of: storeID, shown: wish.item)), nil)
    case .history:
      return (.screens(stores.history.entries()), nil)
    case .downloads:
      return (.downloads(downloads.entries().map(completed)), nil)
    case .watchlist, .deals, .start, .inquiry, .seen:
      let rows = watchedRows()
      return (.watched(rows), source(of: rows, isLive: wish.isLive))
    }
  }

  // MARK: The watchlist

  private func watchedRows() -> [WatchedRow] {
    let watched = stores.watchlist.watched(by: endpoint.priceService)
    let records = stores.watchlist.records()
    let seen = watched.compactMap { item -> SeenItem? in
      let storeID = item.entry.storeID
      guard !storeID.isWaiting else { return nil }
      return stores.seen.item(storeID.id, country: storeID.country, endpoint: endpoint.address)
    }
    let known = Dictionary(
      stores.seen.completed(seen).map { ($0.item.storeID, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return watched.map { watched in
      let (item, seenAt) = Self.newest(
        watched.entry,
        known[watched.entry.storeID],
        records[watched.entry.storeID]
      )
      return WatchedRow(item: item.priced(watched.prices, seenAt: seenAt), watched: watched)
    }
  }

  /// The item as it was seen last: in an answer, or by who wrote the file that it was imported from.
  private static func newest(
    _ entry: WatchEntry,
    _ seen: SeenItem?,
    _ record: ImportedRecord?
  ) -> (Item, seenAt: Int64?) {
    if let record, seen?.seenAt ?? .min < record.seenAt,
      let item = ImportReader.item(ofRecord: record.text)
    {
      return (item, record.seenAt)
    }
    return (seen?.item ?? entry.item, seen?.seenAt)
  }

  /// The podcasts that are watched, by the key of their feed.
  func watchedFeeds() -> [String: StoreItemID] {
    let pairs = watchedRows().compactMap { row -> (String, StoreItemID)? in
      guard !row.item.isWaiting, row.item.id.type == .podcast else { return nil }
      return row.item.feedURL.flatMap(FeedAddress.key).map { ($0, row.item.storeID) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The oldest of what was asked counts.
  private func source(of rows: [WatchedRow], isLive: Bool) -> Source? {
    let asked = rows.map(\.watched.entry).filter { !$0.isWaiting }
    guard let oldest = asked.map(\.checkedAt).min() else { return nil }
    let origin: Source.Origin = endpoint == .demo ? .demo : isLive ? .live : .cache
    return Source(origin, fetchedAt: oldest, isOffline: isOffline)
  }

  // MARK: Downloads

  /// A row with everything that was seen of its item; its name is that of the file.
  private func completed(_ entry: DownloadEntry) -> DownloadEntry {
    let id = entry.item.id
    guard var item = seen(id.number, id.type, country: entry.item.country) else { return entry }
    item.name = entry.item.name ?? item.name
    var entry = entry
    entry.item = item
    return entry
  }

  /// Changes with the prices of their items that were seen last, as the watchlist has them.
  func priced(_ changes: [KeptChange]) -> [KeptChange] {
    changes.map { change in
      guard case .watch(let before, let after) = change else { return change }
      return .watch(before: before.map(priced), after: after.map(priced))
    }
  }

  private func priced(_ entry: WatchEntry) -> WatchEntry {
    var entry = entry
    let prices = stores.watchlist.prices(of: entry.storeID, by: endpoint.priceService)
    entry.item = entry.item.priced(prices, seenAt: nil)
    return entry
  }

  // MARK: One item

  /// Everything that is known of an item.
  private func item(_ storeID: StoreItemID, name: String?) -> Item {
    if let item = seen(storeID.id.number, storeID.id.type, country: storeID.country) { return item }
    let entries = stores.watchlist.entries()
    if let entry = entries.first(where: { $0.storeID == storeID }) { return entry.item }
    var item = Item(id: storeID.id, country: storeID.country)
    item.name = name
    return item
  }

  /// The item of an id as it was seen last; nil if it never was.
  func item(_ seek: Seek) -> Item? {
    catchUp()
    return seen(seek.number, seek.type, country: seek.country.code)
  }

  /// Those of some items that were seen, as they were seen last.
  func items(_ seek: ItemSeek) -> [Item] {
    catchUp()
    return seek.numbers.compactMap { seen($0, seek.type, country: seek.country.code) }
  }

  private func seen(_ number: Int64, _ type: ItemType?, country: String) -> Item? {
    let seen = stores.seen.item(
      number: number,
      type: type,
      country: country,
      endpoint: endpoint.address
    )
    return seen.flatMap { stores.seen.completed([$0]).first?.item }
  }

  /// The prices of an item: while it was watched, and as it was seen before and since.
  ///
  /// The answer that is on the screen may not be worked in yet, and counts too.
  func prices(of storeID: StoreItemID, shown: ItemOnScreen?) -> PriceHistory {
    let watched = stores.watchlist.prices(of: storeID, by: endpoint.priceService)
    let seen = stores.seen.prices(of: storeID, endpoint: endpoint.address)
    var history = watched.joined(with: seen)
    // An older one says what was true then, which is known already.
    if let shown, let time = shown.seenAt, time >= history.observations.last?.observedAt ?? .min {
      history.record(Prices(of: shown.item), at: time)
    }
    return history
  }

  /// What an order needs to know of its item.
  func task(_ wish: WatchWish) -> WatchTask {
    guard let shown = wish.shown else { return WatchTask(wish.order, wish.storeID) }
    return WatchTask(
      wish.order,
      shown.item,
      seenAt: shown.seenAt,
      prices: prices(of: wish.storeID, shown: shown)
    )
  }

  /// Works in what the last answers brought.
  func catchUp() {
    while stores.seen.indexNext(limit: 200) {}
  }
}

extension Item {
  /// The item with the prices that were seen last, unless it has not been sold alone since.
  fileprivate func priced(_ history: PriceHistory, seenAt: Int64?) -> Item {
    guard let known = history.known, let last = history.observations.last else { return self }
    if let price, price < 0, let seenAt, seenAt > last.observedAt { return self }
    var item = self
    item.price = known.buy ?? price
    item.rentalPrice = known.rent ?? rentalPrice
    item.hdPrice = known.hd ?? hdPrice
    item.currency = known.currency ?? currency
    return item
  }
}

extension Endpoint {
  /// Whose prices they are: those of a stand-in say nothing of Apple's, and it has another port each time it is started.
  var priceService: String { isLoopback ? "loopback" : address }
}

public import Catalog
public import Records
import SQLite

/// An item as the file had it that it was imported from.
public struct ImportedRecord: Equatable, Sendable {
  /// A JSON object.
  public var text: String
  /// When the item was so, in whole seconds since 1970.
  public var seenAt: Int64
}

/// What is imported, and what becomes of it.
extension WatchStore {
  /// Puts the items and feeds of a file on the list, all of them or none, as one step that can be taken back.
  ///
  /// What is there already stays; what the user has not said of it is taken from the file.
  ///
  /// - Parameters:
  ///   - items: The items; of two records of one item the second only adds to the first.
  ///   - feeds: The feeds.
  ///   - watched: The podcasts that are watched, by the key of their feed.
  ///   - service: The service that the prices of the file count for.
  /// - Returns: What each record changed, which may be nothing: the items' first.
  /// - Throws: Why nothing was changed.
  public func merge(
    _ items: [WatchImport],
    _ feeds: [FeedImport],
    watched: [String: StoreItemID],
    pricedBy service: String
  ) throws(LibraryError) -> [KeptChange] {
    let now = file.current.now
    return try file.write { writer throws(SQLiteError) in
      var changes: [KeptChange] = []
      for item in items { changes.append(try Self.merge(item, service, at: now, writer)) }
      for feed in feeds { changes.append(try Self.merge(feed, watched, at: now, writer)) }
      try UndoLog.add(changes, at: now, writer)
      return changes
    }
  }

  private static func merge(
    _ item: WatchImport,
    _ service: String,
    at now: Int64,
    _ writer: Writer
  ) throws(SQLiteError) -> KeptChange {
    let storeID = item.item.storeID
    let before = try StoredWatchlist(writer.connection).entry(storeID)
    let after = item.entry(after: before, now: now)
    if before != after { try StoredWatchlist.replace(before, by: after, writer) }
    guard before == nil else { return .watch(before: before, after: after) }
    try StoredWatchPrices(writer.connection, service).join(
      item.prices(now: now),
      to: storeID,
      writer
    )
    try writer.run(
      """
      INSERT OR REPLACE INTO watch_record (number, type, country, seen_at, record)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """,
      StoredEntry.identity(of: storeID) + [item.seenAt ?? now, item.record]
    )
    return .watch(before: nil, after: after)
  }

  private static func merge(
    _ feed: FeedImport,
    _ watched: [String: StoreItemID],
    at now: Int64,
    _ writer: Writer
  ) throws(SQLiteError) -> KeptChange {
    if let storeID = FeedAddress.key(feed.address).flatMap({ watched[$0] }),
      let entry = try StoredWatchlist(writer.connection).entry(storeID)
    {
      return .watch(before: entry, after: entry)
    }
    if let present = try StoredFeeds(writer.connection).feed(at: feed.address) {
      return .feed(before: present, after: present)
    }
    return .feed(before: nil, after: try StoredFeeds.add(feed, at: now, writer))
  }

  /// The items as files had them.
  public func records() -> [StoreItemID: ImportedRecord] {
    let rows = file.current.read { connection throws(SQLiteError) in
      try connection.query("SELECT number, type, country, seen_at, record FROM watch_record") {
        row throws(SQLiteError) in try? Self.record(in: row)
      }
    }
    let known = (rows ?? []).compactMap { $0 ?? nil }
    return Dictionary(known.map { ($0.storeID, $0.record) }) { first, _ in first }
  }

  private static func record(
    in row: borrowing Row
  ) throws(SQLiteError) -> (storeID: StoreItemID, record: ImportedRecord)? {
    guard let type = ItemType(rawValue: try row.text(1)) else { return nil }
    let storeID = StoreItemID(ItemID(type, try row.int64(0)), country: try row.text(2))
    return (storeID, ImportedRecord(text: try row.text(4), seenAt: try row.int64(3)))
  }

  // MARK: Feeds

  /// Puts the podcast of a feed in its place, or notes that there is none.
  ///
  /// The import that brought the feed is taken back with the podcast from then on.
  ///
  /// - Parameters:
  ///   - feed: The feed; where it is gone, nothing happens.
  ///   - item: The podcast, nil if it was looked for in vain.
  ///   - time: When the answer came, in whole seconds since 1970.
  /// - Throws: Why nothing was changed.
  public func match(
    _ feed: WaitingFeed,
    with item: Item?,
    at time: Int64
  ) throws(LibraryError) {
    try file.write { writer throws(SQLiteError) in
      guard let present = try StoredFeeds(writer.connection).feed(feed.number), present.says(feed)
      else { return }
      guard let item else {
        try writer.run("UPDATE feed SET tried_at = ?2 WHERE id = ?1", [feed.number, time])
        return
      }
      try StoredFeeds.replace(present, by: nil, writer)
      let before = try StoredWatchlist(writer.connection).entry(item.storeID)
      let new = WatchEntry(item: item, addedAt: present.addedAt, checkedAt: time)
      if before == nil { try StoredWatchlist.replace(nil, by: new, writer) }
      try UndoLog.goOn(
        from: .feed(before: nil, after: present),
        to: before == nil ? .watch(before: nil, after: new) : nil,
        writer
      )
    }
  }
}

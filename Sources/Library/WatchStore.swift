public import Catalog
public import Records
import SQLite

/// What is watched, and the prices of it.
///
/// Prices are told apart by the service that named them: those of a stand-in say nothing of Apple's. All writes survive
/// a power cut.
public final class WatchStore {
  let file: WatchFile

  init(_ file: WatchFile) {
    self.file = file
  }

  /// Whether changes outlive the program; true in private too, until one has failed.
  public var isSaving: Bool { file.isSaving }

  // MARK: Reading

  /// All entries, in the order in which they were added; behind them the feeds whose podcast is still to be found.
  public func entries() -> [WatchEntry] {
    file.current.read { connection throws(SQLiteError) in
      try Self.entries(connection)
    } ?? []
  }

  /// All entries with the prices that a service named.
  public func watched(by service: String) -> [WatchedItem] {
    file.current.read { connection throws(SQLiteError) in
      let prices = try StoredWatchPrices(connection, service).all()
      return try Self.entries(connection).map { entry in
        WatchedItem(entry, prices: prices[entry.storeID] ?? PriceHistory())
      }
    } ?? []
  }

  private static func entries(_ connection: Connection) throws(SQLiteError) -> [WatchEntry] {
    try StoredWatchlist(connection).entries() + StoredFeeds(connection).all().map(\.entry)
  }

  /// The prices of an item since it was first watched; none for others.
  public func prices(of storeID: StoreItemID, by service: String) -> PriceHistory {
    file.current.read { connection throws(SQLiteError) in
      try StoredWatchPrices(connection, service).history(of: storeID)
    } ?? PriceHistory()
  }

  // MARK: Writing

  /// Carries out orders, all of them or none, as one step that can be taken back.
  ///
  /// - Parameters:
  ///   - tasks: The orders; of two for the same item the second follows on the first.
  ///   - service: The service that named the prices of the tasks.
  /// - Returns: What each order changed, which may be nothing.
  /// - Throws: Why nothing was changed.
  public func carryOut(
    _ tasks: [WatchTask],
    pricedBy service: String
  ) throws(LibraryError) -> [KeptChange] {
    let now = file.current.now
    return try file.write { writer throws(SQLiteError) in
      var changes: [KeptChange] = []
      for task in tasks {
        if task.storeID.isWaiting {
          changes.append(try Self.carryOut(task, writer))
          continue
        }
        let before = try StoredWatchlist(writer.connection).entry(task.storeID)
        let after = task.entry(after: before, now: now)
        if before != after { try StoredWatchlist.replace(before, by: after, writer) }
        if before == nil, after != nil {
          try StoredWatchPrices(writer.connection, service).join(
            task.prices,
            to: task.storeID,
            writer
          )
        }
        changes.append(.watch(before: before, after: after))
      }
      try UndoLog.add(changes, at: now, writer)
      return changes
    }
  }

  /// A feed can only be taken off: of its podcast nothing is known.
  private static func carryOut(_ task: WatchTask, _ writer: Writer) throws(SQLiteError)
    -> KeptChange
  {
    let before = try StoredFeeds(writer.connection).feed(-task.storeID.id.number)
    guard task.order == .unwatch else { return .feed(before: before, after: before) }
    try StoredFeeds.replace(before, by: nil, writer)
    return .feed(before: before, after: nil)
  }

  /// Takes note of what a live answer shows of the items that are watched.
  ///
  /// - Throws: Why it could not be kept.
  public func observe(_ check: WatchCheck, by service: String) throws(LibraryError) {
    let findings = check.findings(for: entries())
    guard !findings.isEmpty else { return }
    try file.write { writer throws(SQLiteError) in
      for (storeID, finding) in findings {
        try writer.run(
          """
          UPDATE watch SET checked_at = ?4, is_absent = ?5
          WHERE number = ?1 AND type = ?2 AND country = ?3
          AND NOT checked_at BETWEEN ?4 + 1 AND ?4 + ?6
          """,
          StoredEntry.identity(of: storeID)
            // As with prices, an answer that is a little older is late, and a far newer one was misdated.
            + [check.seenAt, finding == .absent, PriceHistory.probation]
        )
        guard case .found(let item) = finding else { continue }
        try StoredWatchPrices(writer.connection, service)
          .record(Prices(of: item), of: storeID, at: check.seenAt, writer)
      }
    }
  }
}

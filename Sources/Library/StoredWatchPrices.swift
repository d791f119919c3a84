import Catalog
import Records
import SQLite

/// The prices of what is watched as one service named them, on one connection.
struct StoredWatchPrices {
  private let connection: Connection
  private let service: String

  init(_ connection: Connection, _ service: String) {
    self.connection = connection
    self.service = service
  }

  /// The prices of all items.
  func all() throws(SQLiteError) -> [StoreItemID: PriceHistory] {
    let rows = try connection.query(
      """
      SELECT number, type, country, \(StoredPrices.list) FROM watch_price
      WHERE service = ?1 ORDER BY id
      """,
      [service]
    ) { row throws(SQLiteError) in try? Self.row(row) }
    let known = rows.compactMap { $0 ?? nil }
    return Dictionary(grouping: known, by: \.storeID)
      .mapValues { PriceHistory($0.map(\.observation)) }
  }

  private static func row(
    _ row: borrowing Row
  ) throws(SQLiteError) -> (storeID: StoreItemID, observation: PriceObservation)? {
    guard let type = ItemType(rawValue: try row.text(1)) else { return nil }
    let storeID = StoreItemID(ItemID(type, try row.int64(0)), country: try row.text(2))
    return (storeID, try StoredPrices.observation(in: row, from: 3))
  }

  /// The prices of one item.
  func history(of storeID: StoreItemID) throws(SQLiteError) -> PriceHistory {
    let rows = try connection.query(
      """
      SELECT \(StoredPrices.list) FROM watch_price
      WHERE number = ?1 AND type = ?2 AND country = ?3 AND service = ?4 ORDER BY id
      """,
      identity(of: storeID)
    ) { row throws(SQLiteError) in try StoredPrices.observation(in: row, from: 0) }
    return PriceHistory(rows)
  }

  /// Takes prices that an answer named at a time in seconds since 1970.
  func record(
    _ prices: Prices,
    of storeID: StoreItemID,
    at time: Int64,
    _ writer: Writer
  ) throws(SQLiteError) {
    var history = try history(of: storeID)
    for step in history.record(prices, at: time) {
      switch step {
      case .append(let observation):
        try append(observation, to: storeID, writer)
      case .replaceLast(let observation):
        try removeLast(of: storeID, writer)
        try append(observation, to: storeID, writer)
      case .removeLast:
        try removeLast(of: storeID, writer)
      }
    }
  }

  /// Adds what another store knows of the item from before it was watched, and from while it was not.
  func join(
    _ other: PriceHistory,
    to storeID: StoreItemID,
    _ writer: Writer
  ) throws(SQLiteError) {
    let own = try history(of: storeID)
    let joined = own.joined(with: other)
    guard joined != own else { return }
    try writer.run(
      """
      DELETE FROM watch_price WHERE number = ?1 AND type = ?2 AND country = ?3 AND service = ?4
      """,
      identity(of: storeID)
    )
    for observation in joined.observations { try append(observation, to: storeID, writer) }
  }

  private func append(
    _ observation: PriceObservation,
    to storeID: StoreItemID,
    _ writer: Writer
  ) throws(SQLiteError) {
    try writer.run(
      """
      INSERT INTO watch_price (number, type, country, service, \(StoredPrices.list))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """,
      identity(of: storeID) + StoredPrices.values(of: observation)
    )
  }

  private func removeLast(of storeID: StoreItemID, _ writer: Writer) throws(SQLiteError) {
    try writer.run(
      """
      DELETE FROM watch_price WHERE id = (
        SELECT max(id) FROM watch_price
        WHERE number = ?1 AND type = ?2 AND country = ?3 AND service = ?4
      )
      """,
      identity(of: storeID)
    )
  }

  private func identity(of storeID: StoreItemID) -> [any Bindable] {
    StoredEntry.identity(of: storeID) + [service]
  }
}

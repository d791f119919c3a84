import Records
import SQLite

/// The prices that one row of the items seen was seen at.
struct SeenPrices {
  private let connection: Connection
  /// The row's id.
  private let item: Int64

  init(_ connection: Connection, of item: Int64) {
    self.connection = connection
    self.item = item
  }

  /// The prices, in the order in which they were learned.
  func history() throws(SQLiteError) -> PriceHistory {
    PriceHistory(
      try connection.query(
        "SELECT \(StoredPrices.list) FROM price WHERE item = ?1 ORDER BY position",
        [item]
      ) { row throws(SQLiteError) in try StoredPrices.observation(in: row, from: 0) }
    )
  }

  /// Takes the prices that an answer named at a time in seconds since 1970.
  ///
  /// Of an item that is new there are none yet, which need not be looked up.
  func record(
    _ prices: Prices,
    at time: Int64,
    isNew: Bool,
    _ writer: Writer
  ) throws(SQLiteError) {
    guard !prices.isEmpty else { return }
    var history = isNew ? PriceHistory() : try history()
    for step in history.record(prices, at: time) {
      switch step {
      case .append(let observation):
        try append(observation, writer)
      case .replaceLast(let observation):
        try removeLast(writer)
        try append(observation, writer)
      case .removeLast:
        try removeLast(writer)
      }
    }
  }

  private func append(_ observation: PriceObservation, _ writer: Writer) throws(SQLiteError) {
    try writer.run(
      """
      INSERT INTO price (item, position, \(StoredPrices.list)) VALUES (
        ?1, (SELECT coalesce(max(position), 0) + 1 FROM price WHERE item = ?1), ?2, ?3, ?4, ?5, ?6
      )
      """,
      [item] + StoredPrices.values(of: observation)
    )
  }

  private func removeLast(_ writer: Writer) throws(SQLiteError) {
    try writer.run(
      """
      DELETE FROM price
      WHERE item = ?1 AND position = (SELECT max(position) FROM price WHERE item = ?1)
      """,
      [item]
    )
  }
}

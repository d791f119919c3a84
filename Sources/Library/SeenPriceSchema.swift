import SQLite

extension Schema {
  /// The step that adds the prices that items were seen at.
  static func addSeenPrices(_ connection: Connection) throws(SQLiteError) {
    try connection.execute(seenPrices)
    // The answers are worked in again, in their order, for what they say of prices. With those of later answers before
    // them they would be taken for news.
    try connection.execute("DELETE FROM price; DELETE FROM progress")
  }

  /// `position` is the order in which an item's prices were learned.
  private static let seenPrices = """
    CREATE TABLE IF NOT EXISTS price (
      item INTEGER NOT NULL,
      position INTEGER NOT NULL,
      observed_at INTEGER NOT NULL,
      price REAL,
      rental_price REAL,
      hd_price REAL,
      currency TEXT,
      PRIMARY KEY (item, position)
    ) STRICT, WITHOUT ROWID;
    """
}

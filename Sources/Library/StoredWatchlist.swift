import Catalog
import Records
import SQLite

/// The entries of the watchlist, on one connection.
struct StoredWatchlist {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// All entries in the order in which they were added.
  func entries() throws(SQLiteError) -> [WatchEntry] {
    try connection.query(
      "SELECT \(StoredEntry.list) FROM watch ORDER BY added_at, id"
    ) { row throws(SQLiteError) in try? StoredEntry.entry(in: row) }
    .compactMap { $0 }
  }

  /// The entry of an item, nil where it is not watched.
  func entry(_ storeID: StoreItemID) throws(SQLiteError) -> WatchEntry? {
    try connection.first(
      "SELECT \(StoredEntry.list) FROM watch WHERE number = ?1 AND type = ?2 AND country = ?3",
      StoredEntry.identity(of: storeID)
    ) { row throws(SQLiteError) in try StoredEntry.entry(in: row) } ?? nil
  }

  /// Puts an entry in the place of another one of the same item; nil is none.
  ///
  /// Of an entry that stays only what the user says of it changes: what the stores say may be newer than both.
  static func replace(
    _ old: WatchEntry?,
    by new: WatchEntry?,
    _ writer: Writer
  ) throws(SQLiteError) {
    switch (old, new) {
    case (nil, nil):
      return
    case (nil, let new?):
      let marks = (1...StoredEntry.columns.count + 3).map { "?\($0)" }.joined(separator: ", ")
      try writer.run(
        "INSERT INTO watch (\(StoredEntry.list)) VALUES (\(marks))",
        StoredEntry.values(of: new)
      )
    case (let old?, nil):
      try writer.run(
        "DELETE FROM watch WHERE number = ?1 AND type = ?2 AND country = ?3",
        StoredEntry.identity(of: old.storeID)
      )
    case (.some, let new?):
      try writer.run(
        """
        UPDATE watch SET added_at = ?4, below = ?5, note = ?6
        WHERE number = ?1 AND type = ?2 AND country = ?3
        """,
        StoredEntry.identity(of: new.storeID) + [new.addedAt, new.below, new.note]
      )
    }
  }
}

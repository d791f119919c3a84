import SQLite

/// The part of the main file for what is imported: feeds whose podcast is still to be found, and items as a file had them.
extension Schema {
  static let feedTables: [Table] = [
    Table(name: .feed, columns: ["id"] + StoredFeeds.columns),
    Table(
      name: .watchRecord,
      columns: ["number", "type", "country", "seen_at", "record"]
    ),
  ]

  /// The step that adds them; each may be there already.
  static func addFeeds(_ connection: Connection) throws(SQLiteError) {
    try connection.execute(squeezed(feedSQL))
  }

  /// The two tables.
  ///
  /// `key` is the address as feeds are compared; `tried_at` is when the podcast was looked for in vain. Numbers are not
  /// given twice, since screens remember them. `record` is a JSON object.
  private static let feedSQL = """
    CREATE TABLE IF NOT EXISTS feed (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL,
      title TEXT,
      country TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      tried_at INTEGER
    ) STRICT;

    CREATE TABLE IF NOT EXISTS watch_record (
      number INTEGER NOT NULL,
      type TEXT NOT NULL,
      country TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (number, type, country)
    ) STRICT, WITHOUT ROWID;
    """
}

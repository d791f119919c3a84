import SQLite

/// The part of the main file for what is watched, and for what can be taken back.
extension Schema {
  static let watchTables: [Table] = [
    Table(
      name: .watch,
      columns: ["id", "number", "type", "country"] + StoredEntry.columns
    ),
    Table(
      name: .watchPrice,
      columns: ["id", "number", "type", "country", "service"] + StoredPrices.columns
    ),
    // A run that cannot save takes back what it has done itself.
    Table(name: .undoStep, columns: ["id", "made_at"], needed: "0"),
    Table(
      name: .undoChange,
      columns: ["step", "position", "subject", "before", "after"],
      needed: "0"
    ),
  ]

  /// The step that adds all of it; each part may be there already.
  static func addWatchlist(_ connection: Connection) throws(SQLiteError) {
    try connection.execute(squeezed(watchSQL))
    let present = try connection.columns(of: "screen")
    if !present.contains("item_name") {
      try connection.execute("ALTER TABLE screen ADD COLUMN item_name TEXT")
    }
  }

  /// The tables of the watchlist, of its prices, and of the changes that can be taken back.
  ///
  /// The columns from `name` on are what a row needs of the item, `released` as a number, 20050719. `checked_at` is when
  /// the store was last asked for it, and `is_absent` whether it did not have it then. The ids of `watch_price` are the
  /// order in which prices were learned. `undo_change` holds what an entry or a setting was before a step and after it,
  /// as texts; null is none.
  private static let watchSQL = """
    CREATE TABLE IF NOT EXISTS watch (
      id INTEGER PRIMARY KEY,
      number INTEGER NOT NULL,
      type TEXT NOT NULL,
      country TEXT NOT NULL,
      added_at INTEGER NOT NULL,
      below REAL,
      note TEXT,
      checked_at INTEGER NOT NULL,
      is_absent INTEGER NOT NULL,
      name TEXT,
      creator TEXT,
      creator_id INTEGER,
      collection TEXT,
      collection_id INTEGER,
      genre TEXT,
      released INTEGER,
      store_url TEXT,
      UNIQUE (number, type, country)
    ) STRICT;

    CREATE TABLE IF NOT EXISTS watch_price (
      id INTEGER PRIMARY KEY,
      number INTEGER NOT NULL,
      type TEXT NOT NULL,
      country TEXT NOT NULL,
      service TEXT NOT NULL,
      observed_at INTEGER NOT NULL,
      price REAL,
      rental_price REAL,
      hd_price REAL,
      currency TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS watch_price_item ON watch_price (number, type, country, service);

    CREATE TABLE IF NOT EXISTS undo_step (
      id INTEGER PRIMARY KEY,
      made_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE IF NOT EXISTS undo_change (
      step INTEGER NOT NULL,
      position INTEGER NOT NULL,
      subject TEXT NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (step, position)
    ) STRICT, WITHOUT ROWID;
    """
}

import SQLite

extension Schema {
  /// The layout of the file for answers, as it is made at a time in seconds since 1970.
  static func seen(now: Int64) -> Schema {
    Schema(
      file: .seen,
      // "rps1" in ASCII.
      applicationID: 0x7270_7331,
      migrations: [
        Migration(version: 1) { connection throws(SQLiteError) in
          try connection.execute(firstSeen)
          try reserveIDs(in: connection, now: now)
        },
        Migration(version: 2, sql: seenItems + FullTextIndex.definition),
        Migration(version: 3) { connection throws(SQLiteError) in
          try addRecordPlaces(connection)
          // The answers are worked in again, for these places and for the pairs of characters in the index.
          try connection.execute("DELETE FROM progress")
        },
        Migration(version: 4, apply: addLatestAnswer),
        Migration(version: 5, apply: addSeenPrices),
      ],
      // Of a damaged file the answers are kept; the items are made of them again.
      tables: [
        Table(
          name: .answer,
          columns: ["id", "endpoint", "target", "request", "fetched_at", "body"]
        )
      ],
      isBackedUp: false,
      isCopiedToMemory: false
    )
  }

  private static let firstSeen = """
    PRAGMA application_id = 0x72707331;

    CREATE TABLE IF NOT EXISTS answer (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      endpoint TEXT NOT NULL,
      target TEXT NOT NULL,
      request TEXT NOT NULL,
      fetched_at INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS answer_request ON answer (endpoint, target, fetched_at);
    """

  /// The items of all answers, each once for a country and an endpoint.
  ///
  /// `name_key` and `creator_key` are the words of a name in a row. `released` is a day as a number, 20050719.
  /// `item_text` has the texts of an item that are not in its row, or that the index needs in another form.
  /// `progress` is the first answer whose items are not all here, and how many of them are.
  private static let seenItems = """
    CREATE TABLE IF NOT EXISTS endpoint (
      id INTEGER PRIMARY KEY,
      address TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE TABLE IF NOT EXISTS item (
      id INTEGER PRIMARY KEY,
      number INTEGER NOT NULL,
      type TEXT NOT NULL,
      country TEXT NOT NULL,
      endpoint INTEGER NOT NULL,
      answer INTEGER NOT NULL,
      seen_at INTEGER NOT NULL,
      is_whole INTEGER NOT NULL,
      released INTEGER,
      price REAL,
      currency TEXT,
      name TEXT,
      creator TEXT,
      collection TEXT,
      genre TEXT,
      name_key TEXT,
      creator_key TEXT
    ) STRICT;
    CREATE UNIQUE INDEX IF NOT EXISTS item_identity ON item (number, type, country, endpoint);
    CREATE INDEX IF NOT EXISTS item_name ON item (name_key);
    CREATE INDEX IF NOT EXISTS item_creator ON item (creator_key, country);
    CREATE INDEX IF NOT EXISTS item_seen ON item (seen_at);
    CREATE INDEX IF NOT EXISTS item_released ON item (country, released);

    CREATE TABLE IF NOT EXISTS item_text (
      item INTEGER PRIMARY KEY,
      name TEXT,
      creator TEXT,
      collection TEXT,
      genre TEXT,
      description TEXT
    ) STRICT;

    CREATE TABLE IF NOT EXISTS progress (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      answer INTEGER NOT NULL,
      items INTEGER NOT NULL
    ) STRICT;

    """

  /// Where the record of an item stands in the body of its answer, in bytes, so that it can be read without the others.
  private static func addRecordPlaces(_ connection: Connection) throws(SQLiteError) {
    let present = try connection.columns(of: "item")
    for column in ["record_start", "record_size"] where !present.contains(column) {
      try connection.execute("ALTER TABLE item ADD COLUMN \(column) INTEGER")
    }
  }

  /// The newest answer with an item, where `answer` is an older one that says more of it.
  ///
  /// An item goes with its last answer, whichever that is.
  private static func addLatestAnswer(_ connection: Connection) throws(SQLiteError) {
    guard try !connection.columns(of: "item").contains("latest_answer") else { return }
    try connection.execute("ALTER TABLE item ADD COLUMN latest_answer INTEGER")
  }

  /// Starts the ids of a new file above those of every file before it.
  ///
  /// Screens point to answers from another file. If this one is lost and made anew, their pointers must lead nowhere,
  /// and not to other answers. No file takes a million answers a second, so a start by the clock is beyond any id
  /// that was given earlier.
  private static func reserveIDs(
    in connection: Connection,
    now: Int64
  ) throws(SQLiteError) {
    let start = max(0, min(now, 1 << 40)) * 1_000_000
    try connection.run(
      """
      INSERT INTO sqlite_sequence (name, seq) SELECT 'answer', ?1
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'answer')
      """,
      [start]
    )
  }
}

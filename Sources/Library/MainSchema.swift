import SQLite

extension Schema {
  /// The layout of the file for watchlist, session, settings and lines.
  static let main = Schema(
    file: .main,
    // "rpr1" in ASCII.
    applicationID: 0x7270_7231,
    migrations: [
      Migration(version: 1) { connection throws(SQLiteError) in
        try connection.execute(squeezed(firstMain))
      },
      Migration(version: 2, apply: addScreenColumns),
      Migration(version: 3, apply: addSeenColumns), Migration(version: 4, apply: addPurposes),
      Migration(version: 5, apply: addWatchlist), Migration(version: 6, apply: addFeeds),
      Migration(version: 7, apply: addDownloads), Migration(version: 8, apply: addBriefs),
    ],
    // What the user has put together by hand comes before what the program has noted by itself.
    tables: watchTables + feedTables + downloadTables + [
      Table(name: .setting, columns: ["key", "value", "changed_at"]),
      Table(
        name: .session,
        columns: [
          "id", "continues", "started_at", "moved_at", "move", "position", "overlay",
          "overlay_request", "error_code", "error_status", "error_detail", "error_retry_after",
          "overlay_purpose", "overlay_line",
        ],
        needed: "id = (\(lastMoved))"
      ),
      Table(
        name: .visit,
        columns: ["session", "position", "serial"],
        needed: "session = (\(lastMoved))"
      ),
      Table(
        name: .screen,
        columns: [
          "session", "serial", "kind", "request", "answer", "first_row", "detail_row", "made_at",
          "copied_from", "more_answers", "filtered_by", "sorted_by",
          "failed", "seen", "opened", "typed_line", "detail_answer", "item_name",
        ],
        needed: "session = (\(lastMoved))"
      ),
      Table(name: .line, columns: ["id", "text", "entered_at"]),
    ],
    isBackedUp: true,
    isCopiedToMemory: true,
    // The screens of other sessions.
    hasMoreToRead: true
  )

  private static let lastMoved = "SELECT id FROM session ORDER BY move DESC LIMIT 1"

  /// A session's screens lie on a trail of positions; `session.position` is where it stands.
  ///
  /// Going back and forward moves only that number. `session.move` counts the moves of all sessions, so that the
  /// largest is the session that moved last, whatever the clock says.
  private static let firstMain = """
    PRAGMA application_id = 0x72707231;

    CREATE TABLE IF NOT EXISTS setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL,
      changed_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS session (
      id INTEGER PRIMARY KEY,
      continues INTEGER,
      started_at INTEGER NOT NULL,
      moved_at INTEGER NOT NULL,
      move INTEGER NOT NULL,
      position INTEGER NOT NULL,
      overlay TEXT NOT NULL,
      overlay_request TEXT,
      error_code TEXT,
      error_status INTEGER,
      error_detail TEXT,
      error_retry_after INTEGER
    ) STRICT;
    CREATE INDEX IF NOT EXISTS session_move ON session (move);

    CREATE TABLE IF NOT EXISTS visit (
      session INTEGER NOT NULL,
      position INTEGER NOT NULL,
      serial INTEGER NOT NULL,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS screen (
      session INTEGER NOT NULL,
      serial INTEGER NOT NULL,
      kind TEXT NOT NULL,
      request TEXT,
      answer INTEGER,
      first_row INTEGER NOT NULL,
      detail_row INTEGER,
      made_at INTEGER NOT NULL,
      copied_from INTEGER,
      PRIMARY KEY (session, serial)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS line (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL UNIQUE,
      entered_at INTEGER NOT NULL
    ) STRICT;
    """

  /// Screens of several answers, of which `answer` is the first and `more_answers` a JSON array of the others, and the
  /// filter and the sort of their rows.
  ///
  /// `request` holds the text of any topic from here on. What it held before is such a text too, so no row changes, and
  /// one that is copied out of a file of version 1 reads the same.
  private static func addScreenColumns(_ connection: Connection) throws(SQLiteError) {
    for column in ["more_answers", "filtered_by", "sorted_by"] {
      try add("\(column) TEXT", to: "screen", of: connection)
    }
  }

  /// What a screen has no answers to, what it has from everything seen, and which item was opened on it.
  private static func addSeenColumns(_ connection: Connection) throws(SQLiteError) {
    // What is opened stands in front, so that the long texts are passed over when only that is wanted.
    for column in ["opened", "failed", "seen"] {
      try add("\(column) TEXT", to: "screen", of: connection)
    }
    try connection.execute(
      """
      CREATE INDEX IF NOT EXISTS screen_opened ON screen (made_at, opened)
      WHERE opened IS NOT NULL
      """
    )
  }

  /// What becomes of the request that is out or failed, nothing for a list, as before; the lines that nearly were
  /// commands; and the answer that completed the item of a detail.
  private static func addPurposes(_ connection: Connection) throws(SQLiteError) {
    for column in ["overlay_purpose TEXT", "overlay_line TEXT"] {
      try add(column, to: "session", of: connection)
    }
    for column in ["typed_line TEXT", "detail_answer INTEGER"] {
      try add(column, to: "screen", of: connection)
    }
  }

  /// Adds a column unless it is there: a step may run again on a file whose number was lowered.
  private static func add(
    _ column: String,
    to table: String,
    of connection: Connection
  ) throws(SQLiteError) {
    let name = String(column.prefix { $0 != " " })
    guard try !connection.columns(of: table).contains(name) else { return }
    try connection.execute("ALTER TABLE \(table) ADD COLUMN \(column)")
  }
}

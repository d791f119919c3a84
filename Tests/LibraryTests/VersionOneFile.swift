import Catalog
import Records
import SQLite

@testable import Library

/// A main file as version 1 made and left it, which never changes.
struct VersionOneFile {
  /// The session in it.
  static var record: SessionRecord {
    var current = screen(4, "alien", firstRow: 20)
    current.detailRow = 21
    return SessionRecord(
      current: current,
      overlay: .failed(
        AttemptRecord(.items([7, 8], country: .unitedStates)),
        CatalogError(.limited, status: 403, retryAfter: 30)
      ),
      back: [
        ScreenRecord(serial: 0, topic: .start),
        screen(1, "blade runner"),
        ScreenRecord(serial: 2, topic: .inquiry(.items([1, 22], country: .unitedStates))),
      ],
      forward: [screen(5, "later")]
    )
  }

  /// Makes the file.
  static func write(to path: String) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.configureForWAL()
    try connection.execute(schema + rows)
    try connection.close()
  }

  private static let schema = """
    PRAGMA application_id = 0x72707231;
    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL,
      changed_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE session (
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
    CREATE INDEX session_move ON session (move);
    CREATE TABLE visit (
      session INTEGER NOT NULL,
      position INTEGER NOT NULL,
      serial INTEGER NOT NULL,
      PRIMARY KEY (session, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE screen (
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
    CREATE TABLE line (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL UNIQUE,
      entered_at INTEGER NOT NULL
    ) STRICT;
    PRAGMA user_version = 1;

    """

  private static let rows = """
    INSERT INTO setting VALUES ('country', 'gb', 900);
    INSERT INTO line (text, entered_at) VALUES ('blade runner', 900);
    INSERT INTO session VALUES
      (1, NULL, 900, 950, 1, 0, 'none', NULL, NULL, NULL, NULL, NULL),
      (2, 1, 1000, 1100, 2, 3, 'failed', 'lookup?id=7%2C8&country=us', 'limited', 403, NULL, 30);
    INSERT INTO visit VALUES (1, 0, 0), (2, 0, 0), (2, 1, 1), (2, 2, 2), (2, 3, 4), (2, 4, 5);
    INSERT INTO screen VALUES
      (1, 0, 'start', NULL, NULL, 0, NULL, 900, NULL),
      (2, 0, 'start', NULL, NULL, 0, NULL, 900, 1),
      (2, 1, 'results',
        'search?term=blade%20runner&media=all&country=us&limit=200&explicit=yes',
        101, 0, NULL, 1000, NULL),
      (2, 2, 'results', 'lookup?id=1%2C22&country=us', NULL, 0, NULL, 1010, NULL),
      (2, 4, 'results', 'search?term=alien&media=all&country=us&limit=200&explicit=yes',
        104, 20, 21, 1020, NULL),
      (2, 5, 'results', 'search?term=later&media=all&country=us&limit=200&explicit=yes',
        105, 0, NULL, 1030, NULL);
    """
}

import Catalog
import Records
import SQLite

@testable import Library

/// A main file as version 2 made and left it, which never changes.
struct VersionTwoFile {
  /// The session in it.
  static var record: SessionRecord {
    var current = ScreenRecord(
      serial: 4,
      topic: .inquiry(.chart(.movies, country: .unitedStates)),
      answers: [104, 105, 106].map(AnswerID.init(rawValue:)),
      firstRow: 20,
      detailRow: 21
    )
    (current.filter, current.sort) = ("price<5", "-name")
    return SessionRecord(
      current: current,
      overlay: .pending(AttemptRecord(.items([7], country: .unitedStates))),
      back: [ScreenRecord(serial: 0, topic: .start), screen(1, "blade runner")],
      forward: [ScreenRecord(serial: 5, topic: .seen("country zz"))]
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
    ALTER TABLE screen ADD COLUMN more_answers TEXT;
    ALTER TABLE screen ADD COLUMN filtered_by TEXT;
    ALTER TABLE screen ADD COLUMN sorted_by TEXT;
    PRAGMA user_version = 2;

    """

  private static let rows = """
    INSERT INTO setting VALUES ('country', 'gb', 900);
    INSERT INTO line (text, entered_at) VALUES ('blade runner', 900);
    INSERT INTO session VALUES
      (2, NULL, 1000, 1100, 2, 2, 'pending', 'lookup?id=7&country=us', NULL, NULL, NULL, NULL);
    INSERT INTO visit VALUES (2, 0, 0), (2, 1, 1), (2, 2, 4), (2, 3, 5);
    INSERT INTO screen VALUES
      (2, 0, 'start', NULL, NULL, 0, NULL, 900, NULL, NULL, NULL, NULL),
      (2, 1, 'results',
        'search?term=blade%20runner&media=all&country=us&limit=200&explicit=yes',
        101, 0, NULL, 1000, NULL, NULL, NULL, NULL),
      (2, 4, 'chart', 'chart?chart=movies&country=us', 104, 20, 21, 1020, NULL, '[105,106]',
        'price<5', '-name'),
      (2, 5, 'results', 'seen?term=country%20zz', NULL, 0, NULL, 1030, NULL, NULL, NULL, NULL);
    """
}

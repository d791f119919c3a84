import SQLite

extension Schema {
  /// The layout of the file for the requests made and the pauses.
  static let limits = Schema(
    file: .limits,
    // "rpl1" in ASCII.
    applicationID: 0x7270_6C31,
    migrations: [Migration(version: 1, sql: firstLimits)],
    tables: [
      Table(name: .request, columns: ["id", "endpoint", "family", "granted_at"]),
      Table(name: .pause, columns: ["endpoint", "began", "ends", "step"]),
    ],
    isBackedUp: false,
    isCopiedToMemory: true,
    // What a power cut can take is what was done in the last minutes.
    isDisposable: true
  )

  /// Times are in milliseconds since 1970.
  private static let firstLimits = """
    PRAGMA application_id = 0x72706C31;

    CREATE TABLE IF NOT EXISTS request (
      id INTEGER PRIMARY KEY,
      endpoint TEXT NOT NULL,
      family TEXT NOT NULL,
      granted_at INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE IF NOT EXISTS pause (
      endpoint TEXT NOT NULL PRIMARY KEY,
      began INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      step INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

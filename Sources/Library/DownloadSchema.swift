import SQLite

/// The part of the main file for what was downloaded.
extension Schema {
  static let downloadTables: [Table] = [
    Table(name: .download, columns: ["id", "number", "type", "country"] + StoredDownload.columns)
  ]

  /// The step that adds it; it may be there already.
  ///
  /// There is one row for an item and a folder. `path` is the file once it is whole, before that the part; a row
  /// that is waiting or running belongs to a run that is at it, or was when it ended. `failure` is why it failed,
  /// with what there is to say of it.
  static func addDownloads(_ connection: Connection) throws(SQLiteError) {
    let sql = """
      CREATE TABLE IF NOT EXISTS download (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        number INTEGER NOT NULL,
        type TEXT NOT NULL,
        country TEXT NOT NULL,
        name TEXT,
        creator TEXT,
        collection TEXT,
        collection_id INTEGER,
        store_url TEXT,
        url TEXT NOT NULL,
        folder TEXT NOT NULL,
        state TEXT NOT NULL,
        failure TEXT,
        failure_detail TEXT,
        failure_number INTEGER,
        path TEXT,
        done INTEGER NOT NULL,
        total INTEGER,
        validator TEXT,
        started_at INTEGER NOT NULL,
        modified_at INTEGER,
        UNIQUE (number, type, folder)
      ) STRICT
      """
    try connection.execute(squeezed(sql))
  }
}

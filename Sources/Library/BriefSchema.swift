import SQLite

/// The part of the main file from which the first screen is drawn.
extension Schema {
  /// The step that adds it; it may be there already.
  ///
  /// It holds the answers of one place, at which a program was idle or ended last, with bodies that say no more than a
  /// list shows. Nothing is lost with it: the whole answers are in the other file.
  static func addBriefs(_ connection: Connection) throws(SQLiteError) {
    let sql = """
      CREATE TABLE IF NOT EXISTS brief (
        answer INTEGER PRIMARY KEY,
        endpoint TEXT NOT NULL,
        request TEXT NOT NULL,
        fetched_at INTEGER NOT NULL,
        body BLOB NOT NULL
      ) STRICT
      """
    try connection.execute(squeezed(sql))
  }
}

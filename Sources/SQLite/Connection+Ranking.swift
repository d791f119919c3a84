import CSQLite

extension Connection {
  /// Makes `capped_bm25(TABLE, WEIGHT...)` known to the full-text queries of this connection.
  ///
  /// It ranks as SQLite's `bm25` does, see https://sqlite.org/fts5.html#the_bm25_function, but counts at most 2,000 rows
  /// with each word: beyond that, how common a word is makes no difference. The time for a query that is limited to
  /// some of its matches is then bound by these, and not by the size of the table. A second call does nothing.
  public func addCappedRank() throws(SQLiteError) {
    guard !hasCappedRank else { return }
    let handle = try openHandle()
    let code = csql_add_rank(handle)
    guard code == SQLITE_OK else { throw .last(on: handle) }
    hasCappedRank = true
  }
}

import CSQLite

extension Connection {
  /// The bytes of one blob, straight into the array: a row of a query has SQLite put them together once before.
  ///
  /// - Parameters:
  ///   - column: The column, which holds a blob or a text in this row.
  ///   - table: The table, of the main database.
  ///   - row: The row's id.
  /// - Returns: The bytes, of a text those of its UTF-8.
  /// - Throws: `SQLiteError` with `SQLITE_ERROR` where there is no such row, or neither blob nor text in it.
  ///   See https://sqlite.org/c3ref/blob_open.html.
  public func blob(
    in column: String,
    of table: String,
    row: Int64
  ) throws(SQLiteError) -> [UInt8] {
    let handle = try openHandle()
    var blob: OpaquePointer?
    guard sqlite3_blob_open(handle, "main", table, column, row, 0, &blob) == SQLITE_OK else {
      throw .last(on: handle)
    }
    defer { sqlite3_blob_close(blob) }
    let count = sqlite3_blob_bytes(blob)
    var code = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      code = sqlite3_blob_read(blob, buffer.baseAddress, count, 0)
      initialized = code == SQLITE_OK ? Int(count) : 0
    }
    guard code == SQLITE_OK else { throw .last(on: handle) }
    return bytes
  }
}

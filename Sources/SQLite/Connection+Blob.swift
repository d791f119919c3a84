import CSQLite

extension Connection {
  /// The bytes of one blob, straight into the array: a row of a query has SQLite put them together once before.
  ///
  /// See https://sqlite.org/c3ref/blob_open.html.
  /// - Parameters:
  ///   - column: The column, which holds a blob or a text in this row.
  ///   - table: The table, of the main database.
  ///   - row: The row id.
  /// - Returns: The bytes, of a text those of its UTF-8.
  /// - Throws: Of the kind `other` for a row that is not there or has neither blob nor text.
  public func blob(
    of column: String,
    in table: String,
    row: Int64
  ) throws(SQLiteError) -> [UInt8] {
    try withBlob(of: column, in: table, row: row) { blob, size throws(SQLiteError) in
      try bytes(of: blob, at: 0..<size)
    }
  }

  /// Reads some parts of a blob, and no more pages of it than lie before them.
  ///
  /// A query for a part of a blob reads the whole of it first.
  /// - Parameters:
  ///   - column: The column of the blob.
  ///   - table: The table.
  ///   - row: The row id.
  ///   - places: Which bytes.
  /// - Returns: The bytes at each place, nil where the blob ends before them.
  /// - Throws: Of the kind `other` for a row that is not there or has no blob.
  public func parts(
    of column: String,
    in table: String,
    row: Int64,
    at places: [Range<Int>]
  ) throws(SQLiteError) -> [[UInt8]?] {
    try withBlob(of: column, in: table, row: row) { blob, size throws(SQLiteError) in
      var parts: [[UInt8]?] = []
      for place in places {
        let isInside = place.lowerBound >= 0 && place.upperBound <= size
        parts.append(isInside ? try bytes(of: blob, at: place) : nil)
      }
      return parts
    }
  }

  /// Lends an open blob and its size in bytes, which is an `Int32`.
  private func withBlob<Result>(
    of column: String,
    in table: String,
    row: Int64,
    _ body: (OpaquePointer, Int) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let handle = try openHandle()
    var opened: OpaquePointer?
    let code = sqlite3_blob_open(handle, "main", table, column, row, 0, &opened)
    guard code == SQLITE_OK, let blob = opened else { throw .last(on: handle) }
    defer { sqlite3_blob_close(blob) }
    return try body(blob, Int(sqlite3_blob_bytes(blob)))
  }

  private func bytes(
    of blob: OpaquePointer,
    at place: Range<Int>
  ) throws(SQLiteError) -> [UInt8] {
    var code = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: place.count) { buffer, count in
      let (length, start) = (Int32(place.count), Int32(place.lowerBound))
      code = sqlite3_blob_read(blob, buffer.baseAddress, length, start)
      count = code == SQLITE_OK ? place.count : 0
    }
    guard code == SQLITE_OK else { throw .last(on: try openHandle()) }
    return bytes
  }
}

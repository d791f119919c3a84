import CSQLite

/// One row of a result, readable during the call that it is given to.
///
/// The plain accessors throw on null and on another storage class, so that damage or a foreign
/// hand in the file never turns into a zero or an empty text. Columns are counted from 0.
public struct Row: ~Copyable {
  private let statement: OpaquePointer
  private let sql: String

  init(statement: OpaquePointer, sql: String) {
    self.statement = statement
    self.sql = sql
  }

  /// The number of columns.
  public var count: Int { Int(sqlite3_column_count(statement)) }

  /// Whether a column is null.
  public func isNull(_ column: Int) throws(SQLiteError) -> Bool {
    try type(of: column) == SQLITE_NULL
  }

  /// An integer.
  public func int64(_ column: Int) throws(SQLiteError) -> Int64 {
    try present(optionalInt64(column), column)
  }

  /// An integer, or nil for null.
  public func optionalInt64(_ column: Int) throws(SQLiteError) -> Int64? {
    switch try type(of: column) {
    case SQLITE_NULL: nil
    case SQLITE_INTEGER: sqlite3_column_int64(statement, Int32(column))
    default: throw mismatch(column, expected: "an integer")
    }
  }

  /// An integer as `Int`.
  public func int(_ column: Int) throws(SQLiteError) -> Int {
    try present(optionalInt(column), column)
  }

  /// An integer as `Int`, or nil for null.
  public func optionalInt(_ column: Int) throws(SQLiteError) -> Int? {
    guard let wide = try optionalInt64(column) else { return nil }
    guard let int = Int(exactly: wide) else {
      throw mismatch(column, expected: "a smaller integer")
    }
    return int
  }

  /// An integer as a truth value; everything but 0 is true.
  public func bool(_ column: Int) throws(SQLiteError) -> Bool {
    try int64(column) != 0
  }

  /// A real, or an integer as one.
  public func double(_ column: Int) throws(SQLiteError) -> Double {
    try present(optionalDouble(column), column)
  }

  /// A real or an integer as one, or nil for null.
  public func optionalDouble(_ column: Int) throws(SQLiteError) -> Double? {
    switch try type(of: column) {
    case SQLITE_NULL: nil
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement, Int32(column))
    default: throw mismatch(column, expected: "a number")
    }
  }

  /// A text, NULs included; bytes that are no UTF-8 become replacement characters.
  public func text(_ column: Int) throws(SQLiteError) -> String {
    try present(optionalText(column), column)
  }

  /// A text, or nil for null.
  public func optionalText(_ column: Int) throws(SQLiteError) -> String? {
    switch try type(of: column) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT:
      // The text is asked for before its length: asking may convert it from another encoding.
      let address = sqlite3_column_text(statement, Int32(column))
      let bytes = UnsafeBufferPointer(start: address, count: byteCount(column))
      return String(decoding: bytes, as: UTF8.self)
    default: throw mismatch(column, expected: "a text")
    }
  }

  /// A blob.
  public func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
    try present(optionalBlob(column), column)
  }

  /// A blob, or nil for null; an empty blob is not null.
  public func optionalBlob(_ column: Int) throws(SQLiteError) -> [UInt8]? {
    switch try type(of: column) {
    case SQLITE_NULL: return nil
    case SQLITE_BLOB:
      // SQLite gives no address for an empty blob.
      let address = sqlite3_column_blob(statement, Int32(column))
      return Array(
        UnsafeRawBufferPointer(start: address, count: address == nil ? 0 : byteCount(column))
      )
    default: throw mismatch(column, expected: "a blob")
    }
  }

  /// A column as it is stored, whatever its class.
  public func value(_ column: Int) throws(SQLiteError) -> Value {
    switch try type(of: column) {
    case SQLITE_INTEGER: .integer(try int64(column))
    case SQLITE_FLOAT: .real(try double(column))
    case SQLITE_TEXT: .text(try text(column))
    case SQLITE_BLOB: .blob(try blob(column))
    default: .null
    }
  }

  private func type(of column: Int) throws(SQLiteError) -> Int32 {
    guard (0..<count).contains(column) else {
      throw SQLiteError(resultCode: SQLITE_RANGE, message: "no column \(column)", sql: sql)
    }
    return sqlite3_column_type(statement, Int32(column))
  }

  private func byteCount(_ column: Int) -> Int {
    Int(sqlite3_column_bytes(statement, Int32(column)))
  }

  private func present<T>(_ value: T?, _ column: Int) throws(SQLiteError) -> T {
    guard let value else { throw mismatch(column, expected: "a value, not null,") }
    return value
  }

  private func mismatch(_ column: Int, expected: String) -> SQLiteError {
    SQLiteError(
      resultCode: SQLITE_MISMATCH,
      message: "\(expected) expected in column \(column)",
      sql: sql
    )
  }
}

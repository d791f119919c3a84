import CSQLite

/// One prepared statement, finalized when it is released.
///
/// A class, because a dictionary, which the cache is, cannot hold a value that is not copyable.
final class Statement {
  let sql: String
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// Prepares exactly one statement.
  init(_ sql: String, on connection: OpaquePointer, persistent: Bool) throws(SQLiteError) {
    var handle: OpaquePointer?
    var code = SQLITE_OK
    var isWhole = true
    let flags = persistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      code = sqlite3_prepare_v3(connection, text, -1, flags, &handle, &tail)
      if let tail { isWhole = Self.isBlank(tail) }
    }
    guard code == SQLITE_OK else { throw .last(on: connection, sql: sql) }
    guard let handle else { throw .misuse("the statement is empty", sql: sql) }
    guard isWhole else {
      sqlite3_finalize(handle)
      throw .misuse("more than one statement", sql: sql)
    }
    self.sql = sql
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds all parameters, the first to `?1`.
  func bind(_ parameters: [any Bindable]) throws(SQLiteError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard parameters.count == expected else {
      throw SQLiteError(
        resultCode: SQLITE_RANGE,
        message: "\(expected) parameters expected, \(parameters.count) given",
        sql: sql
      )
    }
    for (offset, parameter) in parameters.enumerated() {
      let code = bind(parameter.sqliteValue, at: Int32(offset + 1))
      guard code == SQLITE_OK else { throw .last(on: connection, sql: sql) }
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw .last(on: connection, sql: sql)
    }
  }

  /// The row that the last step found, valid until the next one.
  func row() -> Row {
    Row(statement: handle, sql: sql)
  }

  /// Ends a use: frees the locks and the bound copies.
  func reset() {
    // Returns the failure of the last step once more, which has been thrown already.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let integer):
      return sqlite3_bind_int64(handle, index, integer)
    case .real(let real):
      return sqlite3_bind_double(handle, index, real)
    case .text(let text):
      let count = UInt64(text.utf8.count)
      // A C string has an address even when it is empty; a missing one would bind null.
      return text.withCString { csql_bind_text(handle, index, $0, count) }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { buffer in
        guard let address = buffer.baseAddress, !buffer.isEmpty else {
          return sqlite3_bind_zeroblob(handle, index, 0)
        }
        return csql_bind_blob(handle, index, address, UInt64(buffer.count))
      }
    }
  }

  private static func isBlank(_ text: UnsafePointer<CChar>) -> Bool {
    var next = text
    while next.pointee != 0 {
      switch UInt8(bitPattern: next.pointee) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: ";"):
        next += 1
      default:
        return false
      }
    }
    return true
  }
}

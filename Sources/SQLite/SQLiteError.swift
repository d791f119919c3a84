import CSQLite

/// A failure that SQLite reported, or a misuse that this room found first.
///
/// It carries the SQL as written, with its placeholders; bound values never appear in it.
public struct SQLiteError: Error, Hashable, Sendable {
  /// What a failure means for the program.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Another connection held the lock for longer than the busy timeout.
    case busy
    /// The file, its folder or the connection cannot be written.
    case readOnly
    /// The disk or the quota is full.
    case full
    /// The file is damaged or is no database; the only kind that may set a file aside.
    case corrupt
    /// A full-text index is damaged while the tables are whole; rebuild the index, nothing else.
    case corruptIndex
    /// The file cannot be opened or made.
    case cannotOpen
    /// The operating system failed to read or write.
    case io
    /// The statement was interrupted.
    case interrupted
    /// A constraint of the schema refused the change.
    case constraint
    /// Anything else: mistakes in SQL, misuse, lack of memory.
    case other
  }

  /// The extended result code.
  public let resultCode: Int32
  /// SQLite's own English words.
  public let message: String
  /// The statement at fault, if one was.
  public let sql: String?

  /// Makes an error from its parts.
  public init(resultCode: Int32, message: String, sql: String? = nil) {
    self.resultCode = resultCode
    self.message = message
    self.sql = sql
  }

  /// The low byte of the result code: the code without its refinement.
  public var primaryCode: Int32 { resultCode & 0xFF }

  /// What the failure means.
  public var kind: Kind {
    switch resultCode {
    case csql_corrupt_vtab: return .corruptIndex
    // Shared memory of the write-ahead log could not grow: in practice a full disk.
    case csql_ioerr_shmsize: return .full
    default: break
    }
    switch primaryCode {
    case SQLITE_BUSY: return .busy
    case SQLITE_READONLY: return .readOnly
    case SQLITE_FULL: return .full
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .corrupt
    case SQLITE_CANTOPEN: return .cannotOpen
    case SQLITE_IOERR: return .io
    case SQLITE_INTERRUPT: return .interrupted
    case SQLITE_CONSTRAINT: return .constraint
    default: return .other
    }
  }
}

extension SQLiteError {
  /// The failure of the last call on a connection; to be made before the next call replaces it.
  static func last(on handle: OpaquePointer, sql: String? = nil) -> Self {
    Self(
      resultCode: sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)),
      sql: sql
    )
  }

  /// A use of this room that SQLite would not accept.
  static func misuse(_ message: String, sql: String? = nil) -> Self {
    Self(resultCode: SQLITE_MISUSE, message: message, sql: sql)
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The code and SQLite's words, without the SQL.
  public var description: String { "SQLite \(resultCode): \(message)" }
}

import CSQLite

/// An open database; one owner on one thread at a time.
public final class Connection {
  /// What a connection may do, and whether it may make the file.
  public enum Mode: Hashable, Sendable {
    /// Reads and writes; a missing file is made, readable by its owner only.
    case readWriteCreate
    /// Reads and writes a file that must exist; on a write-protected one it only reads.
    case readWrite
    /// As `readWrite`, and leaves the file's rights as they are: for who only looks.
    ///
    /// A connection that can only read makes a log and leaves it; this one clears up.
    case visiting
    /// Reads only.
    case readOnly
    /// Reads a file that nobody writes, without locks, log or shared memory.
    ///
    /// The only way into a database with a write-ahead log in a folder that cannot be written.
    /// What is still in the log is not seen.
    case immutable
    /// A database of this connection alone, gone with it; the path is ignored.
    case memory
  }

  /// The version of SQLite, as 3.40.1.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// The file, or nil for a database in memory.
  public let path: String?

  /// For how long a statement waits for a lock before it fails with `busy`.
  public var busyTimeout: Duration {
    didSet { applyBusyTimeout() }
  }

  private var handle: OpaquePointer?
  private var cache = StatementCache(capacity: 64)

  /// Whether full-text queries know the ranking function.
  var hasCappedRank = false

  /// The `synchronous` level that commits outside of a transaction with its own have.
  var synchronous = Synchronous.full

  /// Opens a database.
  ///
  /// SQLite reads nothing yet: that a file is no database shows at the first statement.
  public init(
    path: String,
    mode: Mode,
    busyTimeout: Duration = .seconds(5)
  ) throws(SQLiteError) {
    self.path = mode == .memory ? nil : path
    self.busyTimeout = busyTimeout
    let name: String
    if mode == .memory {
      name = ":memory:"
    } else {
      let file = try DatabaseFile(named: path)
      try file.prepare(mode)
      name = mode == .immutable ? file.immutableName : file.path
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, Self.flags(mode), nil)
    guard code == SQLITE_OK, let handle else {
      guard let handle else {
        throw SQLiteError(resultCode: code, message: String(cString: sqlite3_errstr(code)))
      }
      // Although opening failed, there is a handle to close, which also knows the reason.
      let error = SQLiteError.last(on: handle)
      sqlite3_close(handle)
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    self.handle = handle
    applyBusyTimeout()
  }

  deinit {
    cache.removeAll()
    // Never refuses, unlike `sqlite3_close`; nothing can be reported from here.
    sqlite3_close_v2(handle)
  }

  /// Closes the database; a second call does nothing.
  ///
  /// Fails only while a row of this connection is being read. The last connection to a file
  /// writes the log into it.
  public func close() throws(SQLiteError) {
    guard let handle else { return }
    cache.removeAll()
    guard sqlite3_close(handle) == SQLITE_OK else { throw .last(on: handle) }
    self.handle = nil
  }

  /// Whether the database cannot be written through this connection.
  public var isReadOnly: Bool {
    guard let handle else { return true }
    return sqlite3_db_readonly(handle, "main") != 0
  }

  /// Whether a transaction is open.
  public var isInTransaction: Bool {
    guard let handle else { return false }
    return sqlite3_get_autocommit(handle) == 0
  }

  /// The rows that the last finished insert, update or delete changed.
  public var changes: Int {
    guard let handle else { return 0 }
    return Int(sqlite3_changes(handle))
  }

  /// The row id of the last successful insert into a table with row ids.
  public var lastInsertRowID: Int64 {
    guard let handle else { return 0 }
    return sqlite3_last_insert_rowid(handle)
  }

  /// Runs one or more statements without parameters, and ignores their rows.
  public func execute(_ sql: String) throws(SQLiteError) {
    let handle = try openHandle()
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw .last(on: handle, sql: sql)
    }
  }

  /// Runs one statement to its end, and gives the number of rows that it changed.
  @discardableResult
  public func run(_ sql: String, _ parameters: [any Bindable] = []) throws(SQLiteError) -> Int {
    let before = try totalChanges()
    try withStatement(sql, parameters) { statement throws(SQLiteError) in
      while try statement.step() {}
    }
    // A statement that changes nothing by nature leaves `changes` as the one before set it.
    return try totalChanges() == before ? 0 : changes
  }

  /// Reads all rows of a query.
  public func query<T>(
    _ sql: String,
    _ parameters: [any Bindable] = [],
    row: (borrowing Row) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> [T] {
    try withStatement(sql, parameters) { statement throws(SQLiteError) in
      var rows: [T] = []
      while try statement.step() {
        let current = statement.row()
        rows.append(try row(current))
      }
      return rows
    }
  }

  /// Reads the first row of a query, or gives nil if there is none.
  public func first<T>(
    _ sql: String,
    _ parameters: [any Bindable] = [],
    row: (borrowing Row) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T? {
    try withStatement(sql, parameters) { statement throws(SQLiteError) in
      guard try statement.step() else { return nil }
      let current = statement.row()
      return try row(current)
    }
  }

  /// Statements that wait in the cache, for tests.
  var cachedStatements: Int { cache.count }

  /// The open handle, for the extensions of this type.
  func openHandle() throws(SQLiteError) -> OpaquePointer {
    guard let handle else { throw .misuse("the connection is closed") }
    return handle
  }

  /// Lends a statement with its parameters bound, and resets it however the body ends.
  func withStatement<T>(
    _ sql: String,
    _ parameters: [any Bindable],
    _ body: (Statement) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    let statement: Statement
    if let waiting = cache.take(sql) {
      statement = waiting
    } else {
      statement = try Statement(sql, on: openHandle(), persistent: true)
    }
    defer {
      statement.reset()
      cache.put(statement)
    }
    try statement.bind(parameters)
    return try body(statement)
  }

  private func totalChanges() throws(SQLiteError) -> Int32 {
    sqlite3_total_changes(try openHandle())
  }

  private func applyBusyTimeout() {
    guard let handle else { return }
    let (seconds, attoseconds) = busyTimeout.components
    let milliseconds = min(max(seconds, 0), 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  private static func flags(_ mode: Mode) -> Int32 {
    // One owner at a time: SQLite's own mutex on the connection would only cost.
    switch mode {
    // The file has been made already, with its mode.
    case .readWriteCreate, .readWrite, .visiting: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    // The flag for memory would also hold for what this connection attaches, such as a backup's
    // file; the name is enough.
    case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    }
  }
}

import SQLite

/// One file of the stores for the length of a run, or what takes its place in memory.
///
/// It is opened when it is first used. Damage that is met while reading or writing sets the file aside, once, and the
/// work is done again on the new one.
final class Database {
  let schema: Schema
  let path: String?
  private let options: StoreOptions
  private let clock: () -> Int64
  private let access: StoreAccess
  /// The file as it was opened, nil before its first use.
  private var inUse: OpenedDatabase?
  private var hasMended = false
  private var isClosed = false
  /// Whether there is something at the path that could not be opened in any way.
  private var couldNotOpen = false
  private var hasUncopiedLog = false
  private var notices: [StoreNotice] = []
  /// What the user was told before and need not be told again.
  private var told: Set<StoreNotice> = []

  /// Counts the files and memories that changes have gone to; what was written before is not in the new one.
  private(set) var generation = 0

  init(
    _ schema: Schema,
    _ location: String?,
    access: StoreAccess,
    options: StoreOptions,
    clock: @escaping () -> Int64
  ) {
    self.schema = schema
    self.path = location
    self.access = access
    self.options = options
    self.clock = clock
  }

  /// Opens it now: that anything is wrong with it is news from the start.
  func openNow() { _ = opened }

  private var opened: OpenedDatabase {
    get { inUse ?? open() }
    set { inUse = newValue }
  }

  private func open() -> OpenedDatabase {
    let opener = DatabaseOpener(schema: schema, options: options, now: clock())
    let opened =
      switch (path, access) {
      case (let path?, .readWrite): opener.openForSaving(path)
      case (let path?, .readOnly): opener.openForReading(path)
      case (nil, _): opener.openInMemory()
      }
    inUse = opened
    notices += opened.notices
    couldNotOpen = Self.isShut(opened, schema, path)
    // A program that was killed may have left a log of any size.
    hasUncopiedLog = opened.isSaving
    return opened
  }

  /// Whether changes go to the file.
  var isSaving: Bool { opened.isSaving }

  /// Whether what is in the file can be seen; false where it cannot be opened, or reading it has failed.
  var isReadable: Bool {
    // Whether it can be opened shows when it is.
    _ = opened
    let hasFailed = told.contains { notice in
      if case .notReading = notice { true } else { false }
    }
    return !hasFailed && !couldNotOpen
  }

  /// Whether changes go where they belong: to the file, or to memory where there is none.
  var isInPlace: Bool { isSaving || path == nil }

  /// The present time in seconds since 1970.
  var now: Int64 { clock() }

  /// What the user should be told, once.
  func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Adds something that the user should be told.
  func add(_ notice: StoreNotice) {
    notices.append(notice)
  }

  /// Adds something that the user should be told once, however often it happens.
  func addOnce(_ notice: StoreNotice) {
    if told.insert(notice).inserted { add(notice) }
  }

  /// Runs the body in one transaction; it may run twice, so what it learns is only true once it has returned.
  ///
  /// With `patience`, another program's lock is waited for no longer than that.
  func write<T>(
    durability: Durability = .normal,
    waitingAtMost patience: Duration? = nil,
    _ body: (Writer) throws(SQLiteError) -> T
  ) throws(LibraryError) -> T {
    if let patience, let usual = opened.connection?.busyTimeout, patience < usual {
      opened.connection?.busyTimeout = patience
      defer { opened.connection?.busyTimeout = usual }
      return try write(durability: durability, body)
    }
    let result: T?
    do throws(SQLiteError) {
      result = try mending { connection throws(SQLiteError) in
        try connection.transaction(durability: durability) { () throws(SQLiteError) -> T? in
          // Another process may be newer and have migrated the file meanwhile.
          guard try connection.userVersion <= schema.version else { return nil }
          let result = try body(Writer(connection: connection, beforeWrite: options.beforeWrite))
          try options.beforeWrite?()
          return result
        }
      }
    } catch {
      // Nobody waits the full time twice for the same lock.
      if error.kind == .busy { opened.connection?.busyTimeout = .milliseconds(100) }
      throw LibraryError(error)
    }
    guard let result else { throw LibraryError(.newer) }
    opened.connection?.busyTimeout = options.busyTimeout
    hasUncopiedLog = isSaving
    return result
  }

  /// Reads from where changes go; nil if that fails, which the user is told once.
  func read<T>(_ body: (Connection) throws(SQLiteError) -> T) -> T? {
    do throws(SQLiteError) {
      return try mending(body)
    } catch {
      // Nobody waits the full time twice for the same lock.
      if error.kind == .busy { opened.connection?.busyTimeout = .milliseconds(100) }
      if !isClosed { addOnce(.notReading(NotSavingReason(error.kind), file: schema.file)) }
      return nil
    }
  }

  /// Reads from the file that was there before a run that cannot save.
  ///
  /// Gives nil if there is none, if that fails, which the user is told once, or if a file of another version has it in
  /// another form.
  func readArchive<T>(_ body: (Connection) throws(SQLiteError) -> T) -> T? {
    guard let archive = opened.archive else { return nil }
    do throws(SQLiteError) {
      return try body(archive)
    } catch {
      switch error.kind {
      case .other, .constraint, .interrupted: break
      case .busy, .readOnly, .full, .corrupt, .corruptIndex, .cannotOpen, .io:
        if error.kind == .busy { archive.busyTimeout = .milliseconds(100) }
        addOnce(.notReading(NotSavingReason(error.kind), file: schema.file))
      }
      return nil
    }
  }

  /// Copies the log into the file as far as nobody has to wait.
  func checkpoint() {
    guard hasUncopiedLog, let connection = opened.connection else { return }
    // What is not copied now is copied later; the log holds it.
    if let done = try? connection.checkpoint(.passive), done.isComplete { hasUncopiedLog = false }
  }

  /// Completes the file and lets go of it.
  func close() {
    defer {
      inUse = OpenedDatabase()
      isClosed = true
    }
    guard inUse != nil else { return }
    if isSaving, let connection = opened.connection {
      // Another process that reads keeps the log from being emptied; it does that itself later.
      connection.busyTimeout = .milliseconds(100)
      _ = try? connection.checkpoint(.truncate)
    }
    try? opened.connection?.close()
    try? opened.archive?.close()
  }

  private func mending<T>(
    _ body: (Connection) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    do throws(SQLiteError) {
      return try body(connection())
    } catch {
      guard error.kind == .corrupt, isSaving, !hasMended, let path else { throw error }
      hasMended = true
      mend(path)
      return try body(connection())
    }
  }

  private static func isShut(_ opened: OpenedDatabase, _ schema: Schema, _ path: String?) -> Bool {
    guard let path, !opened.isSaving, opened.archive == nil else { return false }
    switch FileStatus(path: path) {
    // Where there can be no file, nobody can say that there is nothing in it.
    case .missing, .empty:
      return opened.notices.contains(.notSaving(.cannotOpen, file: schema.file))
    // What was copied has been let go of, and nothing was said of it.
    case .file, .unusable: return opened.notices.contains(where: \.isOfReading)
    }
  }

  private func connection() throws(SQLiteError) -> Connection {
    guard let connection = opened.connection else { throw .closed }
    return connection
  }

  private func mend(_ path: String) {
    let found = opened.identity
    try? opened.connection?.close()
    opened = DatabaseOpener(schema: schema, options: options, now: clock())
      .openAfterDamage(path, found: found)
    notices += opened.notices
    couldNotOpen = Self.isShut(opened, schema, path)
    generation += 1
  }
}

extension StoreNotice {
  /// Whether it says that what is in a file cannot be seen.
  fileprivate var isOfReading: Bool {
    switch self {
    case .notReading, .notSaving(.busy, _), .notSaving(.damaged, _), .notSaving(.foreign, _),
      .notSaving(.cannotOpen, _), .notSaving(.other, _):
      true
    case .notSaving, .setAside, .emptyFile, .indexRebuilt:
      false
    }
  }
}

/// What changes rows within a transaction.
struct Writer {
  let connection: Connection
  let beforeWrite: (() throws(SQLiteError) -> Void)?

  /// Runs one changing statement, and gives the number of rows that it changed.
  @discardableResult
  func run(_ sql: String, _ parameters: [any Bindable] = []) throws(SQLiteError) -> Int {
    try beforeWrite?()
    return try connection.run(sql, parameters)
  }
}

extension SQLiteError {
  /// The use of a database that is closed, or that there was no memory for.
  static var closed: Self {
    // SQLITE_MISUSE, https://sqlite.org/rescode.html#misuse
    Self(resultCode: 21, message: "the database is not open")
  }
}

import SQLite

/// A file of the stores as it was opened.
struct OpenedDatabase {
  /// Where changes go; nil only if there was no memory for it.
  var connection: Connection?
  /// What was kept before and is not in `connection`, to be read only.
  var archive: Connection?
  /// Whether `connection` is the file.
  var isSaving = false
  /// Which file it is.
  var identity: FileIdentity?
  /// What the user should be told.
  var notices: [StoreNotice] = []
}

/// Opens a file of the stores in whatever way it can be used.
struct DatabaseOpener {
  let schema: Schema
  let options: StoreOptions
  /// In seconds since 1970.
  let now: Int64

  /// The outcome of trying to open a file for writing.
  private enum Attempt {
    case open(Connection)
    case damaged
    case refused(NotSavingReason, reader: Connection?)
  }

  /// Opens the file for writing, and where that cannot be, for reading, with changes in memory.
  func openForSaving(_ path: String) -> OpenedDatabase {
    var notices: [StoreNotice] = []
    let found = FileIdentity(path: path)
    let attempt = attempt(path, notices: &notices)
    if case .damaged = attempt { return openAfterDamage(path, found: found, notices: notices) }
    return opened(attempt, path, notices)
  }

  /// Opens the file for reading; changes go to memory.
  func openForReading(_ path: String) -> OpenedDatabase {
    switch reading(path) {
    case .nothing:
      openWithoutSaving(nil, [])
    case .open(let reader, let isNewer):
      openWithoutSaving(reader, isNewer ? [.notSaving(.newer, file: schema.file)] : [])
    case .refused(let reason):
      openWithoutSaving(nil, [.notReading(reason, file: schema.file)])
    }
  }

  /// Opens a database in memory.
  func openInMemory() -> OpenedDatabase {
    openWithoutSaving(nil, [])
  }

  /// Sets a damaged file aside, unless another process has done so, and opens what is there then.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - found: The file that the damage was found in.
  ///   - notices: What the user should be told besides.
  /// - Returns: The new file, or memory if the old one could not be set aside.
  func openAfterDamage(
    _ path: String,
    found: FileIdentity?,
    notices: [StoreNotice] = []
  ) -> OpenedDatabase {
    var notices = notices
    let attempt = StoreFolder(of: path).withLock(.exclusive, patience: options.busyTimeout) {
      () -> Attempt in
      if FileIdentity(path: path) != found {
        let attempt = connect(path)
        guard case .damaged = attempt else { return attempt }
      }
      do throws(Refusal) {
        notices.append(try setAside(path))
      } catch {
        return .refused(error.reason, reader: nil)
      }
      return connect(path)
    }
    return opened(attempt ?? .refused(.busy, reader: nil), path, notices)
  }

  private func opened(
    _ attempt: Attempt,
    _ path: String,
    _ notices: [StoreNotice]
  ) -> OpenedDatabase {
    let reason: NotSavingReason
    var reader: Connection?
    switch attempt {
    case .open(let connection):
      return OpenedDatabase(
        connection: connection,
        isSaving: true,
        identity: FileIdentity(path: path),
        notices: notices
      )
    case .damaged: reason = .damaged
    case .refused(let why, let open): (reason, reader) = (why, open)
    }
    // Whoever lets nobody write lets nobody read; that has been waited for already.
    if reader == nil, reason != .busy, case .open(let found, _) = reading(path) { reader = found }
    return openWithoutSaving(reader, notices + [.notSaving(reason, file: schema.file)])
  }

  private func attempt(_ path: String, notices: inout [StoreNotice]) -> Attempt {
    let folder = StoreFolder(of: path)
    do throws(FileFailure) {
      try folder.make()
    } catch {
      return .refused(error.reason, reader: nil)
    }
    // Making a file is done alone, so that nobody takes another's new file for one that lost its content.
    let isThere = FileStatus(path: path) == .file
    var found: [StoreNotice] = []
    let attempt = folder.withLock(isThere ? .shared : .exclusive, patience: options.busyTimeout) {
      () -> Attempt in
      switch FileStatus(path: path) {
      case .file:
        // Found out here, because SQLite would make side files first, as write-protected as the file is.
        if let reason = FileStatus.refusal(of: path) { return .refused(reason, reader: nil) }
        return connect(path)
      case .unusable: return .refused(.cannotOpen, reader: nil)
      case .empty: found.append(.emptyFile(path: path, file: schema.file))
      case .missing: break
      }
      if DamagedFile.leftLog(beside: path) {
        do throws(Refusal) {
          found.append(try setAside(path))
        } catch {
          return .refused(error.reason, reader: nil)
        }
      }
      return connect(path)
    }
    notices += found
    return attempt ?? .refused(.busy, reader: nil)
  }

  private func setAside(_ path: String) throws(Refusal) -> StoreNotice {
    let stamp = Stamp(secondsSince1970: now)
    return try DamagedFile(path: path, schema: schema, stamp: stamp).setAside()
  }

  private func connect(_ path: String) -> Attempt {
    let hadLog = FileStatus.hasContent(path + "-wal")
    do throws(SQLiteError) {
      let connection = try Connection(
        path: path,
        mode: options.mode,
        busyTimeout: min(options.openTimeout, options.busyTimeout)
      )
      let reason: NotSavingReason?
      do throws(SQLiteError) {
        reason = try prepare(connection, path)
      } catch {
        // Damage is copied from a file that nobody has open; any other trouble may leave it readable.
        if error.kind == .corrupt { try connection.close() }
        throw error
      }
      guard let reason else { return .open(connection) }
      let reader = turnIntoReader(connection, path, hadLog: hadLog)
      guard reason == .foreign else { return .refused(reason, reader: reader) }
      try reader?.close()
      return .refused(reason, reader: nil)
    } catch {
      if error.kind == .corrupt { return .damaged }
      return .refused(reason(for: error, path), reader: nil)
    }
  }

  /// Makes the file ready for writing; gives the reason if it must not be written.
  private func prepare(
    _ connection: Connection,
    _ path: String
  ) throws(SQLiteError) -> NotSavingReason? {
    if try isForeign(connection) { return .foreign }
    // It can be read, so nobody holds it for good.
    connection.busyTimeout = options.busyTimeout
    if try connection.userVersion > schema.version { return .newer }
    if connection.isReadOnly { return .readOnly }
    if let pages = options.maximumPages {
      try connection.execute("PRAGMA max_page_count = \(pages)")
    }
    try connection.configureForWAL()
    let outcome = try connection.migrate(schema.migrations) { version throws(SQLiteError) in
      if schema.isBackedUp {
        try connection.backUp(to: Database.backup(of: path, version: version))
      }
    }
    if case .newer = outcome { return .newer }
    if schema.isDisposable { try connection.execute("PRAGMA synchronous = OFF") }
    // One view for all of them: each on its own would take and give back the locks.
    try connection.transaction(.deferred) { () throws(SQLiteError) in
      for table in schema.tables {
        let columns = table.columns.joined(separator: ", ")
        _ = try connection.first("SELECT \(columns) FROM \(table.name.rawValue)") { _ in true }
      }
    }
    return nil
  }

  /// Whether the file is another program's, whatever its version says.
  func isForeign(_ connection: Connection) throws(SQLiteError) -> Bool {
    let id = try connection.first("PRAGMA application_id") { row throws(SQLiteError) in
      try row.int64(0)
    }
    if id == schema.applicationID { return false }
    return try connection.first("SELECT 1 FROM sqlite_schema LIMIT 1") { _ in true } ?? false
  }

  private func reason(for error: SQLiteError, _ path: String) -> NotSavingReason {
    switch error.kind {
    case .cannotOpen, .io:
      StoreFolder(of: path).isWriteProtected ? .readOnly : NotSavingReason(error.kind)
    default: NotSavingReason(error.kind)
    }
  }
}

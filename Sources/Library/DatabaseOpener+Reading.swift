import SQLite

extension DatabaseOpener {
  /// Sets up a database in memory, with what is needed of the file or with the file beside it.
  func openWithoutSaving(
    _ reader: Connection?,
    _ notices: [StoreNotice]
  ) -> OpenedDatabase {
    let memory: Connection
    do throws(SQLiteError) {
      memory = try Connection(path: "", mode: .memory)
      try memory.migrate(schema.migrations)
    } catch {
      let notice = StoreNotice.notSaving(NotSavingReason(error.kind), file: schema.file)
      return OpenedDatabase(archive: reader, notices: notices + [notice])
    }
    guard let reader, schema.isCopiedToMemory else {
      return OpenedDatabase(connection: memory, archive: reader, notices: notices)
    }
    // What cannot be read is missing, and the rest is there.
    _ = try? TableCopy(source: reader, target: memory).copyNeeded(schema.tables)
    guard schema.hasMoreToRead else {
      try? reader.close()
      return OpenedDatabase(connection: memory, notices: notices)
    }
    return OpenedDatabase(connection: memory, archive: reader, notices: notices)
  }

  /// The outcome of trying to open a file for reading.
  enum Reading {
    /// A connection that changes nothing, and whether the file is of a newer version.
    case open(Connection, isNewer: Bool)
    /// There is nothing to read.
    case nothing
    case refused(NotSavingReason)
  }

  /// Opens the file in a way that changes nothing.
  func reading(_ path: String) -> Reading {
    guard FileStatus.hasContent(path) else { return .nothing }
    var reason = NotSavingReason.cannotOpen
    for mode in readingModes(of: path) {
      do throws(SQLiteError) {
        let timeout = min(options.openTimeout, options.busyTimeout)
        let reader = try Connection(path: path, mode: mode, busyTimeout: timeout)
        try forbidChanges(reader)
        if try isForeign(reader) { return .refused(.foreign) }
        reader.busyTimeout = options.busyTimeout
        return .open(reader, isNewer: try reader.userVersion > schema.version)
      } catch {
        reason = NotSavingReason(error.kind)
        // Somebody is changing it, or nothing of it is a database: no other way in helps.
        if error.kind == .busy || error.kind == .corrupt { break }
      }
    }
    return .refused(reason)
  }

  /// The ways to read a file that leave no more behind than there is.
  ///
  /// A connection for reading makes a log and leaves it; one for writing clears up, but would also copy a log that
  /// another program left.
  private func readingModes(of path: String) -> [Connection.Mode] {
    if FileStatus(path: path + "-wal") != .missing { return [.readOnly, .immutable] }
    return FileStatus.refusal(of: path) == nil ? [.visiting, .immutable] : [.immutable]
  }

  /// Goes on reading a file that is found not to be ours to write.
  func turnIntoReader(
    _ connection: Connection,
    _ path: String,
    hadLog: Bool
  ) -> Connection? {
    do throws(SQLiteError) {
      guard hadLog else {
        try forbidChanges(connection)
        return connection
      }
      // The last connection copies the log into the file when it closes, unless it can only read. So that one has
      // to be open before the other closes.
      let reader = try Connection(path: path, mode: .readOnly, busyTimeout: options.busyTimeout)
      _ = try reader.userVersion
      try connection.close()
      return reader
    } catch {
      return nil
    }
  }

  private func forbidChanges(_ connection: Connection) throws(SQLiteError) {
    try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON")
  }
}

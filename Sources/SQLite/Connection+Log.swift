import CSQLite

/// How hard a checkpoint tries.
public enum CheckpointMode: Hashable, Sendable {
  /// Copies what it can without waiting for anybody.
  case passive
  /// Waits, up to the busy timeout, for readers and writers, copies all and empties the log.
  case truncate
}

/// What a checkpoint left.
public struct Checkpoint: Hashable, Sendable {
  /// The pages in the log; -1 if the database has none.
  public let pagesInLog: Int
  /// Those of them that are in the database now.
  public let pagesCopied: Int

  /// Whether nothing is left to copy.
  public var isComplete: Bool { pagesCopied == pagesInLog }
}

extension Connection {
  /// Sets the connection up for a store: write-ahead log, enforced foreign keys, distrusted schema.
  ///
  /// The log is only copied by `checkpoint(_:)` and by the last `close()`, never by a commit that
  /// somebody waits for. Writes to a database that has no log yet, so a database of unknown
  /// version is looked at first. The harmless settings come first and hold even if this throws
  /// `full`, `readOnly` or `cannotOpen`; reading may still work then.
  public func configureForWAL() throws(SQLiteError) {
    try execute("PRAGMA trusted_schema=OFF")
    try execute("PRAGMA foreign_keys=ON")
    try execute("PRAGMA wal_autocheckpoint=0")
    let mode = try switchToWAL()
    // Without a log, which some file systems cannot have, only the full level is safe.
    try setSynchronous(mode == "delete" ? .full : .normal)
  }

  /// Copies the log into the database.
  @discardableResult
  public func checkpoint(_ mode: CheckpointMode) throws(SQLiteError) -> Checkpoint {
    let handle = try openHandle()
    var inLog: Int32 = 0
    var copied: Int32 = 0
    let how =
      switch mode {
      case .passive: SQLITE_CHECKPOINT_PASSIVE
      case .truncate: SQLITE_CHECKPOINT_TRUNCATE
      }
    guard sqlite3_wal_checkpoint_v2(handle, "main", how, &inLog, &copied) == SQLITE_OK else {
      throw .last(on: handle)
    }
    return Checkpoint(pagesInLog: Int(inLog), pagesCopied: Int(copied))
  }

  /// Looks for damage without comparing indexes; no finding means that none was found.
  ///
  /// Damage that stops the search is a finding too.
  public func quickCheck(limit: Int = 100) throws(SQLiteError) -> [String] {
    try check("PRAGMA quick_check(\(limit))")
  }

  /// Looks for damage, and compares indexes with their tables; otherwise as `quickCheck(limit:)`.
  public func integrityCheck(limit: Int = 100) throws(SQLiteError) -> [String] {
    try check("PRAGMA integrity_check(\(limit))")
  }

  private func check(_ pragma: String) throws(SQLiteError) -> [String] {
    var findings: [String] = []
    do throws(SQLiteError) {
      _ = try query(pragma) { row throws(SQLiteError) in findings.append(try row.text(0)) }
    } catch {
      guard error.kind == .corrupt else { throw error }
      findings.append(error.message)
    }
    return findings == ["ok"] ? [] : findings
  }

  private func switchToWAL() throws(SQLiteError) -> String {
    // Two programs that switch a new database at once may both hold a read lock and want more;
    // SQLite then fails one of them without waiting. That one tries again.
    let pause: Int32 = 5
    var remaining = busyTimeout
    while true {
      do throws(SQLiteError) {
        return try first("PRAGMA journal_mode=WAL") { row throws(SQLiteError) in
          try row.text(0)
        } ?? ""
      } catch {
        guard error.kind == .busy, remaining > .zero else { throw error }
        sqlite3_sleep(pause)
        remaining -= .milliseconds(Int(pause))
      }
    }
  }
}

import CSQLite

/// When a transaction takes the write lock.
public enum TransactionKind: String, Hashable, Sendable {
  /// At its beginning.
  ///
  /// The kind for writers: no busy timeout helps a reader that wants to become one.
  case immediate = "IMMEDIATE"
  /// At its first write; the kind for a consistent view over several reads.
  case deferred = "DEFERRED"
  /// At its beginning, and without a write-ahead log it keeps readers out as well.
  case exclusive = "EXCLUSIVE"
}

/// What a commit survives.
public enum Durability: Hashable, Sendable {
  /// The end of the program; a power cut may take the last commits back.
  case normal
  /// A power cut, for the price of waiting for the disk.
  case full
}

/// The values of `PRAGMA synchronous` in use.
enum Synchronous: Int64 {
  case normal = 1
  case full = 2
}

extension Connection {
  /// Runs the body in a transaction: all of it is kept, or nothing.
  ///
  /// Any error rolls back, one of the commit too. A transaction inside another is refused.
  @discardableResult
  public func transaction<T>(
    _ kind: TransactionKind = .immediate,
    durability: Durability = .normal,
    _ body: () throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    guard !isInTransaction else { throw .misuse("a transaction is open already") }
    let usual = synchronous
    // The level cannot change inside a transaction, so it is raised before and lowered after.
    if durability == .full, usual != .full { try setSynchronous(.full) }
    defer {
      // If lowering fails, later commits are safer and slower than asked.
      if synchronous != usual { try? setSynchronous(usual) }
    }
    try execute("BEGIN \(kind.rawValue)")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk and some others roll back by themselves. If this fails too, the first error
      // says more, and SQLite rolls back when the file is opened next.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Sets the level for the commits to come; must be called outside a transaction.
  func setSynchronous(_ level: Synchronous) throws(SQLiteError) {
    try execute("PRAGMA synchronous=\(level.rawValue)")
    synchronous = level
  }
}

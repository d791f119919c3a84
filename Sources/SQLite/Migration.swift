/// One step of a schema, from the version before it to its own.
///
/// Its changes and its number are kept in one transaction. A step may run again on a database
/// whose number was lowered, so one that adds a column asks `columns(of:)` first.
public struct Migration: Sendable {
  /// The version that the database has afterwards; greater than 0.
  public let version: Int
  let apply: @Sendable (Connection) throws(SQLiteError) -> Void

  /// Makes a step from statements.
  public init(version: Int, sql: String) {
    self.init(version: version) { connection throws(SQLiteError) in
      try connection.execute(sql)
    }
  }

  /// Makes a step from code, which runs in the step's transaction and must not begin its own.
  public init(
    version: Int,
    apply: @escaping @Sendable (Connection) throws(SQLiteError) -> Void
  ) {
    self.version = version
    self.apply = apply
  }
}

/// How a migration ended.
public enum MigrationOutcome: Hashable, Sendable {
  /// Nothing had to be done, or another connection did it.
  case current
  /// Steps were applied; a new database comes from version 0.
  case migrated(from: Int, to: Int)
  /// The database was made by a newer program. Nothing was written, and nothing may be.
  case newer(version: Int)
}

extension Connection {
  /// The version of the schema; 0 in a new database.
  public var userVersion: Int {
    get throws(SQLiteError) {
      try first("PRAGMA user_version") { row throws(SQLiteError) in try row.int(0) } ?? 0
    }
  }

  /// The columns of a table that can be written, in order; none if there is no such table.
  public func columns(of table: String) throws(SQLiteError) -> [String] {
    try query("SELECT name FROM pragma_table_info(?1)", [table]) { row throws(SQLiteError) in
      try row.text(0)
    }
  }

  /// Brings the schema to the last step's version.
  ///
  /// Of several connections that do this at once, one migrates and the others wait. A failing step
  /// leaves the database at the step before.
  /// - Parameters:
  ///   - steps: All steps that there ever were, in ascending order.
  ///   - beforeFirst: Called once, with the version found, if a database with content is about
  ///     to change; the write lock is held, and `backUp(to:)` copies the old state. If it throws,
  ///     nothing is changed.
  /// - Returns: What was done; `newer` forbids writing.
  /// - Throws: The failure of a step, of `beforeFirst` or of reading.
  @discardableResult
  public func migrate(
    _ steps: [Migration],
    beforeFirst: (_ version: Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) -> MigrationOutcome {
    let versions = [0] + steps.map(\.version)
    guard let latest = steps.last?.version,
      zip(versions, versions.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw .misuse("migrations must be in ascending order and start above 0") }
    // The usual case takes no lock and writes nothing.
    let found = try userVersion
    if found == latest { return .current }
    if found > latest { return .newer(version: found) }

    var start: Int?
    for step in steps {
      let outcome = try transaction(.immediate, durability: .full) {
        () throws(SQLiteError) -> StepOutcome in
        // Another connection may have migrated, even beyond us, while this one waited.
        let version = try userVersion
        if version > latest { return .newer(version) }
        if version >= step.version { return .skipped }
        if start == nil, try hasContent(version: version) { try beforeFirst(version) }
        try step.apply(self)
        try execute("PRAGMA user_version=\(step.version)")
        return .applied(from: version)
      }
      switch outcome {
      case .newer(let version): return .newer(version: version)
      case .skipped: continue
      case .applied(let version): start = start ?? version
      }
    }
    guard let start else { return .current }
    return .migrated(from: start, to: latest)
  }

  private func hasContent(version: Int) throws(SQLiteError) -> Bool {
    if version > 0 { return true }
    return try first("SELECT 1 FROM sqlite_schema LIMIT 1") { _ in true } ?? false
  }
}

private enum StepOutcome {
  case applied(from: Int)
  case skipped
  case newer(Int)
}

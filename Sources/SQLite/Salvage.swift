/// What could be read of one table of a damaged database.
public struct SalvagedTable: Hashable, Sendable {
  /// The table's name.
  public let name: String
  /// The rows that were copied.
  public internal(set) var rows: Int
  /// The rows that were readable but broke a constraint here, or were here already.
  public internal(set) var refused: Int
  /// The first failure to read; nil if the table was read to its end.
  public internal(set) var damage: SQLiteError?

  /// Makes a report; by default of a table without rows, read to its end.
  public init(name: String, rows: Int = 0, refused: Int = 0, damage: SQLiteError? = nil) {
    self.name = name
    self.rows = rows
    self.refused = refused
    self.damage = damage
  }
}

extension Connection {
  /// Copies what can still be read of some tables of a damaged file into this database.
  ///
  /// Each table is read from its beginning up to the damage, then from its end back to it, then
  /// from points between, so that one bad page costs its own rows only. Rows go into the columns
  /// that both tables have and keep their row ids; those that this database has already stay.
  /// The damaged file is only read, and stays as it is.
  /// - Parameters:
  ///   - path: The damaged file; nobody should be writing it.
  ///   - tables: The tables, the most valuable first: each is committed before the next is read.
  /// - Returns: One report a table, in the same order.
  /// - Throws: What this database refuses (a full disk, say), or `busy` and `cannotOpen` for
  ///   the file; never damage.
  public func salvage(
    from path: String,
    tables: [String]
  ) throws(SQLiteError) -> [SalvagedTable] {
    let source = try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
    // Lets SQLite go on past definitions in the schema that it cannot understand. Where it
    // cannot even read that it may, the tables will say so.
    try? source.execute("PRAGMA writable_schema=ON")
    var reports: [SalvagedTable] = []
    for table in tables {
      let report = try transaction(.immediate, durability: .full) {
        () throws(SQLiteError) -> SalvagedTable in
        var salvage = TableSalvage(of: table, from: source, into: self)
        try salvage.run()
        return salvage.report
      }
      reports.append(report)
    }
    try source.close()
    return reports
  }
}

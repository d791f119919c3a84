/// The copying of one table out of a damaged database.
struct TableSalvage {
  /// Row ids whose rows are not read yet, both ends included.
  private struct Gap {
    var first: Int64
    var last: Int64
  }

  /// How far a reading came.
  private enum Reading {
    case ended
    /// Damage stopped it, after this key if there was any row.
    case broken(after: [Value]?)
  }

  private enum Direction: String {
    case forward = "ASC"
    case backward = "DESC"
  }

  private(set) var report: SalvagedTable
  private let source: Connection
  private let destination: Connection
  private let table: String

  /// What identifies a row: the row id, or the primary key of a table without.
  private var key: [String] = []
  private var columns: [String] = []

  /// Enough to corner every row of several bad pages; a bound, because a bad inner page of a
  /// large table would otherwise be asked about again and again.
  private static let attempts = 1000

  init(of name: String, from source: Connection, into destination: Connection) {
    report = SalvagedTable(name: name)
    table = Self.quoted(name)
    self.source = source
    self.destination = destination
  }

  mutating func run() throws(SQLiteError) {
    let wanted = try Set(destination.columns(of: report.name))
    do throws(SQLiteError) {
      columns = try source.columns(of: report.name).filter(wanted.contains).map(Self.quoted)
      key = try primaryKeyWithoutRowID()
    } catch {
      return try note(error)
    }
    guard !columns.isEmpty else { return }
    if key.isEmpty {
      key = ["_rowid_"]
      try copyByRowID()
    } else {
      try copyByPrimaryKey()
    }
  }

  // The widest gaps come first, so that the attempts are spread over the whole damage.
  private mutating func copyByRowID() throws(SQLiteError) {
    let range = "WHERE _rowid_ BETWEEN ?1 AND ?2"
    var gaps = [Gap(first: .min, last: .max)]
    for attempt in 0..<Self.attempts where attempt < gaps.count {
      var gap = gaps[attempt]
      guard case .broken(let left) = try copy(.forward, range, [gap.first, gap.last]) else {
        continue
      }
      if case .integer(let id) = left?.first {
        guard id < gap.last else { continue }
        gap.first = id + 1
      }
      guard case .broken(let right) = try copy(.backward, range, [gap.first, gap.last]) else {
        continue
      }
      if case .integer(let id) = right?.first {
        guard id > gap.first else { continue }
        gap.last = id - 1
      }
      // Both ends of what is left are bad. What lies between may be whole.
      guard gap.first < gap.last else { continue }
      let middle = (gap.first & gap.last) + ((gap.first ^ gap.last) >> 1)
      gaps.append(Gap(first: gap.first, last: middle))
      gaps.append(Gap(first: middle + 1, last: gap.last))
    }
  }

  private mutating func copyByPrimaryKey() throws(SQLiteError) {
    guard case .broken(let left) = try copy(.forward, "", []) else { return }
    _ = try copy(.backward, "", [], until: left)
  }

  /// Copies rows until the end, the damage or the row with the key `until`.
  private mutating func copy(
    _ direction: Direction,
    _ range: String,
    _ bounds: [Int64],
    until: [Value]? = nil
  ) throws(SQLiteError) -> Reading {
    let order = key.map { "\($0) \(direction.rawValue)" }.joined(separator: ",")
    // An index may be what is damaged, or may lack rows: the table itself is read.
    let select = """
      SELECT \((key + columns).joined(separator: ",")) FROM \(table) NOT INDEXED \
      \(range) ORDER BY \(order)
      """
    let statement: Statement
    do throws(SQLiteError) {
      statement = try Statement(select, on: source.openHandle(), persistent: false)
    } catch {
      try note(error)
      return .broken(after: nil)
    }
    try statement.bind(bounds)
    var last: [Value]?
    while true {
      do throws(SQLiteError) {
        guard try statement.step() else { return .ended }
      } catch {
        try note(error)
        return .broken(after: last)
      }
      let current = statement.row()
      var row: [Value] = []
      for column in 0..<current.count { row.append(try current.value(column)) }
      let found = Array(row.prefix(key.count))
      if found == until { return .ended }
      last = found
      try insert(row)
    }
  }

  private mutating func insert(_ row: [Value]) throws(SQLiteError) {
    let hasRowID = key == ["_rowid_"]
    let names = hasRowID ? key + columns : columns
    let values = hasRowID ? row : Array(row.dropFirst(key.count))
    let places = Array(repeating: "?", count: names.count).joined(separator: ",")
    let sql = "INSERT OR IGNORE INTO \(table)(\(names.joined(separator: ","))) VALUES (\(places))"
    do throws(SQLiteError) {
      if try destination.run(sql, values) > 0 {
        report.rows += 1
      } else {
        report.refused += 1
      }
    } catch {
      // A missing parent, for one, is not covered by OR IGNORE.
      guard error.kind == .constraint else { throw error }
      report.refused += 1
    }
  }

  /// The key of a table without row ids; empty for any other.
  private func primaryKeyWithoutRowID() throws(SQLiteError) -> [String] {
    let hasRowID = try source.first(
      "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?1 COLLATE NOCASE",
      [report.name]
    ) { row throws(SQLiteError) in try !row.bool(0) }
    guard hasRowID == false else { return [] }
    return try source.query(
      "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk",
      [report.name]
    ) { row throws(SQLiteError) in Self.quoted(try row.text(0)) }
  }

  /// Keeps the first failure to read; throws it on if it is no damage.
  private mutating func note(_ error: SQLiteError) throws(SQLiteError) {
    switch error.kind {
    case .corrupt, .corruptIndex, .io: report.damage = report.damage ?? error
    case .busy, .readOnly, .full, .cannotOpen, .interrupted, .constraint, .other: throw error
    }
  }

  private static func quoted(_ name: String) -> String {
    let parts = name.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\""
  }
}

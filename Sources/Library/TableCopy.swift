import SQLite

/// Copies what a run needs from a file that it cannot or must not write.
struct TableCopy {
  let source: Connection
  let target: Connection

  /// Copies the rows of the tables that are needed, past damage and foreign hands in the source.
  ///
  /// - Throws: A failure of the target; those of the source only end the copying of a table.
  func copyNeeded(_ tables: [Schema.Table]) throws(SQLiteError) {
    for table in tables {
      guard let present = try? source.columns(of: table.name.rawValue) else { continue }
      // A newer version may have dropped some.
      let columns = table.columns.filter(present.contains)
      guard !columns.isEmpty else { continue }
      try target.transaction { () throws(SQLiteError) in
        try copy(table, columns: columns)
      }
    }
  }

  /// Copies rows until the end or until damage is met.
  private func copy(
    _ table: Schema.Table,
    columns: [String]
  ) throws(SQLiteError) {
    let list = columns.joined(separator: ", ")
    let marks = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let insert = "INSERT OR IGNORE INTO \(table.name.rawValue) (\(list)) VALUES (\(marks))"
    let select =
      "SELECT \(list) FROM \(table.name.rawValue)" + (table.needed.map { " WHERE \($0)" } ?? "")
    var targetFailure: SQLiteError?
    do throws(SQLiteError) {
      _ = try source.query(select) { row throws(SQLiteError) in
        var values: [Value] = []
        for column in columns.indices { values.append(try row.value(column)) }
        do throws(SQLiteError) {
          try target.run(insert, values)
        } catch {
          // A value of another type than the column's: this row was written by a foreign hand.
          if error.kind == .constraint { return }
          targetFailure = error
          throw error
        }
      }
    } catch {
      if let targetFailure { throw targetFailure }
    }
  }
}

import SQLite

/// Reads all of a file and compares it with itself.
struct DeepLook {
  private let schema: Schema
  private let path: String
  private let connection: Connection
  private let options: StoreOptions

  /// How many findings of one kind are told.
  private static let most = 20

  init(_ schema: Schema, _ path: String, _ connection: Connection, _ options: StoreOptions) {
    self.schema = schema
    self.path = path
    self.connection = connection
    self.options = options
  }

  /// What is wrong; nothing where all is well.
  ///
  /// Damage that stops the search is a finding too.
  func findings() throws(SQLiteError) -> [String] {
    let damage = try connection.integrityCheck(limit: Self.most)
    guard damage.isEmpty else {
      let places = damage.count == 1 ? "1 place" : "\(damage.count) places"
      return ["damaged in \(places)" + (damage.count == Self.most ? " at least" : "")]
    }
    var findings: [String] = []
    findings += try foreignKeys()
    for (sql, words) in Self.comparisons(of: schema.file) {
      let count = try connection.first(sql) { row throws(SQLiteError) in try row.int(0) } ?? 0
      if count > 0 { findings.append("\(count) \(words)") }
    }
    if schema.file == .seen { findings += try index() }
    return findings
  }

  private func foreignKeys() throws(SQLiteError) -> [String] {
    let rows = try connection.query("PRAGMA foreign_key_check") { row throws(SQLiteError) in
      try row.text(0)
    }
    return Set(rows).sorted().map { "rows of \($0) point to none" }
  }

  /// Rows that belong to others which are not there.
  private static func comparisons(of file: StoreFile) -> [(sql: String, words: String)] {
    switch file {
    case .main:
      [
        (
          "SELECT count(*) FROM visit WHERE session NOT IN (SELECT id FROM session)",
          "visits without their session"
        ),
        (
          """
          SELECT count(*) FROM visit WHERE NOT EXISTS (
            SELECT 1 FROM screen
            WHERE screen.session = visit.session AND screen.serial = visit.serial)
          """,
          "visits without their screen"
        ),
        (
          "SELECT count(*) FROM undo_change WHERE step NOT IN (SELECT id FROM undo_step)",
          "changes without their step"
        ),
      ]
    case .seen:
      [
        (
          "SELECT count(*) FROM item WHERE endpoint NOT IN (SELECT id FROM endpoint)",
          "items without their service"
        ),
        (
          "SELECT count(*) FROM item_text WHERE item NOT IN (SELECT id FROM item)",
          "texts without their item"
        ),
        (
          "SELECT count(*) FROM price WHERE item NOT IN (SELECT id FROM item)",
          "prices without their item"
        ),
        (
          "SELECT count(*) FROM item WHERE id NOT IN (SELECT id FROM item_fts_docsize)",
          "items that are not in the index"
        ),
        (
          "SELECT count(*) FROM item_fts_docsize WHERE id NOT IN (SELECT id FROM item)",
          "entries of the index without their item"
        ),
      ]
    case .limits:
      []
    }
  }

  /// Whether the full-text index is whole and agrees with the texts.
  ///
  /// SQLite takes the question for a change, though it changes nothing, so it is asked by somebody who may write. Where
  /// nobody may, it is not asked.
  private func index() throws(SQLiteError) -> [String] {
    guard FileStatus.refusal(of: path) == nil, !StoreFolder(of: path).isWriteProtected else {
      return []
    }
    // This one stays open beside it: the last to close would copy a log that somebody else has left.
    let asking = try Connection(path: path, mode: .visiting, busyTimeout: options.openTimeout)
    defer { try? asking.close() }
    do throws(SQLiteError) {
      try asking.transaction(.deferred) { () throws(SQLiteError) in
        try asking.execute("INSERT INTO item_fts (item_fts, rank) VALUES ('integrity-check', 1)")
      }
      return []
    } catch {
      switch error.kind {
      case .corrupt, .corruptIndex: return ["the full-text index does not agree with the items"]
      // Somebody else writes: what is asked is worth no waiting.
      case .busy, .readOnly, .cannotOpen: return []
      case .full, .io, .interrupted, .constraint, .other: throw error
      }
    }
  }
}

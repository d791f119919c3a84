import SQLite

/// How one of the files is laid out, and what of it is worth saving from damage.
struct Schema: Sendable {
  /// A table, as far as copying needs to know it.
  struct Table: Sendable {
    let name: StoreTable
    /// The columns that this version reads and writes.
    let columns: [String]
    /// Which rows a run that cannot save needs, nil for all.
    var needed: String?
  }

  let file: StoreFile
  /// Tells the file from other programs' databases.
  let applicationID: Int64
  let migrations: [Migration]
  /// The tables, the most precious first.
  let tables: [Table]
  /// Whether the file is copied before a migration changes it.
  let isBackedUp: Bool
  /// Whether a run that cannot save starts with a copy of what is needed; else it reads the file.
  let isCopiedToMemory: Bool
  /// Whether such a run goes on reading the file for what was not copied.
  var hasMoreToRead = false
  /// Whether nothing in the file is worth waiting for the disk.
  var isDisposable = false

  /// The version that this program writes.
  var version: Int { migrations.last?.version ?? 0 }

  /// Statements without what only makes them readable; they hold no texts of their own.
  ///
  /// SQLite keeps them as they are written, on the first page as long as there is room. On a further page one lost page
  /// would cost several tables.
  static func squeezed(_ sql: String) -> String {
    sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")").replacing(", ", with: ",")
  }
}

/// The tables of the files that copying knows.
enum StoreTable: String, Sendable {
  case watch, feed
  case watchRecord = "watch_record"
  case watchPrice = "watch_price"
  case undoStep = "undo_step"
  case undoChange = "undo_change"
  case setting, session, visit, screen, line, download
  case answer
  case request, pause
}

extension RecoveredCounts {
  /// Counts rows of a table.
  mutating func add(_ count: Int, of table: StoreTable) {
    switch table {
    case .watch, .feed: watched += count
    case .setting: settings += count
    case .session: sessions += count
    case .screen: screens += count
    case .line: lines += count
    case .answer: answers += count
    // Parts of what is counted already, and what nobody asks the number of.
    case .watchPrice, .watchRecord, .undoStep, .undoChange, .visit, .download, .request, .pause:
      break
    }
  }
}

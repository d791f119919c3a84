import Catalog
import Records
import SQLite

/// What a wish to forget is about in the main file, on one connection.
struct ForgottenRecords {
  private let wish: Forgetting
  private let connection: Connection

  init(_ wish: Forgetting, _ connection: Connection) {
    self.wish = wish
    self.connection = connection
  }

  /// How much there is of it.
  func counts() throws(SQLiteError) -> ForgottenCounts {
    var counts = ForgottenCounts()
    switch wish {
    case .seen:
      break
    case .all:
      counts.screens = try count(of: Self.shownScreens)
      counts.lines = try count(of: "line")
      counts.watched = try count(of: "watch") + count(of: "feed")
      counts.settings = try count(of: "setting")
      counts.undoSteps = try count(of: "undo_step")
      counts.downloads = try count(of: "download")
    case .history:
      counts.screens = try count(of: Self.shownScreens)
      counts.lines = try count(of: "line")
    case .words(let words):
      let words = SoughtWords(words)
      counts.screens = Set(try screens().map(\.shown)).count + (try overlays(with: words).count)
      counts.lines = try lines(with: words).count
      counts.downloads = try downloads().count
    case .item(let storeID):
      counts.screens = Set(try screens().map(\.shown)).count
      counts.watched = try isWatched(storeID) ? 1 : 0
      counts.undoSteps = try steps(of: storeID).count
      counts.downloads = try downloads().count
    case .screen:
      counts.screens = Set(try screens().map(\.shown)).count
    }
    return counts
  }

  /// Deletes it.
  func delete(_ writer: Writer) throws(SQLiteError) {
    // They have something of everything that was on the last screen, and are made again.
    try writer.run("DELETE FROM brief")
    switch wish {
    case .seen:
      break
    case .all:
      for table in Schema.main.tables { try writer.run("DELETE FROM \(table.name.rawValue)") }
    case .history:
      for table in ["session", "visit", "screen", "line"] { try writer.run("DELETE FROM \(table)") }
    case .words(let words):
      let words = SoughtWords(words)
      try deleteScreens(writer)
      for id in try overlays(with: words) {
        let marks = (2..<10).map { "?\($0)" }.joined(separator: ", ")
        try writer.run(
          "UPDATE session SET (\(StoredOverlay.columns)) = (\(marks)) WHERE id = ?1",
          [id] + StoredOverlay.values(of: .none)
        )
      }
      for id in try lines(with: words) {
        try writer.run("DELETE FROM line WHERE id = ?1", [id])
      }
      try deleteDownloads(writer)
    case .item(let storeID):
      try deleteScreens(writer)
      try deleteEntry(storeID, writer)
      try deleteDownloads(writer)
    case .screen:
      try deleteScreens(writer)
    }
  }

  // MARK: Screens

  /// A row of a screen, and what the copies of it in later sessions share.
  private struct Row {
    struct Shown: Hashable {
      let serial: Int64
      let madeAt: Int64
      let topic: Topic
    }

    let session: Int64
    let record: ScreenRecord
    let madeAt: Int64

    var shown: Shown { Shown(serial: record.serial, madeAt: madeAt, topic: record.topic) }
  }

  /// The screens as the history counts them: without the greeting, and copies once.
  private static let shownScreens = """
    (SELECT 1 FROM screen WHERE kind <> '\(ListKind.start.rawValue)'
    GROUP BY serial, made_at, kind, request)
    """

  private func screens() throws(SQLiteError) -> [Row] {
    let all = try connection.query(
      "SELECT session, made_at, serial, \(StoredScreen.columns) FROM screen"
    ) { row throws(SQLiteError) in try? Self.row(row) }
    let rows = all.compactMap { $0 ?? nil }
    switch wish {
    case .words(let text):
      let words = SoughtWords(text)
      return rows.filter { words.occur(in: $0.record.names) }
    case .item(let storeID):
      return rows.filter { $0.record.item == storeID }
    case .screen(let session, let serial):
      let shown = rows.first { $0.session == session && $0.record.serial == serial }?.shown
      return rows.filter { $0.shown == shown }
    case .history, .seen, .all:
      return []
    }
  }

  private static func row(_ row: borrowing SQLite.Row) throws(SQLiteError) -> Row? {
    let serial = try row.int64(2)
    guard let record = try StoredScreen.record(in: row, from: 3, serial: serial) else { return nil }
    return Row(session: try row.int64(0), record: record, madeAt: try row.int64(1))
  }

  private func deleteScreens(_ writer: Writer) throws(SQLiteError) {
    for screen in try screens() {
      for table in ["screen", "visit"] {
        try writer.run(
          "DELETE FROM \(table) WHERE session = ?1 AND serial = ?2",
          [screen.session, screen.record.serial]
        )
      }
    }
  }

  /// The sessions that ended while such an inquiry was out or had failed.
  private func overlays(with words: SoughtWords) throws(SQLiteError) -> [Int64] {
    let sessions = try connection.query(
      "SELECT id, \(StoredOverlay.columns) FROM session"
    ) { row throws(SQLiteError) in
      (id: try row.int64(0), overlay: (try? StoredOverlay.overlay(in: row, from: 1)) ?? .none)
    }
    return sessions.filter { session in
      switch session.overlay {
      case .pending(let attempt), .failed(let attempt, _): words.occur(in: attempt.names)
      case .none: false
      }
    }
    .map(\.id)
  }

  // MARK: Lines

  private func lines(with words: SoughtWords) throws(SQLiteError) -> [Int64] {
    let lines = try connection.query("SELECT id, text FROM line") { row throws(SQLiteError) in
      (id: try row.int64(0), text: try row.text(1))
    }
    return lines.filter { words.occur(in: [$0.text]) }.map(\.id)
  }

  // MARK: The watchlist

  private func isWatched(_ storeID: StoreItemID) throws(SQLiteError) -> Bool {
    storeID.isWaiting
      ? try StoredFeeds(connection).feed(-storeID.id.number) != nil
      : try StoredWatchlist(connection).entry(storeID) != nil
  }

  private func deleteEntry(_ storeID: StoreItemID, _ writer: Writer) throws(SQLiteError) {
    for table in ["watch", "watch_price", "watch_record"] {
      try writer.run(
        "DELETE FROM \(table) WHERE number = ?1 AND type = ?2 AND country = ?3",
        StoredEntry.identity(of: storeID)
      )
    }
    try writer.run("DELETE FROM feed WHERE id = ?1", [-storeID.id.number])
    // What a step changed besides can no longer be taken back alone: it was one change.
    for step in try steps(of: storeID) { try UndoLog.remove(step, writer) }
  }

  private func steps(of storeID: StoreItemID) throws(SQLiteError) -> [Int64] {
    try connection.query(
      "SELECT DISTINCT step FROM undo_change WHERE subject = ?1",
      [
        storeID.isWaiting
          ? StoredChange.subject(ofFeed: -storeID.id.number) : StoredChange.subject(of: storeID)
      ]
    ) { row throws(SQLiteError) in try row.int64(0) }
  }

  // MARK: Downloads

  /// The numbers of the rows; the files are the user's.
  private func downloads() throws(SQLiteError) -> [Int64] {
    let entries = try connection.query("SELECT id, \(StoredDownload.list) FROM download") {
      row throws(SQLiteError) in try? StoredDownload.entry(in: row)
    }
    .compactMap { $0 ?? nil }
    switch wish {
    case .words(let text):
      let words = SoughtWords(text)
      return entries.filter { entry in
        let item = entry.item
        return words.occur(in: [item.name, item.creator, item.collection].compactMap { $0 })
      }
      .map(\.id)
    case .item(let storeID):
      return entries.filter { $0.item.storeID == storeID }.map(\.id)
    case .history, .seen, .screen, .all:
      return []
    }
  }

  private func deleteDownloads(_ writer: Writer) throws(SQLiteError) {
    for id in try downloads() { try writer.run("DELETE FROM download WHERE id = ?1", [id]) }
  }

  private func count(of table: String) throws(SQLiteError) -> Int {
    try connection.first("SELECT count(*) FROM \(table)") { row throws(SQLiteError) in
      try row.int(0)
    } ?? 0
  }
}

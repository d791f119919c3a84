import Catalog
public import Records
import SQLite

/// The screens of all sessions.
public final class HistoryStore {
  /// How many screens are looked back at.
  public static let reach = 2_000

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// The screens, the newest first; of those that show the same only the newest.
  ///
  /// A session that goes on where another one stood has copies of its screens, which count once, as they were left. The
  /// greeting and the history itself are none.
  public func entries() -> [HistoryEntry] {
    // Where the file is only read, what was copied of it is no more than one session.
    let found = (database.read(Self.entries) ?? []) + (database.readArchive(Self.entries) ?? [])
    var shown: Set<Subject> = []
    return found.sorted { left, right in
      (left.madeAt, left.record.serial) > (right.madeAt, right.record.serial)
    }
    .filter { shown.insert(Subject($0.record)).inserted }
  }

  /// What tells screens apart.
  private struct Subject: Hashable {
    let topic: Topic
    let item: StoreItemID?
    let isDetail: Bool
    let detailRow: Int?

    init(_ record: ScreenRecord) {
      topic = record.topic
      item = record.item
      isDetail = record.detailRow != nil
      // Rows move; the item is the same.
      detailRow = record.item == nil ? record.detailRow : nil
    }
  }

  private static func entries(_ connection: Connection) throws(SQLiteError) -> [HistoryEntry] {
    try connection.query(
      """
      SELECT max(session), made_at, serial, \(StoredScreen.columns) FROM screen
      WHERE kind NOT IN ('\(ListKind.start.rawValue)', '\(ListKind.history.rawValue)')
      GROUP BY made_at, serial, kind, request
      ORDER BY made_at DESC, serial DESC LIMIT ?1
      """,
      [reach]
    ) { row throws(SQLiteError) in try? Self.entry(row) }
    .compactMap { $0 ?? nil }
  }

  private static func entry(_ row: borrowing Row) throws(SQLiteError) -> HistoryEntry? {
    let serial = try row.int64(2)
    guard let record = try StoredScreen.record(in: row, from: 3, serial: serial) else { return nil }
    return HistoryEntry(session: try row.int64(0), record: record, madeAt: try row.int64(1))
  }
}

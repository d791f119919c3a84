import Records
import SQLite

/// The session that moved last, as it is in the store.
struct StoredSession {
  /// A screen with what only the store knows of it.
  struct Screen {
    let position: Int64
    let record: ScreenRecord
    let madeAt: Int64
  }

  /// How many screens are kept on each side of the place.
  static let reach = 100

  let id: Int64
  private let position: Int64
  private let overlay: SessionRecord.Overlay
  /// The screens that can be read, in the order of their positions.
  private let screens: [Screen]

  /// Reads it; nil if there is none.
  init?(from connection: Connection) throws(SQLiteError) {
    let found = try connection.first(
      "SELECT id, position, \(StoredOverlay.columns) FROM session ORDER BY move DESC LIMIT 1"
    ) { row throws(SQLiteError) in
      (
        id: try row.int64(0), position: try row.int64(1),
        overlay: (try? StoredOverlay.overlay(in: row, from: 2)) ?? .none
      )
    }
    guard let found else { return nil }
    (id, position, overlay) = found
    screens = try connection.query(
      """
      SELECT visit.position, screen.serial, made_at, \(StoredScreen.columns)
      FROM visit JOIN screen USING (session, serial)
      WHERE session = ?1 ORDER BY visit.position LIMIT ?2
      """,
      // More than this program leaves behind.
      [id, 4 * Self.reach]
    ) { row throws(SQLiteError) in try? Self.screen(in: row) }
    .compactMap { $0 }
  }

  /// The session as a record, nil if nothing of it can be shown.
  ///
  /// Where the place itself is gone, the nearest screen behind it takes its place, else the nearest ahead.
  var record: SessionRecord? {
    let behind = screens.last { $0.position <= position }
    guard let current = behind ?? screens.first else { return nil }
    return SessionRecord(
      current: current.record,
      overlay: overlay,
      back: screens.filter { $0.position < current.position }.map(\.record).suffix(Self.reach),
      forward: screens.filter { $0.position > current.position }.prefix(Self.reach).reversed()
        .map(\.record)
    )
  }

  /// When each screen was made, by its serial.
  var times: [Int64: Int64] {
    Dictionary(
      screens.map { ($0.record.serial, $0.madeAt) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Reads a screen; nil for one that is damaged or unknown.
  private static func screen(in row: borrowing Row) throws(SQLiteError) -> Screen? {
    let (position, serial, time) = (try row.int64(0), try row.int64(1), try row.int64(2))
    guard let record = try StoredScreen.record(in: row, from: 3, serial: serial) else { return nil }
    return Screen(position: position, record: record, madeAt: time)
  }
}

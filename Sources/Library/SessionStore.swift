public import Catalog
public import Records
import SQLite

/// The session of this run, which begins as a continuation of the one that moved last.
///
/// Sessions of several programs at once lie side by side in the file; only its own is ever changed.
public final class SessionStore {
  /// The session that was restored, as far as the continuation needs it.
  private struct Predecessor {
    let id: Int64
    /// When its screens were made, by serial.
    let times: [Int64: Int64]
  }

  /// What the rows of this session hold.
  private struct Written {
    let id: Int64
    /// The file or memory that they are in.
    let generation: Int
    let record: SessionRecord
    /// The screens on the trail, by serial.
    let screens: [Int64: ScreenRecord]
    let trail: Trail
  }

  private let database: Database
  private var predecessor: Predecessor?
  private var written: Written?

  init(_ database: Database) {
    self.database = database
  }

  /// The session that moved last, in this program or another; nil if there is none that can be read.
  ///
  /// Screens that are damaged or unknown are left out. Rows are not negative, and may be beyond the end of the answer.
  public func restore() -> SessionRecord? {
    guard let session = database.read(StoredSession.init(from:)) ?? nil else { return nil }
    if written == nil { predecessor = Predecessor(id: session.id, times: session.times) }
    return session.record
  }

  /// The items that were opened in this session or another, the last one first, each once.
  ///
  /// What is leafed through counts as opened when the first item was.
  public func opened(limit: Int) -> [StoreItemID] {
    let find = { (connection: Connection) throws(SQLiteError) -> [String] in
      // One item may have been opened many times: of the rest there are enough among so many.
      try connection.query(
        """
        SELECT opened FROM screen WHERE opened IS NOT NULL
        ORDER BY made_at DESC, session DESC, serial DESC LIMIT ?1
        """,
        [20 * max(0, limit)]
      ) { row throws(SQLiteError) in try row.text(0) }
    }
    var known: Set<StoreItemID> = []
    let items = (database.read(find) ?? []).compactMap(SightingsCoding.item)
    return Array(items.filter { known.insert($0).inserted }.prefix(max(0, limit)))
  }

  /// Keeps the session in one transaction, which writes only what changed.
  ///
  /// The newest 100 screens on each side of the place are kept. Screens are told apart by their serials, and those of a
  /// restored session keep theirs. After an error the next save writes what is missing.
  public func save(_ record: SessionRecord) throws(LibraryError) {
    var record = record
    record.back = record.back.suffix(StoredSession.reach)
    record.forward = record.forward.suffix(StoredSession.reach)
    if let written, written.generation == database.generation, written.record == record { return }
    written = try database.write { writer throws(SQLiteError) in
      try write(record, with: writer)
    }
  }

  /// What is saved next begins a session of its own: the rows of this one and of the one before are gone.
  func startAnew() {
    written = nil
    predecessor = nil
  }

  private func write(_ record: SessionRecord, with writer: Writer) throws(SQLiteError) -> Written {
    var before = try before(writer.connection)
    let trail = Trail(of: record, after: before?.trail)
    let id = try writeSession(record, at: trail.position, id: before?.id, writer)
    // While others moved on, this session may have been taken for one that nobody comes back to.
    if let known = before, try !isWhole(known, writer) {
      try writer.run("DELETE FROM visit WHERE session = ?1", [known.id])
      before = nil
    }
    var screens: [Int64: ScreenRecord] = [:]
    for screen in record.back + record.forward + [record.current] {
      screens[screen.serial] = screen
    }
    for (serial, screen) in screens where before?.screens[serial] != screen {
      try writeScreen(screen, session: id, writer)
    }
    try writeVisits(trail, after: before?.trail, session: id, writer)
    return Written(
      id: id,
      generation: database.generation,
      record: record,
      screens: screens,
      trail: trail
    )
  }

  /// Whether all that was written of the session's trail is still there.
  private func isWhole(_ written: Written, _ writer: Writer) throws(SQLiteError) -> Bool {
    let found = try writer.connection.first(
      """
      SELECT count(*) FROM visit JOIN screen USING (session, serial) WHERE session = ?1
      """,
      [written.id]
    ) { row throws(SQLiteError) in try row.int(0) }
    return found == written.trail.visits.count
  }

  /// What the rows of this session hold, nil where there are none: another program may have forgotten all sessions.
  private func before(_ connection: Connection) throws(SQLiteError) -> Written? {
    guard let written, written.generation == database.generation else { return nil }
    let isThere = try connection.first(
      "SELECT 1 FROM session WHERE id = ?1",
      [written.id]
    ) { _ in true }
    return isThere == true ? written : nil
  }

  private func writeSession(
    _ record: SessionRecord,
    at position: Int64,
    id known: Int64?,
    _ writer: Writer
  ) throws(SQLiteError) -> Int64 {
    let overlay = StoredOverlay.values(of: record.overlay)
    let nextMove = "(SELECT coalesce(max(move), 0) + 1 FROM session)"
    guard let id = known, try hasSession(id, writer) else {
      let id: Int64
      if let known { id = known } else { id = try freeID(writer.connection) }
      try writer.run(
        """
        INSERT INTO session
          (id, continues, started_at, moved_at, position, \(StoredOverlay.columns), move)
        VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, \(nextMove))
        """,
        [id, predecessor?.id, database.now, position] + overlay
      )
      return id
    }
    try writer.run(
      """
      UPDATE session SET (moved_at, position, \(StoredOverlay.columns), move)
      = (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, \(nextMove)) WHERE id = ?1
      """,
      [id, database.now, position] + overlay
    )
    return id
  }

  private func hasSession(_ id: Int64, _ writer: Writer) throws(SQLiteError) -> Bool {
    try writer.connection.first("SELECT 1 FROM session WHERE id = ?1", [id]) { _ in true } ?? false
  }

  /// An id that no session has and no screen of a session that damage has taken.
  private func freeID(_ connection: Connection) throws(SQLiteError) -> Int64 {
    let found = try connection.first(
      """
      SELECT 1 + max(
        coalesce((SELECT max(id) FROM session), 0),
        coalesce((SELECT max(session) FROM screen), 0),
        coalesce((SELECT max(session) FROM visit), 0)
      )
      """
    ) { row throws(SQLiteError) in try row.int64(0) }
    return found ?? 1
  }

  private func writeScreen(
    _ screen: ScreenRecord,
    session: Int64,
    _ writer: Writer
  ) throws(SQLiteError) {
    let copied = predecessor?.times[screen.serial]
    let columns = StoredScreen.values(of: screen, isSaving: database.isSaving)
    let values = columns.indices.map { "?\($0 + 5)" }.joined(separator: ", ")
    try writer.run(
      """
      INSERT INTO screen (session, serial, made_at, copied_from, \(StoredScreen.columns))
      VALUES (?1, ?2, ?3, ?4, \(values))
      ON CONFLICT (session, serial) DO UPDATE SET (\(StoredScreen.columns)) = (\(values))
      """,
      [
        session, screen.serial, copied ?? database.now, copied == nil ? nil : predecessor?.id,
      ] + columns
    )
  }

  private func writeVisits(
    _ trail: Trail,
    after before: Trail?,
    session: Int64,
    _ writer: Writer
  ) throws(SQLiteError) {
    for (position, serial) in trail.visits where before?[position] != serial {
      try writer.run(
        """
        INSERT INTO visit (session, position, serial) VALUES (?1, ?2, ?3)
        ON CONFLICT (session, position) DO UPDATE SET serial = excluded.serial
        """,
        [session, position, serial]
      )
    }
    guard let before, before.start < trail.start || before.end > trail.end else { return }
    try writer.run(
      "DELETE FROM visit WHERE session = ?1 AND (position < ?2 OR position >= ?3)",
      [session, trail.start, trail.end]
    )
  }
}

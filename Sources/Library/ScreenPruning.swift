import SQLite

/// Takes sessions and screens out of the main file that nobody comes back to.
///
/// The ways back and forward are kept of the sessions that moved last. Of all others only the screens are, each where
/// it was first made, and of those the newest.
struct ScreenPruning {
  /// How many sessions keep their ways back and forward.
  static let sessions = 20
  /// How many screens are kept beside those.
  static let screens = 1_000
  /// How many screens one step takes out at most.
  private static let screensAtOnce = 200

  private static let lastMoved = "SELECT id FROM session ORDER BY move DESC LIMIT \(sessions)"

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Takes one step, in one transaction, and waits for another program's lock no longer than that.
  func next(waitingAtMost patience: Duration?) -> PruningStep {
    do throws(LibraryError) {
      return try database.write(waitingAtMost: patience) { writer throws(SQLiteError) in
        if try dropTrail(writer) { return .more }
        if try dropScreens(writer) { return .more }
        return try dropSessions(writer) ? .more : .finished
      }
    } catch {
      // Nothing is lost: it stays for a later pass.
      return .finished
    }
  }

  /// Forgets the ways of one session that others have moved after.
  private func dropTrail(_ writer: Writer) throws(SQLiteError) -> Bool {
    let found = try writer.connection.first(
      """
      SELECT session FROM (
        SELECT session FROM visit UNION SELECT session FROM screen WHERE copied_from IS NOT NULL
      )
      WHERE session NOT IN (\(Self.lastMoved)) LIMIT 1
      """
    ) { row throws(SQLiteError) in try row.int64(0) }
    guard let session = found else { return false }
    try writer.run("DELETE FROM visit WHERE session = ?1", [session])
    try writer.run("DELETE FROM screen WHERE session = ?1 AND copied_from IS NOT NULL", [session])
    return true
  }

  /// Takes out some screens that are neither among the newest nor on any way.
  private func dropScreens(_ writer: Writer) throws(SQLiteError) -> Bool {
    let changed = try writer.run(
      """
      WITH oldest (made_at, session, serial) AS (
        SELECT made_at, session, serial FROM screen WHERE copied_from IS NULL
        ORDER BY made_at DESC, session DESC, serial DESC LIMIT 1 OFFSET \(Self.screens - 1)
      )
      DELETE FROM screen WHERE (session, serial) IN (
        SELECT screen.session, screen.serial FROM screen, oldest
        WHERE copied_from IS NULL
        AND (screen.made_at, screen.session, screen.serial)
          < (oldest.made_at, oldest.session, oldest.serial)
        AND screen.serial NOT IN (SELECT serial FROM visit WHERE visit.session = screen.session)
        LIMIT \(Self.screensAtOnce)
      )
      """
    )
    return changed > 0
  }

  /// Takes out the sessions of which nothing is left.
  private func dropSessions(_ writer: Writer) throws(SQLiteError) -> Bool {
    let changed = try writer.run(
      """
      DELETE FROM session WHERE id NOT IN (\(Self.lastMoved))
      AND id NOT IN (SELECT session FROM screen) AND id NOT IN (SELECT session FROM visit)
      """
    )
    return changed > 0
  }
}

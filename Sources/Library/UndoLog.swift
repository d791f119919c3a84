import Records
import SQLite

/// The changes that can be taken back, within a transaction.
struct UndoLog {
  let connection: Connection

  /// Adds a step, unless nothing was changed, and drops those that are too far back.
  static func add(_ changes: [KeptChange], at now: Int64, _ writer: Writer) throws(SQLiteError) {
    let changes = changes.filter { !$0.isNothing }
    guard !changes.isEmpty else { return }
    // Damage may have taken a step and left its changes, which a new one must not get.
    try writer.run(
      """
      INSERT INTO undo_step (id, made_at) VALUES (
        1 + max(
          coalesce((SELECT max(id) FROM undo_step), 0),
          coalesce((SELECT max(step) FROM undo_change), 0)
        ),
        ?1
      )
      """,
      [now]
    )
    let step = writer.connection.lastInsertRowID
    for (position, change) in changes.enumerated() {
      let states = StoredChange.states(of: change)
      try writer.run(
        """
        INSERT INTO undo_change (step, position, subject, before, after)
        VALUES (?1, ?2, ?3, ?4, ?5)
        """,
        [step, position, StoredChange.subject(of: change), states.before, states.after]
      )
    }
    let oldest = "(SELECT id FROM undo_step ORDER BY id DESC LIMIT 1 OFFSET ?1)"
    try writer.run("DELETE FROM undo_change WHERE step <= \(oldest)", [UndoStep.reach])
    try writer.run("DELETE FROM undo_step WHERE id <= \(oldest)", [UndoStep.reach])
  }

  /// The last step and its number, past those of which a part cannot be read.
  ///
  /// Where only the watchlist counts, steps with settings are passed over too.
  func last(isWatchOnly: Bool) throws(SQLiteError) -> (id: Int64, step: UndoStep)? {
    let rows = try connection.query(
      "SELECT id, made_at FROM undo_step ORDER BY id DESC"
    ) { row throws(SQLiteError) in (id: try row.int64(0), madeAt: try row.int64(1)) }
    for row in rows {
      guard let changes = try changes(of: row.id) else { continue }
      let hasSetting = changes.contains { change in
        if case .setting = change { true } else { false }
      }
      if isWatchOnly, hasSetting { continue }
      return (row.id, UndoStep(madeAt: row.madeAt, changes: changes))
    }
    return nil
  }

  /// The changes of a step, nil where one of them cannot be read.
  private func changes(of step: Int64) throws(SQLiteError) -> [KeptChange]? {
    let changes = try connection.query(
      "SELECT subject, before, after FROM undo_change WHERE step = ?1 ORDER BY position",
      [step]
    ) { row throws(SQLiteError) in
      StoredChange.change(
        try row.text(0),
        before: try row.optionalText(1),
        after: try row.optionalText(2)
      )
    }
    guard !changes.isEmpty, !changes.contains(nil) else { return nil }
    return changes.compactMap { $0 }
  }

  /// Puts another change, or with nil none, in the place of one that went on by itself.
  static func goOn(
    from old: KeptChange,
    to new: KeptChange?,
    _ writer: Writer
  ) throws(SQLiteError) {
    let subject = StoredChange.subject(of: old)
    guard let new else {
      try writer.run(
        "DELETE FROM undo_change WHERE subject = ?1 AND before IS NULL",
        [subject]
      )
      return
    }
    try writer.run(
      """
      UPDATE undo_change SET subject = ?2, after = ?3
      WHERE subject = ?1 AND before IS NULL AND after IS NOT NULL
      """,
      [subject, StoredChange.subject(of: new), StoredChange.states(of: new).after]
    )
  }

  /// Drops a step.
  static func remove(_ step: Int64, _ writer: Writer) throws(SQLiteError) {
    try writer.run("DELETE FROM undo_change WHERE step = ?1", [step])
    try writer.run("DELETE FROM undo_step WHERE id = ?1", [step])
  }
}

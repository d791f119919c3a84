import SQLite

/// The answers that no pruning takes away, whatever their age.
enum UsedAnswers {
  /// How many of the newest screens keep their answers.
  static let screens = 100

  /// The ids of the answers that are used by the newest screens, by all on the ways of the session that moved last, and
  /// by those at which the other sessions stand.
  static func all(in connection: Connection) throws(SQLiteError) -> Set<Int64> {
    let ids = try connection.query(
      """
      WITH used (answer, more_answers, detail_answer) AS (
        SELECT * FROM (
          SELECT answer, more_answers, detail_answer FROM screen WHERE copied_from IS NULL
          ORDER BY made_at DESC, session DESC, serial DESC LIMIT \(screens)
        )
        UNION ALL
        SELECT answer, more_answers, detail_answer FROM visit JOIN screen USING (session, serial)
        WHERE session = (SELECT id FROM session ORDER BY move DESC LIMIT 1)
        UNION ALL
        SELECT answer, more_answers, detail_answer
        FROM session JOIN visit ON visit.session = id AND visit.position = session.position
        JOIN screen ON screen.session = id AND screen.serial = visit.serial
      )
      SELECT answer FROM used UNION SELECT detail_answer FROM used
      UNION SELECT value FROM used, json_each(
        CASE WHEN json_valid(more_answers) THEN more_answers END
      )
      """
    ) { row throws(SQLiteError) in try? row.optionalInt64(0) }
    return Set(ids.compactMap { $0 })
  }
}

public import Records
import SQLite

/// The answers that a place is made of, as far as a list shows them: a start draws it without the file of answers.
///
/// They are those of one place, whoever kept it; a start at another one finds nothing here.
///
/// The first look at that file takes as long as all else of a start, and the answers themselves take longer.
public final class BriefStore {
  private let database: Database
  /// The answers that are known to be here.
  private var held: Set<AnswerID>?

  init(_ database: Database) {
    self.database = database
  }

  /// The answers of these numbers; nil unless all are here.
  public func answers(_ ids: [AnswerID]) -> [AnswerID: StoredAnswer]? {
    let find = { (connection: Connection) throws(SQLiteError) -> [AnswerID: StoredAnswer] in
      var found: [AnswerID: StoredAnswer] = [:]
      for id in ids {
        let answer =
          try connection.first(
            "SELECT endpoint, request, fetched_at, body FROM brief WHERE answer = ?1",
            [id.rawValue]
          ) { row throws(SQLiteError) in try Self.answer(in: row) } ?? nil
        if let answer { found[id] = answer }
      }
      return found
    }
    let found = database.read(find) ?? [:]
    guard ids.contains(where: { found[$0] == nil }) else {
      held = Set(ids)
      return found
    }
    let archived = database.readArchive(find) ?? [:]
    return ids.contains { archived[$0] == nil } ? nil : archived
  }

  /// Whether the answers of a place are known to be here.
  public func holds(_ ids: [AnswerID]) -> Bool { held?.isSuperset(of: ids) ?? false }

  /// Keeps the answers of a place in the place of those of another.
  ///
  /// - Parameters:
  ///   - answers: The answers, by number.
  ///   - patience: For how long to wait for the lock of another program, nil for as long as usual.
  /// - Throws: Why those of the other place stay.
  public func keep(
    _ answers: [AnswerID: StoredAnswer],
    waitingAtMost patience: Duration? = nil
  ) throws(LibraryError) {
    guard database.isSaving else { return }
    try database.write(waitingAtMost: patience) { writer throws(SQLiteError) in
      try writer.run("DELETE FROM brief")
      for (id, answer) in answers {
        try writer.run(
          """
          INSERT INTO brief (answer, endpoint, request, fetched_at, body)
          VALUES (?1, ?2, ?3, ?4, ?5)
          """,
          [
            id.rawValue, answer.endpoint, RequestCoding.text(of: answer.request), answer.fetchedAt,
            answer.body,
          ]
        )
      }
    }
    held = Set(answers.keys)
  }

  /// Nothing is known to be here any longer.
  func dropHeld() {
    held = nil
  }

  private static func answer(in row: borrowing Row) throws(SQLiteError) -> StoredAnswer? {
    guard let request = RequestCoding.request(from: try row.text(1)) else { return nil }
    return StoredAnswer(
      endpoint: try row.text(0),
      request: request,
      fetchedAt: try row.int64(2),
      body: try row.blob(3)
    )
  }
}

public import Catalog
public import Records
import SQLite

/// The answers of the services, kept as they came.
public final class AnswerStore {
  let database: Database
  /// Answers that a failing write left over; they hold for the run.
  private(set) var leftOver: [AnswerID: StoredAnswer] = [:]

  init(_ database: Database) {
    self.database = database
  }

  /// Keeps an answer, in memory if it cannot be saved.
  ///
  /// Its id leads to it for this run in any case. Ids of answers that are only in memory are negative.
  public func add(_ answer: StoredAnswer) -> KeptAnswer {
    do throws(LibraryError) {
      let id = try database.write { writer throws(SQLiteError) in
        try insert(answer, writer)
      }
      return KeptAnswer(id: AnswerID(rawValue: id), failure: nil)
    } catch {
      // Far from the ids that a database in memory gives.
      let id = AnswerID(rawValue: .min + Int64(leftOver.count))
      leftOver[id] = answer
      return KeptAnswer(id: id, failure: error)
    }
  }

  /// The answer of an id; nil if it is gone or cannot be read.
  public func answer(_ id: AnswerID) -> StoredAnswer? {
    if let answer = leftOver[id] { return answer }
    let find = { (connection: Connection) throws(SQLiteError) -> StoredAnswer? in
      try connection.first(
        "SELECT endpoint, request, fetched_at FROM answer WHERE id = ?1",
        [id.rawValue]
      ) { row throws(SQLiteError) in
        try Self.answer(in: row, body: try Self.body(of: id.rawValue, connection))
      } ?? nil
    }
    if let answer = database.read(find) ?? nil { return answer }
    return database.readArchive(find) ?? nil
  }

  /// The answer of an id without its body, and some parts of that; nil if it is gone or cannot be read.
  ///
  /// A part that the body does not have is nil.
  func parts(
    of id: AnswerID,
    at places: [Range<Int>]
  ) -> (answer: StoredAnswer, parts: [[UInt8]?])? {
    if let answer = leftOver[id] {
      let whole = answer.body.indices
      let parts = places.map { $0.clamped(to: whole) == $0 ? Array(answer.body[$0]) : nil }
      return (answer, parts)
    }
    let find = { (connection: Connection) throws(SQLiteError) -> (StoredAnswer, [[UInt8]?])? in
      let answer =
        try connection.first(
          "SELECT endpoint, request, fetched_at FROM answer WHERE id = ?1",
          [id.rawValue]
        ) { row throws(SQLiteError) in try Self.answer(in: row, body: []) } ?? nil
      guard let answer else { return nil }
      return (
        answer, try connection.parts(of: "body", in: "answer", row: id.rawValue, at: places)
      )
    }
    return (database.read(find) ?? nil) ?? (database.readArchive(find) ?? nil)
  }

  /// Reads an answer from `endpoint, request, fetched_at`; nil for a request of a newer version.
  private static func answer(
    in row: borrowing Row,
    body: [UInt8]
  ) throws(SQLiteError) -> StoredAnswer? {
    guard let request = RequestCoding.request(from: try row.text(1)) else { return nil }
    return StoredAnswer(
      endpoint: try row.text(0),
      request: request,
      fetchedAt: try row.int64(2),
      body: body
    )
  }

  /// The newest answer to this request, or to one that differs in nothing that is sent.
  ///
  /// Its `request` is the one asked for here.
  /// - Parameters:
  ///   - endpoint: The service that answered.
  ///   - request: What was asked.
  ///   - times: When the answer may have come, in seconds since 1970.
  /// - Returns: The answer with its id, nil if there is none.
  public func newest(
    endpoint: String,
    request: CatalogRequest,
    at times: ClosedRange<Int64> = Int64.min...Int64.max
  ) -> (id: AnswerID, answer: StoredAnswer)? {
    let target = request.target
    let find = { (connection: Connection) throws(SQLiteError) -> (AnswerID, StoredAnswer)? in
      try connection.first(
        """
        SELECT id, fetched_at FROM answer WHERE endpoint = ?1 AND target = ?2
        AND fetched_at BETWEEN ?3 AND ?4
        ORDER BY fetched_at DESC, abs(id) DESC LIMIT 1
        """,
        [endpoint, target, times.lowerBound, times.upperBound]
      ) { row throws(SQLiteError) in
        let id = try row.int64(0)
        let answer = StoredAnswer(
          endpoint: endpoint,
          request: request,
          fetchedAt: try row.int64(1),
          body: try Self.body(of: id, connection)
        )
        return (AnswerID(rawValue: id), answer)
      }
    }
    var candidates = [database.readArchive(find) ?? nil, database.read(find) ?? nil]
      .compactMap { $0 }
    for (id, var answer) in leftOver.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where answer.endpoint == endpoint && answer.request.target == target
      && times.contains(answer.fetchedAt)
    {
      answer.request = request
      candidates.append((id, answer))
    }
    // Of the same second, what came last: the archive is older than this run, a failure later than the rest.
    var newest: (id: AnswerID, answer: StoredAnswer)?
    for (id, answer) in candidates where answer.fetchedAt >= newest?.answer.fetchedAt ?? .min {
      newest = (id, answer)
    }
    return newest
  }

  /// The newest answer to this request that serves in place of asking, at a time in seconds since 1970.
  ///
  /// One from the future is passed over, so that a clock that was wrong once does not hide what came since.
  /// - Parameters:
  ///   - endpoint: The service that answered.
  ///   - request: What is asked.
  ///   - now: The present time in seconds since 1970.
  ///   - freshness: For how many seconds an answer serves.
  /// - Returns: The answer with its id, nil if there is none.
  public func fresh(
    endpoint: String,
    request: CatalogRequest,
    at now: Int64,
    for freshness: Int64 = StoredAnswer.freshness
  ) -> (id: AnswerID, answer: StoredAnswer)? {
    let times = StoredAnswer.freshTimes(at: now, for: freshness)
    return newest(endpoint: endpoint, request: request, at: times)
  }

  /// The reply as it came; read while the answer's row is, so that nobody removes it in between.
  private static func body(
    of id: Int64,
    _ connection: Connection
  ) throws(SQLiteError) -> [UInt8] {
    try connection.blob(of: "body", in: "answer", row: id)
  }

  /// Forgets the answers that did not reach the database.
  func dropUnsaved() {
    leftOver = [:]
  }

  private func insert(_ answer: StoredAnswer, _ writer: Writer) throws(SQLiteError) -> Int64 {
    let values: [any Bindable] = [
      answer.endpoint, answer.request.target, RequestCoding.text(of: answer.request),
      answer.fetchedAt, answer.body,
    ]
    let columns = "endpoint, target, request, fetched_at, body"
    if database.isSaving {
      try writer.run("INSERT INTO answer (\(columns)) VALUES (?1, ?2, ?3, ?4, ?5)", values)
    } else {
      try writer.run(
        """
        INSERT INTO answer (id, \(columns))
        VALUES ((SELECT min(coalesce(min(id), 0), 0) - 1 FROM answer), ?1, ?2, ?3, ?4, ?5)
        """,
        values
      )
    }
    return writer.connection.lastInsertRowID
  }
}

/// An answer that was kept.
public struct KeptAnswer: Hashable, Sendable {
  /// The id that leads to it.
  public let id: AnswerID
  /// Why it is only in memory, nil if it is where it should be.
  public let failure: LibraryError?
}

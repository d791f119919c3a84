import Catalog
import SQLite

/// Lets go of answers that came before a time, with the items that no later answer has, some at a time.
///
/// Several programs may do this at once: each step looks at what is there.
struct AnswerPruning {
  /// How many items one step takes out at most; it takes some milliseconds.
  private static let itemsAtOnce = 100

  /// An answer and what was read from it.
  private struct Work {
    let id: Int64
    let endpoint: String
    /// The items that have not been looked at.
    var items: ArraySlice<Item>
  }

  private let database: Database
  /// The answers that may go, the oldest last.
  private var waiting: [Int64]
  private var work: Work?

  /// Finds the answers that may go; nil where there is none, or it cannot be told which.
  ///
  /// - Parameters:
  ///   - seen: The file that they are in.
  ///   - main: The file with the screens that use some.
  ///   - cutoff: Answers before this may go, in seconds since 1970; nil for none.
  init?(_ seen: Database, _ main: Database, before cutoff: Int64?) {
    guard let cutoff, let used = main.read(UsedAnswers.all) else { return nil }
    let old = seen.read { connection throws(SQLiteError) in
      // What is not worked into the items yet stays. The plus keeps SQLite to the index, which is small; the rows that
      // it would read by their ids hold the bodies.
      try connection.query(
        """
        SELECT id FROM answer
        WHERE fetched_at < ?1 AND +id < (SELECT coalesce(max(answer), 0) FROM progress)
        """,
        [cutoff]
      ) { row throws(SQLiteError) in try row.int64(0) }
    }
    database = seen
    waiting = (old ?? []).filter { !used.contains($0) }.sorted(by: >)
    if waiting.isEmpty { return nil }
  }

  /// Takes one step, in one transaction, and waits for another program's lock no longer than that.
  mutating func next(waitingAtMost patience: Duration?) -> PruningStep {
    guard var now = work ?? nextWork() else { return .finished }
    let batch = now.items.prefix(Self.itemsAtOnce)
    now.items = now.items.dropFirst(batch.count)
    var hasRebuilt = false
    do throws(LibraryError) {
      try database.write(waitingAtMost: patience) { writer throws(SQLiteError) in
        var removal = SeenRemoval(writer: writer, answer: now.id, endpoint: now.endpoint)
        for item in batch { try removal.remove(item) }
        hasRebuilt = removal.hasRebuilt
        if now.items.isEmpty { try writer.run("DELETE FROM answer WHERE id = ?1", [now.id]) }
      }
    } catch {
      // Nothing is lost: it stays for a later pass.
      return .finished
    }
    if hasRebuilt { database.add(.indexRebuilt(file: .seen)) }
    work = now.items.isEmpty ? nil : now
    return work == nil && waiting.isEmpty ? .finished : .more
  }

  /// The next answer that is still there.
  private mutating func nextWork() -> Work? {
    while let id = waiting.popLast() {
      let found = database.read { connection throws(SQLiteError) in
        try connection.first(
          "SELECT endpoint, request, body FROM answer WHERE id = ?1",
          [id]
        ) { row throws(SQLiteError) in
          let request = RequestCoding.request(from: try row.text(1))
          let body = try row.blob(2)
          let items = request.map { AnswerItems.all(of: body, to: $0).map(\.item) } ?? []
          return Work(id: id, endpoint: try row.text(0), items: items[...])
        }
      }
      guard let found else { return nil }
      if let work = found { return work }
    }
    return nil
  }
}

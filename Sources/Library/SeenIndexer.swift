import Catalog
import Records
import SQLite

/// Works the answers into the items seen and their index, a few items at a time.
///
/// Several programs may do this at once: each takes up where the file says that the work stands.
final class SeenIndexer {
  /// Up to where the answers are worked in.
  struct Progress: Equatable {
    /// The first answer of which items are missing, or one before it.
    var answer: Int64
    /// How many items of that very answer are not missing.
    var items: Int
  }

  /// An answer that is being worked in.
  private struct Work {
    let id: Int64
    let endpoint: String
    let fetchedAt: Int64
    /// Whether its records say all that the service knows.
    let isWhole: Bool
    let items: [AnswerItems.Placed]
    /// The file or memory that it is from.
    let generation: Int
  }

  private let database: Database
  private var work: Work?

  init(_ database: Database) {
    self.database = database
  }

  /// Works in at most `limit` items, of one answer, in one transaction.
  func indexNext(limit: Int, waitingAtMost patience: Duration?) -> IndexOutcome {
    // No progress at all is that of a new file; a file that cannot be read is not worked on.
    guard let found = database.read(Self.progress(in:)) else { return .failed }
    let progress = found ?? startingPoint
    guard let work = work(at: progress) else { return .finished }
    let first = work.id == progress.answer ? min(max(0, progress.items), work.items.count) : 0
    let batch = work.items[first..<min(first + max(1, limit), work.items.count)]
    let isComplete = batch.endIndex == work.items.count
    let next =
      isComplete
      ? Progress(answer: work.id + step, items: 0)
      : Progress(answer: work.id, items: batch.endIndex)
    var hasRebuilt = false
    do throws(LibraryError) {
      try database.write(waitingAtMost: patience) { writer throws(SQLiteError) in
        hasRebuilt = false
        // Another program may have done this part meanwhile, or the file may be another one now.
        let present = try Self.progress(in: writer.connection) ?? startingPoint
        guard present == progress, work.generation == database.generation else { return }
        var entry = SeenEntry(writer: writer, endpoint: work.endpoint, isWhole: work.isWhole)
        for (item, place) in batch {
          try entry.keep(item, answer: work.id, place, seenAt: work.fetchedAt)
        }
        hasRebuilt = entry.hasRebuilt
        try writer.run(
          """
          INSERT INTO progress (only, answer, items) VALUES (1, ?1, ?2)
          ON CONFLICT (only) DO UPDATE SET answer = excluded.answer, items = excluded.items
          """,
          [next.answer, next.items]
        )
      }
    } catch {
      return .failed
    }
    if isComplete { self.work = nil }
    return hasRebuilt ? .rebuilt : .worked
  }

  /// Where the work begins: answers that are kept in memory count downwards from -1.
  private var startingPoint: Progress { Progress(answer: database.isSaving ? 0 : -1, items: 0) }

  private var step: Int64 { database.isSaving ? 1 : -1 }

  private static func progress(in connection: Connection) throws(SQLiteError) -> Progress? {
    try connection.first("SELECT answer, items FROM progress") { row throws(SQLiteError) in
      Progress(answer: try row.int64(0), items: try row.int(1))
    }
  }

  /// The answer to go on with, nil if there is none.
  private func work(at progress: Progress) -> Work? {
    if let work, work.id == progress.answer, work.generation == database.generation { return work }
    let next =
      database.isSaving
      ? "id >= ?1 ORDER BY id LIMIT 1" : "id <= ?1 ORDER BY id DESC LIMIT 1"
    let found = database.read { connection throws(SQLiteError) in
      try connection.first(
        "SELECT id, endpoint, request, fetched_at, body FROM answer WHERE \(next)",
        [progress.answer]
      ) { row throws(SQLiteError) in
        let request = RequestCoding.request(from: try row.text(2))
        let body = try row.blob(4)
        return Work(
          id: try row.int64(0),
          endpoint: try row.text(1),
          fetchedAt: try row.int64(3),
          isWhole: request?.bringsWholeRecords ?? false,
          items: request.map { AnswerItems.all(of: body, to: $0) } ?? [],
          generation: database.generation
        )
      }
    }
    work = found ?? nil
    return work
  }
}

/// What came of an attempt to work in some items.
enum IndexOutcome {
  /// They are in; more may be left.
  case worked
  /// They are in, and the index had to be built anew for it.
  case rebuilt
  /// Nothing was left.
  case finished
  /// They could not be written.
  case failed
}

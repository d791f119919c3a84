import Catalog
public import Records
import SQLite

/// What was downloaded, and where it is.
///
/// A row that cannot be written is kept in memory for the run.
public final class DownloadStore {
  private let database: Database
  /// The rows that did not reach the database, by their numbers; those that are in no file have negative ones.
  private var unsaved: [Int64: DownloadEntry] = [:]
  private var lastUnsaved: Int64 = 0

  init(_ database: Database) {
    self.database = database
  }

  /// Whether a row outlives the program.
  public func keeps(_ id: Int64) -> Bool { database.isSaving && id > 0 && unsaved[id] == nil }

  /// All rows, the newest first.
  public func entries() -> [DownloadEntry] {
    let rows =
      database.read { connection throws(SQLiteError) in
        try connection.query("SELECT id, \(StoredDownload.list) FROM download") {
          row throws(SQLiteError) in try? StoredDownload.entry(in: row)
        }
        .compactMap { $0 ?? nil }
      } ?? []
    var entries = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    for (id, entry) in unsaved { entries[id] = entry }
    return entries.values.sorted { left, right in
      // Rows of the same second are in the order in which they were made.
      (left.startedAt, left.id.magnitude) > (right.startedAt, right.id.magnitude)
    }
  }

  /// Keeps a row in the place of one of the same item and folder, and gives it its number.
  ///
  /// - Throws: Why it is kept for this run only; it has a number then too.
  public func add(_ entry: inout DownloadEntry) throws(LibraryError) {
    let values = StoredDownload.values(of: entry)
    let marks = (1...values.count).map { "?\($0)" }.joined(separator: ", ")
    let changes = StoredDownload.columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    do throws(LibraryError) {
      entry.id = try database.write { writer throws(SQLiteError) in
        try writer.run(
          """
          INSERT INTO download (\(StoredDownload.list)) VALUES (\(marks))
          ON CONFLICT (number, type, folder) DO UPDATE SET country = excluded.country, \(changes)
          """,
          values
        )
        return try writer.connection.first(
          "SELECT id FROM download WHERE number = ?1 AND type = ?2 AND folder = ?3",
          [entry.item.id.number, entry.item.id.type.rawValue, entry.folder]
        ) { row throws(SQLiteError) in try row.int64(0) } ?? 0
      }
    } catch {
      if entry.id == 0 {
        lastUnsaved -= 1
        entry.id = lastUnsaved
      }
      unsaved[entry.id] = entry
      throw error
    }
  }

  /// Keeps what a row is now; one that was forgotten meanwhile stays so.
  ///
  /// - Throws: Why it is kept for this run only.
  public func update(_ entry: DownloadEntry) throws(LibraryError) {
    guard entry.id > 0 else {
      if unsaved[entry.id] != nil { unsaved[entry.id] = entry }
      return
    }
    let changes = StoredDownload.columns.enumerated().map { "\($1) = ?\($0 + 3)" }
    let values = Array(StoredDownload.values(of: entry).dropFirst(3))
    do throws(LibraryError) {
      _ = try database.write { writer throws(SQLiteError) in
        try writer.run(
          "UPDATE download SET country = ?2, \(changes.joined(separator: ", ")) WHERE id = ?1",
          [entry.id, entry.item.country] + values
        )
      }
      unsaved[entry.id] = nil
    } catch {
      unsaved[entry.id] = entry
      throw error
    }
  }

  /// Takes a row away.
  ///
  /// - Throws: Why it is still there.
  public func remove(_ id: Int64) throws(LibraryError) {
    if id > 0 {
      _ = try database.write { writer throws(SQLiteError) in
        try writer.run("DELETE FROM download WHERE id = ?1", [id])
      }
    }
    unsaved[id] = nil
  }

  /// Forgets every row that did not reach the database.
  func dropUnsaved() {
    unsaved = [:]
  }
}

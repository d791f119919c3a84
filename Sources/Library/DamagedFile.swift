import SQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A database that cannot be used as it is: it gets another name, and what can be read of it a new file.
///
/// The folder's exclusive lock is held meanwhile, and this process has no connection to the file.
struct DamagedFile {
  let path: String
  let schema: Schema
  let stamp: Stamp

  /// What can stand beside a database; it belongs to it, and would spoil another one of the same name.
  private static let sideSuffixes = ["-wal", "-journal", "-shm"]

  /// Whether a log lies beside a database that is missing or empty; SQLite would throw it away.
  ///
  /// A journal counts for nothing here: it holds what an empty file was before a change, which is empty.
  static func leftLog(beside path: String) -> Bool {
    FileStatus.hasContent(path + "-wal")
  }

  /// Moves the file away and puts one with its readable rows in its place.
  ///
  /// A crash in between leaves the old file under one of its two names, and nothing is deleted at any time.
  /// - Throws: Why it was left as it was.
  func setAside() throws(Refusal) -> StoreNotice {
    guard !isUsedByAnother else { throw Refusal(.damaged) }
    let away = freeName(".damaged")
    guard FileStatus.hasContent(path) else {
      try moveAway(to: away)
      return .setAside(path: away, recovered: RecoveredCounts(), file: schema.file)
    }
    let fresh = freeName(".recovered")
    let recovered: RecoveredCounts
    do throws(SQLiteError) {
      recovered = try copyReadable(to: fresh)
    } catch {
      remove(fresh)
      throw Refusal(NotSavingReason(error.kind))
    }
    do throws(Refusal) {
      try moveAway(to: away)
    } catch {
      remove(fresh)
      throw error
    }
    // If this fails, which nothing explains, the rows stay where they are, and the caller starts empty.
    guard rename(fresh, path) == 0 else { throw Refusal(FileFailure.last.reason) }
    return .setAside(path: away, recovered: recovered, file: schema.file)
  }

  /// Whether another process has a connection to the file that does more than look.
  ///
  /// SQLite's own locks lie on these bytes, see "The Lock-Byte Page" of https://sqlite.org/fileformat.html: with a
  /// write-ahead log, every connection holds one of them shared until it is closed.
  private var isUsedByAnother: Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    guard fcntl(descriptor, F_GETLK, &lock) == 0 else { return false }
    return lock.l_type != Int16(F_UNLCK)
  }

  private func copyReadable(to fresh: String) throws(SQLiteError) -> RecoveredCounts {
    let target = try Connection(path: fresh, mode: .readWriteCreate)
    try target.migrate(schema.migrations)
    let reports = try target.salvage(from: path, tables: schema.tables.map(\.name.rawValue))
    try target.close()
    var counts = RecoveredCounts()
    for (table, report) in zip(schema.tables, reports) { counts.add(report.rows, of: table.name) }
    return counts
  }

  private func moveAway(to away: String) throws(Refusal) {
    // The log must be gone before another file has this name: SQLite would replay it into that one.
    var moved: [String] = []
    for suffix in [""] + Self.sideSuffixes where !FileStatus.isFree(path + suffix) {
      guard rename(path + suffix, away + suffix) == 0 else {
        let failure = FileFailure.last
        for suffix in moved { rename(away + suffix, path + suffix) }
        throw Refusal(failure.reason)
      }
      moved.append(suffix)
    }
  }

  /// Removes a file of this type's own making.
  private func remove(_ fresh: String) {
    for suffix in [""] + Self.sideSuffixes { unlink(fresh + suffix) }
  }

  private func freeName(_ kind: String) -> String {
    let name = "\(path)\(kind)-\(stamp)"
    var candidate = name
    var number = 2
    while !([""] + Self.sideSuffixes).allSatisfy({ FileStatus.isFree(candidate + $0) }) {
      candidate = "\(name)-\(number)"
      number += 1
      // A folder that cannot be looked into is no reason to count for ever.
      if number > 1_000 { break }
    }
    return candidate
  }
}

/// Why a file is not written.
struct Refusal: Error, Equatable {
  let reason: NotSavingReason

  init(_ reason: NotSavingReason) {
    self.reason = reason
  }
}

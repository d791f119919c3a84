import Records
import SQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A look at one file of the stores.
struct FileInspection {
  let schema: Schema
  let path: String
  let options: StoreOptions

  func report(deep: Bool) -> StoreReport {
    var report = StoreReport(
      schema.file.reported,
      path: path,
      condition: .missing,
      ownVersion: schema.version
    )
    look(around: &report)
    let opener = DatabaseOpener(schema: schema, options: options, now: 0)
    switch opener.reading(path) {
    case .nothing:
      report.condition = FileStatus(path: path).condition
    case .refused(let reason):
      report.condition = reason.condition
    case .open(let connection, let isNewer):
      report.condition = isNewer ? .newer : .sound
      do throws(SQLiteError) {
        try look(into: connection, &report)
        if deep { report.findings = try DeepLook(schema, path, connection, options).findings() }
      } catch {
        report.condition = NotSavingReason(error.kind).condition
        if deep { report.findings = [error.message] }
      }
      try? connection.close()
    }
    return report
  }

  // MARK: Around the file

  private func look(around report: inout StoreReport) {
    let folder = StoreFolder(of: path)
    report.mode = Self.mode(of: path)
    report.folderMode = Self.mode(of: folder.path)
    if report.mode != nil {
      let sizes = ["", "-wal"].compactMap { Self.size(of: path + $0) }
      report.size = sizes.reduce(0, +)
      report.isWritable = access(path, W_OK) == 0 && access(folder.path, W_OK | X_OK) == 0
    } else {
      let place = folder.nearest
      report.isWritable = FileStatus(path: path) == .missing && place.isFolder && place.isWritable
    }
    report.freeBytes = folder.nearest.freeBytes
    let name = path.split(separator: "/").last.map(String.init) ?? path
    report.setAside = FolderListing.names(in: folder.path)
      .filter { $0.hasPrefix(name + ".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .sorted()
  }

  private static func mode(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : nil
  }

  private static func size(of path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }

  // MARK: Within it

  private func look(
    into connection: Connection,
    _ report: inout StoreReport
  ) throws(SQLiteError) {
    report.version = try connection.userVersion
    report.journal = try connection.first("PRAGMA journal_mode") { row throws(SQLiteError) in
      try row.text(0)
    }
    for (what, tables) in schema.file.counted {
      var sum: Int?
      // A file of an older layout may not have all of them.
      for table in tables where try !connection.columns(of: table).isEmpty {
        let count = try connection.first("SELECT count(*) FROM \(table)") {
          row throws(SQLiteError) in try row.int(0)
        }
        sum = (sum ?? 0) + (count ?? 0)
      }
      if let sum { report.counts.append(StoreReport.Count(what, sum)) }
    }
  }
}

extension StoreFolder {
  /// The folder, or the nearest one above it that is there.
  fileprivate var nearest: StoreFolder {
    var folder = self
    while !FileStatus.isThere(folder.path), folder.path != "/", folder.path != "." {
      folder = StoreFolder(of: folder.path)
    }
    return folder
  }

  fileprivate var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  fileprivate var isWritable: Bool { access(path, W_OK | X_OK) == 0 }

  /// The bytes that are free on the disk for its user.
  fileprivate var freeBytes: Int64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let (bytes, isTooMany) = UInt64(status.f_bavail)
      .multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return isTooMany ? .max : Int64(clamping: bytes)
  }
}

extension FileStatus {
  fileprivate static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// What stands in place of a database that can be read.
  fileprivate var condition: StoreReport.Condition {
    switch self {
    case .missing: .missing
    case .empty: .empty
    case .file, .unusable: .unreadable
    }
  }
}

extension NotSavingReason {
  fileprivate var condition: StoreReport.Condition {
    switch self {
    case .busy: .busy
    case .damaged: .damaged
    case .foreign: .foreign
    case .newer: .newer
    case .full, .readOnly, .cannotOpen, .noHome, .other: .unreadable
    }
  }
}

extension StoreFile {
  fileprivate var reported: StoreReport.File {
    switch self {
    case .main: .main
    case .seen: .seen
    case .limits: .limits
    }
  }

  /// The tables whose rows are counted.
  fileprivate var counted: [(StoreReport.Counted, [String])] {
    switch self {
    case .main:
      [
        // Feeds are watched too, although their podcasts are still to be found.
        (.watched, ["watch", "feed"]), (.screens, ["screen"]), (.lines, ["line"]),
        (.settings, ["setting"]), (.changes, ["undo_step"]),
      ]
    case .seen:
      [(.answers, ["answer"]), (.items, ["item"]), (.prices, ["price"])]
    case .limits:
      []
    }
  }
}

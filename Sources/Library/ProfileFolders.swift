public import Records
import SQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folders of profiles, below the one that all profiles share.
///
/// Looking at them changes nothing in them.
public struct ProfileFolders: Sendable {
  private let shared: String
  private let isName: @Sendable (String) -> Bool

  /// Names the folder that all profiles share; `isName` tells which of the folders in it are profiles.
  public init(in shared: String, isName: @escaping @Sendable (String) -> Bool) {
    self.shared = shared
    self.isName = isName
  }

  /// The folder of a profile; nil is the usual one.
  public func folder(of name: String?) -> String {
    name.map { "\(shared)/profiles/\($0)" } ?? shared
  }

  /// The usual profile first, then the others by name.
  ///
  /// - Parameter inUse: The place of the run, which says of one that it is in use.
  /// - Returns: What each holds.
  public func summaries(inUse: KeepingPlace) -> [ProfileSummary] {
    ([nil] + names).map { summary(of: $0, inUse: inUse) }
  }

  /// What a profile holds.
  public func summary(of name: String?, inUse: KeepingPlace) -> ProfileSummary {
    let folder = folder(of: name)
    return ProfileSummary(
      name,
      folder: folder,
      isInUse: inUse == .profile(name),
      watched: Self.watched(in: folder + "/reprise.db"),
      lastUsed: Self.lastUsed(of: folder)
    )
  }

  /// Whether a profile of this name is there.
  public func exists(_ name: String) -> Bool { Self.isFolder(folder(of: name)) }

  /// Makes the folder of a profile, for its owner only.
  ///
  /// - Returns: Whether it was not there before.
  /// - Throws: Why it is not there now.
  public func make(_ name: String) throws(LibraryError) -> Bool {
    guard !exists(name) else { return false }
    do throws(FileFailure) {
      try StoreFolder(of: folder(of: name) + "/reprise.db").make()
    } catch {
      switch error.reason {
      case .full: throw LibraryError(.full)
      case .readOnly: throw LibraryError(.readOnly)
      default: throw LibraryError(.other)
      }
    }
    return true
  }

  private var names: [String] {
    FolderListing.names(in: shared + "/profiles")
      .filter { isName($0) && exists($0) }
      .sorted()
  }

  /// Nothing is watched where there is no file; nil where there is one that cannot be read.
  private static func watched(in path: String) -> Int? {
    let opener = DatabaseOpener(schema: .main, options: StoreOptions(), now: 0)
    switch opener.reading(path) {
    case .nothing:
      return FileStatus(path: path) == .unusable ? nil : 0
    case .refused:
      return nil
    case .open(let connection, _):
      defer { try? connection.close() }
      // A file from before there was a watchlist has no such table.
      guard (try? connection.columns(of: "watch"))?.isEmpty == false else { return 0 }
      let hasFeeds = (try? connection.columns(of: "feed"))?.isEmpty == false
      let feeds = hasFeeds ? " + (SELECT count(*) FROM feed)" : ""
      let sql = "SELECT (SELECT count(*) FROM watch)" + feeds
      return (try? connection.first(sql) { row throws(SQLiteError) in try row.int(0) }) ?? nil
    }
  }

  private static func lastUsed(of folder: String) -> Int64? {
    ["reprise.db", "reprise.db-wal", "seen.db", "seen.db-wal"].compactMap { name -> Int64? in
      var status = stat()
      // An empty log is made by whoever only looks.
      guard stat("\(folder)/\(name)", &status) == 0, status.st_size > 0 else { return nil }
      #if canImport(Darwin)
      return Int64(status.st_mtimespec.tv_sec)
      #else
      return Int64(status.st_mtim.tv_sec)
      #endif
    }
    .max()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

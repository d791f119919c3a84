import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file of a database, as far as its name, its existence and its mode go.
struct DatabaseFile {
  /// The name, so written that SQLite takes it for a plain path.
  let path: String

  /// SQLite gives names of its own a meaning: `""`, `:memory:`, and in some builds `file:…`.
  init(named path: String) throws(SQLiteError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteError(resultCode: SQLITE_CANTOPEN, message: "no usable file name")
    }
    self.path = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
  }

  /// The name for opening without locks and side files.
  var immutableName: String {
    var encoded = "file:"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%": encoded += "%25"
      case "?": encoded += "%3f"
      case "#": encoded += "%23"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded + "?immutable=1"
  }

  /// Does what has to be done before SQLite opens the file.
  ///
  /// A writer's file is made empty if it may be, and is readable by its owner only, new or not.
  /// SQLite gives a log and its shared memory the mode that the database has when they are made,
  /// so the mode must be right before the first of them is.
  func prepare(_ mode: Connection.Mode) throws(SQLiteError) {
    if mode == .readWriteCreate { try make() }
    // SQLite opens a folder for reading without complaint, and fails later as if the disk had.
    if kind == S_IFDIR { throw cannotOpen(EISDIR) }
    if mode == .readWriteCreate || mode == .readWrite { narrow() }
  }

  private func make() throws(SQLiteError) {
    if makeIfMissing(exclusively: true) { return }
    switch errno {
    case EEXIST: break
    case let code: throw cannotOpen(code)
    }
    if kind == nil, !makeIfMissing(exclusively: false) {
      // It was a link whose target is missing, and the target cannot be made through it.
      throw cannotOpen(errno)
    }
  }

  private var kind: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Only ever opens a file that was not there: closing any descriptor of a database releases
  /// the locks that this process holds on it through other connections.
  private func makeIfMissing(exclusively: Bool) -> Bool {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | (exclusively ? O_EXCL : 0)
    let descriptor = open(path, flags, Self.mode)
    guard descriptor >= 0 else { return false }
    // The umask can only have taken bits of the owner away.
    fchmod(descriptor, Self.mode)
    close(descriptor)
    return true
  }

  // The files beside it may stem from a time when it was readable by others.
  private func narrow() {
    for suffix in ["", "-wal", "-shm", "-journal"] {
      var status = stat()
      let name = path + suffix
      guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_mode & 0o077 != 0
      else { continue }
      // Fails for another owner's file and on a read-only disk; neither is a reason to stop.
      chmod(name, Self.mode)
    }
  }

  private func cannotOpen(_ code: Int32) -> SQLiteError {
    let resultCode =
      switch code {
      case ENOSPC, EDQUOT: SQLITE_FULL
      case EROFS: SQLITE_READONLY
      default: SQLITE_CANTOPEN
      }
    return SQLiteError(resultCode: resultCode, message: String(cString: strerror(code)))
  }

  private static let mode: mode_t = 0o600
}

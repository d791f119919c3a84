#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What stands at a path.
enum FileStatus: Equatable {
  case missing
  case empty
  case file
  /// A folder, a device, a link to nowhere: nothing that a database could be.
  case unusable

  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      var link = stat()
      self = lstat(path, &link) == 0 ? .unusable : .missing
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      self = .unusable
      return
    }
    self = status.st_size == 0 ? .empty : .file
  }

  /// Whether a file with content stands there.
  static func hasContent(_ path: String) -> Bool { FileStatus(path: path) == .file }

  /// Why rights or the disk keep an existing file from being written; nil if they do not.
  static func refusal(of path: String) -> NotSavingReason? {
    if access(path, R_OK) != 0 { return .cannotOpen }
    return access(path, W_OK) != 0 ? .readOnly : nil
  }

  /// Whether nothing at all has this name.
  static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }
}

/// Which file it is that stands at a path, whatever its name.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A file operation that the system refused.
struct FileFailure: Error, Equatable {
  let code: Int32

  /// The failure of the last call.
  static var last: Self { Self(code: errno) }

  var reason: NotSavingReason {
    switch code {
    case ENOSPC, EDQUOT: .full
    case EROFS, EACCES, EPERM: .readOnly
    default: .cannotOpen
    }
  }
}

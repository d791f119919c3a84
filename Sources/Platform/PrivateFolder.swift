import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that only its owner can look into.
public struct PrivateFolder: Hashable, Sendable {
  /// The path.
  public let path: String

  /// Makes a folder and those above it where they are missing, all with mode 0700 whatever the
  /// umask; one that exists stays as it is.
  /// - Throws: `notPermitted`, `full`, or `notFound` if something on the way is no folder.
  public init(making path: String) throws(PlatformError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw PlatformError(errno: ENOENT) }
    self.path = path
    var prefix = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in path.split(separator: "/") {
      prefix += "/" + part
      try Self.make(prefix)
    }
  }

  private static func make(_ path: String) throws(PlatformError) {
    // Looking first: on some systems making what exists fails for another reason, such as a
    // read-only disk.
    if let isFolder = isFolder(path) {
      guard isFolder else { throw PlatformError(errno: ENOTDIR) }
      return
    }
    guard mkdir(path, 0o700) == 0 else {
      let code = errno
      // Another process may have been faster.
      guard code == EEXIST, isFolder(path) == true else { throw PlatformError(errno: code) }
      return
    }
    // The umask may have taken rights away from the owner too.
    guard chmod(path, 0o700) == 0 else { throw PlatformError(errno: errno) }
  }

  private static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFDIR : nil
  }
}

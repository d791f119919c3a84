import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder of the user's that files are saved in.
public struct UserFolder: Hashable, Sendable {
  /// The one absolute path that leads there without links.
  public let path: String

  /// Finds a folder.
  ///
  /// - Parameter path: A path as the system takes it; a relative one begins at the current folder.
  /// - Throws: `notFound` where there is none or it is something else, or what else the system says.
  public init(path: String) throws(PlatformError) {
    guard let real = realpath(path, nil) else { throw PlatformError(errno: errno) }
    self.path = String(cString: real)
    free(real)
    var status = stat()
    guard stat(self.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw PlatformError(errno: ENOTDIR)
    }
  }

  /// Finds a folder, and makes it with the usual rights where only it is missing.
  public init(making path: String) throws(PlatformError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST, errno != EROFS {
      let code = errno
      // What is there may be of use all the same.
      guard (try? UserFolder(path: path)) != nil else { throw PlatformError(errno: code) }
    }
    try self.init(path: path)
  }
}

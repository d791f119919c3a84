import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds programs by their names, with the rules of `execvp`.
public struct ExecutableSearch: Hashable, Sendable {
  private let folders: [String]

  /// Looks in the folders of `PATH`, or in the system's own where it is not set.
  public init(_ environment: Environment) {
    let path = environment["PATH"] ?? "/bin:/usr/bin"
    folders = path.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path of a program; nil if there is none.
  ///
  /// A name with a slash is a path already. A folder of that name, or a file that this user may not
  /// run, is not the program: the search goes on behind it. An empty folder is the current one.
  public func path(of name: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    if name.utf8.contains(UInt8(ascii: "/")) { return Self.isExecutable(name) ? name : nil }
    for folder in folders {
      let path = folder.isEmpty ? "./" + name : folder + "/" + name
      if Self.isExecutable(path) { return path }
    }
    return nil
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder that a file of the stores is in.
struct StoreFolder {
  let path: String

  /// The folder of a file.
  init(of file: String) {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      path = "."
      return
    }
    let parent = String(file[..<slash])
    path = parent.isEmpty ? "/" : parent
  }

  private init(path: String) {
    self.path = path
  }

  /// Makes the folder and those above it, as far as they are missing, for the owner only.
  func make() throws(FileFailure) {
    if makeOne() { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileFailure(code: ENOTDIR)
      }
    case ENOENT where path != "." && path != "/":
      try StoreFolder(of: path).make()
      guard makeOne() || errno == EEXIST else { throw .last }
    case let code: throw FileFailure(code: code)
    }
  }

  /// Makes this one folder; false leaves the reason in `errno`.
  private func makeOne() -> Bool {
    guard mkdir(path, 0o700) == 0 else { return false }
    // The umask can only have taken bits of the owner away.
    chmod(path, 0o700)
    return true
  }

  /// Whether rights or a write-protected disk keep files from being made in it.
  var isWriteProtected: Bool {
    access(path, W_OK | X_OK) != 0 && (errno == EACCES || errno == EROFS)
  }
}

extension StoreFolder {
  /// Who else may hold the lock.
  enum LockKind {
    /// Others who open files; held by whoever opens one that is there.
    case shared
    /// Nobody; held by whoever makes a file or replaces it.
    case exclusive
  }

  /// Runs the body under a lock that orders those who open, make and replace the files in the folder.
  ///
  /// The lock leaves no file behind and is gone with the process however that ends. Where the file system has none,
  /// the body runs without.
  /// - Returns: What the body returns, or nil if the lock did not come in time and the body was not run.
  func withLock<T>(_ kind: LockKind, patience: Duration, _ body: () -> T) -> T? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return body() }
    defer {
      // Closing alone is not enough: a program that is being started has the open folder too, for a moment.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    let operation = (kind == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    let pause: Int32 = 2
    var remaining = patience
    while flock(descriptor, operation) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard remaining > .zero else { return nil }
      poll(nil, 0, pause)
      remaining -= .milliseconds(Int(pause))
    }
    return body()
  }
}

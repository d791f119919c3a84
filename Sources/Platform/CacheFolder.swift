import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A private folder of files that can be made again, of which the least used go when it is full.
///
/// Several processes may share it. A cache that cannot be read or written is as good as an empty one,
/// so nothing here fails.
public struct CacheFolder: Sendable {
  private let path: String
  private let limit: Int64
  private let isWritten: Bool

  /// Names a folder, and makes none.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: How many bytes its files may have together.
  ///   - isWritten: Whether anything is changed in it.
  public init(path: String, limit: Int64, isWritten: Bool = true) {
    self.path = path
    self.limit = limit
    self.isWritten = isWritten
  }

  /// The bytes of a file, which counts as used then; nil where there is none of at most so many.
  public func bytes(of name: String, atMost count: Int) -> [UInt8]? {
    let file = path + "/" + name
    var status = stat()
    guard
      lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= count,
      let bytes = FileBytes(path: file)?.bytes(at: 0, count: Int(status.st_size))
    else { return nil }
    if isWritten { utimes(file, nil) }
    return bytes
  }

  /// Keeps bytes under a name, in place of what had it, and makes room for them.
  public func keep(_ bytes: [UInt8], as name: String) {
    guard isWritten, (try? PrivateFolder(making: path)) != nil else { return }
    let part = "\(path)/\(name).\(getpid()).part"
    guard write(bytes, to: part) else {
      unlink(part)
      return
    }
    guard rename(part, path + "/" + name) == 0 else {
      unlink(part)
      return
    }
    makeRoom()
  }

  /// Deletes the file of a name, if there is one.
  public func remove(_ name: String) {
    if isWritten { unlink(path + "/" + name) }
  }

  /// Deletes all files.
  public func removeAll() {
    guard isWritten else { return }
    for file in files { unlink(file.path) }
  }

  private func write(_ bytes: [UInt8], to part: String) -> Bool {
    // Left behind by an earlier process of the same number.
    unlink(part)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = cshim_open(part, flags, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { return false }
    let output = ByteOutput(descriptor: descriptor, capacity: 0)
    return (try? output.write(bytes)) != nil
  }

  private struct File {
    var path: String
    var length: Int64
    /// Seconds and nanoseconds since 1970.
    var used: (Int64, Int64)
  }

  private func makeRoom() {
    let files = files.sorted { $0.used > $1.used }
    var total: Int64 = 0
    for file in files {
      total += file.length
      if total > limit { unlink(file.path) }
    }
  }

  private var files: [File] {
    FolderListing.names(of: path).compactMap { name in
      let file = path + "/" + name
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      return File(
        path: file,
        length: Int64(status.st_size),
        used: (Int64(time.tv_sec), Int64(time.tv_nsec))
      )
    }
  }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is written beside the place where it belongs, and gets its name once it is whole.
///
/// It has one owner at a time, among all processes. What it holds open is closed with it; the part stays unless it is
/// removed.
public final class PartFile {
  /// Where the part is.
  public let path: String
  /// How many bytes it has.
  public private(set) var length: Int64
  private var descriptor: Int32

  /// Opens a part, and makes it where there is none; only its owner can read one that is made, unless `mode` says more.
  ///
  /// - Throws: `taken` where it has an owner, `notFound` where the folder is missing, `notPermitted`, `full`, or
  ///   `other` where the path is no plain file.
  public init(path: String, mode: UInt16 = 0o600) throws(PlatformError) {
    self.path = path
    // A link that somebody laid there must not lead anywhere else.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    descriptor = cshim_open(path, flags, mode_t(mode))
    guard descriptor >= 0 else { throw PlatformError(errno: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw PlatformError(errno: EINVAL)
    }
    guard Self.own(descriptor), Self.isStill(path, status) else {
      close(descriptor)
      throw PlatformError(code: .taken)
    }
    // Only now: the owner before may have added to it until it let go.
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw PlatformError(errno: code)
    }
    length = Int64(status.st_size)
  }

  deinit { letGo() }

  /// Closes the part, for the next owner; nothing can be written any more.
  public func letGo() {
    if descriptor >= 0 { Self.disown(descriptor) }
    descriptor = -1
  }

  /// Whether somebody owns the part of this path just now, in this process or another.
  public static func hasOwner(_ path: String) -> Bool {
    let open = cshim_open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0)
    guard open >= 0 else { return false }
    defer { disown(open) }
    return !own(open)
  }

  /// Gives the lock back and closes.
  ///
  /// Closing alone is not enough: a program that is being started has the open file too, for a moment.
  private static func disown(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Takes the lock, which goes with the open file; also where the file system knows none.
  private static func own(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// Whether the path leads to the same file as when it was opened: the owner before may have given it its name, or
  /// removed it, in between.
  private static func isStill(_ path: String, _ opened: stat) -> Bool {
    var now = stat()
    return lstat(path, &now) == 0 && now.st_ino == opened.st_ino && now.st_dev == opened.st_dev
  }

  /// How long a part is, without opening it; nil where there is none.
  public static func length(of path: String) -> Int64? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }

  /// Deletes a file that was made here, unless it was changed since or is in use.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - length: How many bytes it was given, nil for any number.
  ///   - modifiedAt: When it was written last, in nanoseconds since 1970, nil for any time.
  /// - Returns: Whether there was one.
  /// - Throws: `exists` where it has another length or time or is no plain file, `taken` where it has an owner, or what the
  ///   system says.
  public static func delete(
    _ path: String,
    length: Int64? = nil,
    modifiedAt: Int64? = nil
  ) throws(PlatformError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return false }
      throw PlatformError(errno: errno)
    }
    let isPlain = status.st_mode & S_IFMT == S_IFREG
    guard isPlain, Int64(status.st_size) == length ?? Int64(status.st_size),
      modifiedAt == nil || modifiedAt == time(of: status)
    else {
      throw PlatformError(code: .exists)
    }
    guard !hasOwner(path) else { throw PlatformError(code: .taken) }
    guard unlink(path) == 0 else { throw PlatformError(errno: errno) }
    return true
  }

  /// When a file was written last, in nanoseconds since 1970; nil where there is none.
  public static func modified(_ path: String) -> Int64? {
    var status = stat()
    return lstat(path, &status) == 0 ? time(of: status) : nil
  }

  private static func time(of status: stat) -> Int64 {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Adds bytes at the end.
  /// - Throws: `full` for a disk, a quota or a file size limit, or what else the system says.
  public func write(_ bytes: RawSpan) throws(PlatformError) {
    let failure = bytes.withUnsafeBytes { buffer -> Int32 in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = writeOnce(UnsafeRawBufferPointer(rebasing: rest))
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
        length += Int64(count)
      }
      return 0
    }
    guard failure == 0 else { throw PlatformError(errno: failure) }
  }

  private func writeOnce(_ buffer: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = cshim_write(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Begins anew.
  public func empty() throws(PlatformError) {
    guard ftruncate(descriptor, 0) == 0 else { throw PlatformError(errno: errno) }
    length = 0
  }

  /// The bytes that an ordinary user may still write on the disk; nil where it does not say.
  public var freeSpace: Int64? {
    var status = statvfs()
    guard fstatvfs(descriptor, &status) == 0 else { return nil }
    let (bytes, overflow) = Int64(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int64(clamping: status.f_frsize))
    return overflow ? .max : bytes
  }

  /// Sees the bytes onto the disk and gives the file its name, unless something has that name already.
  ///
  /// - Throws: `exists` where something does; the part stays then, as after every other failure.
  public func finish(as target: String) throws(PlatformError) {
    guard fsync(descriptor) == 0 else { throw PlatformError(errno: errno) }
    // The lock stays until the part has its name: whoever took the part in between would write to the whole file.
    let lock = cshim_fcntl_int(descriptor, F_DUPFD_CLOEXEC, 0)
    defer { if lock >= 0 { Self.disown(lock) } }
    let open = descriptor
    descriptor = -1
    // The error of a write may come as late as here.
    guard close(open) == 0 else { throw PlatformError(errno: errno) }
    guard cshim_rename_exclusively(path, target) == 0 else { throw PlatformError(errno: errno) }
    syncFolder(of: target)
  }

  /// Takes the part away.
  public func remove() {
    unlink(path)
  }

  /// Makes the new name durable too, where folders can be synchronized.
  private func syncFolder(of target: String) {
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    let open = cshim_open(folder.isEmpty ? "/" : folder, O_RDONLY | O_CLOEXEC, 0)
    guard open >= 0 else { return }
    fsync(open)
    close(open)
  }
}

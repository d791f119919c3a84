import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file of the user's that is read or written as a whole.
public enum PlainFile {
  /// What has a name.
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A device, a pipe, a link that leads nowhere.
    case other
    case missing
  }

  /// What has a name; a link is what it leads to.
  public static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return lstat(path, &status) == 0 ? .other : .missing
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// All bytes of a file, nil where there are more than so many.
  ///
  /// - Throws: `notFound`, `notPermitted`, or `other` where it is no plain file.
  public static func bytes(of path: String, atMost limit: Int) throws(PlatformError) -> [UInt8]? {
    // A pipe without a writer must not be waited for.
    let descriptor = cshim_open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { throw PlatformError(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw PlatformError(errno: EINVAL)
    }
    guard status.st_size <= off_t(limit) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { cread(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PlatformError(errno: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }

  private static func cread(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
    -> Int
  {
    read(descriptor, buffer, count)
  }

  /// Writes a new file with the rights that the umask leaves; it has its name once it is whole and on the disk.
  ///
  /// - Throws: `exists` where something has the name, `notFound` where the folder is missing, `notPermitted`, `full`.
  public static func write(_ bytes: [UInt8], to path: String) throws(PlatformError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    // On a shared disk another machine may have a process of the same number.
    let place = "\(folder).reprise-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    let part = try PartFile(path: place, mode: 0o666)
    do throws(PlatformError) {
      try part.write(bytes.span.bytes)
      try part.finish(as: path)
    } catch {
      part.remove()
      throw error
    }
  }
}

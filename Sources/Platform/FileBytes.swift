import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file of which single bytes are looked at.
public final class FileBytes {
  private let descriptor: Int32

  /// Opens a file; nil where that cannot be.
  public init?(path: String) {
    descriptor = cshim_open(path, O_RDONLY | O_CLOEXEC, 0)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Some bytes; nil where the file ends before them or cannot be read.
  public func bytes(at place: Int64, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor,
          buffer.baseAddress.map { $0 + done },
          count - done,
          off_t(place) + off_t(done)
        )
      }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}

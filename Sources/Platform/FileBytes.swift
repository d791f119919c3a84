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

  /// Whether two files have the same bytes, so many of them; false also where one cannot be read.
  public static func areEqual(_ path: String, _ other: String, length: Int64) -> Bool {
    guard
      PartFile.length(of: path) == length, PartFile.length(of: other) == length,
      let one = FileBytes(path: path), let two = FileBytes(path: other)
    else { return false }
    var place: Int64 = 0
    while place < length {
      let count = Int(min(length - place, 1 << 16))
      guard
        let bytes = one.bytes(at: place, count: count), bytes == two.bytes(at: place, count: count)
      else { return false }
      place += Int64(count)
    }
    return true
  }

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

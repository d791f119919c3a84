import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A pipe that only says "look": reading and writing never block, and programs do not inherit it.
struct WakePipe: ~Copyable, Sendable {
  /// Becomes readable by a wake.
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(PlatformError) {
    let ends = try PipeEnds.open()
    readEnd = ends.reading
    writeEnd = ends.writing
    cshim_set_nonblocking(readEnd)
    cshim_set_nonblocking(writeEnd)
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the read end readable.
  func wake() {
    var byte: UInt8 = 0
    // A full pipe is readable already, and nothing else can fail here.
    while write(writeEnd, &byte, 1) < 0, errno == EINTR {}
  }

  /// Takes out everything that was written.
  func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}

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
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PlatformError(errno: errno) }
    let low = ends
    for (index, end) in low.enumerated() {
      // Where a standard stream was closed at the start, its number is free. A pipe must not get
      // it: what is printed would go into the pipe.
      ends[index] = cshim_fcntl_int(end, F_DUPFD_CLOEXEC, 3)
    }
    let code = errno
    for end in low { close(end) }
    guard !ends.contains(-1) else {
      for end in ends where end >= 0 { close(end) }
      throw PlatformError(errno: code)
    }
    for end in ends {
      cshim_set_nonblocking(end)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
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

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Both ends of a new pipe, which programs do not inherit; whoever opens it closes them.
struct PipeEnds {
  var reading: Int32
  var writing: Int32

  /// Opens a pipe whose ends have numbers from `lowest` on.
  ///
  /// Where a standard stream was closed at the start, its number is free. A pipe must not get it:
  /// what is printed would go into the pipe.
  static func open(from lowest: Int32 = 3) throws(PlatformError) -> PipeEnds {
    var low: [Int32] = [-1, -1]
    guard pipe(&low) == 0 else { throw PlatformError(errno: errno) }
    let ends = low.map { cshim_fcntl_int($0, F_DUPFD_CLOEXEC, lowest) }
    let code = errno
    for end in low { close(end) }
    guard !ends.contains(-1) else {
      for end in ends where end >= 0 { close(end) }
      throw PlatformError(errno: code)
    }
    return PipeEnds(reading: ends[0], writing: ends[1])
  }
}

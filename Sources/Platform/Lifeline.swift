import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A connection to a child that breaks when this process is gone, however it goes.
///
/// A program that watches it can end with the one that started it, even after a SIGKILL.
public final class Lifeline {
  /// The child's end, to be handed on at its start.
  public private(set) var far: Int32
  private let near: Int32

  /// Makes a connection.
  public init() throws(PlatformError) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw PlatformError(errno: errno) }
    (near, far) = (ends[0], ends[1])
    for end in ends { _ = cshim_fcntl_int(end, F_SETFD, FD_CLOEXEC) }
    // What the child does not read must never hold this process up.
    _ = cshim_set_nonblocking(near)
  }

  deinit {
    closeFar()
    close(near)
  }

  /// Lets go of the child's end here, once the child has it.
  public func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }

  /// Sends a few bytes, as long as the child takes them without delay.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    // A child that is gone is no reason for a signal here.
    _ = QuietWrite.write(bytes[...], to: near)
  }

  private static var stream: Int32 {
    #if canImport(Darwin)
    SOCK_STREAM
    #else
    Int32(SOCK_STREAM.rawValue)
    #endif
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FixtureServer {
  /// A door that opens once, for everyone who waits before it.
  public final class Gate: Sendable {
    /// Readable once the gate is open.
    let descriptor: Int32

    private let writeEnd: Locked<Int32>

    /// Makes a closed gate.
    public init() throws {
      let ends = try FixtureServer.makePipe()
      descriptor = ends.readEnd
      writeEnd = Locked(ends.writeEnd)
    }

    deinit {
      open()
      close(descriptor)
    }

    /// Opens the gate; a second time does nothing.
    public func open() {
      let end = writeEnd.withLock { end in
        defer { end = -1 }
        return end
      }
      // The closed end makes the other one readable for good.
      if end >= 0 { close(end) }
    }
  }

  /// Something the system would not do.
  public struct Failure: Error {
    /// The call that failed, and why.
    public var description: String

    init(_ call: String) {
      description = "\(call): \(String(cString: strerror(errno)))"
    }
  }

  static func makePipe() throws -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("pipe") }
    // A child process that kept a write end would keep the gate closed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

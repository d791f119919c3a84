#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Takes bytes from a terminal, and no more than are needed.
struct TerminalInput {
  /// What a read gave.
  enum Chunk: Equatable {
    case bytes([UInt8])
    /// Nothing has been typed.
    case nothing
    /// The terminal is gone, or its other side said so.
    case end
  }

  let descriptor: CInt

  /// Whether nobody is at the other side any more.
  var isGone: Bool {
    var wait = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Reads at most `count` bytes, without waiting.
  ///
  /// Bytes that are not read stay with the terminal, for the next prompt or for the shell.
  func read(atMost count: Int) -> Chunk {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // EINTR: the caller polls again anyway.
    guard poll(&wait, 1, 0) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: count)
    let received = Self.read(descriptor, &bytes, count)
    if received > 0 { return .bytes(Array(bytes[..<received])) }
    // A terminal that is gone answers with 0 or, on some systems, with an error.
    if received < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return .end
  }

  private static func read(
    _ descriptor: CInt,
    _ bytes: UnsafeMutableRawPointer,
    _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
    Musl.read(descriptor, bytes, count)
    #else
    Glibc.read(descriptor, bytes, count)
    #endif
  }
}

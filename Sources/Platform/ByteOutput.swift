#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A buffer in front of a descriptor, which writes everything or says why not.
///
/// One owner. Nothing is written when it goes: `flush()` comes before the end, because only there
/// a full disk shows. After a failure the same error comes again, and what is written is dropped.
public final class ByteOutput {
  /// The descriptor; not closed by this object.
  public let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []
  private var failure: PlatformError?

  /// Makes a buffer of some bytes; with none, every write goes out at once.
  public init(descriptor: Int32, capacity: Int = 16384) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  /// Writes text as UTF-8.
  public func write(_ text: String) throws(PlatformError) {
    buffer.append(contentsOf: text.utf8)
    try flushIfFull()
  }

  /// Writes bytes.
  public func write(_ bytes: some Sequence<UInt8>) throws(PlatformError) {
    buffer.append(contentsOf: bytes)
    try flushIfFull()
  }

  /// Hands everything to the system.
  public func flush() throws(PlatformError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    if let failure { throw failure }
    do throws(PlatformError) {
      try Self.writeAll(buffer, to: descriptor)
    } catch {
      failure = error
      throw error
    }
  }

  private func flushIfFull() throws(PlatformError) {
    if buffer.count >= capacity || failure != nil { try flush() }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(PlatformError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        #elseif canImport(Musl)
        Musl.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        #else
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        #endif
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody else made the shared open file non-blocking. It stays as it is: we wait.
        _ = try Poller().wait(readable: [], writable: [descriptor])
      case let code: throw PlatformError(errno: code)
      }
    }
  }
}

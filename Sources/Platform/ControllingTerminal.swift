import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminal that the user sits at, wherever the standard streams lead.
public enum ControllingTerminal {
  /// Writes bytes to it; false if there is none, or it does not take them.
  public static func write(_ bytes: [UInt8]) -> Bool {
    let streams = [StandardStreams.output, StandardStreams.error]
    if let stream = streams.first(where: { Terminal(descriptor: $0).isTerminal }) {
      return write(bytes, to: stream)
    }
    let descriptor = cshim_open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    let output = ByteOutput(descriptor: descriptor, capacity: 0)
    do throws(PlatformError) {
      try output.write(bytes)
      return true
    } catch {
      return false
    }
  }
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A terminal's modes as a value that can be compared.
public struct PtyModes: Equatable, Sendable {
  /// The flags for input, output, control and local behaviour.
  public var flags: [UInt]
  /// The control characters.
  public var characters: [UInt8]

  /// Reads the modes of a descriptor.
  public init(of descriptor: CInt) throws(PtyError) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw PtyError(call: "tcgetattr", number: errno)
    }
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map {
      UInt($0)
    }
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether typed characters are echoed.
  public var echoes: Bool { flags[3] & UInt(ECHO) != 0 }
  /// Whether the terminal collects lines itself.
  public var isCooked: Bool { flags[3] & UInt(ICANON) != 0 }
  /// Whether Ctrl-C makes a signal.
  public var makesSignals: Bool { flags[3] & UInt(ISIG) != 0 }
  /// Whether what was typed and not read is kept when a key makes a signal.
  public var keepsInputOnSignals: Bool { flags[3] & UInt(NOFLSH) != 0 }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A descriptor that may be a terminal.
public struct Terminal: Hashable, Sendable {
  /// The descriptor; not owned.
  public let descriptor: Int32

  /// Makes a view of a descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Its size, or nil if it is no terminal or does not know.
  public var size: TerminalSize? {
    var rows: UInt16 = 0
    var columns: UInt16 = 0
    guard cshim_get_window_size(descriptor, &rows, &columns) == 0, rows > 0, columns > 0 else {
      return nil
    }
    return TerminalSize(rows: Int(rows), columns: Int(columns))
  }

  /// Whether this process may read from it and change it without being stopped for that.
  public var isForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }
}

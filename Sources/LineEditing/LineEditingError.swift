#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why lines cannot be read.
public struct LineEditingError: Error, Equatable, Sendable {
  /// The kind of failure.
  public enum Code: Hashable, Sendable, CaseIterable {
    /// Input or output is no terminal; read plain lines.
    case notATerminal
    /// The terminal's type allows no line editing (`TERM=emacs`); read plain lines.
    case unsupportedTerminal
    /// A stream could not be opened, or libedit could not be set up.
    case setUpFailed
    /// Reading from the input failed.
    case readFailed
  }

  /// The kind of failure.
  public var code: Code
  /// The system's error number, or 0 where there is none.
  public var systemError: CInt

  /// Makes an error.
  public init(code: Code, systemError: CInt = 0) {
    self.code = code
    self.systemError = systemError
  }
}

extension LineEditingError: CustomStringConvertible {
  /// The system's English words, where it was the system that refused.
  public var description: String {
    systemError == 0 ? "\(code)" : String(cString: strerror(systemError))
  }
}

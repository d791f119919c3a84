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

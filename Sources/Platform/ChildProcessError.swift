#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that could not be started.
public struct ChildProcessError: Error, Hashable, Sendable {
  /// What stood in the way.
  public enum Code: Hashable, Sendable, CaseIterable {
    /// There is no such program.
    case notFound
    /// The file is there, but this user may not run it, or the system cannot.
    case notExecutable
    /// An argument or a variable holds a zero byte, or there are too many of them.
    case badArguments
    /// No memory, no descriptors or no processes are left.
    case exhausted
    /// Anything else; `errno` says more.
    case other
  }

  /// What stood in the way.
  public let code: Code
  /// The program, as it was named.
  public let program: String
  /// The system's number, or 0 if it was not the system that refused.
  public let errno: Int32

  /// Makes an error from a number of the system.
  init(errno: Int32, program: String) {
    self.errno = errno
    self.program = program
    code =
      switch errno {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM, ENOEXEC, EISDIR: .notExecutable
      case E2BIG: .badArguments
      case EAGAIN, ENOMEM, EMFILE, ENFILE: .exhausted
      default: .other
      }
  }

  /// Makes an error that the system did not report.
  init(_ code: Code, program: String) {
    self.code = code
    self.program = program
    errno = 0
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A request that the operating system refused.
public struct PlatformError: Error, Hashable, Sendable {
  /// What the refusal means for the program.
  public enum Code: Hashable, Sendable, CaseIterable {
    /// The reader of a pipe is gone; seen only where SIGPIPE does not end the process first.
    case brokenPipe
    /// The device, the quota or the file is full.
    case full
    /// The descriptor is closed, or not open for this.
    case closed
    /// The device or terminal is gone or broken.
    case io
    /// Missing rights, or a disk that is read-only.
    case notPermitted
    /// A part of a path is missing, or is no folder.
    case notFound
    /// Something has that name already.
    case exists
    /// Another owner, in this process or another, holds what there is only one of.
    case taken
    /// Anything else; `errno` says more.
    case other
  }

  /// What the refusal means.
  public let code: Code
  /// The system's number, or 0 if it was not the system that refused.
  public let errno: Int32

  /// Makes an error from a number of the system.
  public init(errno: Int32) {
    self.errno = errno
    code =
      switch errno {
      case EPIPE: .brokenPipe
      case ENOSPC, EDQUOT, EFBIG: .full
      case EBADF: .closed
      case EIO, ENXIO, ENODEV: .io
      case EACCES, EPERM, EROFS: .notPermitted
      case ENOENT, ENOTDIR: .notFound
      case EEXIST: .exists
      default: .other
      }
  }

  /// Makes an error that the system did not report.
  public init(code: Code) {
    self.code = code
    errno = 0
  }
}

extension PlatformError: CustomStringConvertible {
  /// The system's English words.
  public var description: String {
    errno == 0 ? "\(code)" : String(cString: strerror(errno))
  }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The numbers of the three streams that a process is started with.
public enum StandardStreams {
  /// Standard input.
  public static let input: Int32 = 0
  /// Standard output.
  public static let output: Int32 = 1
  /// Standard error.
  public static let error: Int32 = 2

  /// Occupies the numbers of those streams that were closed when the process started.
  ///
  /// Otherwise the next file opened, the database perhaps, gets such a number, and what is
  /// printed goes into it. The place holder is opened the wrong way round: using the stream fails
  /// as if it were closed still. To be called first, before anything is opened.
  public static func occupyClosed() {
    for descriptor in [input, output, error] where cshim_fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = cshim_open("/dev/null", descriptor == input ? O_WRONLY : O_RDONLY, 0)
    }
  }
}

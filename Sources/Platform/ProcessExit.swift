import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The ways to end the process at once, without exit handlers.
///
/// Everything must have been flushed and closed. The handlers are passed over because those of libcurl's TLS library
/// must not meet a thread that still hangs in a name lookup.
public enum ProcessExit {
  /// Ends with a status.
  public static func leave(status: Int32) -> Never {
    _exit(status)
  }

  /// Ends as the signal would have ended the process, so that whoever started it is told.
  public static func leave(by signal: Signal) -> Never {
    cshim_set_default(signal.number, nil)
    raise(signal.number)
    // It is blocked by whoever started us: the shell's number for it says the same.
    _exit(128 + signal.number)
  }
}

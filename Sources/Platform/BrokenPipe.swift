#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a write does to a pipe that nobody reads any longer.
public enum BrokenPipe {
  /// Has it fail from now on, for a process that has something to end before it ends itself.
  ///
  /// Without this it ends the process at once, as it should where there is nothing else to do. Programs that are
  /// started have the default again.
  public static func failsFromNowOn() {
    signal(SIGPIPE, SIG_IGN)
  }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The two clocks, so that whoever needs the time is given it.
public struct Clocks: Sendable {
  /// Milliseconds since 1970 in UTC; may jump when somebody sets the clock.
  public var wallMilliseconds: @Sendable () -> Int64
  /// Time since some moment in the past; never goes back.
  public var monotonic: @Sendable () -> Duration

  /// Makes clocks from two functions.
  public init(
    wallMilliseconds: @escaping @Sendable () -> Int64,
    monotonic: @escaping @Sendable () -> Duration
  ) {
    self.wallMilliseconds = wallMilliseconds
    self.monotonic = monotonic
  }

  /// The system's clocks.
  public static var live: Clocks {
    Clocks(
      wallMilliseconds: {
        let time = read(CLOCK_REALTIME)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
      },
      monotonic: {
        let time = read(CLOCK_MONOTONIC)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
      }
    )
  }

  /// Seconds since 1970 in UTC.
  public var wallSeconds: Double { Double(wallMilliseconds()) / 1000 }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    // Fails only for a clock that does not exist.
    clock_gettime(clock, &time)
    return time
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a descriptor is ready for.
public struct Readiness: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A read does not block; it may say that the end is reached.
  public static let readable = Readiness(rawValue: 1)
  /// A write does not block.
  public static let writable = Readiness(rawValue: 2)
  /// The other side is gone, or the device is broken; unread bytes may still be there.
  public static let hungUp = Readiness(rawValue: 4)
  /// The descriptor is closed.
  public static let invalid = Readiness(rawValue: 8)
}

/// Waits for several descriptors at once.
public struct Poller: Sendable {
  private let clocks: Clocks

  /// Makes a poller; the clock counts the time that is left after an interruption.
  public init(clocks: Clocks = .live) {
    self.clocks = clocks
  }

  /// Waits until a descriptor is ready, or the time is over.
  ///
  /// A signal does not end the wait; a signal pipe among the descriptors does. Negative
  /// descriptors are never ready.
  /// - Parameters:
  ///   - readable: Descriptors to wait for reading.
  ///   - writable: Descriptors to wait for writing.
  ///   - timeout: The longest wait, rounded up to milliseconds; nil for ever, zero not at all.
  /// - Returns: The descriptors that are ready; none if the time is over.
  /// - Throws: What `poll` refuses: no memory, or too many descriptors.
  public func wait(
    readable: [Int32],
    writable: [Int32] = [],
    timeout: Duration? = nil
  ) throws(PlatformError) -> [Int32: Readiness] {
    var entries = readable.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    entries += writable.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    let deadline = timeout.map { clocks.monotonic() + $0 }
    while true {
      let remaining = deadline.map { Self.milliseconds($0 - clocks.monotonic()) } ?? -1
      if poll(&entries, nfds_t(entries.count), remaining) >= 0 { break }
      guard errno == EINTR || errno == EAGAIN else { throw PlatformError(errno: errno) }
    }
    var ready: [Int32: Readiness] = [:]
    for entry in entries where entry.fd >= 0 && entry.revents != 0 {
      ready[entry.fd, default: []].formUnion(Self.readiness(entry.revents))
    }
    return ready
  }

  private static func readiness(_ events: Int16) -> Readiness {
    let events = Int32(events)
    var readiness: Readiness = []
    if events & POLLIN != 0 { readiness.insert(.readable) }
    if events & POLLOUT != 0 { readiness.insert(.writable) }
    if events & (POLLHUP | POLLERR) != 0 { readiness.insert(.hungUp) }
    if events & POLLNVAL != 0 { readiness.insert(.invalid) }
    return readiness
  }

  /// Rounded up, so that a wait never ends a little before its time and spins.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    let whole = min(seconds, 2_000_000) * 1000
    return Int32(clamping: whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

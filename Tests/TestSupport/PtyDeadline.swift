#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A point in time until which a test waits.
struct PtyDeadline {
  private let end: ContinuousClock.Instant

  init(after duration: Duration) {
    end = .now + duration
  }

  /// The milliseconds that are left, for `poll`.
  var milliseconds: CInt {
    let left = ContinuousClock.now.duration(to: end)
    return left <= .zero
      ? 0
      : CInt(
        clamping: left.components.seconds * 1_000 + left.components.attoseconds
          / 1_000_000_000_000_000 + 1
      )
  }

  var hasPassed: Bool { .now >= end }

  /// Waits until one of the descriptors has something, hangs up, or time is over.
  func wait(reading descriptors: [CInt], writing: CInt? = nil) {
    var list = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if let writing { list.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&list, nfds_t(list.count), milliseconds)
  }
}

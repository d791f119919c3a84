/// How far a transfer's body is, in bytes as they travel, before decoding.
public struct TransferProgress: Hashable, Sendable {
  /// The bytes received so far.
  public var received: Int64

  /// The bytes announced; `nil` when the server did not say.
  public var expected: Int64?

  /// Makes a progress value.
  public init(received: Int64, expected: Int64?) {
    self.received = received
    self.expected = expected
  }
}

/// Passes on a progress value at most ten times a second, and never the same twice.
struct ProgressGate {
  private static let pause = Duration.milliseconds(100)

  private var last: (value: TransferProgress, at: ContinuousClock.Instant)?

  /// Whether a value is to be passed on now.
  mutating func admits(
    _ value: TransferProgress,
    at now: ContinuousClock.Instant,
    isLast: Bool = false
  ) -> Bool {
    if let last {
      guard last.value != value, isLast || now - last.at >= Self.pause else { return false }
    } else if value.received == 0 {
      // libcurl reports before there is anything to report.
      return false
    }
    last = (value, now)
    return true
  }
}

import Platform

/// Clocks that stand still until the test moves them.
final class TestClock: Sendable {
  private let milliseconds: SharedValue<Int64>
  private let elapsed = SharedValue(Duration.seconds(1))

  /// Stands half a second after a time in whole seconds since 1970.
  init(_ seconds: Int64 = SessionFixture.now) {
    milliseconds = SharedValue(seconds * 1000 + 500)
  }

  /// The clocks as the program takes them.
  var clocks: Clocks {
    Clocks(
      wallMilliseconds: { [milliseconds] in milliseconds.withLock { $0 } },
      monotonic: { [elapsed] in elapsed.withLock { $0 } }
    )
  }

  /// Lets time go by.
  func advance(seconds: Int64, milliseconds: Int64 = 0) {
    let step = seconds * 1000 + milliseconds
    self.milliseconds.withLock { $0 += step }
    elapsed.withLock { $0 += .milliseconds(step) }
  }

  /// Somebody sets the wall clock, to a time in whole seconds since 1970.
  func set(_ seconds: Int64) {
    milliseconds.withLock { $0 = seconds * 1000 + 500 }
  }
}

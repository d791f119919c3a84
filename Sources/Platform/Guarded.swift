import Synchronization

/// A value that threads share, reached by one of them at a time.
///
/// The atomic beside the mutex changes nothing for the program. It shows the order to the thread
/// sanitizer, which cannot see the kernel call that a contended `Mutex` makes on Linux and
/// reports races that are none.
public struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic<UInt8>(0)

  /// Makes a guarded value.
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs the body with the value, while every other thread waits.
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = order.load(ordering: .acquiring)
      defer { order.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }
}

import Synchronization

/// A value that one thread at a time may touch.
///
/// On Linux the thread sanitizer does not see the futex inside `Mutex` and reports races where
/// there are none; it does see the atomic that is read first and written last here.
final class Guarded<Value: ~Copyable>: Sendable {
  private let mutex: Mutex<Value>
  private let handover = Atomic<UInt8>(0)

  init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls `body` with the value, and nobody else meanwhile.
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) -> sending Result in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }
}

import Synchronization

extension FixtureServer {
  /// A value behind a lock that the thread sanitizer understands, which `Mutex` alone is not.
  final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    private let handover = Atomic<UInt8>(0)

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { value in
        _ = handover.load(ordering: .acquiring)
        defer { handover.store(0, ordering: .releasing) }
        return body(&value)
      }
    }
  }
}

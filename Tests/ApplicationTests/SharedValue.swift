import Platform

/// A value that several threads change, for closures that outlive a scope.
final class SharedValue<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  init(_ value: Value) {
    guarded = Guarded(value)
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    guarded.withLock { value in body(&value) }
  }
}

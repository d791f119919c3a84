/// Says which of a row of calls is to fail, and counts them.
///
/// A test raises `failingCall` from 1 on until a run makes fewer calls than that.
public struct FaultPlan: Sendable {
  /// The call that fails, from 1 on.
  public let failingCall: Int

  /// Whether every later call fails too, as on a full disk.
  public let isPersistent: Bool

  /// The calls made so far.
  public private(set) var calls = 0

  /// Makes a plan.
  public init(failingCall: Int, isPersistent: Bool = false) {
    self.failingCall = failingCall
    self.isPersistent = isPersistent
  }

  /// Whether the plan let a call fail.
  public var hasFailed: Bool { calls >= failingCall }

  /// Counts a call; true when it is to fail.
  public mutating func nextFails() -> Bool {
    calls += 1
    return isPersistent ? calls >= failingCall : calls == failingCall
  }
}

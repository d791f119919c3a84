/// One thing that the doctor looked at.
public struct DoctorRow: Equatable, Sendable {
  /// How it is; the raw value is its name in data.
  public enum State: String, CaseIterable, Sendable {
    case ok
    /// The program works, but something could be better.
    case warning
    /// Something does not work.
    case problem
  }

  /// What was looked at, in one word; several rows may have the same.
  public var check: String
  /// How it is.
  public var state: State
  /// What was found.
  public var detail: String
  /// What to do about it, where there is something to do.
  public var advice: String?

  /// Makes a row.
  public init(_ check: String, _ state: State, _ detail: String, advice: String? = nil) {
    self.check = check
    self.state = state
    self.detail = detail
    self.advice = advice
  }
}

/// A system call that failed in the test support.
public struct PtyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The call's name.
  public var call: String
  /// The error number.
  public var number: CInt

  /// Makes an error.
  public init(call: String, number: CInt) {
    self.call = call
    self.number = number
  }

  /// The call and its error number.
  public var description: String { "\(call): error \(number)" }
}

/// What was found among the items seen, the best first.
public struct SeenMatches: Equatable, Sendable {
  /// The best matches.
  public var items: [SeenItem]
  /// How many matches there are, of which these are the best.
  public var total: SeenCount

  /// Makes matches.
  public init(items: [SeenItem], total: SeenCount) {
    self.items = items
    self.total = total
  }

  /// No match.
  public static let none = SeenMatches(items: [], total: .exactly(0))
}

/// A number of matches, which is only estimated where counting would take long.
public enum SeenCount: Hashable, Sendable {
  /// All were counted.
  case exactly(Int)
  /// More than can be counted in the time; the number is good for two digits, and rounded to them.
  case about(Int)

  /// Makes an estimate that is never below what was counted for certain.
  public static func estimated(_ number: Double, atLeast counted: Int) -> Self {
    // No count of rows is anywhere near the bound, where converting would trap.
    let number = number.isFinite ? min(max(number, Double(counted)), 1e15) : Double(counted)
    var unit = 1.0
    while number / unit >= 100 { unit *= 10 }
    let rounded = Int((number / unit).rounded() * unit)
    return .about(max(rounded, counted))
  }
}

extension SeenCount {
  /// The number, exact or not.
  public var number: Int {
    switch self {
    case .exactly(let number), .about(let number): number
    }
  }

  /// The number of the matches of two places; exact if both are.
  public static func + (left: Self, right: Self) -> Self {
    guard case .exactly(let first) = left, case .exactly(let second) = right else {
      return .estimated(Double(left.number) + Double(right.number), atLeast: 0)
    }
    return .exactly(first + second)
  }

  /// The number, or the number of those that are there if that is more.
  public func atLeast(_ number: Int) -> Self {
    self.number >= number ? self : .exactly(number)
  }
}

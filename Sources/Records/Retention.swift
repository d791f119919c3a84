/// For how long answers are kept that no recent screen is made of.
public enum Retention: Hashable, Sendable {
  /// As long as there is room.
  case all
  /// For so many days after they came, at least 1.
  case days(Int)

  /// A year: prices and charts can be compared with those of the same season.
  public static let usual = Retention.days(365)
  /// The most days that can be asked for, a hundred years.
  private static let mostDays = 36_500

  /// Reads `all`, or days as in `90d`; nil for any other text.
  public init?(text: String) {
    if text == "all" {
      self = .all
      return
    }
    guard text.hasSuffix("d") else { return nil }
    let digits = text.dropLast()
    guard
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      digits.utf8.first != UInt8(ascii: "0"),
      let days = Int(digits), days <= Self.mostDays
    else { return nil }
    self = .days(days)
  }

  /// The text that is read.
  public var text: String {
    switch self {
    case .all: "all"
    case .days(let days): "\(days)d"
    }
  }

  /// Answers that came before this may go, in whole seconds since 1970; nil where none may.
  public func cutoff(at now: Int64) -> Int64? {
    switch self {
    case .all: return nil
    case .days(let days):
      let (cutoff, isOverflow) = now.subtractingReportingOverflow(Int64(days) * 86_400)
      return isOverflow ? nil : cutoff
    }
  }
}

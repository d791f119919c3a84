/// A day of the Gregorian calendar, for as far back and ahead as it is counted.
public struct CivilDay: Hashable, Sendable {
  /// The year; before the first one 0, -1 and so on.
  public let year: Int64
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// The day of an instant in UTC, given in seconds since 1970.
  ///
  /// The year is taken to begin in March, so that the leap day is its last: 400 such years have 146,097 days.
  public init(ofSecond second: Int64) {
    let days = Self.divided(second, by: 86_400).quotient
    // From 1 March of the year 0 to 1 January 1970 there are 719,468 days.
    let (era, dayOfEra) = Self.divided(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days from 1 January 1970 to a day of the years from 1 on.
  public static func days(year: Int, month: Int, day: Int) -> Int64 {
    // As above, the year begins in March.
    let year = Int64(month > 2 ? year : year - 1)
    let monthFromMarch = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day) - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }

  /// Divides towards negative infinity, for moments before 1970; no number is too small for it.
  private static func divided(
    _ number: Int64,
    by divisor: Int64
  ) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}

extension ReleaseDate {
  /// The day of an instant in UTC, given in seconds since 1970; nil outside the years 1 to 9999.
  public init?(dayOfSecond second: Int64) {
    let day = CivilDay(ofSecond: second)
    guard (1...9_999).contains(day.year) else { return nil }
    self.init(year: Int(day.year), month: day.month, day: day.day)
  }
}

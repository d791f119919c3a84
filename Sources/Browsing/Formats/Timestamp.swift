import Catalog

/// Moments as text in UTC, `2026-11-30T02:39:40Z`.
enum Timestamp {
  private static let secondsInDay: Int64 = 86_400

  /// The text for whole seconds since 1970, or nil outside the years 1 to 9999.
  ///
  /// RFC 3339 has four digits for a year; a moment that does not fit is a broken clock's, so it counts as unknown.
  static func text(_ seconds: Int64) -> String? {
    let (day, second) = divide(seconds, by: secondsInDay)
    let (year, month, date) = civil(day)
    guard (1...9999).contains(year) else { return nil }
    // An episode's instant has the same form.
    return ReleaseDate(
      year: Int(year),
      month: Int(month),
      day: Int(date),
      secondOfDay: Int(second)
    )?.text
  }

  /// Year, month and day of a day counted from 1 January 1970, in the proleptic Gregorian calendar.
  ///
  /// The year is taken to begin in March, so that the leap day is its last: 400 such years have 146,097 days.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // From 1 March of the year 0 to 1 January 1970 there are 719,468 days.
    let (era, dayOfEra) = divide(day + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Divides towards negative infinity, for moments before 1970; no number is too small for it.
  private static func divide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}

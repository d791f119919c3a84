/// A time as it stands in file names, in UTC: `20261130-083000`.
struct Stamp: CustomStringConvertible {
  let description: String

  /// The stamp of a time in seconds since 1970.
  init(secondsSince1970 seconds: Int64) {
    // Beyond the year 9999 and before 1970 a name needs no truth, only a form.
    let seconds = min(max(seconds, 0), 253_402_300_799)
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = Self.date(daysSince1970: days)
    description =
      Self.digits(year, 4) + Self.digits(month, 2) + Self.digits(day, 2) + "-"
      + Self.digits(rest / 3600, 2) + Self.digits(rest / 60 % 60, 2) + Self.digits(rest % 60, 2)
  }

  /// The civil date; the year is taken to begin in March, so that the leap day is its last.
  private static func date(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

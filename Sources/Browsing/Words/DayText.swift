import Catalog

/// Days as they are written: `3 Mar 2026`.
enum DayText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A day of the store.
  static func text(_ date: ReleaseDate) -> String {
    "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  /// A day near another one, which needs no year: `12 Dec`, and `3 Mar 2027` in another year.
  static func text(_ date: ReleaseDate, near now: Int64) -> String {
    civil(ofSecond: now).year == date.year
      ? "\(date.day) \(months[date.month - 1])" : text(date)
  }

  /// The day of an instant in UTC, nil outside the years that dates have.
  static func day(ofSecond second: Int64) -> ReleaseDate? {
    let day = civil(ofSecond: second)
    guard (1...9_999).contains(day.year) else { return nil }
    return ReleaseDate(year: Int(day.year), month: day.month, day: Int(day.day))
  }

  /// The day of an instant in UTC, its year only where `now` is in another one.
  static func text(ofSecond second: Int64, now: Int64) -> String {
    let day = civil(ofSecond: second)
    let text = "\(day.day) \(months[day.month - 1])"
    return civil(ofSecond: now).year == day.year ? text : "\(text) \(day.year)"
  }

  /// The day of the Gregorian calendar, counted in years of 365.2425 days that begin in March.
  private static func civil(ofSecond second: Int64) -> (year: Int64, month: Int, day: Int64) {
    let secondsPerDay: Int64 = 86_400
    let days = second / secondsPerDay - (second % secondsPerDay < 0 ? 1 : 0)
    // Days since 1 March of year 0, in eras of 400 years.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }
}

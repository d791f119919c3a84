import Catalog

/// Moments as text in UTC, `2026-11-30T02:39:40Z`.
enum Timestamp {
  /// The text for whole seconds since 1970, or nil outside the years 1 to 9999.
  ///
  /// RFC 3339 has four digits for a year; a moment that does not fit is a broken clock's, so it counts as unknown.
  static func text(_ seconds: Int64) -> String? {
    let day = CivilDay(ofSecond: seconds)
    guard (1...9999).contains(day.year) else { return nil }
    let secondOfDay = seconds % 86_400
    // An episode's instant has the same form.
    return ReleaseDate(
      year: Int(day.year),
      month: day.month,
      day: day.day,
      secondOfDay: Int(secondOfDay < 0 ? secondOfDay + 86_400 : secondOfDay)
    )?.text
  }

  /// The whole seconds since 1970 of a moment in UTC as `text` writes it; nil for anything else.
  static func seconds(_ text: String) -> Int64? {
    guard let date = ReleaseDate(text, keepingTime: true), let second = date.secondOfDay else {
      return nil
    }
    return CivilDay.days(year: date.year, month: date.month, day: date.day) * 86_400
      + Int64(second)
  }
}

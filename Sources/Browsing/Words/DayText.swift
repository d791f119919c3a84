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
    CivilDay(ofSecond: now).year == date.year
      ? "\(date.day) \(months[date.month - 1])" : text(date)
  }

  /// The day of an instant in UTC, its year only where `now` is in another one.
  static func text(ofSecond second: Int64, now: Int64) -> String {
    let day = CivilDay(ofSecond: second)
    let text = "\(day.day) \(months[day.month - 1])"
    return CivilDay(ofSecond: now).year == day.year ? text : "\(text) \(day.year)"
  }
}

/// How old something is: relative up to a week, then the day it is of.
enum RelativeAge {
  private static let minute: Int64 = 60
  private static let hour: Int64 = 3_600
  private static let day: Int64 = 86_400

  /// `8 min old`, `3 h old`, `2 days old`, `3 Nov`, `3 Nov 2025`; both in whole seconds since 1970.
  static func text(of then: Int64, now: Int64) -> String {
    let (age, isOutOfRange) = now.subtractingReportingOverflow(then)
    // A clock that was set back makes things younger than now: up to a minute that is no matter.
    guard !isOutOfRange, age > -minute, age < 7 * day else {
      return DayText.text(ofSecond: then, now: now)
    }
    switch age {
    case ..<hour: return "\(max(1, age / minute)) min old"
    case ..<day: return "\(age / hour) h old"
    case ..<(2 * day): return "1 day old"
    default: return "\(age / day) days old"
    }
  }
}

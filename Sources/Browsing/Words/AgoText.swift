/// When something was done: relative up to a week, then the day.
enum AgoText {
  /// `just now`, `3 min ago`, `2 days ago`, `on 3 Nov`; both times in whole seconds since 1970.
  static func text(of then: Int64, now: Int64) -> String {
    let (age, isOutOfRange) = now.subtractingReportingOverflow(then)
    if !isOutOfRange, age > -60, age < 60 { return "just now" }
    let old = RelativeAge.text(of: then, now: now)
    let ending = " old"
    return old.hasSuffix(ending) ? "\(old.dropLast(ending.count)) ago" : "on \(old)"
  }
}

import Catalog

/// A time as it stands in file names, in UTC: `20261130-083000`.
struct Stamp: CustomStringConvertible {
  let description: String

  /// The stamp of a time in seconds since 1970.
  init(secondsSince1970 seconds: Int64) {
    // Beyond the year 9999 and before 1970 a name needs no truth, only a form.
    let seconds = min(max(seconds, 0), 253_402_300_799)
    let rest = seconds % 86_400
    let date = CivilDay(ofSecond: seconds)
    description =
      Self.digits(date.year, 4) + Self.digits(Int64(date.month), 2)
      + Self.digits(Int64(date.day), 2) + "-"
      + Self.digits(rest / 3600, 2) + Self.digits(rest / 60 % 60, 2) + Self.digits(rest % 60, 2)
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

/// A day in the store, or the instant at which an episode came out.
///
/// Store items carry midnight in California written in UTC; its first ten characters are the store's day,
/// and stay that day in every time zone.
public struct ReleaseDate: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
  /// Seconds after midnight UTC where the time is meant, else nil.
  public let secondOfDay: Int?

  /// Makes a date, or nil for a day that no calendar has.
  public init?(year: Int, month: Int, day: Int, secondOfDay: Int? = nil) {
    guard year > 0, (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// Reads Apple's forms: `2005-07-19T07:00:00Z`, `2005-07-19 07:00:00 Etc/GMT`, `2005-07-19`.
  ///
  /// Nil for anything else and for Apple's placeholder, 1 January 1900.
  public init?(_ text: String, keepingTime: Bool = false) {
    let bytes = Array(text.utf8)
    guard
      bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), bytes.count == 10 || !Self.isDigit(bytes[10])
    else { return nil }
    guard (year, month, day) != (1900, 1, 1) else { return nil }
    self.init(
      year: year,
      month: month,
      day: day,
      secondOfDay: keepingTime ? Self.secondOfDay(bytes) : nil
    )
  }

  /// `YYYY-MM-DD`, or the whole instant in UTC where the time is meant.
  public var text: String {
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    guard let secondOfDay else { return date }
    let clock = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    return "\(date)T" + clock.map { Self.padded($0, 2) }.joined(separator: ":") + "Z"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The time, nil where it is not in UTC: a day alone is better than a wrong instant.
  private static func secondOfDay(_ bytes: [UInt8]) -> Int? {
    guard
      bytes.count >= 19, bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") { zone = zone.dropFirst().drop(while: isDigit) }
    guard
      ["", "Z", "+00:00", " Etc/GMT", " GMT", " UTC"].contains(
        String(decoding: zone, as: UTF8.self)
      )
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in digits {
      guard isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension ReleaseDate: Comparable {
  /// Orders by day, then by time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day, left.secondOfDay ?? 0)
      < (right.year, right.month, right.day, right.secondOfDay ?? 0)
  }
}

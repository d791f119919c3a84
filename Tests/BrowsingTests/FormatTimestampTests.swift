@testable import Browsing
import Testing

struct FormatTimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (86_399, "1970-01-01T23:59:59Z"),
      (-86_400, "1969-12-31T00:00:00Z"), (-86_401, "1969-12-30T23:59:59Z"),
      (1_796_006_380, "2026-11-30T02:39:40Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_251_199, "2024-02-29T23:59:59Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
      (1_735_689_600, "2025-01-01T00:00:00Z"),
      (-2_208_988_800, "1900-01-01T00:00:00Z"), (-2_203_891_201, "1900-02-28T23:59:59Z"),
      (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (2_147_483_648, "2038-01-19T03:14:08Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ] as [(Int64, String)]
  )
  func aMomentIsWrittenInUTC(seconds: Int64, text: String) {
    #expect(Timestamp.text(seconds) == text)
  }

  @Test(arguments: [-62_135_596_801, 253_402_300_800, .min, .min + 1, .max] as [Int64])
  func aYearOfMoreOrLessThanFourDigitsIsUnknown(seconds: Int64) {
    #expect(Timestamp.text(seconds) == nil)
  }

  @Test func everyMonthOfEightCenturiesBeginsOnItsDay() {
    // 1 January 1600, from which the days are counted on by the lengths of the months.
    var day: Int64 = -135_140
    for year in 1600..<2400 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in zip(1..., lengths) {
        let prefix = "\(year)-\(month < 10 ? "0" : "")\(month)-"
        #expect(Timestamp.text(day * 86_400) == prefix + "01T00:00:00Z")
        #expect(Timestamp.text((day + length) * 86_400 - 1) == prefix + "\(length)T23:59:59Z")
        day += length
      }
    }
  }
}

import Catalog
import Testing

struct CivilDayTests {
  @Test(
    arguments: [
      (0, 1970, 1, 1), (-1, 1969, 12, 31), (86_399, 1970, 1, 1), (86_400, 1970, 1, 2),
      (951_782_400, 2000, 2, 29), (1_796_040_000, 2026, 11, 30), (4_107_542_400, 2100, 3, 1),
      (-62_135_596_800, 1, 1, 1), (-62_135_596_801, 0, 12, 31), (253_402_300_799, 9_999, 12, 31),
    ] as [(Int64, Int64, Int, Int)]
  )
  func aSecondIsOfADay(second: Int64, year: Int64, month: Int, day: Int) {
    let found = CivilDay(ofSecond: second)
    #expect((found.year, found.month, found.day) == (year, month, day))
  }

  @Test func noSecondIsTooFarAway() {
    #expect(CivilDay(ofSecond: .max).year > 9_999)
    #expect(CivilDay(ofSecond: .min).year < 0)
  }

  @Test func aReleaseIsWithinTheYearsOfFourDigits() {
    #expect(ReleaseDate(dayOfSecond: 1_796_040_000) == ReleaseDate(year: 2026, month: 11, day: 30))
    #expect(ReleaseDate(dayOfSecond: 253_402_300_800) == nil)
    #expect(ReleaseDate(dayOfSecond: -62_135_596_801) == nil)
  }
}

import Catalog
import Testing

struct ReleaseDateTests {
  @Test(arguments: [
    ("2005-07-19T07:00:00Z", "2005-07-19"), ("2005-07-19 07:00:00 Etc/GMT", "2005-07-19"),
    ("2005-07-19", "2005-07-19"), ("1994-01-01T08:00:00Z", "1994-01-01"),
    ("1994-12-31T23:59:59Z", "1994-12-31"), ("2020-05-01T07:00:00.000Z", "2020-05-01"),
    ("1874-01-01T07:00:00Z", "1874-01-01"), ("2999-01-01T00:00:00Z", "2999-01-01"),
    ("2024-02-29T12:00:00Z", "2024-02-29"), ("2000-02-29", "2000-02-29"),
    ("0001-01-01", "0001-01-01"),
    ("2005-07-19T", "2005-07-19"), ("1900-01-02T12:00:00Z", "1900-01-02"),
  ])
  func aStoreDateIsItsFirstTenCharacters(text: String, expected: String) {
    #expect(ReleaseDate(text)?.text == expected)
  }

  @Test(arguments: [
    "", "2020", "20200501", "2020-05", "0000-00-00", "0000-01-01", "2020-13-01", "2020-00-10",
    "2020-04-31", "2023-02-29", "1900-02-29", "2020-05-00", "not a date", "1900-01-01T12:00:00Z",
    "1900-01-01", "2020-05-012", "2020/05/01", "-020-05-01", "+020-05-01", " 2020-05-01",
    "٢٠٢٠-٠٥-٠١", "2020-5-1", "19 July 2005",
  ])
  func whatIsNoDayIsNone(text: String) {
    #expect(ReleaseDate(text) == nil)
    #expect(ReleaseDate(text, keepingTime: true) == nil)
  }

  @Test(arguments: [
    ("2023-04-05T22:15:07Z", "2023-04-05T22:15:07Z"),
    ("2023-04-05T22:15:07.123Z", "2023-04-05T22:15:07Z"),
    ("2023-04-05 22:15:07 Etc/GMT", "2023-04-05T22:15:07Z"),
    ("2023-04-05T22:15:07+00:00", "2023-04-05T22:15:07Z"),
    ("2023-04-05T00:00:00Z", "2023-04-05T00:00:00Z"),
    ("2023-04-05T22:15:07", "2023-04-05T22:15:07Z"),
    // A day alone where there is no time, none that a clock has, or one of another zone.
    ("2023-04-05", "2023-04-05"), ("2023-04-05T24:00:00Z", "2023-04-05"),
    ("2023-04-05T23:59:60Z", "2023-04-05"), ("2023-04-05T22:15", "2023-04-05"),
    ("2023-04-05T22:15:07+02:00", "2023-04-05"), ("2023-04-05T22:15:07-0700", "2023-04-05"),
    ("2023-04-05T22.15.07Z", "2023-04-05"),
  ])
  func anEpisodeKeepsItsInstant(text: String, expected: String) {
    #expect(ReleaseDate(text, keepingTime: true)?.text == expected)
  }

  @Test func datesComeInTheirOrder() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-01T00:00:01Z", "2000-01-02", "2000-02-01"]
    let dates = try texts.map { try #require(ReleaseDate($0, keepingTime: true)) }
    #expect(dates.shuffled().sorted() == dates)
  }

  @Test func aDayThatNoCalendarHasCannotBeMade() {
    #expect(ReleaseDate(year: 2023, month: 2, day: 29) == nil)
    #expect(ReleaseDate(year: 0, month: 1, day: 1) == nil)
    #expect(ReleaseDate(year: 2023, month: 4, day: 0) == nil)
    #expect(ReleaseDate(year: 2023, month: 12, day: 31)?.text == "2023-12-31")
  }
}

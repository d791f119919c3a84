import Catalog
import Testing

@testable import Browsing

/// The small texts: ages, days, lengths, sizes, counts, prices.
@Suite struct WordsTextTests {
  @Test(
    arguments: [
      (0, "1 min old"), (59, "1 min old"), (60, "1 min old"), (480, "8 min old"),
      (3_599, "59 min old"), (3_600, "1 h old"), (10_800, "3 h old"), (86_399, "23 h old"),
      (86_400, "1 day old"), (172_800, "2 days old"), (604_799, "6 days old"),
      (604_800, "23 Nov"), (2_332_800, "3 Nov"), (33_868_800, "3 Nov 2025"), (-30, "1 min old"),
      (-86_400, "1 Dec"),
    ] as [(Int64, String)]
  )
  func agesAreRelativeUpToAWeek(age: Int64, expected: String) {
    #expect(RelativeAge.text(of: Sample.now - age, now: Sample.now) == expected)
  }

  @Test(arguments: [Int64.min, -62_167_219_200, -1, 0, 951_782_400, 4_102_444_800, .max])
  func noInstantIsTooFarAway(second: Int64) {
    #expect(!RelativeAge.text(of: second, now: Sample.now).isEmpty)
    #expect(!RelativeAge.text(of: Sample.now, now: second).isEmpty)
  }

  @Test(
    arguments: [
      (0, "1 Jan 1970"), (-1, "31 Dec 1969"), (951_782_400, "29 Feb 2000"),
      (951_868_800, "1 Mar 2000"), (4_107_542_399, "28 Feb 2100"), (4_107_542_400, "1 Mar 2100"),
    ] as [(Int64, String)]
  )
  func daysAreThoseOfTheCalendar(second: Int64, expected: String) {
    #expect(DayText.text(ofSecond: second, now: Sample.now) == expected)
  }

  @Test func aDayOfTheStoreHasItsYear() throws {
    #expect(DayText.text(try #require(ReleaseDate("2026-03-03T08:00:00Z"))) == "3 Mar 2026")
  }

  @Test(
    arguments: [
      (7_048_000, .movie, "1:57", "1 h 57 min"), (7_200_000, .movie, "2:00", "2 h"),
      (915_000, .movie, "0:15", "15 min"), (1, .movie, "0:01", "1 min"),
      (3_570_000, .podcastEpisode, "1:00", "1 h"), (225_000, .song, "3:45", "3:45"),
      (499, .song, "0:01", "0:01"), (3_725_000, .musicVideo, "1:02:05", "1:02:05"),
      (59_600, .song, "1:00", "1:00"),
    ] as [(Int64, ItemType, String, String)]
  )
  func lengthsFitTheirType(milliseconds: Int64, type: ItemType, short: String, long: String) {
    #expect(LengthText.short(milliseconds, of: type) == short)
    #expect(LengthText.long(milliseconds, of: type) == long)
  }

  @Test(arguments: [Int64.min, -1, 0])
  func whatHasNoLengthHasNoText(milliseconds: Int64) {
    #expect(LengthText.short(milliseconds, of: .song) == nil)
    #expect(LengthText.long(milliseconds, of: .movie) == nil)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1k"), (1_234, "1.2k"), (9_960, "10k"), (12_345, "12k"),
    (999_499, "999k"), (999_500, "1M"), (3_400_000, "3.4M"), (2_000_000_000, "2G"),
  ])
  func countsAreShort(count: Int, expected: String) {
    #expect(QuantityText.count(count) == expected)
  }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_200, "1.2 kB"), (350_000_000, "350 MB"),
      (1_234_000_000, "1.2 GB"), (12_000_000_000, "12 GB"), (.max, "9223 PB"), (-1, nil),
    ] as [(Int64, String?)]
  )
  func sizesAreDecimal(bytes: Int64, expected: String?) {
    #expect(QuantityText.size(bytes) == expected)
  }

  @Test(
    arguments: [
      (4.62, "4.6"), (5, "5.0"), (4.98, "5.0"), (-0.02, "0.0"), (.nan, nil), (.infinity, nil),
    ] as [(Double, String?)]
  )
  func ratingsHaveOneDigitBehindThePoint(value: Double, expected: String?) {
    #expect(QuantityText.tenths(value) == expected)
  }

  @Test(
    arguments: [
      (9.99, .movie, "$9.99", true), (0, .app, "free", true), (-1, .song, "album only", false),
      (-1, .movie, "not sold", false), (-1, .musicVideo, "not sold", false),
    ] as [(Double, ItemType, String, Bool)]
  )
  func pricesHaveWords(amount: Double, type: ItemType, expected: String, isOffer: Bool) {
    let item = Sample.item(type, 1) { $0.price = amount }
    let price = PriceText(amount, of: item, among: false)
    #expect(price?.text == expected)
    #expect(price?.isOffer == isOffer)
  }

  @Test func currenciesAreToldApartWhereTheyMix() {
    let canadian = Sample.item(.movie, 2) {
      $0.name = "Videodrome"
      $0.price = 5
      $0.currency = "CAD"
    }
    let list = Sample.list([Sample.movies[0], canadian], of: Sample.search("x"))
    let shown = text(Screens.draw(.list(list), in: Sample.context()))
    #expect(shown.contains("US$9.99"))
    #expect(shown.contains("CA$5.00"))
  }

  @Test func aMissingPriceIsBlank() {
    let item = Sample.item(.movie, 2) { $0.name = "x" }
    #expect(PriceText(nil, of: item, among: false) == nil)
    #expect(PriceText(.nan, of: item, among: false) == nil)
  }

  @Test(arguments: [
    ("country zz", "country zz"), ("set it off", "set it off"), ("ocean's 11", "'ocean'\\''s' 11"),
    ("page $HOME *", "page '$HOME' '*'"), ("help 日本", "help 日本"), ("a  b", "a b"),
    ("help `x` ;", "help '`x`' ';'"),
  ])
  func wordsReachAShellAsTheyAre(line: String, expected: String) {
    #expect(Quoted.forShell(line) == expected)
  }
}

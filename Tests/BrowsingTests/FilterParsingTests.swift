@testable import Browsing
import Testing

struct FilterParsingTests {
  private static func text(_ line: String) throws -> String? {
    try Filter.parse(Word.split(line))?.text
  }

  @Test(arguments: [
    "price<5", "price <5", "price< 5", "price < 5", "Price<5", "PRICE<5", "price<$5", "price<5€",
    "price<£5", "price<¥5", "price<05", "price<5.0", "ｐｒｉｃｅ＜５", "price ＜ ５", "price<＄5",
  ])
  func spellingsOfOneComparison(line: String) throws {
    #expect(try Self.text(line) == "price<5")
  }

  @Test(arguments: [
    ("<", "<"), ("<=", "<="), ("=<", "<="), ("≤", "<="), ("≦", "<="), ("⩽", "<="), ("＜＝", "<="),
    (">", ">"), (">=", ">="), ("=>", ">="), ("≥", ">="), ("≧", ">="), ("⩾", ">="), ("＞＝", ">="),
    ("=", "="), ("==", "="), ("＝", "="),
  ])
  func everySpellingOfASign(typed: String, canonical: String) throws {
    for line in [
      "year\(typed)2010", "year \(typed) 2010", "year\(typed) 2010", "year \(typed)2010",
    ] {
      #expect(try Self.text(line) == "year\(canonical)2010")
    }
  }

  @Test(arguments: [
    ("year:2010", "year=2010"), ("price>0", "price>0"), ("price=0", "price=0"),
    ("price=free", "price=0"), ("rent<3", "rent<3"), ("rent<.99", "rent<0.99"),
    ("price<=4.990", "price<=4.99"), ("price<9,99", "price<9.99"), ("rent<,99€", "rent<0.99"),
    ("price<0,500", "price<0.5"), ("price<1,528", "price<1528"),
    ("price<¥1,234,567.50", "price<1234567.5"),
    ("price<５，９９", "price<5.99"), ("rating>=4,5", "rating>=4.5"), ("rating>=4", "rating>=4"),
    ("rating>4.5", "rating>4.5"),
    ("track=3", "track=3"), ("episode=3", "track=3"), ("tracks>10", "tracks>10"),
    ("episodes>10", "tracks>10"), ("price<1000000", "price<1000000"),
    ("price>0 price<5 year>=2010 jazz", "price>0 price<5 year>=2010 jazz"),
    ("jazz price < 5 blue", "jazz price<5 blue"), ("price < 5 year", "price<5 year"),
  ])
  func comparisonsInTheirCanonicalForm(line: String, canonical: String) throws {
    #expect(try Self.text(line) == canonical)
  }

  @Test(arguments: [
    ("90", "90"), ("0", "0"), ("3.5", "3m30s"), ("1h30", "90"), ("1h30m", "90"), ("1h30min", "90"),
    ("1H30", "90"), ("2h", "120"), ("1.5h", "90"), ("90m", "90"), ("90min", "90"), ("45s", "45s"),
    ("3m45", "3m45s"), ("3m45s", "3m45s"), ("1h2m3s", "62m3s"), ("1:30", "1:30"), ("01:30", "1:30"),
    ("0:05", "0:05"), ("1:30:00", "90"), ("1:02:03", "62m3s"),
  ])
  func spellingsOfLengths(typed: String, canonical: String) throws {
    #expect(try Self.text("length>\(typed)") == "length>\(canonical)")
    #expect(try Self.text("length:\(typed)") == "length=\(canonical)")
  }

  @Test(arguments: [
    "1h30h", "30m1h", "1h90", "h", "1:60", "1:2", "1:2:3", "1:", ":30", "1:30:00:00", "1h1.5", "-5",
    "abc", "1d", "1e3", "99999999999", "1:30h", "12345:00",
  ])
  func lengthsThatAreNone(typed: String) {
    #expect(throws: FilterError.self) { try Self.text("length>\(typed)") }
  }

  @Test(arguments: [
    ("genre:jazz", "genre:jazz"), ("Genre:Jazz", "genre:Jazz"), ("genre=jazz", "genre:jazz"),
    ("genre：jazz", "genre:jazz"), ("genre:\"sci-fi & fantasy\"", "genre:\"sci-fi & fantasy\""),
    ("genre:'sci-fi  &  fantasy' x", "genre:\"sci-fi & fantasy\" x"),
    ("genre:\"jazz\"", "genre:jazz"), ("genre:\"jazz", "genre:”jazz"), ("by:miles", "by:miles"),
    ("by:\"miles davis\"", "by:\"miles davis\""), ("creator:'miles davis'", "by:\"miles davis\""),
    ("creator:\"a 'b c' d\"", "by:\"a ’b c' d\""), ("genre = jazz", "genre:jazz"),
    ("type:song", "type:song"), ("type:Songs", "type:song"), ("type:film", "type:movie"),
    ("type:\"Mac app\"", "type:mac-app"), ("type:tv", "type:tv"),
    ("type:tv-season", "type:tv-season"),
    ("type:season", "type:tv-season"), ("type:ebooks", "type:book"),
    ("type:videos", "type:music-video"),
    ("type:music", "type:music"), ("type:episode", "type:episode"), ("explicit:no", "explicit:no"),
    ("explicit:yes", "explicit:yes"),
  ])
  func qualifiersInTheirCanonicalForm(line: String, canonical: String) throws {
    #expect(try Self.text(line) == canonical)
  }

  @Test(arguments: [
    ("<3", "\"<3\""), ("3>2", "\"3>2\""), ("a<b", "\"a<b\""), ("i<3u", "\"i<3u\""), ("=", "\"=\""),
    ("<", "\"<\""), ("e=mc2", "\"e=mc2\""), ("Mission: Impossible", "\"Mission:\" Impossible"),
    ("star:wars", "\"star:wars\""), ("x=3", "\"x=3\""), ("5<price", "\"5<price\""),
    ("year", "year"),
    ("love > hate", "love \">\" hate"), ("2 < 3", "2 \"<\" 3"), ("year 1984", "year 1984"),
    ("-jazz", "\"-jazz\""), ("not:jazz", "\"not:jazz\""), ("Off", "Off"),
    ("off off", "\"off\" \"off\""),
    ("\"off\"", "\"off\""), ("\"price<5\"", "\"price<5\""), ("'genre:jazz'", "\"genre:jazz\""),
    ("\"blue note\" x", "\"blue note\" x"), ("price \"<\" 5", "price \"<\" 5"),
    ("ocean's", "ocean's"), ("'tis", "’tis"), ("\"heroes", "”heroes"), ("12\"", "12”"),
    ("\"\" x", "x"), ("x \u{301} \u{200B}", "x"), ("日本：映画", "\"日本：映画\""), ("c++", "c++"),
    ("Help!=", "\"Help!=\""), ("http://a?b=1", "\"http://a?b=1\""), ("artist:", "\"artist:\""),
    ("tape:x", "\"tape:x\""), ("stand by me", "stand by me"),
  ])
  func theseAreWords(line: String, canonical: String) throws {
    #expect(try Self.text(line) == canonical)
  }

  @Test func offAloneTakesTheFilterAway() throws {
    #expect(try Filter.parse(Word.split("off")) == nil)
    #expect(try Filter.parse(Word.split("off price<5"))?.text == "\"off\" price<5")
    #expect(Filter(text: "off") == nil)
    #expect(Filter(text: "") == nil)
    #expect(Filter(text: "price<x") == nil)
  }

  @Test func anArgumentWithSpacesIsAPhrase() throws {
    let words = ["blue note", "genre:hard bop", "\"a b\""].map(Word.init(argument:))
    #expect(try Filter.parse(words)?.text == "\"blue note\" genre:\"hard bop\" \"”a b”\"")
  }

  @Test func longWordsAndLinesAreNoDanger() throws {
    let long = String(repeating: "a", count: 10_000)
    #expect(try Self.text(long) == long)
    #expect(try Self.text("genre:\(long)") == "genre:\(long)")
    for line in [
      "price<\(long)", "\(long)e>2000", "price<" + String(repeating: "9", count: 10_000),
    ] {
      #expect(throws: FilterError.self) { try Self.text(line) }
    }
    let parts = [
      "genre:\"a", "genre:'a", "price<5", "type:song", "<3", "year", "=", "by:\"a'", "a\"",
    ]
    for part in parts {
      // Looking for a partner of each quote to the end would take minutes.
      let words = Array(repeating: Word(argument: part), count: 20_000)
      #expect(try Filter.parse(words)?.text.isEmpty == false)
    }
  }
}

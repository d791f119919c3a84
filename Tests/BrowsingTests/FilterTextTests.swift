@testable import Browsing
import TestSupport
import Testing

/// Whatever can be typed reads back from the filter's own text as the same filter.
struct FilterTextTests {
  private static let pieces = [
    "price", "rent", "year", "length", "rating", "track", "tracks", "genre", "by", "type",
    "explicit",
    "creator", "yeer", "media", "off", "<", "<=", "=", ">=", ">", "==", "≤", "≠", ":", ":", "\"",
    "\"",
    "'", "'", " ", " ", " ", "5", "4.99", "1h30", "1:30", "2010", "$", "free", "song", "movie",
    "yes",
    "no", "jazz", "sci-fi & fantasy", "日本", "ランナー", "İ", "ß", "é", "\u{301}", "\u{200D}",
    "\u{200B}",
    "\u{A0}", "\u{3000}", "\t", "\u{85}", "\u{2028}", "\u{600}", "\u{D4E}", "\u{E33}", "👨‍👩‍👧",
    "\u{1F3FB}",
    "-", "--json", "!", ",", "“", "”", "’", "\u{0}", "\u{7}", "\u{FEFF}", "＜", "：", "a", "B", "/",
  ]

  private static let wellFormed = [
    "price<5", "price>=$4.990", "rent = free", "year:2010", "length>1h30", "length<3:45",
    "length=45s",
    "rating >= 4.5", "track=3", "episodes>10", "genre:jazz", "genre:'sci-fi \"x\" fantasy'",
    "by:\"miles 'n davis\"", "creator=o'connor", "type:films", "explicit:no", "\"blue note\"",
    "'a\"b'",
    "'say \"hi\" now'", "\"'tis\"", "off", "\"off\"", "-x", "\"price<5\"", "plain", "<3", "日本",
    "genre:\"a",
    "by:'x y'", "a\"", "'b",
  ]

  private static func roundTrips(_ line: String) -> Bool {
    guard let filter = try? Filter.parse(Word.split(line)) else { return true }
    let text = filter.text
    guard let again = Filter(text: text), again == filter, again.text == text else {
      Issue.record("\(line.debugDescription) became \(text.debugDescription)")
      return false
    }
    return true
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func anyLineReadsBackAsTheSameFilter(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...12, using: &generator)
      let parts = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
      guard Self.roundTrips(parts.joined()) else { return }
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func anyTermsReadBackInAnyOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var filters = 0
    for _ in 0..<2000 {
      let count = Int.random(in: 1...6, using: &generator)
      let parts = (0..<count).compactMap { _ in Self.wellFormed.randomElement(using: &generator) }
      let line = parts.joined(separator: " ")
      if (try? Filter.parse(Word.split(line))) ?? nil != nil { filters += 1 }
      guard Self.roundTrips(line) else { return }
    }
    #expect(filters > 1000)
  }

  @Test func theTextIsSafeToTypeAgain() throws {
    let filter = try #require(try Filter.parse(Word.split("\"--json\" \"-x\" jazz price<5")))
    let (options, words) = try OptionParser.parse(Word.split(filter.text), in: .line)
    #expect(options == Options())
    #expect(try Filter.parse(words) == filter)
  }
}

import Catalog
import Records
import TestSupport
import Testing

@testable import Library

@Suite struct SeenFindTests {
  private let stores = Stores.open(.memory) { 1_000 }

  @Test func exactNamesComeFirstThenBeginningsThenTheBest() {
    var album = SampleRecord(6, "Other", by: "Blade Runner Orchestra")
    album.collection = "Blade Runner Blade Runner"
    stores.see([
      SampleRecord(1, "A Runner with a Blade", kind: "feature-movie"),
      SampleRecord(2, "Blade Runner 2049"),
      SampleRecord(3, "Blade Runner"),
      SampleRecord(4, "Something", kind: "ebook", description: "About blade and runner."),
      SampleRecord(5, "BLADE-RUNNER!"),
      album,
      SampleRecord(7, "Blade"),
    ])
    #expect(
      stores.names("blade runner") == [
        "BLADE-RUNNER!", "Blade Runner", "Blade Runner 2049", "A Runner with a Blade", "Other",
        "Something",
      ]
    )
    #expect(stores.seen.find("blade runner", limit: 2).total == .exactly(6))
    #expect(stores.names("blade runner", limit: 2) == ["BLADE-RUNNER!", "Blade Runner"])
    #expect(stores.names("runner orch") == ["Other"])
  }

  /// However many others there are, and however new.
  @Test func onlyWhatIsInTheScopeCounts() {
    stores.see([
      SampleRecord(1, "In the Mood for Love", kind: "feature-movie"),
      SampleRecord(2, "Love", kind: "feature-movie"),
      SampleRecord(3, "Love Actually", kind: "feature-movie"),
    ])
    stores.see((10..<2_110).map { SampleRecord($0, "My Love \($0)") })
    let films = stores.seen.find("love", limit: 2_000, among: SeenScope(types: [.movie]))
    #expect(films.items.map(\.item.name) == ["Love", "Love Actually", "In the Mood for Love"])
    #expect(films.total == .exactly(3))
    let here = SeenScope(types: [.movie, .song], country: "us")
    #expect(stores.seen.find("mood", among: here).items.count == 1)
    let elsewhere = SeenScope(types: [.movie, .song], country: "gb")
    #expect(stores.seen.find("mood", among: elsewhere).items.isEmpty)
    #expect(stores.seen.find("love", among: SeenScope(types: [])).items.isEmpty)
    // More than are put in order are not counted.
    #expect(stores.seen.find("love", among: here).total == .about(2_000))
  }

  @Test(
    arguments: [
      ("bjork", "Björk"), ("BJÖRK", "Björk"), ("bjo\u{308}rk", "Björk"), ("strasse", "Straße"),
      ("oceans eleven", "Ocean’s Eleven"), ("ocean's", "Ocean’s Eleven"),
      ("spider man", "Spider-Man"), ("spider-man", "Spider-Man"), ("ランナー", "ブレードランナー"),
      ("ﾗﾝﾅｰ", "ブレードランナー"), ("物語", "東京物語"), ("京物", "東京物語"), ("東京 物", "東京物語"),
      ("語", "東京物語"), ("생충", "기생충"), ("ＡＢＢＡ", "ABBA"), ("हिन्दी", "हिन्दी गाने"), ("!!!", "!!!"),
      ("rock abba", "ABBA"), ("abb", "ABBA"), ("ab", "ABBA"), ("love 2", "2 Love"),
      ("moskva", "Москва Moskva"), ("МОСКВ", "Москва Moskva"), ("kept\u{0}secret", "Kept Secret"),
    ]
  )
  func anySpellingFinds(_ text: String, _ name: String) {
    stores.see(
      [
        "Björk", "Straße", "Ocean’s Eleven", "Spider-Man", "ブレードランナー", "東京物語", "기생충", "ABBA",
        "हिन्दी गाने", "!!!", "2 Love", "Москва Moskva", "Kept Secret",
      ].enumerated().map { SampleRecord(Int64($0.offset + 1), $0.element) }
    )
    #expect(stores.names(text) == [name])
  }

  @Test(
    arguments: [
      "\"", "\"\"", "*", "a*", "OR", "AND", "NOT", "NEAR(", "NEAR(a b, 3)", "a OR b", "name:a",
      "{name}:a", "^a", "a - b", "+", "()", "(", "\u{0}", "a\u{0}b", "\u{0}\"", "👩‍👩‍👧", "👍 a",
      "a\"b", "'", "''; DROP TABLE item", "%", "_", "\\", "\u{FFFD}", "\u{FEFF}", "\u{10FFFF}",
      "\u{E000}", "\u{301}", " ", "", "\n\t", "ﷺ", "e\u{301}\u{301}\u{301}", "🇩🇪",
    ] + [
      String(repeating: "a", count: 10_000), String(repeating: "a ", count: 5_000),
      String(repeating: "\"", count: 10_000), String(repeating: "物", count: 10_000),
      String(repeating: "👍", count: 10_000), String(repeating: "e\u{301}", count: 10_000),
    ]
  )
  func noQueryIsAnError(_ text: String) {
    stores.see([SampleRecord(1, "Unlike all these"), SampleRecord(2, text)])
    let found = stores.seen.find(text)
    #expect(found.items.count <= 2)
    #expect(found.items.allSatisfy { $0.item.id.number == 2 })
    #expect(stores.takeNotices() == [])
    // A name is found by itself, if it has anything in it to be found by.
    let isFindable = text.unicodeScalars.prefix(2_000).contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    #expect(found.items.count == 1 || !isFindable)
    _ = stores.seen.names(beginningWith: text)
    _ = stores.seen.similarCreators(text, country: "us")
  }

  @Test func randomTextIsNoErrorEither() {
    var generator = SeededGenerator(seed: 3)
    var texts: [String] = []
    for _ in 0..<300 { texts.append(generator.text()) }
    stores.see(texts.enumerated().map { SampleRecord(Int64($0.offset + 1), $0.element + "x") })
    for text in texts {
      #expect(stores.seen.find(text + "x", limit: 300).items.count >= 1)
      #expect(stores.takeNotices() == [])
    }
  }

  @Test func manyMatchesAreEstimated() {
    let records = (1...6_000).map { number in
      SampleRecord(Int64(number), number % 2 == 0 ? "Common rare\(number % 3)" : "Common")
    }
    for start in stride(from: 0, to: 6_000, by: 1_000) {
      _ = stores.answers.add(answer("x\(start)", Array(records[start..<start + 1_000])))
    }
    while stores.seen.indexNext(limit: 2_000) {}
    let common = stores.seen.find("common")
    #expect(common.items.count == 50)
    // The newest come first.
    #expect(common.items.first?.item.id.number == 5_999)
    #expect(common.total == .about(6_000))
    #expect(stores.seen.find("common rare1").total == .exactly(1_000))
    #expect(stores.seen.find("rare").total == .exactly(3_000))
    #expect(stores.seen.find("commo").items.count == 50)
    #expect(stores.seen.find("nothing") == .none)
    #expect(stores.seen.find("common", limit: 0) == .none)
  }
}

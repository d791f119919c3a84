@testable import Browsing
import Catalog
import Testing

struct FilterMatchingTests {
  /// Whether an item of a type, changed by `change`, is shown by the filter of a line.
  private static func keeps(
    _ line: String,
    _ type: ItemType = .movie,
    _ change: (inout Item) -> Void
  ) throws -> Bool {
    var item = Item(id: ItemID(type, 1), country: "us")
    change(&item)
    let filter = try #require(try Filter.parse(Word.split(line)))
    return RowOrder.indices(of: [item], filter: filter, sort: nil) == [0]
  }

  @Test(arguments: [
    ("blade", "Blade Runner", true), ("BLADE", "Blade Runner", true),
    ("runner blade", "Blade Runner", true),
    ("ade", "Blade Runner", true), ("blade 2049", "Blade Runner", false),
    ("\"blade runner\"", "Blade   Runner", true), ("\"runner blade\"", "Blade Runner", false),
    ("\"e r\"", "Blade Runner", true), ("istanbul", "İstanbul", true),
    ("İstanbul", "ISTANBUL", true),
    ("ıstanbul", "Istanbul", true), ("strasse", "Straße", true), ("STRAẞE", "strasse", true),
    ("straße", "STRASSE", true), ("ＢＬＡＤＥ", "blade", true), ("blade", "ＢＬＡＤＥ", true),
    ("ランナー", "ブレードランナー", true), ("ﾗﾝﾅｰ", "ブレードランナー", true), ("ラン ブレード", "ブレードランナー", true),
    ("ハ", "バ", false), ("beyonce", "Beyoncé", true), ("beyoncé", "Beyonce\u{301}", true),
    ("don't", "Don’t", true), ("\"heroes\"", "“Heroes”", true), ("\"heroes", "“Heroes”", true),
    ("\"'heroes'\"", "‘Heroes’", true), ("\"<3\"", "I <3 You", true), ("<3", "I <3 You", true),
    ("jazz", "Blade Runner", false), ("a\u{200B}b", "ab", true), ("ab", "a\u{7}b", true),
    ("\"a b\"", "a\nb", true), ("-", "Spider-Man", true), ("spider‐man", "Spider-Man", true),
  ])
  func wordsOccurInTheFoldedName(line: String, name: String, isKept: Bool) throws {
    #expect(try Self.keeps(line) { $0.name = name } == isKept)
  }

  @Test func everyWordMayOccurInAnotherText() throws {
    let item: (inout Item) -> Void = {
      $0.name = "So What"
      $0.creator = "Miles Davis"
      $0.collection = "Kind of Blue"
      $0.genre = "Jazz"
      $0.description = "hidden"
    }
    for line in ["so", "davis", "blue", "jazz", "jazz blue davis what", "\"kind of\" so"] {
      #expect(try Self.keeps(line, .song, item))
    }
    for line in ["hidden", "jazz rock", "\"what miles\"", "song", "us"] {
      #expect(try !Self.keeps(line, .song, item))
    }
    #expect(try !Self.keeps("a") { _ in })
  }

  @Test(
    arguments: [
      ("price<5", 4.99, true), ("price<5", 5, false), ("price<=5", 5, true), ("price>0", 0, false),
      ("price=0", 0, true), ("price=free", 0, true), ("price=9.99", 9.99, true),
      ("price>=0", -1, false),
      ("price<5", -1, false), ("price<5", nil, false), ("price>0", .infinity, false),
      ("price<5", -.infinity, false), ("price>=0", .nan, false), ("price<5", 0, true),
    ] as [(String, Double?, Bool)]
  )
  func pricesThatAreNoneFulfilNothing(line: String, price: Double?, isKept: Bool) throws {
    #expect(try Self.keeps(line) { $0.price = price } == isKept)
    let rent = line.replacing("price", with: "rent")
    #expect(try Self.keeps(rent) { $0.rentalPrice = price } == isKept)
    #expect(try !Self.keeps(rent) { $0.price = price })
  }

  @Test(arguments: Relation.allCases)
  func whatIsUnknownFulfilsNoComparison(relation: Relation) throws {
    for field in FilterField.allCases where field.isMeasured {
      #expect(try !Self.keeps("\(field.rawValue)\(relation.rawValue)0") { _ in })
    }
    let sign = relation.rawValue
    #expect(try !Self.keeps("length\(sign)0") { $0.duration = 0 })
    #expect(try !Self.keeps("rating\(sign)0", .app) { $0.averageRating = 0 })
    #expect(try !Self.keeps("tracks\(sign)0", .album) { $0.trackCount = 0 })
  }

  @Test func yearsRatingsAndCountsCompare() throws {
    let date = try #require(ReleaseDate(year: 2010, month: 7, day: 16))
    for (line, isKept) in [
      ("year=2010", true), ("year>2010", false), ("year<2011 year>2009", true),
    ] {
      #expect(try Self.keeps(line) { $0.released = date } == isKept)
    }
    for (line, isKept) in [("rating=4.5", true), ("rating>4.5", false), ("rating>=4.5", true)] {
      #expect(try Self.keeps(line, .app) { $0.averageRating = 4.5312 } == isKept)
    }
    #expect(try Self.keeps("rating>=4.5", .app) { $0.averageRating = 4.4631 })
    #expect(try Self.keeps("track=3 tracks>10", .song) { ($0.track, $0.trackCount) = (3, 11) })
  }

  @Test(
    arguments: [
      ("length=117", .movie, true), ("length=1h57", .movie, true), ("length=1:57", .movie, true),
      ("length>117", .movie, false), ("length<117", .movie, false), ("length<1:58", .movie, true),
      ("length=1:57", .song, false), ("length=117:28", .song, true), ("length>117", .song, true),
      ("length=1:57:28", .song, true), ("length<7048", .song, true),
      ("length=117", .podcastEpisode, true),
    ] as [(String, ItemType, Bool)]
  )
  func lengthsCompareAsShown(line: String, type: ItemType, isKept: Bool) throws {
    // 1:57:28 to the second, which a film's column shows as 1:57.
    #expect(try Self.keeps(line, type) { $0.duration = 7_048_300 } == isKept)
  }

  @Test func clockOfASongIsMinutesAndSeconds() throws {
    let song: (inout Item) -> Void = { $0.duration = 225_400 }
    for line in [
      "length=3:45", "length<4", "length>3", "length>3:44", "length=3m45s", "length>3.5",
    ] {
      #expect(try Self.keeps(line, .song, song))
    }
    #expect(try !Self.keeps("length=3", .song, song))
    #expect(try Self.keeps("length>0", .song) { $0.duration = .max })
    #expect(try Self.keeps("length>0") { $0.duration = .max })
  }

  @Test(
    arguments: [
      ("genre:jazz", "Jazz", true), ("genre:jazz", "Vocal Jazz", true),
      ("genre:rap", "Hip-Hop/Rap", true),
      ("genre:rap", "Photography", false), ("genre:\"hip hop\"", "Hip-Hop/Rap", true),
      ("genre:\"sci-fi & fantasy\"", "Sci-Fi & Fantasy", true),
      ("genre:sci", "Sci-Fi & Fantasy", true),
      ("genre:\"sci-fi fantasy\"", "Sci-Fi & Fantasy", true),
      ("genre:fi", "Sci-Fi & Fantasy", true),
      ("genre:childrens", "Children’s", true), ("genre:ロック", "Jロック", true),
      ("genre:jazz", nil, false),
      ("genre:r&b", "R&B/Soul", true), ("genre:rock", "Rock", true),
      ("genre:musica", "Música", true),
    ] as [(String, String?, Bool)]
  )
  func aGenreIsFoundFromAWordOn(line: String, genre: String?, isKept: Bool) throws {
    #expect(try Self.keeps(line) { $0.genre = genre } == isKept)
  }

  @Test(arguments: [
    ("by:scott", true), ("by:\"ridley scott\"", true), ("by:\"scott ridley\"", true),
    ("creator:RIDLEY", true), ("by:tony", false), ("by:\"ridley tony\"", false),
  ])
  func aCreatorHasAllTheWords(line: String, isKept: Bool) throws {
    #expect(try Self.keeps(line) { $0.creator = "Ridley Scott" } == isKept)
    #expect(try !Self.keeps(line) { $0.name = "Ridley Scott" })
  }

  @Test func everyTypeIsNamedByDataAndColumns() throws {
    for type in ItemType.allCases {
      #expect(try Self.keeps("type:\(type.rawValue)", type) { _ in })
      #expect(try Self.keeps("type:\(type.rawValue)s", type) { _ in })
      #expect(try Self.keeps("type:\"\(type.word)\"", type) { _ in })
    }
    #expect(try !Self.keeps("type:song", .album) { _ in })
    #expect(try !Self.keeps("type:app", .macApp) { _ in })
    #expect(try Self.keeps("type:music", .album) { _ in })
  }

  @Test func everyTypeWordOfAFilterIsItsOwn() {
    for type in FilterType.allCases { #expect(FilterType(word: type.rawValue) == type) }
    for field in FilterField.allCases { #expect(FilterField(name: field.rawValue) == field) }
  }

  @Test func whatIsNotMarkedIsNotExplicit() throws {
    for (mark, isExplicit) in [
      (nil, false), (.explicit, true), (.cleaned, false), (.notExplicit, false),
    ] as [(Explicitness?, Bool)] {
      #expect(try Self.keeps("explicit:yes", .song) { $0.explicitness = mark } == isExplicit)
      #expect(try Self.keeps("explicit:no", .song) { $0.explicitness = mark } == !isExplicit)
    }
    #expect(try !Self.keeps("explicit:no", .podcast) { $0.contentRating = "Explicit" })
  }

  @Test func longWordsTakeNoLongTime() throws {
    let long = String(repeating: "a", count: 10_000)
    #expect(try Self.keeps(long) { $0.name = long })
    #expect(try !Self.keeps(long + "b") { $0.name = long })
    // Naive search compares 25 million bytes for this pair.
    #expect(try !Self.keeps(String(repeating: "a", count: 5000) + "b") { $0.name = long })
  }

  @Test(arguments: [
    ("", "", true), ("", "a", true), ("a", "", false), ("aab", "aaab", true),
    ("abab", "abacabab", true),
    ("abcabd", "abcabcabd", true), ("aaa", "aabaa", false), ("abc", "abc", true),
    ("abc", "ab", false),
  ])
  func aNeedleIsFoundWhereItIs(needle: String, text: String, occurs: Bool) {
    #expect(Needle(Array(needle.utf8)).occurs(in: Array(text.utf8)) == occurs)
  }
}

@testable import Catalog
import Testing

struct RecordTypeTests {
  @Test(arguments: [
    ("\"wrapperType\":\"track\",\"kind\":\"song\"", ItemType.song),
    ("\"wrapperType\":\"track\",\"kind\":\"coached-audio\"", .song),
    ("\"wrapperType\":\"track\",\"kind\":\"music-video\"", .musicVideo),
    ("\"wrapperType\":\"track\",\"kind\":\"feature-movie\"", .movie),
    ("\"wrapperType\":\"track\",\"kind\":\"tv-episode\"", .tvEpisode),
    ("\"wrapperType\":\"collection\",\"collectionType\":\"TV Season\"", .tvSeason),
    ("\"wrapperType\":\"collection\",\"collectionType\":\"Album\"", .album),
    ("\"wrapperType\":\"collection\",\"collectionType\":\"Compilation\"", .album),
    ("\"wrapperType\":\"collection\"", .album),
    ("\"wrapperType\":\"audiobook\"", .audiobook), ("\"kind\":\"ebook\"", .ebook),
    ("\"kind\":\"book\"", .ebook), ("\"wrapperType\":\"track\",\"kind\":\"podcast\"", .podcast),
    ("\"wrapperType\":\"podcastEpisode\",\"kind\":\"podcast-episode\"", .podcastEpisode),
    ("\"wrapperType\":\"track\",\"kind\":\"podcast-episode\"", .podcastEpisode),
    ("\"wrapperType\":\"podcastEpisode\"", .podcastEpisode),
    ("\"wrapperType\":\"software\",\"kind\":\"software\"", .app),
    ("\"wrapperType\":\"software\"", .app),
    ("\"bundleId\":\"org.example\"", .app),
    ("\"wrapperType\":\"software\",\"kind\":\"mac-software\"", .macApp),
    ("\"wrapperType\":\"artist\",\"artistType\":\"Artist\"", .artist),
    ("\"wrapperType\":\"artist\",\"artistType\":\"TV Show\"", .artist),
    ("\"wrapperType\":\"artist\",\"artistType\":\"Author\"", .artist),
    ("\"kind\":null,\"wrapperType\":\"audiobook\"", .audiobook),
  ])
  func theTypeIsTold(keys: String, type: ItemType) throws {
    let found = try Sample.item("{\(keys),\"trackId\":3,\"collectionId\":4,\"artistId\":5}")
    let item = try #require(found)
    let number: Int64 =
      switch type {
      case .album, .tvSeason, .audiobook, .podcast: 4
      case .artist: 5
      default: 3
      }
    #expect(item.id == ItemID(type, number))
    #expect(item.country == "us")
  }

  @Test(arguments: [
    "\"kind\":\"interactive-booklet\"", "\"kind\":\"pdf\"", "\"kind\":\"something-new\"",
    "\"kind\":\"\"",
    "\"wrapperType\":\"track\"", "\"wrapperType\":\"collection\",\"collectionType\":\"Playlist\"",
    "\"x\":1",
    "\"kind\":{\"song\":1}", "\"kind\":true",
  ])
  func whatIsOfNoKnownTypeIsSkipped(keys: String) throws {
    #expect(try Sample.item("{\(keys),\"trackId\":3,\"trackName\":\"x\"}") == nil)
  }

  @Test(
    arguments: [
      ("6448311069", 6_448_311_069), ("\"909253\"", 909_253), ("12.0", 12), ("1e5", 100_000),
      ("9007199254740993", 9_007_199_254_740_993),
      ("\"9007199254740993.0\"", 9_007_199_254_740_993),
      ("9223372036854775807", Int64.max), ("123456789012345678901", nil), ("12.5", nil),
      ("-1", nil),
      ("0", nil), ("\"abc\"", nil), ("\"0x10\"", nil), ("\"\"", nil), ("true", nil), ("null", nil),
      ("[1]", nil),
      ("\"٣\"", nil),
    ] as [(String, Int64?)]
  )
  func anIDThatFitsNothingCostsItsRow(id: String, expected: Int64?) throws {
    let item = try Sample.item("{\"kind\":\"song\",\"trackId\":\(id),\"trackName\":\"x\"}")
    #expect(item?.id.number == expected)
  }

  @Test func anotherIDStandsInOnlyForAMissingOne() throws {
    let head = "\"wrapperType\":\"track\",\"kind\":\"podcast\",\"trackId\":3"
    #expect(try Sample.item("{\(head)}")?.id == ItemID(.podcast, 3))
    #expect(try Sample.item("{\(head),\"collectionId\":null}")?.id == ItemID(.podcast, 3))
    #expect(try Sample.item("{\(head),\"collectionId\":123456789012345678901}") == nil)
    #expect(try Sample.item("{\"kind\":\"song\",\"collectionId\":3}") == nil)
  }

  @Test(arguments: [
    ("\"country\":\"GBR\"", "gb"), ("\"country\":\"XKS\"", "xk"), ("\"country\":\"jp\"", "jp"),
    ("\"country\":\"ZZZ\"", "fr"), ("\"country\":\"\"", "fr"), ("\"country\":null", "fr"),
    ("\"country\":826", "fr"), ("\"x\":1", "fr"),
  ])
  func theStorefrontIsTheRecordsElseTheRequests(key: String, country: String) throws {
    let france = try #require(Storefront(code: "fr"))
    let item = try Sample.item("{\"kind\":\"song\",\"trackId\":1,\(key)}", country: france)
    #expect(item?.country == country)
  }
}

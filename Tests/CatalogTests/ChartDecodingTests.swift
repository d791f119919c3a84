import Catalog
import Testing

struct ChartDecodingTests {
  private let film = #"""
    {"im:name":{"label":"The Lighthouse Keeper"},"rights":{"label":"© 1924 A Studio"},
    "im:image":[{"label":"https://a.example/60.jpg","attributes":{"height":"60"}},
    {"label":"https://a.example/170.jpg","attributes":{"height":"170"}},
    {"label":"https://a.example/113.jpg","attributes":{"height":"113"}}],
    "summary":{"label":"<b>A keeper</b> &amp; his lamp."},
    "im:rentalPrice":{"label":"$3.99","attributes":{"amount":"3.99000","currency":"USD"}},
    "im:price":{"label":"$9.99","attributes":{"amount":"9.99000","currency":"USD"}},
    "im:contentType":{"attributes":{"term":"Movie","label":"Film"}},
    "title":{"label":"The Lighthouse Keeper - Ada Moss"},
    "link":[{"attributes":{"rel":"alternate","type":"text/html",
    "href":"https://itunes.apple.com/us/movie/the-lighthouse-keeper/id6783861554?uo=2"}},
    {"im:duration":{"label":"91972.0"},"attributes":{"title":"Preview","rel":"enclosure",
    "href":"https://v.example/p.m4v"}}],
    "id":{"label":"https://itunes.apple.com/us/movie/the-lighthouse-keeper/id6783861554?uo=2",
    "attributes":{"im:id":"6783861554"}},"im:artist":{"label":"Ada Moss"},
    "category":{"attributes":{"im:id":"4410","term":"Kids & Family","label":"Familie"}},
    "im:releaseDate":{"label":"2016-03-04T00:00:00-07:00","attributes":{"label":"March 4"}}}
    """#

  private let song = #"""
    {"im:name":{"label":"Tide"},"im:collection":{"im:name":{"label":"Harbour"},
    "link":{"attributes":{"href":"https://music.apple.com/us/album/harbour/1552791073?uo=2"}}},
    "im:contentType":{"im:contentType":{"attributes":{"term":"Track"}},
    "attributes":{"term":"Music"}},
    "link":{"attributes":{"rel":"alternate",
    "href":"https://music.apple.com/us/album/tide/1552791073?i=1552791427&uo=2"}},
    "id":{"label":"https://music.apple.com/us/album/tide/1552791073?i=1552791427&uo=2"},
    "im:artist":{"label":"Quay","attributes":{"href":"https://music.apple.com/us/artist/q/78500"}}}
    """#

  private let app = #"""
    {"im:name":{"label":"夜空"},"im:price":{"label":"Get","attributes":{"amount":"0","currency":"HKD"}},
    "im:contentType":{"attributes":{"term":"Application"}},
    "id":{"label":"https://apps.apple.com/hk/app/x/id5","attributes":{"im:id":"5",
    "im:bundleId":"com.example.sky"}}}
    """#

  private func legacy(_ entry: String?) -> [UInt8] {
    let part = entry.map { #","entry":\#($0)"# } ?? ""
    return Array(#"{"feed":{"author":{"name":{"label":"Store"}}\#(part)}}"#.utf8)
  }

  private func newer(_ results: String) -> [UInt8] {
    Array(#"{"feed":{"title":"Top","country":"us","results":\#(results)}}"#.utf8)
  }

  private func answer(_ body: [UInt8], _ feed: ChartFeed, limit: Int? = nil) throws -> Answer {
    let chart = ChartRequest(feed, country: .unitedStates, limit: limit)
    return try Answer(body: body, for: .chart(chart))
  }

  @Test func anOlderEntrySaysAlmostAsMuchAsARecord() throws {
    let item = try #require(try answer(legacy("[\(film)]"), .movies).items.first)
    #expect(item.id == ItemID(.movie, 6_783_861_554))
    #expect(item.rank == 1)
    #expect(item.name == "The Lighthouse Keeper")
    #expect(item.creator == "Ada Moss")
    #expect(item.creatorID == nil)
    #expect(item.genre == "Familie")
    #expect(item.released?.text == "2016-03-04")
    #expect(item.price == 9.99)
    #expect(item.rentalPrice == 3.99)
    #expect(item.currency == "USD")
    #expect(item.country == "us")
    #expect(item.duration == nil)
    #expect(item.storeURL == "https://itunes.apple.com/us/movie/the-lighthouse-keeper/id6783861554")
    #expect(item.previewURL == "https://v.example/p.m4v")
    #expect(item.artworkURL == "https://a.example/170.jpg")
    #expect(item.description == "A keeper & his lamp.")
    #expect(item.copyright == "© 1924 A Studio")
  }

  @Test func aSongsIDsComeFromItsAddressWhereTheKeysAreMissing() throws {
    let item = try #require(try answer(legacy("[\(song)]"), .albums).items.first)
    #expect(item.id == ItemID(.song, 1_552_791_427))
    #expect(item.collection == "Harbour")
    #expect(item.collectionID == 1_552_791_073)
    #expect(item.creatorID == 78_500)
    #expect(item.price == nil)
  }

  @Test func anAppHasItsBundleIdentifierAndIsFree() throws {
    let item = try #require(try answer(legacy("[\(app)]"), .freeApps).items.first)
    #expect(item.id == ItemID(.app, 5))
    #expect(item.bundleID == "com.example.sky")
    #expect(item.price == 0)
    #expect(item.creator == nil)
  }

  @Test func aChartOfOneIsAnObjectAndAChartOfNoneLacksTheKey() throws {
    #expect(try answer(legacy(film), .movies).items.map(\.rank) == [1])
    #expect(try answer(legacy(nil), .movies) == Answer(items: []))
    #expect(try answer(legacy("[]"), .movies) == Answer(items: []))
  }

  @Test func entriesThatCannotBeReadLeaveTheOthersTheirPlaces() throws {
    let entries = "[\(film),7,{},{\"id\":null},\(song)]"
    let answer = try answer(legacy(entries), .movies)
    #expect(answer.items.map(\.rank) == [1, 5])
    #expect(answer.skipped == 3)
  }

  @Test(
    arguments: [
      (#""TV Season""#, ItemType.tvSeason), (#""TV Episode""#, .tvEpisode), (#""eBook""#, .ebook),
      (#""Audiobook""#, .audiobook), (#""Music Video""#, .musicVideo), (#""Podcast""#, .podcast),
      (#""Something""#, .movie), ("null", .movie), ("7", .movie),
    ]
  )
  func theFeedSaysTheTypeWhereTheEntryDoesNot(term: String, type: ItemType) throws {
    let entry =
      #"{"id":{"attributes":{"im:id":"9"}},"im:contentType":{"attributes":{"term":\#(term)}}}"#
    #expect(try answer(legacy(entry), .movies).items.map(\.id) == [ItemID(type, 9)])
  }

  @Test func aNewerEntryHasPlainKeys() throws {
    let body = newer(
      #"""
      [{"artistName":"Quay","id":"1620082258","name":"Harbour","releaseDate":"2022-04-22",
      "kind":"albums","artistId":"682277","contentAdvisoryRating":"Explict",
      "artworkUrl100":"https://a.example/100.jpg","genres":[{"genreId":"18","name":"Hip-Hop/Rap"},
      {"genreId":"34","name":"Music"}],"url":"https://music.apple.com/us/album/harbour/1620082258"},
      {"id":"2","kind":"songs","contentAdvisoryRating":"Explicit",
      "artistUrl":"https://music.apple.com/us/artist/quay/682277",
      "url":"https://music.apple.com/us/album/tide/1552791073?i=2"},
      {"id":"3","kind":"podcasts","contentAdvisoryRating":"Clean"}, {"id":"4","contentAdvisoryRating":"4+"},
      {"id":"x","url":"https://music.apple.com/us/album/harbour/5"}, {"id":"-1"}]
      """#
    )
    let answer = try answer(body, .mostPlayedAlbums)
    #expect(
      answer.items.map(\.id) == [
        ItemID(.album, 1_620_082_258), ItemID(.song, 2), ItemID(.podcast, 3), ItemID(.album, 4),
        ItemID(.album, 5),
      ]
    )
    #expect(answer.skipped == 1)
    #expect(answer.items.map(\.explicitness) == [.explicit, .explicit, .cleaned, nil, nil])
    #expect(answer.items.map(\.contentRating) == [nil, nil, nil, "4+", nil])
    #expect(answer.items.map(\.creatorID) == [682_277, 682_277, nil, nil, nil])
    #expect(answer.items.map(\.collectionID) == [nil, 1_552_791_073, nil, nil, nil])
    let album = try #require(answer.items.first)
    #expect(album.name == "Harbour")
    #expect(album.creator == "Quay")
    #expect(album.genre == "Hip-Hop/Rap")
    #expect(album.released?.text == "2022-04-22")
    #expect(album.artworkURL == "https://a.example/100.jpg")
  }

  @Test func aChartIsCutAtItsLimitAndNamesNoItemTwice() throws {
    let body = newer(#"[{"id":"1"},{"id":"1","name":"One"},{"id":"2"},{"id":"3"}]"#)
    let answer = try answer(body, .mostPlayedSongs, limit: 3)
    #expect(answer.items.map(\.id.number) == [1, 2])
    #expect(answer.items.map(\.rank) == [1, 3])
    #expect(answer.items.first?.name == "One")
  }

  @Test(
    arguments: [
      ("", CatalogError.Code.empty), (" \n", .empty), ("<html>", .webPage), ("[]", .notAnAnswer),
      ("{}", .notAnAnswer), (#"{"feed":7}"#, .notAnAnswer),
      (#"{"feed":{"results":[{"id":"1"}"#, .cutShort),
      (#"{"feed":{"results":[]}}<html>"#, .trailingData), (#"{"feed":{}}"#, .notAnAnswer),
      (#"{"feed":{"results":[7,8]}}"#, .notAnAnswer),
      (#"{"resultCount":0,"results":[]}"#, .notAnAnswer),
    ]
  )
  func whatIsNoChartIsAFailure(text: String, code: CatalogError.Code) {
    let error = #expect(throws: CatalogError.self) {
      try answer(Array(text.utf8), .mostPlayedSongs)
    }
    #expect(error?.code == code)
  }
}

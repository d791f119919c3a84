@testable import Catalog
import Testing

struct RecordDecoderTests {
  private func item(_ record: String) throws -> Item {
    let item = try Sample.item(record)
    return try #require(item)
  }

  @Test func aSongHasItsAlbumAndItsPlaceInIt() throws {
    let song = try item(
      """
      {"wrapperType":"track","kind":"song","artistId":11,"collectionId":12,"trackId":13,
      "artistName":"The Testers","collectionName":"Fixtures","trackName":"Loop",
      "trackCensoredName":"Loop (Live)","artistViewUrl":"https://example.org/artist/11?uo=4",
      "collectionViewUrl":"https://example.org/album/12?i=13&uo=4",
      "trackViewUrl":"https://example.org/album/12?i=13&uo=4","previewUrl":"https://example.org/p.m4a",
      "artworkUrl30":"https://example.org/30x30bb.jpg","artworkUrl60":"https://example.org/60x60bb.jpg",
      "artworkUrl100":"https://example.org/100x100bb.jpg","collectionPrice":9.99,"trackPrice":-1.00,
      "releaseDate":"1994-01-01T08:00:00Z","collectionExplicitness":"notExplicit",
      "trackExplicitness":"explicit","discCount":1,"discNumber":2,"trackCount":10,"trackNumber":4,
      "trackTimeMillis":5768960.0,"country":"USA","currency":"USD","primaryGenreName":"Pop",
      "isStreamable":true,"contentAdvisoryRating":"Explicit"}
      """
    )
    var expected = Item(id: ItemID(.song, 13), country: "us")
    expected.name = "Loop"
    expected.creator = "The Testers"
    expected.creatorID = 11
    expected.collection = "Fixtures"
    expected.collectionID = 12
    expected.genre = "Pop"
    expected.released = ReleaseDate(year: 1994, month: 1, day: 1)
    expected.duration = 5_768_960
    expected.track = 4
    expected.trackCount = 10
    expected.disc = 2
    expected.price = -1
    expected.currency = "USD"
    expected.explicitness = .explicit
    expected.contentRating = "Explicit"
    expected.storeURL = "https://example.org/album/12?i=13"
    expected.previewURL = "https://example.org/p.m4a"
    expected.artworkURL = "https://example.org/100x100bb.jpg"
    #expect(song == expected)
  }

  @Test func aFilmHasFourPricesAndItsLongerDescription() throws {
    let film = try item(
      """
      {"wrapperType":"track","kind":"feature-movie","trackId":21,"artistName":"A. Director",
      "trackName":"The Fixture","trackPrice":9.99,"trackRentalPrice":3.99,"trackHdPrice":14.99,
      "trackHdRentalPrice":4.99,"currency":"USD","contentAdvisoryRating":"PG-13",
      "shortDescription":"Short.","longDescription":"Long &amp; <b>plain</b>.","hasITunesExtras":true}
      """
    )
    #expect(
      [film.price, film.rentalPrice, film.hdPrice, film.hdRentalPrice] == [9.99, 3.99, 14.99, 4.99]
    )
    #expect(film.description == "Long & plain.")
    #expect(film.contentRating == "PG-13")
    #expect(film.creatorID == nil)
    #expect(film.collection == nil)
  }

  @Test func anEpisodeBelongsToItsSeason() throws {
    let episode = try item(
      """
      {"wrapperType":"track","kind":"tv-episode","artistId":31,"collectionId":32,"trackId":33,
      "artistName":"A Show","collectionName":"A Show, Season 1","trackName":"Pilot","trackNumber":1,
      "trackCount":12,"trackPrice":1.99,"trackHdPrice":2.99}
      """
    )
    #expect(episode.creator == "A Show")
    #expect(episode.collection == "A Show, Season 1")
    #expect(episode.collectionID == 32)
    #expect(episode.track == 1)
  }

  @Test(arguments: [
    ("\"wrapperType\":\"collection\",\"collectionType\":\"Album\"", ItemType.album),
    ("\"wrapperType\":\"collection\",\"collectionType\":\"TV Season\"", .tvSeason),
    ("\"wrapperType\":\"audiobook\"", .audiobook),
  ])
  func aCollectionIsNamedAndPricedAsOne(head: String, type: ItemType) throws {
    let collection = try item(
      """
      {\(head),"artistId":1,"collectionId":42,"artistName":"Somebody","collectionName":"Whole",
      "trackName":"Part","collectionPrice":19.99,"collectionHdPrice":24.99,"trackPrice":1.29,
      "trackRentalPrice":3,"trackCount":9,"collectionViewUrl":"https://example.org/42?uo=4",
      "copyright":"℗ 2024 Nobody","collectionExplicitness":"cleaned"}
      """
    )
    #expect(collection.id == ItemID(type, 42))
    #expect(collection.name == "Whole")
    #expect(collection.creator == "Somebody")
    #expect(collection.price == 19.99)
    #expect(collection.hdPrice == 24.99)
    #expect(collection.rentalPrice == nil)
    #expect(collection.collection == nil)
    #expect(collection.storeURL == "https://example.org/42")
    #expect(collection.copyright == "℗ 2024 Nobody")
    #expect(collection.explicitness == .cleaned)
  }

  @Test func aPodcastHasAFeedAndNoLength() throws {
    let podcast = try item(
      """
      {"wrapperType":"track","kind":"podcast","collectionId":51,"trackId":51,"artistName":"A Maker",
      "collectionName":"Talk","trackName":"Talk","feedUrl":"https://example.org/feed.xml","trackPrice":0.00,
      "collectionPrice":0,"trackRentalPrice":0,"trackHdPrice":0,"trackHdRentalPrice":0,
      "releaseDate":"2026-11-29T05:30:00Z","trackTimeMillis":4644,"trackCount":310,
      "artworkUrl600":"https://example.org/600x600bb.jpg","artworkUrl100":"https://example.org/100x100bb.jpg",
      "genreIds":["1301","26"],"genres":["Arts","Podcasts"]}
      """
    )
    #expect(podcast.feedURL == "https://example.org/feed.xml")
    #expect(podcast.duration == nil)
    #expect(
      [podcast.price, podcast.rentalPrice, podcast.hdPrice, podcast.hdRentalPrice] == [
        0, nil, nil, nil,
      ]
    )
    #expect(podcast.trackCount == 310)
    #expect(podcast.released?.text == "2026-11-29")
    #expect(podcast.genre == "Arts")
    #expect(podcast.artworkURL == "https://example.org/600x600bb.jpg")
  }

  @Test func aPodcastEpisodeHasItsInstantAndItsShow() throws {
    let episode = try item(
      """
      {"wrapperType":"podcastEpisode","kind":"podcast-episode","collectionId":51,
      "trackId":1000607438741,"collectionName":"Talk","trackName":"No. 1","trackTimeMillis":1260000,
      "releaseDate":"2023-04-05T22:15:07Z","genres":[{"name":"Arts","id":"1301"}],"artistIds":[],
      "episodeUrl":"https://example.org/e.mp3","artworkUrl160":"https://example.org/160x160bb.jpg",
      "description":"<p>One</p><p>Two</p>","shortDescription":""}
      """
    )
    #expect(episode.id == ItemID(.podcastEpisode, 1_000_607_438_741))
    #expect(episode.released?.text == "2023-04-05T22:15:07Z")
    #expect(episode.duration == 1_260_000)
    #expect(episode.collection == "Talk")
    #expect(episode.genre == "Arts")
    #expect(episode.previewURL == "https://example.org/e.mp3")
    #expect(episode.description == "One\n\nTwo")
    #expect(episode.price == nil)
  }

  @Test func aBookHasNoWrapper() throws {
    let book = try item(
      """
      {"kind":"ebook","trackId":61,"trackName":"Pages","artistName":"A Writer","artistIds":[62],
      "artistId":62,"price":0.00,"formattedPrice":"Free","trackPrice":5,"fileSizeBytes":1234567,
      "releaseDate":"1874-01-01T07:00:00Z","genres":["Fiction","Books"],"averageUserRating":4.5,
      "userRatingCount":12}
      """
    )
    #expect(book.price == 0)
    #expect(book.sizeBytes == 1_234_567)
    #expect(book.released?.text == "1874-01-01")
    #expect(book.genre == "Fiction")
    #expect(book.averageRating == 4.5)
    #expect(book.ratingCount == 12)
  }

  @Test func anAppHasABundleAVersionAndASizeInWords() throws {
    let app = try item(
      """
      {"wrapperType":"software","kind":"mac-software","trackId":71,"trackName":"Tool",
      "artistName":"Tools Ltd","bundleId":"org.example.tool","version":"2.10","price":4.99,
      "fileSizeBytes":"98765432","minimumOsVersion":"13.0","trackContentRating":"4+",
      "contentAdvisoryRating":"17+","artworkUrl512":"https://example.org/512x512bb.jpg",
      "artworkUrl60":"https://example.org/60x60bb.jpg","supportedDevices":["A","B"],"features":[]}
      """
    )
    #expect(app.id.type == .macApp)
    #expect(app.bundleID == "org.example.tool")
    #expect(app.version == "2.10")
    #expect(app.sizeBytes == 98_765_432)
    #expect(app.minimumSystem == "13.0")
    #expect(app.contentRating == "4+")
    #expect(app.price == 4.99)
    #expect(app.artworkURL == "https://example.org/512x512bb.jpg")
  }

  @Test func anArtistIsItsOwnName() throws {
    let artist = try item(
      """
      {"wrapperType":"artist","artistType":"Artist","artistId":81,"artistName":"The Testers",
      "artistLinkUrl":"https://example.org/artist/81?uo=4","primaryGenreName":"Rock"}
      """
    )
    #expect(artist.name == "The Testers")
    #expect(artist.creator == nil)
    #expect(artist.creatorID == nil)
    #expect(artist.storeURL == "https://example.org/artist/81")
  }

  @Test func everyKeyButTypeAndIDMayBeMissingOrNull() throws {
    let bare = try item("{\"kind\":\"song\",\"trackId\":1}")
    #expect(bare == Item(id: ItemID(.song, 1), country: "us"))
    let keys = RecordKey.allCases.filter { $0 != .kind && $0 != .trackId }
    for filler in ["null", "\"\"", "[]", "{}", "true"] {
      let members = keys.map { "\"\($0.stringValue)\":\(filler)" }.joined(separator: ",")
      #expect(try item("{\"kind\":\"song\",\"trackId\":1,\(members)}") == bare, "\(filler)")
    }
  }

  @Test(
    arguments: [
      ("-1.00", -1), ("-1", -1), ("0.0", 0), ("0", 0), ("0.99", 0.99),
      ("1234567.891", 1_234_567.891),
      ("\"9.99\"", 9.99), ("\"$9.99\"", nil), ("null", nil), ("1e999", nil), ("\"nan\"", nil),
    ] as [(String, Double?)]
  )
  func aPriceIsANumberOrUnknown(price: String, expected: Double?) throws {
    let song = try item("{\"kind\":\"song\",\"trackId\":1,\"trackPrice\":\(price)}")
    #expect(song.price == expected)
  }

  @Test(
    arguments: [
      ("1e5", 100_000), ("5768960.0", 5_768_960), ("5768960.6", 5_768_961), ("\"60000\"", 60_000),
      ("0", nil),
      ("-5", nil), ("1e300", nil), ("null", nil),
    ] as [(String, Int64?)]
  )
  func aLengthIsMoreThanNothing(millis: String, expected: Int64?) throws {
    let song = try item("{\"kind\":\"song\",\"trackId\":1,\"trackTimeMillis\":\(millis)}")
    #expect(song.duration == expected)
  }

  @Test(
    arguments: [
      ("explicit", Explicitness.explicit), ("cleaned", .cleaned), ("clean", .cleaned),
      ("notExplicit", .notExplicit), ("Explict", nil), ("", nil),
    ] as [(String, Explicitness?)]
  )
  func aMarkIsKnownOrNone(mark: String, expected: Explicitness?) throws {
    let song = try item("{\"kind\":\"song\",\"trackId\":1,\"trackExplicitness\":\"\(mark)\"}")
    #expect(song.explicitness == expected)
  }

  @Test(arguments: [
    ("https://example.org/1", "https://example.org/1"),
    ("https://example.org/1?uo=4", "https://example.org/1"),
    ("https://example.org/1?i=2&uo=4", "https://example.org/1?i=2"),
    ("https://example.org/1?uo=4&mt=8", "https://example.org/1?mt=8"),
    ("https://example.org/1?uo=2&i=3&uo=4", "https://example.org/1?i=3"),
    ("https://example.org/1?quo=4", "https://example.org/1?quo=4"),
    ("https://example.org/1?", "https://example.org/1?"),
    ("https://example.org/日本?uo=4&i=é", "https://example.org/日本?i=é"),
  ])
  func aStoreAddressLosesWhereItCameFrom(address: String, expected: String) throws {
    let song = try item("{\"kind\":\"song\",\"trackId\":1,\"trackViewUrl\":\"\(address)\"}")
    #expect(song.storeURL == expected)
  }

  @Test(arguments: [
    "[\"Rock\",\"Music\"]", "[{\"name\":\"Rock\",\"id\":\"21\"}]",
    "[{\"id\":\"21\",\"name\":\"Rock\"},{}]",
  ])
  func aGenreIsAWordOrAnObject(genres: String) throws {
    let head = "{\"kind\":\"song\",\"trackId\":1,\"genres\":\(genres)"
    #expect(try item(head + "}").genre == "Rock")
    #expect(try item(head + ",\"primaryGenreName\":\"Pop\"}").genre == "Pop")
  }

  @Test(arguments: [
    "[]", "{}", "\"Rock\"", "[null]", "[{}]", "[{\"id\":1}]", "[[\"Rock\"]]", "null",
  ])
  func anotherGenreIsNone(genres: String) throws {
    #expect(try item("{\"kind\":\"song\",\"trackId\":1,\"genres\":\(genres)}").genre == nil)
  }

  @Test func aDateOfAnotherShapeIsNone() throws {
    for date in ["20200501", "\"2020\"", "null", "\"not a date\"", "\"1900-01-01T12:00:00Z\""] {
      let song = try item("{\"kind\":\"song\",\"trackId\":1,\"releaseDate\":\(date)}")
      #expect(song.released == nil, "\(date)")
    }
  }

  @Test func ofTwoKeysOfOneNameTheLastCounts() throws {
    #expect(
      try item("{\"kind\":\"song\",\"trackId\":1,\"trackName\":\"a\",\"trackName\":\"b\"}").name
        == "b"
    )
  }
}

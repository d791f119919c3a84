import Catalog
import TestSupport
import Testing

struct StoreAddressTests {
  struct Case: Sendable {
    let text: String
    let number: Int64
    var type: ItemType?
    var parent: Int64?
    var country: String?

    init(
      _ text: String,
      _ number: Int64,
      _ type: ItemType? = nil,
      in parent: Int64? = nil,
      _ country: String? = nil
    ) {
      self.text = text
      self.number = number
      self.type = type
      self.parent = parent
      self.country = country
    }
  }

  @Test(
    arguments: [
      // The old store, with and without names and countries.
      Case("https://itunes.apple.com/us/movie/a-trip/id594314564", 594_314_564, .movie, "us"),
      Case("http://itunes.apple.com/us/album/x-single/id396405320?uo=4", 396_405_320, .album, "us"),
      Case("https://itunes.apple.com/gb/album/one/id1?i=2&uo=4", 2, in: 1, "gb"),
      Case(
        "itunes.apple.com/de/tv-season/x/id467196195?i=467196200",
        467_196_200,
        .tvEpisode,
        in: 467_196_195,
        "de"
      ),
      Case("https://itunes.apple.com/app/id375380948", 375_380_948),
      Case("https://itunes.apple.com/us/app/x/id497799835?mt=12", 497_799_835, .macApp, "us"),
      Case("https://itunes.apple.com/jp/artist/x/id909253/", 909_253, .artist, "jp"),
      Case("https://itunes.apple.com/lookup?id=42&country=fr", 42, nil, "fr"),
      Case(
        "http://itunes.apple.com/WebObjects/MZStore.woa/wa/viewMovie?id=594314564&s=143444",
        594_314_564,
        .movie,
        "gb"
      ),
      Case(
        "http://phobos.apple.com/WebObjects/MZStore.woa/wa/viewAlbum?i=12&id=11&s=143441-1,28",
        12,
        in: 11,
        "us"
      ),
      Case("itms://itunes.apple.com/us/podcast/id214089682", 214_089_682, .podcast, "us"),
      Case(
        "http://ax.itunes.apple.com/WebObjects/MZStore.woa/wa/viewPodcast?cc=ca&id=7",
        7,
        .podcast,
        "ca"
      ),
      // Podcasts.
      Case(
        "https://podcasts.apple.com/us/podcast/a-show/id1535809341",
        1_535_809_341,
        .podcast,
        "us"
      ),
      Case(
        "https://podcasts.apple.com/fr/podcast/nuit/id1535809341?i=1000654145267",
        1_000_654_145_267,
        .podcastEpisode,
        in: 1_535_809_341,
        "fr"
      ),
      Case("podcasts.apple.com/podcast/id1535809341", 1_535_809_341, .podcast),
      Case("https://podcasts.apple.com/us/artist/someone/1535844019", 1_535_844_019, .artist, "us"),
      // Apps.
      Case("https://apps.apple.com/us/app/night-sky/id1444252195", 1_444_252_195, nil, "us"),
      Case(
        "https://apps.apple.com/hk/app/%E5%85%A8%E6%B0%91/id1444252195?mt=8&l=en",
        1_444_252_195,
        nil,
        "hk"
      ),
      Case("https://apps.apple.com/developer/id1440117897", 1_440_117_897, .artist),
      Case("itms-apps://apps.apple.com/app/id5?action=write-review", 5),
      // Music.
      Case(
        "https://music.apple.com/us/album/love/1552791073?i=1552791427",
        1_552_791_427,
        in: 1_552_791_073,
        "us"
      ),
      Case("https://music.apple.com/gb/album/1989/1440935467", 1_440_935_467, .album, "gb"),
      Case("https://music.apple.com/us/song/love/1552791427", 1_552_791_427, .song, "us"),
      Case("https://music.apple.com/us/music-video/x/1326184705", 1_326_184_705, .musicVideo, "us"),
      Case(
        "https://music.apple.com/us/artist/u2/78500/see-all?section=singles",
        78_500,
        .artist,
        "us"
      ),
      Case(
        "https://geo.music.apple.com/us/album/_/1552791073?app=music",
        1_552_791_073,
        .album,
        "us"
      ),
      Case("https://embed.music.apple.com/us/album/1552791073", 1_552_791_073, .album, "us"),
      Case("https://classical.music.apple.com/us/album/1552791073", 1_552_791_073, .album, "us"),
      // Books.
      Case("https://books.apple.com/us/book/a-tale/id395688313", 395_688_313, .ebook, "us"),
      Case(
        "https://books.apple.com/us/audiobook/a-tale/id1441518424",
        1_441_518_424,
        .audiobook,
        "us"
      ),
      Case("https://books.apple.com/de/author/someone/id3", 3, .artist, "de"),
      // Television.
      Case("https://tv.apple.com/us/movie/a-trip/id594314564", 594_314_564, .movie, "us"),
      Case("https://tv.apple.com/movie/id594314564?ctx_brand=x", 594_314_564, .movie),
      Case("https://tv.apple.com/gb/show/id1", 1, .artist, "gb"),
      // The forwarding host.
      Case(
        "https://geo.itunes.apple.com/us/movie/x/id1084138493?at=1&ct=2",
        1_084_138_493,
        .movie,
        "us"
      ),
      Case("https://geo.itunes.apple.com/us/book/id395688313?mt=11", 395_688_313, .ebook, "us"),
      Case("geo.itunes.apple.com/album/id5", 5, .album),
      // What surrounds it, and how it is written.
      Case("  <https://itunes.apple.com/us/movie/x/id12>. ", 12, .movie, "us"),
      Case("“https://itunes.apple.com/us/movie/x/id12”,", 12, .movie, "us"),
      Case("(itunes.apple.com/us/movie/x/id12)", 12, .movie, "us"),
      Case("HTTPS://ITUNES.APPLE.COM/US/movie/x/id12#reviews", 12, .movie, "us"),
      Case("https://itunes.apple.com:443/us/movie/x/id12", 12, .movie, "us"),
      Case("https://www.itunes.apple.com./us//movie/x/id12", 12, .movie, "us"),
      Case("https%3A%2F%2Fmusic.apple.com%2Fus%2Falbum%2Fx%2F1%3Fi%3D2", 2, in: 1, "us"),
      Case("https://music.apple.com/us/album/x/1%3Fi%3D2", 2, in: 1, "us"),
      Case("https://itunes.apple.com/us/album/x/id1?uo=4&amp;i=2", 2, in: 1, "us"),
      Case("https://music.apple.com/us/album/who%3F/15527910", 15_527_910, .album, "us"),
      Case("https://itunes.apple.com/us/movie/1917/id9223372036854775807", .max, .movie, "us"),
      Case("https://music.apple.com/us/album/x/1?i=junk", 1, .album, "us"),
    ]
  )
  func everyFormLeadsToItsItem(_ expected: Case) throws {
    let address = try StoreAddress.parse(expected.text)
    #expect(address.number == expected.number)
    #expect(address.type == expected.type)
    #expect(address.parent == expected.parent)
    #expect(address.country?.code == expected.country)
  }

  @Test(
    arguments: [
      ("https://tv.apple.com/us/movie/zootopia/umc.cmc.5n7q0hvm3bvz5v8k5p8g", .televisionID),
      ("https://tv.apple.com/us/movie/1917/umc.cmc.5n7q0hvm3bvz5v8k5p8g", .televisionID),
      ("https://tv.apple.com/us/episode/x/umc.cmc.1abc?showId=umc.cmc.2abc", .televisionID),
      ("tv.apple.com/show/umc.cmc.1abc", .televisionID),
      ("https://itun.es/us/abc", .shortened),
      (
        "https://music.apple.com/us/playlist/2024123456/pl.f4d106fed2bd41149aaacabb233eb5eb",
        .noNumber
      ),
      ("https://apple.co/3xYzAbC", .shortened), ("http://appsto.re/us/abc", .shortened),
      // Pages with a number that is none of an item's.
      ("https://music.apple.com/us/room/993297962", .noNumber),
      ("https://music.apple.com/us/curator/apple-music-pop/976439548", .noNumber),
      ("https://music.apple.com/us/record-label/x/1543990853", .noNumber),
      ("https://podcasts.apple.com/us/genre/id1301", .noNumber),
      ("https://podcasts.apple.com/us/genre/podcasts-arts/id1301?l=en", .noNumber),
      ("https://podcasts.apple.com/us/channel/x/id6442475200", .noNumber),
      ("https://apps.apple.com/us/story/id1234567890", .noNumber),
      ("https://apps.apple.com/us/charts/iphone/games/6014", .noNumber),
      ("http://itunes.apple.com/WebObjects/MZStore.woa/wa/viewGenre?id=33&s=143441", .noNumber),
      ("https://itunes.apple.com/us", .noNumber),
      ("https://itunes.apple.com", .noNumber),
      ("https://itunes.apple.com/us/movie/x/id0", .noNumber),
      ("https://itunes.apple.com/us/movie/x/id9223372036854775808", .noNumber),
      ("https://itunes.apple.com/us/movie/x/id12abc", .noNumber),
      ("https://podcasts.apple.com/us/charts", .noNumber),
      ("https://itunes.apple.com/zz/movie/x/id12", .noStorefront("zz")),
      ("https://apps.apple.com/UK/app/x/id12", .noStorefront("uk")),
      ("https://itunes.apple.com@example.com/us/movie/x/id12", .notAStoreAddress),
      ("https://example.com/itunes.apple.com/us/movie/x/id12", .notAStoreAddress),
      ("https://itunes.apple.com.example.com/us/movie/x/id12", .notAStoreAddress),
      ("file://itunes.apple.com/us/movie/x/id12", .notAStoreAddress),
      ("https://support.apple.com/id12", .notAStoreAddress),
      ("https://itunes.apple.com:x/us/movie/x/id12", .notAStoreAddress),
      ("blade runner", .notAStoreAddress), ("", .notAStoreAddress),
      ("594314564", .notAStoreAddress),
      ("://", .notAStoreAddress), ("%", .notAStoreAddress), ("?i=1", .notAStoreAddress),
    ] as [(String, StoreAddress.Refusal)]
  )
  func whatLeadsNowhereSaysWhy(text: String, refusal: StoreAddress.Refusal) {
    #expect(throws: refusal) { try StoreAddress.parse(text) }
  }

  @Test(
    arguments: [
      ("https://books.apple.com/us/author/x/id1", ArtistKind.author),
      ("https://apps.apple.com/us/developer/x/id1", .developer),
      ("https://itunes.apple.com/us/tv-show/x/id1", .show),
      ("https://music.apple.com/us/artist/x/1", nil),
      ("https://music.apple.com/us/album/x/1", nil),
    ] as [(String, ArtistKind?)]
  )
  func theWordForAnArtistSaysWhatTheyAreKnownFor(text: String, kind: ArtistKind?) throws {
    #expect(try StoreAddress.parse(text).artistKind == kind)
  }

  @Test func anEpisodeIsLookedUpAmongThoseOfItsShow() throws {
    let us = Storefront.unitedStates
    let episode = try StoreAddress.parse("https://podcasts.apple.com/fr/podcast/x/id7?i=8")
    #expect(
      CatalogRequest.lookup(episode.lookup(in: us)).target
        == "/lookup?id=7&country=FR&entity=podcastEpisode&limit=200&sort=recent"
    )
    let song = try StoreAddress.parse("https://music.apple.com/album/x/7?i=8")
    #expect(CatalogRequest.lookup(song.lookup(in: us)).target == "/lookup?id=8&country=US")
  }

  @Test func noTextMakesTheParserFail() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "https://", "itunes.apple.com", "tv.apple.com", "/", "?", "#", "%", "%3F", "id", "1", "us",
      "&", "=", "i=", "é", "日", "://", "@", ":", "umc.", "WebObjects", "\u{0}", "\r\n",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      if let address = try? StoreAddress.parse(text) {
        #expect(address.number > 0, "\(text.debugDescription)")
      }
    }
  }
}

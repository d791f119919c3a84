import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Made-up items and lists of them.
enum Sample {
  /// Thursday, 30 November 2026, 12:00 UTC.
  static let now: Int64 = 1_796_040_000

  static func item(_ type: ItemType, _ number: Int64, _ fill: (inout Item) -> Void) -> Item {
    var item = Item(id: ItemID(type, number), country: "us")
    item.currency = "USD"
    fill(&item)
    return item
  }

  static func context(
    _ columns: Int = 80,
    rows: Int? = 24,
    isInteractive: Bool = true,
    grounds: Grounds = .none,
    isLinear: Bool = false
  ) -> DrawingContext {
    DrawingContext(
      window: Window(columns: columns, rows: rows),
      now: now,
      isInteractive: isInteractive,
      serviceHost: "itunes.apple.com",
      grounds: grounds,
      isLinear: isLinear
    )
  }

  static func list(
    _ items: [Item],
    of request: CatalogRequest,
    nearMiss: NearMiss? = nil,
    skipped: Int = 0,
    age: Int64 = 0,
    origin: Source.Origin = .live,
    firstRow: Int = 0
  ) -> ListScreen {
    var list = ListScreen(
      serial: 1,
      topic: .inquiry(.request(request)),
      nearMiss: nearMiss,
      findings: Findings(items: items, skipped: skipped),
      gathering: gathering(Source(origin, fetchedAt: now - age))
    )
    list.firstRow = firstRow
    return list
  }

  static func list(
    _ topic: Topic,
    _ findings: Findings,
    source: Source = Source(.live, fetchedAt: now),
    earlier: EarlierChart? = nil
  ) -> ListScreen {
    ListScreen(
      serial: 1,
      topic: topic,
      findings: findings,
      gathering: gathering(source, earlier: earlier, of: findings.charts.first)
    )
  }

  private static func gathering(
    _ source: Source,
    earlier: EarlierChart? = nil,
    of chart: ChartRequest? = nil
  ) -> Gathering {
    var gathering = Gathering()
    let received = Received(id: nil, answer: Answer(items: []), source: source, earlier: earlier)
    gathering.add(.success(received), to: chart.map { .chart($0) } ?? search("x"))
    return gathering
  }

  static func search(_ term: String, _ media: Media = .all, _ entity: Entity? = nil)
    -> CatalogRequest
  {
    .search(Query(term: term, media: media, entity: entity))
  }

  static let movies: [Item] = [
    item(.movie, 594_314_564) {
      $0.name = "Blade Runner (The Final Cut)"
      $0.creator = "Ridley Scott"
      $0.genre = "Sci-Fi & Fantasy"
      $0.released = ReleaseDate("1982-06-25")
      $0.duration = 7_048_000
      $0.price = 9.99
      $0.hdPrice = 14.99
      $0.rentalPrice = 3.99
      $0.hdRentalPrice = 4.99
      $0.contentRating = "R"
      $0.previewURL =
        "https://video-ssl.itunes.apple.com/itunes-assets/Video/mzvf_594.640x354.h264lc.U.p.m4v"
      $0.storeURL = "https://itunes.apple.com/us/movie/blade-runner/id594314564"
      $0.description =
        "In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard is called "
        + "out of retirement to end the lives of four replicants who have come to Earth for answers."
        + "\n\nThe film as its director meant it."
    },
    item(.movie, 2) {
      $0.name = "Blade Runner 2049"
      $0.creator = "Denis Villeneuve"
      $0.genre = "Sci-Fi & Fantasy"
      $0.released = ReleaseDate("2017-10-06")
      $0.duration = 9_810_000
      $0.price = 14.99
    },
    item(.movie, 3) {
      $0.name = "Dangerous Days: Making Blade Runner"
      $0.creator = "Charles de Lauzirika"
      $0.genre = "Documentary"
      $0.released = ReleaseDate("2007-12-18")
      $0.duration = 12_855_000
      $0.price = -1
    },
    item(.movie, 4) {
      $0.name = "ブレードランナー ブラックアウト2022"
      $0.creator = "渡辺信一郎"
      $0.genre = "Anime"
      $0.released = ReleaseDate("2017-09-26")
      $0.duration = 915_000
      $0.price = 0
    },
  ]

  static let songs: [Item] = [
    song(11, "Suzanne", "Leonard Cohen", "Songs of Leonard Cohen", 228_000, 1.29, track: 1),
    song(
      12,
      "Suzanne (Live at the Isle of Wight, 1970)",
      "Leonard Cohen",
      "Live at the Isle of Wight 1970",
      262_400,
      -1,
      track: 14
    ),
    song(13, "Suzanne", "Nina Simone", "To Love Somebody", 261_000, 0.99, track: 1),
    song(
      14,
      "Suzanne",
      "Fairport Convention",
      "Heyday: The BBC Radio Sessions 1968–1969",
      3_725_000,
      nil,
      track: 2
    ),
  ]

  static func song(
    _ number: Int64,
    _ name: String,
    _ creator: String,
    _ album: String,
    _ duration: Int64,
    _ price: Double?,
    track: Int
  ) -> Item {
    item(.song, number) {
      $0.name = name
      $0.creator = creator
      $0.collection = album
      $0.genre = "Singer/Songwriter"
      $0.released = ReleaseDate("1967-12-27")
      $0.duration = duration
      $0.price = price
      $0.track = track
      $0.trackCount = 12
      $0.explicitness = .explicit
      $0.previewURL = "https://audio-ssl.itunes.apple.com/mzaf_\(number).plus.aac.p.m4a"
      $0.storeURL = "https://music.apple.com/us/album/\(number)?i=\(number)"
    }
  }

  static let album = item(.album, 21) {
    $0.name = "Songs of Leonard Cohen"
    $0.creator = "Leonard Cohen"
    $0.genre = "Singer/Songwriter"
    $0.released = ReleaseDate("1967-12-27")
    $0.trackCount = 10
    $0.price = 9.99
    $0.copyright = "℗ 1967 Sony Music Entertainment Inc."
    $0.storeURL = "https://music.apple.com/us/album/21"
  }

  static let artist = item(.artist, 31) {
    $0.name = "Leonard Cohen"
    $0.genre = "Singer/Songwriter"
    $0.currency = nil
    $0.storeURL = "https://music.apple.com/us/artist/leonard-cohen/31"
  }

  static let podcasts: [Item] = [
    item(.podcast, 41) {
      $0.name = "Films To Be Buried With"
      $0.creator = "Brett Goldstein"
      $0.genre = "Film Interviews"
      $0.released = ReleaseDate("2026-11-26")
      $0.trackCount = 380
      $0.price = 0
      $0.contentRating = "Explicit"
      $0.feedURL = "https://feeds.example.com/films-to-be-buried-with"
      $0.storeURL = "https://podcasts.apple.com/us/podcast/id41"
    },
    item(.podcast, 42) {
      $0.name = "The Rewatchables"
      $0.creator = "The Ringer"
      $0.genre = "TV & Film"
      $0.released = ReleaseDate("2026-11-03")
      $0.trackCount = 1
    },
  ]

  static let podcastEpisode = item(.podcastEpisode, 1_000_000_000_043) {
    $0.name = "#380: What would be in your coffin"
    $0.collection = "Films To Be Buried With"
    $0.genre = "Film Interviews"
    $0.released = ReleaseDate("2026-11-26T05:00:00Z", keepingTime: true)
    $0.duration = 4_212_000
    $0.previewURL = "https://cdn.example.com/380.mp3"
    $0.feedURL = "https://feeds.example.com/films-to-be-buried-with"
    $0.storeURL = "https://podcasts.apple.com/us/podcast/id41?i=1000000000043"
    $0.description = "• Grief\n• Popcorn\n\nWith a guest."
  }

  static let tvEpisode = item(.tvEpisode, 51) {
    $0.name = "Ozymandias"
    $0.creator = "Breaking Bad"
    $0.collection = "Breaking Bad, Season 5"
    $0.genre = "Drama"
    $0.released = ReleaseDate("2013-09-15")
    $0.duration = 2_853_000
    $0.track = 14
    $0.trackCount = 16
    $0.price = 1.99
    $0.hdPrice = 2.99
    $0.contentRating = "TV-14"
  }

  static let tvSeason = item(.tvSeason, 52) {
    $0.name = "Breaking Bad, Season 5"
    $0.creator = "Breaking Bad"
    $0.genre = "Drama"
    $0.released = ReleaseDate("2012-07-15")
    $0.trackCount = 16
    $0.price = 24.99
  }

  static let apps: [Item] = [
    item(.app, 61) {
      $0.name = "Cinema Diary: Films & Shows"
      $0.creator = "Example Oy"
      $0.genre = "Entertainment"
      $0.released = ReleaseDate("2019-03-03")
      $0.price = 0
      $0.averageRating = 4.62
      $0.ratingCount = 12_345
      $0.version = "12.4.1"
      $0.minimumSystem = "16.0"
      $0.sizeBytes = 187_600_000
      $0.contentRating = "4+"
      $0.storeURL = "https://apps.apple.com/us/app/id61"
      $0.description = "Keep a diary."
    },
    item(.app, 62) {
      $0.name = "Kino"
      $0.creator = "Lux Optics"
      $0.genre = "Photo & Video"
      $0.price = 9.99
      $0.averageRating = 4.1
      $0.ratingCount = 987
      $0.version = "2.0"
      $0.sizeBytes = 1_234_000_000
    },
  ]

  static let ebook = item(.ebook, 71) {
    $0.name = "Do Androids Dream of Electric Sheep?"
    $0.creator = "Philip K. Dick"
    $0.genre = "Sci-Fi & Fantasy"
    $0.released = ReleaseDate("2008-02-26")
    $0.price = 9.99
    $0.sizeBytes = 2_100_000
    $0.averageRating = 4.5
    $0.ratingCount = 1
    $0.storeURL = "https://books.apple.com/us/book/id71"
  }

  static let audiobook = item(.audiobook, 72) {
    $0.name = "Do Androids Dream of Electric Sheep? (Unabridged)"
    $0.creator = "Philip K. Dick"
    $0.genre = "Sci-Fi & Fantasy"
    $0.released = ReleaseDate("2007-11-07")
    $0.price = 14.95
    $0.previewURL = "https://audio-ssl.itunes.apple.com/mzaf_72.std.aac.p.m4a"
  }

  static let musicVideo = item(.musicVideo, 81) {
    $0.name = "First We Take Manhattan"
    $0.creator = "Leonard Cohen"
    $0.duration = 345_000
    $0.price = -1
  }

  static let macApp = item(.macApp, 63) {
    $0.name = "Frame Counter"
    $0.creator = "Example Oy"
    $0.price = 4.99
    $0.minimumSystem = "13.0"
  }

  static let mixed: [Item] = [
    movies[0], songs[0], album, artist, podcasts[0], podcastEpisode, tvEpisode, tvSeason, apps[0],
    ebook, audiobook, musicVideo, macApp,
  ]

  /// Names of every width.
  static let scripts: [Item] = [
    "日本語タイトル", "👨‍👩‍👧‍👦 Family", "🇩🇪🇯🇵", "👍🏽", "❤️", "e\u{301}\u{301}\u{301}te\u{301}", "नमस्ते", "한글",
    "soft\u{AD}hy\u{200B}phen", "שלום עולם",
  ]
  .enumerated().map { index, name in
    item(.song, Int64(index + 1)) {
      $0.name = name
      $0.creator = "渡辺 \(index)"
      $0.duration = 61_000
      $0.price = Double(index) + 0.99
    }
  }

  static func detail(_ item: Item, among siblings: [Item]? = nil) throws -> ViewState {
    let items = siblings ?? [item]
    let row = items.firstIndex { $0.id == item.id } ?? 0
    let list = list(items, of: search("x"))
    return .detail(try #require(Detail(serial: 2, list: list, row: row)))
  }

  static func failure(_ error: CatalogError, _ request: CatalogRequest = search("blade runner"))
    -> Failure
  {
    failure(error, of: .request(request))
  }

  static func failure(_ error: CatalogError, of subject: Inquiry.Subject) -> Failure {
    Failure(error: error, subject: subject, purpose: .list, beneath: .list(.start(serial: 0)))
  }

  static func loading(_ request: CatalogRequest) -> Loading { loading(Inquiry(.request(request))) }

  static func loading(
    _ inquiry: Inquiry,
    beneath: Place = .list(.start(serial: 0)),
    budgetWait: Int? = nil
  ) -> Loading {
    Loading(
      id: FetchID(rawValue: 1),
      inquiry: inquiry,
      purpose: .list,
      nearMiss: nil,
      beneath: beneath,
      budgetWait: budgetWait
    )
  }
}

/// Lines as they reach a pipe.
func text(_ lines: [Line]) -> String { lines.map(\.plainText).joined(separator: "\n") }

@Suite struct ScreenSamplesTests {
  @Test func eachTypeHasASample() {
    #expect(Set(Sample.mixed.map(\.id.type)) == Set(ItemType.allCases))
  }
}

import Catalog
import Testing

struct ChartRequestTests {
  private let us = Storefront.unitedStates

  @Test func theOlderFeedsKnowGenresAndTwoHundredPlaces() throws {
    let gb = try #require(Storefront(code: "gb"))
    #expect(
      CatalogRequest.chart(ChartRequest(.movies, country: gb, genre: 4413)).target
        == "/gb/rss/topmovies/limit=200/genre=4413/json"
    )
    #expect(
      CatalogRequest.chart(ChartRequest(.podcasts, country: us, limit: 25)).target
        == "/us/rss/toppodcasts/limit=25/json"
    )
    #expect(ChartRequest(.movies, country: us, limit: 999).limit == 200)
    #expect(ChartRequest(.movies, country: us, limit: -1).limit == 1)
  }

  @Test(arguments: [(1, 10), (10, 10), (11, 25), (26, 50), (51, 100), (100, 100), (300, 100)])
  func theNewerFeedsComeInFourSizes(limit: Int, sent: Int) {
    let chart = ChartRequest(.mostPlayedSongs, country: us, genre: 11, limit: limit)
    #expect(
      CatalogRequest.chart(chart).target == "/api/v2/us/music/most-played/\(sent)/songs.json"
    )
    #expect(chart.genre == nil)
  }

  @Test func theNewerFeedsHaveAHostOfTheirOwnAtApple() throws {
    let newer = CatalogRequest.chart(ChartRequest(.topAudiobooks, country: us))
    let older = CatalogRequest.chart(ChartRequest(.audiobooks, country: us))
    #expect(
      newer.address(endpoint: Endpoint.apple.address)
        == "https://rss.marketingtools.apple.com/api/v2/us/audio-books/top/100/audio-books.json"
    )
    #expect(
      older.address(endpoint: Endpoint.apple.address)
        == "https://itunes.apple.com/us/rss/topaudiobooks/limit=200/json"
    )
    #expect(newer.service(at: .apple).host == "rss.marketingtools.apple.com")
    #expect(older.service(at: .apple) == .apple)
    let replay = try #require(Endpoint("http://127.0.0.1:8017"))
    #expect(newer.service(at: replay) == replay)
    #expect(newer.address(endpoint: replay.address).hasPrefix("http://127.0.0.1:8017/api/v2/us/"))
  }

  @Test(arguments: Chart.allCases)
  func everyChartHasFeedsOfItsOwnKind(chart: Chart) {
    let all = chart.requests(country: us)
    let genre = chart.requests(country: us, genre: 11)
    #expect(!all.isEmpty)
    #expect(!genre.isEmpty)
    #expect(genre.allSatisfy { $0.feed.isLegacy && $0.genre == 11 })
    #expect(all.allSatisfy { $0.limit == $0.feed.mostItems })
    #expect(all.allSatisfy { $0.feed.type.chart == chart })
    #expect(chart.media.genreRoot == chart.genreRoot)
  }

  @Test(arguments: ChartFeed.allCases)
  func everyFeedCanBeNamed(feed: ChartFeed) {
    #expect(ChartFeed(rawValue: feed.rawValue) == feed)
    #expect(feed.mostItems == (feed.isLegacy ? 200 : 100))
  }

  @Test func onlyTheSameChartIsComparedWith() throws {
    let gb = try #require(Storefront(code: "gb"))
    let chart = ChartRequest(.movies, country: us, limit: 200)
    #expect(chart.ranksLike(ChartRequest(.movies, country: us, limit: 25)))
    #expect(!chart.ranksLike(ChartRequest(.movies, country: us, genre: 4401)))
    #expect(!chart.ranksLike(ChartRequest(.movies, country: gb)))
    #expect(!chart.ranksLike(ChartRequest(.movieRentals, country: us)))
  }

  @Test(
    arguments: [
      (ChartFeed.podcasts, 400, CatalogError.Code.noChart), (.podcasts, 500, .outage),
      (.podcasts, 404, .outage), (.topPodcasts, 500, .noChart), (.topPodcasts, 404, .noChart),
      (.topPodcasts, 400, .badRequest), (.podcasts, 403, .limited), (.topPodcasts, 429, .limited),
      (.topPodcasts, 503, .outage),
    ]
  )
  func eachHostSaysInItsOwnWayThatThereIsNoChart(
    feed: ChartFeed,
    status: Int,
    code: CatalogError.Code
  ) {
    let reply = Reply(status: status, body: Array("<html></html>".utf8))
    let request = CatalogRequest.chart(ChartRequest(feed, country: us))
    let error = #expect(throws: CatalogError.self) { try reply.successBody(for: request) }
    #expect(error?.code == code)
    #expect(error?.status == status)
  }

  @Test func aLookupsStatusesKeepTheirMeaning() throws {
    let lookup = CatalogRequest.lookup([1], country: us)
    let error = #expect(throws: CatalogError.self) {
      try Reply(status: 400, body: []).successBody(for: lookup)
    }
    #expect(error?.code == .badRequest)
    #expect(try Reply(status: 200, body: [1]).successBody(for: lookup) == [1])
  }
}

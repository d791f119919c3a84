import Testing

@testable import DemoCatalogue

@Suite struct ChartTests {
  @Test(arguments: [
    ("topmovies", "Metropolis"), ("topvideorentals", "Metropolis"),
    ("topsongs", "Mars, the Bringer of War"), ("topalbums", "The Planets, Op. 32"),
    ("topmusicvideos", "Carmencita Dances"), ("toptvepisodes", "Fog, Clearing Later"),
    ("toptvseasons", "The Weather Desk of Port Merrow, Season 1"),
    ("toppodcasts", "The Silent Reel"),
    ("topaudiobooks", "Alice's Adventures in Wonderland (Unabridged)"),
    ("toppaidebooks", "Dracula"), ("topfreeebooks", "Moby-Dick; or, The Whale"),
    ("topfreeapplications", "Night Sky Almanac"), ("toppaidapplications", "Tide Clock"),
    ("topgrossingapplications", "Tide Clock"), ("topmacapps", "Tide Clock for Mac"),
  ])
  func everyOlderChartHasALeader(feed: String, first: String) throws {
    let answer = try Answer("/us/rss/\(feed)/limit=100/json")
    #expect(answer.reply.status == 200)
    let entries = try answer.entries
    #expect(entries.count >= 2)
    #expect(entries.first?.label("im:name") == first)
    for entry in entries {
      let id = (entry["id"] as? [String: Any])?["attributes"] as? [String: String]
      let number = try #require(id?["im:id"].flatMap { Int64($0) })
      #expect(Shelf.bundled.record(id: number) != nil)
      #expect((entry["im:image"] as? [Any])?.count == 3)
      #expect(entry["link"] != nil && entry["category"] != nil && entry["im:releaseDate"] != nil)
    }
  }

  @Test func anEntryHasTheFormOfItsCountry() throws {
    let entry = try #require(try Answer("/de/rss/topmovies/limit=2/json").entries.first)
    #expect(entry.label("im:price") == "10,99 €")
    let price = (entry["im:price"] as? [String: Any])?["attributes"] as? [String: String]
    #expect(price == ["amount": "10.99000", "currency": "EUR"])
    #expect(entry.label("im:rentalPrice") == "4,39 €")
    #expect(entry.label("id") == "https://itunes.apple.com/de/movie/metropolis/id9000000001?uo=2")
    #expect(entry.label("title") == "Metropolis - Fritz Lang")
    #expect(entry.label("im:releaseDate") == "1927-01-10T00:00:00-08:00")
    let day = (entry["im:releaseDate"] as? [String: Any])?["attributes"] as? [String: String]
    #expect(day?["label"] == "January 10, 1927")
    #expect((entry["link"] as? [Any])?.count == 2)
    let yen = try #require(try Answer("/jp/rss/topmovies/limit=2/json").entries.first)
    #expect(yen.label("im:price") == "¥1,528")
  }

  @Test func aChartOfOneIsAnObjectAndOfNoneIsMissing() throws {
    let one = try Answer("/us/rss/topmovies/limit=1/json").json["feed"] as? [String: Any]
    #expect(one?["entry"] is [String: Any])
    let none = try Answer("/us/rss/topmovies/limit=10/genre=4402/json")
    #expect(none.reply.status == 200)
    #expect((none.json["feed"] as? [String: Any])?.keys.contains("entry") == false)
  }

  @Test(arguments: [
    ("topmovies/genre=4408", 3), ("toppodcasts/genre=1324", 2), ("toppodcasts/genre=26", 8),
    ("topsongs/genre=11", 3), ("topaudiobooks/genre=50000055", 2), ("toptvseasons/genre=4006", 2),
    ("topmusicvideos/genre=1612", 1), ("topfreeapplications/explicit=true/genre=6017", 2),
  ])
  func aGenreNarrowsAnOlderChart(path: String, count: Int) throws {
    #expect(try Answer("/us/rss/\(path)/limit=100/json").entries.count == count)
  }

  @Test func tenAreTheDefault() throws {
    #expect(try Answer("/us/rss/topsongs/json").entries.count == 10)
  }

  @Test func theAnnouncedSeasonIsNotRanked() throws {
    let names = try Answer("/us/rss/toptvseasons/limit=100/json").entries.map {
      $0.label("im:name")
    }
    #expect(!names.contains("The Weather Desk of Port Merrow, Season 2"))
    #expect(try Answer("/search?term=merrow+season+2&entity=tvSeason").records.count == 1)
  }

  @Test func aStoreThatIsNoneIsRefused() {
    #expect(DemoCatalogue().reply(to: "/zz/rss/topmovies/limit=10/json").status == 400)
    #expect(DemoCatalogue().reply(to: "/api/v2/zz/music/most-played/10/songs.json").status == 500)
    #expect(DemoCatalogue().reply(to: "/us/rss/topmovies/limit=10/xml").status == 404)
  }

  @Test(arguments: [
    ("music/most-played/10/songs", "Mars, the Bringer of War", 10),
    ("music/most-played/100/albums", "The Planets, Op. 32", 10),
    ("music/most-played/25/music-videos", "Carmencita Dances", 5),
    ("podcasts/top/10/podcasts", "The Silent Reel", 8),
    ("podcasts/top/100/podcast-episodes", "13. Metropolis, Found Again", 17),
    ("apps/top-free/10/apps", "Night Sky Almanac", 2), ("apps/top-paid/10/apps", "Tide Clock", 5),
    ("books/top-free/10/books", "Moby-Dick; or, The Whale", 9),
    ("books/top-paid/10/books", "Dracula", 6),
    ("audio-books/top/10/audio-books", "Alice's Adventures in Wonderland (Unabridged)", 9),
  ])
  func theNewerChartsAreThereToo(path: String, first: String, count: Int) throws {
    let answer = try Answer("/api/v2/gb/\(path).json")
    let feed = try #require(answer.json["feed"] as? [String: Any])
    let results = try #require(feed["results"] as? [[String: Any]])
    #expect(results.count == count)
    #expect(results.first?["name"] as? String == first)
    #expect(results.allSatisfy { $0["id"] is String && $0["artistName"] is String })
    #expect(results.allSatisfy { ($0["releaseDate"] as? String)?.count == 10 })
    #expect(feed["country"] as? String == "gb")
  }

  @Test func theMarkOfTheExplicitIsMisspelt() throws {
    let feed = try Answer("/api/v2/us/podcasts/top/10/podcasts.json").json["feed"] as? [String: Any]
    let results = try #require(feed?["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["contentAdvisoryRating"] as? String } == ["Explict"])
  }

  @Test(arguments: [
    ("movies/top/10/movies", 404), ("music/most-played/101/songs", 500),
    ("music/most-played/0/songs", 500), ("music/most-played/x/songs", 500), ("music/songs", 404),
  ])
  func otherNewerChartsFail(path: String, status: Int) {
    let reply = DemoCatalogue().reply(to: "/api/v2/us/\(path).json")
    #expect(reply.status == status)
    #expect(reply.contentType.hasPrefix("text/html"))
  }
}

import Testing

@testable import DemoCatalogue

@Suite struct LookupTests {
  @Test func idsAreAnsweredInOrderAndUnknownOnesLeftOut() throws {
    let answer = try Answer("/lookup?id=9000000502,5,9000000001,9000000502&country=US")
    #expect(try answer.names == ["Dracula", "Metropolis"])
    #expect(answer.json["resultCount"] as? Int == 2)
    #expect(try Answer("/lookup?country=us").records.isEmpty)
  }

  @Test func aWholeAlbumComesInTheOrderOfItsTracks() throws {
    let answer = try Answer("/lookup?id=9000000101&entity=song&limit=200")
    let records = try answer.records
    #expect(records.count == 8)
    #expect(records.first?["collectionType"] as? String == "Album")
    #expect(records.first?["trackCount"] as? Int == records.count - 1)
    #expect(records.dropFirst().compactMap { $0["trackNumber"] as? Int } == Array(1...7))
    #expect(records.allSatisfy { ($0["collectionId"] as? Int) == 9_000_000_101 })
  }

  @Test func anAlbumOfTwoDiscsCountsTracksOnEach() throws {
    let songs = try Answer("/lookup?id=9000000106&entity=song").records.dropFirst()
    #expect(songs.compactMap { $0["discNumber"] as? Int } == [1, 1, 2, 2])
    #expect(songs.compactMap { $0["trackNumber"] as? Int } == [1, 2, 1, 2])
  }

  @Test func anArtistHasAlbumsAndTheLimitIsPerParent() throws {
    #expect(
      try Answer("/lookup?id=9000001211&entity=album").names == [
        "Erik Satie", "Gymnopédies - EP", "Gnossiennes", "Sports et divertissements", "Parade",
      ]
    )
    let both = try Answer("/lookup?id=9000001211,9000001212&entity=album&limit=2").names
    #expect(
      both == [
        "Erik Satie", "Gymnopédies - EP", "Gnossiennes", "Gustav Holst", "The Planets, Op. 32",
      ]
    )
  }

  @Test func recentChildrenComeNewestFirst() throws {
    let names = try Answer("/lookup?id=9000001211&entity=album&sort=recent").names
    #expect(
      names == [
        "Erik Satie", "Parade", "Sports et divertissements", "Gnossiennes", "Gymnopédies - EP",
      ]
    )
  }

  @Test func aShowHasSeasonsAndASeasonEpisodes() throws {
    let seasons = try Answer("/lookup?id=9000001281&entity=tvSeason").records
    #expect(
      seasons.compactMap { $0["wrapperType"] as? String } == ["artist", "collection", "collection"]
    )
    let episodes = try Answer("/lookup?id=9000000601&entity=tvEpisode").records
    #expect(episodes.dropFirst().compactMap { $0["trackNumber"] as? Int } == Array(1...6))
  }

  @Test func aPodcastHasItsEpisodesNewestFirst() throws {
    let answer = try Answer("/lookup?id=9000000801&media=podcast&entity=podcastEpisode&limit=200")
    let episodes = try answer.records.dropFirst()
    #expect(episodes.count == 13)
    let dates = episodes.compactMap { $0["releaseDate"] as? String }
    #expect(dates == dates.sorted(by: >))
    #expect(episodes.allSatisfy { $0["episodeUrl"] is String && $0["episodeGuid"] is String })
    let id = try #require(answer.ids.last)
    #expect(try Answer("/lookup?id=\(id)").records.isEmpty)
  }

  @Test func aDeveloperHasApps() throws {
    #expect(
      try Answer("/lookup?id=9000001291&entity=software").names == [
        "Paper Kite Software", "Night Sky Almanac", "Tide Clock", "Abacus+",
      ]
    )
    #expect(
      try Answer("/lookup?id=9000001291&entity=macSoftware").names.last == "Tide Clock for Mac"
    )
  }

  @Test func anAuthorHasBooks() throws {
    #expect(try Answer("/lookup?id=9000001251&entity=ebook").names.dropFirst().count == 2)
    #expect(try Answer("/lookup?id=9000001251&entity=audiobook").names.dropFirst().count == 1)
  }

  @Test(arguments: [
    ("upc=400000001012", "The Planets, Op. 32"), ("isbn=9798999005021", "Dracula"),
    ("bundleId=org.example.paperkite.tideclock", "Tide Clock"),
    ("amgArtistId=9000001", "Erik Satie"),
  ])
  func otherNumbersAreKnown(query: String, name: String) throws {
    #expect(try Answer("/lookup?\(query)").names == [name])
    let key = query.prefix { $0 != "=" }
    #expect(try Answer("/lookup?\(key)=1").records.isEmpty)
  }

  @Test func aBarcodeWithSongsFindsTheAlbumAndThem() throws {
    #expect(try Answer("/lookup?upc=400000001029&entity=song").records.count == 4)
  }

  @Test func limitsAboveTheMostMeanTheDefault() throws {
    #expect(try Answer("/lookup?id=9000000801&entity=podcastEpisode&limit=201").records.count == 14)
    #expect(try Answer("/lookup?id=9000000801&entity=podcastEpisode&limit=5").records.count == 6)
  }

  @Test func moreIdsThanTheGatewayTakesFailThere() {
    let ids = (1...201).map(String.init).joined(separator: ",")
    #expect(DemoCatalogue().reply(to: "/lookup?id=\(ids)").status == 502)
  }
}

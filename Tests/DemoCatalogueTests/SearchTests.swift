import Testing

@testable import DemoCatalogue

@Suite struct SearchTests {
  @Test(arguments: [
    ("metropolis", "Metropolis"),
    ("battleship+potemkin", "Battleship Potemkin"),
    ("potemkin+eisenstein", "Battleship Potemkin"),
    ("haxan", "Häxan"),
    ("H%C3%84XAN", "Häxan"),
    ("trip+to+the+moon", "Le Voyage dans la Lune"),
    ("m%C3%A9li%C3%A8s+voyage", "Le Voyage dans la Lune"),
    ("gymnopedie+no.+1", "Gymnopédie No. 1 (Lent et douloureux)"),
    ("alices+adventures", "Alice's Adventures in Wonderland (Unabridged)"),
    ("%E6%BA%90%E6%B0%8F", "源氏物語"),
    ("%E7%8B%82%E3%81%A3%E3%81%9F", "狂った一頁"),
    ("%F0%9F%8C%99", "🌙 Bedtime Atlas"),
    ("%D0%B2%D0%BE%D0%B9%D0%BD%D0%B0", "Война и мир"),
    ("%D9%84%D9%8A%D9%84%D8%A9", "ألف ليلة وليلة"),
    ("fur+elise", "Bagatelle No. 25 in A Minor, WoO 59 \"Für Elise\""),
    ("planets", "Mars, the Bringer of War"),
    ("moby%2Ddick", "Moby-Dick; or, The Whale"),
  ])
  func aTermFindsWhatItMeans(term: String, first: String) throws {
    #expect(try Answer("/search?term=\(term)").names.first == first)
  }

  @Test func bothNormalFormsOfATermFindTheSame() throws {
    let composed = try Answer("/search?term=h%C3%A4xan").reply
    #expect(try Answer("/search?term=ha%CC%88xan").reply == composed)
  }

  @Test func theSameNameComesBeforeOnesThatHoldIt() throws {
    let names = try Answer("/search?term=frankenstein&entity=ebook,audiobook").names
    #expect(names == ["Frankenstein (Unabridged)", "Frankenstein; or, The Modern Prometheus"])
    #expect(try Answer("/search?term=parade&entity=album").names == ["Parade"])
  }

  @Test func anEncodedPlusIsAPlusAndABareOneASpace() throws {
    #expect(try Answer("/search?term=abacus%2B&entity=software").names == ["Abacus+"])
    #expect(try Answer("/search?term=night+sky&entity=software").names == ["Night Sky Almanac"])
    #expect(try Answer("/search?term=night%2Bsky&entity=software").names.isEmpty)
    #expect(try Answer("/search?term=paper%20kite&entity=software").names.count == 3)
  }

  @Test func whatIsNotThereIsAnHonestEmptyAnswer() throws {
    for query in ["term=zzzz+nothing", "term=", "", "term=%21%21", "media=movie"] {
      let answer = try Answer("/search?\(query)")
      #expect(answer.reply.status == 200)
      #expect(answer.json["resultCount"] as? Int == 0)
      #expect(try answer.records.isEmpty)
    }
  }

  @Test(arguments: [
    ("movie", "keaton", RecordKind.movie), ("podcast", "reel", .podcast),
    ("music", "holst", .song), ("musicVideo", "gymnopedie", .musicVideo),
    ("audiobook", "wells", .audiobook), ("shortFilm", "gertie", .movie),
    ("tvShow", "merrow", .tvEpisode), ("software", "kite", .app), ("ebook", "austen", .ebook),
    ("all", "nosferatu", .movie),
  ])
  func everyMediaFindsItsTracks(media: String, term: String, kind: RecordKind) throws {
    let ids = try Answer("/search?term=\(term)&media=\(media)").ids
    #expect(!ids.isEmpty)
    #expect(ids.allSatisfy { id in Shelf.bundled.record(id: id)?.kind == kind })
  }

  @Test(arguments: [
    ("movie", "lang"), ("movieArtist", "keaton"), ("podcast", "reel"), ("podcastAuthor", "lantern"),
    ("podcastEpisode", "metropolis"), ("musicArtist", "bach"), ("musicTrack", "rag"),
    ("album", "satie"), ("musicVideo", "dance"), ("song", "fugue"), ("audiobook", "holmes"),
    ("audiobookAuthor", "austen"), ("shortFilm", "gertie"), ("shortFilmArtist", "melies"),
    ("software", "tide"), ("iPadSoftware", "tide"), ("desktopSoftware", "tide"),
    ("macSoftware", "score"), ("tvSoftware", "tide"), ("tvEpisode", "fog"), ("tvSeason", "merrow"),
    ("tvShow", "merrow"), ("ebook", "whale"), ("allArtist", "satie"), ("allTrack", "metropolis"),
  ])
  func everyEntityFindsSomething(entity: String, term: String) throws {
    #expect(try !Answer("/search?term=\(term)&entity=\(entity)").records.isEmpty)
  }

  @Test func theEntityIsNotHeldAgainstTheMedia() throws {
    let answer = try Answer("/search?term=reel&media=music&entity=podcast")
    #expect(try answer.names == ["The Silent Reel"])
  }

  @Test func limitsAreClampedOrIgnored() throws {
    #expect(try Answer("/search?term=a&limit=3").records.count == 3)
    #expect(try Answer("/search?term=a&limit=0").records.count == 50)
    #expect(try Answer("/search?term=a&limit=many").records.count == 50)
    let all = try Answer("/search?term=a&limit=200").records.count
    #expect(all > 50)
    #expect(try Answer("/search?term=a&limit=1000").records.count == all)
  }

  @Test(arguments: [
    ("dracula&attribute=titleTerm&entity=ebook", 1), ("stoker&attribute=titleTerm&entity=ebook", 0),
    ("stoker&attribute=authorTerm&entity=ebook", 1),
    ("1927&attribute=releaseYearTerm&media=movie", 2),
    ("shadow&attribute=descriptionTerm&media=movie", 3),
    ("horror&attribute=genreIndex&media=movie", 3),
    ("planets&attribute=albumTerm&entity=song", 7),
    ("paper+kite&attribute=softwareDeveloper&entity=software", 3),
  ])
  func anAttributeRestrictsTheField(query: String, count: Int) throws {
    #expect(try Answer("/search?term=\(query)").records.count == count)
  }

  @Test func withoutExplicitThereIsNoneExplicit() throws {
    let query = "/search?term=k.+231&entity=song"
    #expect(try Answer(query).records.count == 2)
    #expect(try Answer(query + "&explicit=No").names == ["Lasst froh uns sein, K. 231"])
    #expect(try Answer("/search?term=bawdy&media=podcast&explicit=No").records.isEmpty)
  }

  @Test func theSameTargetHasTheSameBytes() {
    let target = "/search?term=the&country=DE&limit=200"
    let first = DemoCatalogue().reply(to: target)
    #expect(DemoCatalogue().reply(to: target) == first)
  }

  @Test func theEnvelopeIsApples() {
    let body = String(
      decoding: DemoCatalogue().reply(to: "/search?term=caligari").body,
      as: UTF8.self
    )
    #expect(
      body.hasPrefix("\n\n\n{\n \"resultCount\":1,\n \"results\": [\n{\"wrapperType\":\"track\", ")
    )
    #expect(body.hasSuffix("}]\n}\n\n\n"))
    let reply = DemoCatalogue().reply(to: "/search?term=caligari")
    #expect(reply.contentType == "text/javascript; charset=utf-8")
  }
}

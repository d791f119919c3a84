import Catalog
import Records
import Testing

@testable import Browsing

/// Whatever is asked has words.
@Suite struct WordsSubjectTests {
  /// All charts have the same words where there are none.
  private static let few =
    SubjectSamples.searches + SubjectSamples.lookups + SubjectSamples.belongings + [
      .chart(.tv, country: .unitedStates), .compare(SubjectSamples.comparison),
      .home(Inquiry.homeCharts, country: .unitedStates),
    ]

  @Test func heads() {
    #expect(
      SubjectSamples.all.map { SubjectWords.head(of: $0) }.joined(separator: "\n") == """
        Movies “blade runner”
        “cohen”
        Item 1
        3 items
        Barcode 0602547670342
        ISBN 9780345404473
        Bundle com.example.kino
        Item 594314564
        2 items
        Film 594314564
        Film 594314564
        Item 1
        Songs of artist 1
        Albums by artist 1
        Music videos by artist 1
        Episodes of artist 1
        Seasons of artist 1
        Episodes of artist 1
        Podcasts by artist 1
        Books by artist 1
        Apps by artist 1
        Films by artist 1
        Top films
        Top songs
        Top albums
        Top podcasts
        Top TV
        Top music videos
        Top audiobooks
        Top paid books
        Top free apps
        Top films in Comedy
        Top songs in genre 99999
        Top films
        Top film rentals
        Top TV episodes
        Top TV
        Top songs
        Top albums
        Top music videos
        Top podcasts
        Top audiobooks
        Top paid books
        Top free apps
        Top songs
        Top albums
        Top music videos
        Top podcasts
        Top audiobooks
        Top paid books
        Top free apps
        Similar to “Blade Runner”
        Similar to song 1
        Film 594314564 in 4 countries
        Today in the United States
        Watchlist
        """
    )
  }

  @Test func doings() {
    #expect(
      SubjectSamples.all.map { SubjectWords.doing($0) }.joined(separator: "\n") == """
        Searching movies for “blade runner” in the United States
        Searching everything for “cohen” in the United States
        Looking up item 1 in the United States
        Looking up 3 items in the United States
        Looking up barcode 0602547670342 in the United States
        Looking up ISBN 9780345404473 in the United States
        Looking up bundle com.example.kino in the United States
        Looking up item 594314564 in the United States
        Looking up 2 items in the United States
        Looking up film 594314564 in the United States
        Looking up film 594314564 in the United States
        Looking up item 1 in the United States
        Getting the songs of artist 1 in the United States
        Getting the albums by artist 1 in the United States
        Getting the music videos by artist 1 in the United States
        Getting the episodes of artist 1 in the United States
        Getting the seasons of artist 1 in the United States
        Getting the episodes of artist 1 in the United States
        Getting the podcasts by artist 1 in the United States
        Getting the books by artist 1 in the United States
        Getting the apps by artist 1 in the United States
        Getting the films by artist 1 in the United States
        Getting top films, United States
        Getting top songs, United States
        Getting top albums, United States
        Getting top podcasts, United States
        Getting top TV, United States
        Getting top music videos, United States
        Getting top audiobooks, United States
        Getting top paid books, United States
        Getting top free apps, United States
        Getting top films in Comedy, United States
        Getting top songs in genre 99999, United States
        Getting top films, United States
        Getting top film rentals, United States
        Getting top TV episodes, United States
        Getting top TV, United States
        Getting top songs, United States
        Getting top albums, United States
        Getting top music videos, United States
        Getting top podcasts, United States
        Getting top audiobooks, United States
        Getting top paid books, United States
        Getting top free apps, United States
        Getting top songs, United States
        Getting top albums, United States
        Getting top music videos, United States
        Getting top podcasts, United States
        Getting top audiobooks, United States
        Getting top paid books, United States
        Getting top free apps, United States
        Looking for what is similar to “Blade Runner” in the United States
        Looking for what is similar to song 1 in the United States
        Comparing in 4 countries
        Getting the charts of the United States
        Getting the prices of 1 watched item
        """
    )
  }

  @Test func nothings() {
    #expect(
      Self.few.map { SubjectWords.nothing(for: $0) }.joined(separator: "\n") == """
        Nothing found for “blade runner” among movies in the United States.
        Nothing found for “cohen” in the United States.
        No item has the id 1 in the United States.
        No item has one of these ids in the United States.
        Nothing has the barcode 0602547670342 in the United States.
        No book has the ISBN 9780345404473 in the United States.
        No app has the identifier com.example.kino in the United States.
        No item has the id 594314564 in the United States.
        No item has one of these ids in the United States.
        No film has the id 594314564 in the United States.
        No film has the id 594314564 in the United States.
        No item has the id 1 in the United States.
        There are no songs of artist 1 in the United States.
        There are no albums by artist 1 in the United States.
        There are no music videos by artist 1 in the United States.
        There are no episodes of artist 1 in the United States.
        There are no seasons of artist 1 in the United States.
        There are no episodes of artist 1 in the United States.
        There are no podcasts by artist 1 in the United States.
        There are no books by artist 1 in the United States.
        There are no apps by artist 1 in the United States.
        There are no films by artist 1 in the United States.
        Apple has no such chart in the United States.
        No film has the id 594314564 in the United States, the United Kingdom, Germany or Japan.
        There are no charts in the United States.
        """
    )
  }

  @Test func namesAreUsedWhereTheyAreKnown() {
    let more = Inquiry.Subject.more(SubjectSamples.album)
    #expect(SubjectWords.head(of: more, name: "Abbey Road") == "Songs of “Abbey Road”")
    #expect(
      SubjectWords.doing(more, name: "Abbey Road")
        == "Getting the songs of “Abbey Road” in the United States"
    )
    let comparison = Inquiry.Subject.compare(SubjectSamples.comparison)
    #expect(SubjectWords.head(of: comparison, name: "Heat") == "“Heat” in 4 countries")
    #expect(SubjectWords.doing(comparison, name: "Heat") == "Comparing “Heat” in 4 countries")
  }

  @Test func everyFailureOfEverySubjectHasWords() {
    for subject in SubjectSamples.all {
      for code in CatalogError.Code.allCases {
        let failure = Sample.failure(CatalogError(code), of: subject)
        let sentences = FailureWords.sentences(for: failure)
        let advice = sentences.filter { $0.hasPrefix("Among what you have seen: find ") }
        #expect(advice.isEmpty || ExitStatus(code) == .network)
        #expect(sentences.count == 2 + advice.count)
        #expect(sentences.prefix(2).allSatisfy { $0.hasSuffix(".") && !$0.contains("  ") })
      }
    }
    let country = Storefront(code: "li") ?? .unitedStates
    let failure = Sample.failure(CatalogError(.noChart), of: .chart(.movies, country: country))
    #expect(
      FailureWords.sentences(for: failure) == [
        "Apple has no such chart in Liechtenstein.", "Other countries may have one.",
      ]
    )
    #expect(
      text(Screens.draw(.error(failure), in: Sample.context())) == """

        Apple has no such chart in Liechtenstein.
        Other countries may have one: country us. What you saw before is one step back:
        b
        """
    )
  }

  @Test(
    arguments: [
      (.missing([7]), "No item has the id 7 in the United States."),
      (.missing([7, 8]), "No items have these ids in the United States: 7, 8."),
      (
        .otherType(7, wanted: .song, found: .album),
        "7 is an album, not a song; id:7 opens it."
      ),
      (
        .otherType(8, wanted: .audiobook, found: .macApp),
        "8 is a Mac app, not an audiobook; id:8 opens it."
      ),
      (.soldHere(15, of: 19), "15 of 19 tracks are sold here."),
      (.soldHere(1, of: 19), "1 of 19 tracks is sold here."),
      (.newest(200, of: 1204), "Apple gives the newest 200 of 1204 tracks."),
      (.plainSearch, "No creator of this name was found; these have the words anywhere."),
      (
        .notServed(.tvShow),
        "Apple's search no longer answers for TV; these are from the charts."
      ),
      (
        .notServed(.all),
        "Apple's search no longer answers for movies and TV; these are from the charts."
      ),
      (.chartsSearched(3, of: 61), "Searched 3 of 61 charts."),
      (.chartsSearched(61, of: 61), "Searched all 61 charts."),
      (
        .chartFailed(CatalogError(.timedOut)),
        "A chart is missing: itunes.apple.com took too long to answer."
      ),
      (
        .partFailed(CatalogError(.empty)),
        "A part is missing: the answer of itunes.apple.com was empty."
      ),
    ] as [(Note, String)]
  )
  func everyNoteIsASentence(note: Note, expected: String) {
    let list = Sample.list(
      .inquiry(.more(SubjectSamples.album)),
      Findings(items: Sample.songs, notes: [note])
    )
    #expect(NoteWords.sentences(for: list) == [expected])
  }

  /// What stands in for a search that Apple does not answer any more, and what of it there is.
  @Test(
    arguments: [
      (1, 0, [.chartsSearched(2, of: 70)], "; these are from the charts."),
      (
        1, 2, [.chartsSearched(2, of: 70)],
        "; these are from the charts, and 2 from what was seen before."
      ),
      (0, 1, [.chartsSearched(2, of: 70)], "; this was seen before."),
      (0, 2, [.chartsSearched(2, of: 70)], "; these were seen before."),
      (0, 0, [.chartsSearched(2, of: 70)], "; the charts were searched, and what was seen before."),
      (
        0, 1, [.noChart],
        ", and there are no charts of them in the United States; this was seen before."
      ),
      (
        0, 0, [.noChart],
        ", and there are no charts of them in the United States; what was seen before was searched."
      ),
      (0, 1, [.chartFailed(CatalogError(.timedOut))], "; this was seen before."),
    ] as [(Int, Int, [Note], String)]
  )
  func whatStandsInForASearchIsSaid(charted: Int, seen: Int, notes: [Note], expected: String) {
    let items = Sample.movies.prefix(charted)
    let sightings = Sightings(
      matches: (0..<seen).map { Answers.seen(Answers.item(.movie, Int64(9_000 + $0))) }
    )
    let list = ListScreen(
      serial: 1,
      topic: .inquiry(.request(Sample.search("blade", .movie))),
      findings: Findings(items: Array(items), notes: [.notServed(.movie)] + notes),
      sightings: sightings,
      gathering: Gathering()
    )
    let sentences = NoteWords.sentences(for: list)
    #expect(sentences.contains("Apple's search no longer answers for movies" + expected))
    let failure = "The charts could not be searched: itunes.apple.com took too long to answer."
    #expect(sentences.contains(failure) == (notes == [.chartFailed(CatalogError(.timedOut))]))
  }

  @Test func whatHasNoRecordIsCalledAsItsItemsCallIt() {
    var song = Sample.songs[0]
    song.collectionID = SubjectSamples.album.parent.number
    let book = Sample.item(.ebook, 7) {
      $0.creator = "Lewis Carroll"
      $0.creatorID = 9
    }
    let books = Belongings(.books, of: ItemID(.artist, 9), country: .unitedStates)
    func head(_ belongings: Belongings, _ items: [Item]) -> String {
      let list = Sample.list(.inquiry(.more(belongings)), Findings(items: items))
      return list.topic.head(name: list.subjectName)
    }
    #expect(head(SubjectSamples.album, [song]) == "Songs of “Songs of Leonard Cohen”")
    #expect(head(books, [song, book]) == "Books by “Lewis Carroll”")
    #expect(head(books, [song]) == "Books by artist 9")
  }

  @Test func dataSaysWhyALineWasSearchedFor() {
    var list = Sample.list(Sample.songs, of: Sample.search("sort title"))
    list.nearMiss = NearMiss(reason: .noSortKey("title", suggestion: .name), line: "sort title")
    #expect(
      NoteWords.sentences(for: list) == [
        "nothing called title to sort by, did you mean name; searched for “sort title”."
      ]
    )
  }

  @Test(arguments: [(1, "1 record could not be read."), (2, "2 records could not be read.")])
  func dataSaysWhatScreensHaveInTheirHead(skipped: Int, expected: String) {
    let list = Sample.list(Sample.songs, of: Sample.search("abba"), skipped: skipped)
    #expect(NoteWords.sentences(for: list) == [expected])
  }
}

import Catalog
import Testing

struct SearchInquiryTests {
  private let us = Storefront.unitedStates
  private let none = Answer(items: [])

  private func film(_ number: Int64, _ name: String, by creator: String = "Ada Moss") -> Item {
    var item = Item(id: ItemID(.movie, number), country: "us")
    item.name = name
    item.creator = creator
    item.rank = Int(number)
    return item
  }

  private func target(_ requests: [CatalogRequest]) -> [String] { requests.map(\.target) }

  // MARK: A creator alone

  @Test func aCreatorAloneIsSearchedPlainlyWhereTheirFieldBringsNothing() {
    let query = Query(term: "", media: .music, creator: "Quay")
    var inquiry = Inquiry(.request(.search(query)))
    let first = inquiry.next()
    #expect(
      target(first) == ["/search?term=Quay&country=US&media=music&attribute=artistTerm&limit=200"]
    )
    inquiry.receive(.success(none), for: first[0])
    #expect(inquiry.outcome == nil)
    #expect(inquiry.progress.activity == .searchingPlainly)
    let second = inquiry.next()
    #expect(target(second) == ["/search?term=Quay&country=US&media=music&limit=200"])
    var mine = Item(id: ItemID(.song, 1), country: "us")
    mine.creator = "The Quay"
    let other = Item(id: ItemID(.song, 2), country: "us")
    inquiry.receive(.success(Answer(items: [mine, other])), for: second[0])
    #expect(inquiry.outcome == .found(Findings(items: [mine], notes: [.plainSearch])))
  }

  @Test func whatTheFieldForCreatorsBringsIsTheirsUnderAnyName() {
    let query = Query(term: "", media: .movie, creator: "tarkowski")
    var inquiry = Inquiry(.request(.search(query)))
    let request = inquiry.next()[0]
    let found = film(1, "Stalker", by: "Андрей Тарковский")
    inquiry.receive(.success(Answer(items: [found])), for: request)
    #expect(inquiry.outcome == .found(Findings(items: [found])))
  }

  @Test func aCreatorBesideWordsFiltersTheRowsAndKeepsTheArtist() {
    let query = Query(term: "love", media: .music, creator: "The Bëatles")
    var inquiry = Inquiry(.request(.search(query)))
    let request = inquiry.next()[0]
    var artist = Item(id: ItemID(.artist, 9), country: "us")
    artist.name = "The Beatles"
    let items = [
      film(1, "Love", by: "The Beatles"), film(2, "Love Me Do"),
      film(3, "Love", by: "THE BEATLES & Friends"), artist,
    ]
    inquiry.receive(.success(Answer(items: items)), for: request)
    #expect(inquiry.outcome == .found(Findings(items: [items[0], items[2], artist])))
  }

  @Test(
    arguments: [
      Query(term: "tide", media: .music, creator: "Quay"),
      Query(term: "", media: .ebook, creator: "Quay"),
      Query(term: "", media: .music, attribute: .composerTerm, creator: "Quay"),
      Query(term: "tide", media: .music),
    ]
  )
  func otherSearchesAreNotRepeated(query: Query) {
    var inquiry = Inquiry(.request(.search(query)))
    let first = inquiry.next()
    inquiry.receive(.success(none), for: first[0])
    #expect(inquiry.outcome == .found(Findings()))
  }

  // MARK: Films and television

  @Test func anEmptyFilmSearchLooksInTheCharts() throws {
    var inquiry = Inquiry(.request(.search(Query(term: "light house", media: .movie))))
    let search = inquiry.next()
    #expect(search.count == 1)
    inquiry.receive(.success(none), for: search[0])
    let charts = inquiry.next()
    #expect(
      target(charts) == [
        "/us/rss/topmovies/limit=200/json", "/us/rss/topvideorentals/limit=200/json",
      ]
    )
    #expect(inquiry.progress == .init(.searchingCharts, done: 0, of: 70))
    var rental = film(3, "The Light of a House")
    rental.rentalPrice = 3.99
    inquiry.receive(.success(Answer(items: [rental, film(9, "Light House")])), for: charts[1])
    #expect(inquiry.outcome == nil)
    let top = [
      film(1, "Sea"), film(3, "The Light of a House"), film(4, "House of Lights", by: "X"),
    ]
    inquiry.receive(.success(Answer(items: top)), for: charts[0])
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == [9, 3, 4])
    #expect(findings.items.map(\.rank) == [nil, nil, nil])
    #expect(findings.items[1].rentalPrice == 3.99)
    #expect(findings.notes == [.notServed(.movie), .chartsSearched(2, of: 70, goesOn: true)])
    #expect(findings.charts.map(\.feed) == [.movies, .movieRentals])
    #expect(inquiry.next().isEmpty)
  }

  @Test func genreChartsFollowOneAtATimeAndAddToTheList() throws {
    var inquiry = searched("keeper", top: [film(1, "A Keeper")])
    #expect(inquiry.hasFurther)
    let further = inquiry.nextFurther()
    let next = try #require(further)
    #expect(next.target == "/us/rss/topmovies/limit=200/genre=4401/json")
    #expect(inquiry.nextFurther() == nil)
    inquiry.receive(.success(Answer(items: [film(2, "Keeper"), film(1, "A Keeper")])), for: next)
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == [2, 1])
    // There is no chart of rentals, so that there are none of its genres.
    #expect(findings.notes == [.notServed(.movie), .chartsSearched(3, of: 36, goesOn: true)])
    var count = 3
    while let request = inquiry.nextFurther() {
      #expect(request.target.hasPrefix("/us/rss/topmovies/"))
      inquiry.receive(.failure(CatalogError(.noChart)), for: request)
      count += 1
    }
    #expect(count == 36)
    #expect(!inquiry.hasFurther)
    #expect(inquiry.progress == .init(.searchingCharts, done: 36, of: 36))
  }

  @Test func troubleEndsTheSearchInTheBackgroundAndKeepsTheList() throws {
    var inquiry = searched("keeper", top: [film(1, "A Keeper")])
    let further = inquiry.nextFurther()
    let next = try #require(further)
    inquiry.receive(.failure(CatalogError(.limited)), for: next)
    #expect(!inquiry.hasFurther)
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == [1])
    #expect(
      findings.notes == [
        .notServed(.movie), .chartsSearched(2, of: 36), .chartFailed(CatalogError(.limited)),
      ]
    )
  }

  @Test func aChartThatIsGoneDoesNotEndTheSearchInTheBackgroundAndSeveralDo() throws {
    var inquiry = searched("keeper", top: [film(1, "A Keeper")])
    for failures in 1...3 {
      let further = inquiry.nextFurther()
      let next = try #require(further)
      inquiry.receive(.failure(CatalogError(.outage, status: 404)), for: next)
      #expect(inquiry.hasFurther == (failures < 3))
    }
    #expect(inquiry.nextFurther() == nil)
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(
      findings.notes == [
        .notServed(.movie), .chartsSearched(2, of: 36),
        .chartFailed(CatalogError(.outage, status: 404)),
      ]
    )
  }

  @Test func whereNotEvenTheChartsOfEverythingAreServedNoMoreCome() {
    var inquiry = Inquiry(.request(.search(Query(term: "x", media: .movie))))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    for chart in inquiry.next() { inquiry.receive(.success(none), for: chart) }
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(!inquiry.hasFurther)
    #expect(findings.notes == [.notServed(.movie), .noChart])
  }

  @Test func theLastChartSaysThatNoMoreCome() {
    var inquiry = Inquiry(
      .request(.search(Query(term: "keeper", media: .tvShow, entity: .tvSeason)))
    )
    inquiry.receive(.success(none), for: inquiry.next()[0])
    for chart in inquiry.next() {
      inquiry.receive(.success(Answer(items: [film(1, "A Keeper")])), for: chart)
    }
    var notes: [Note] = []
    while let request = inquiry.nextFurther() {
      inquiry.receive(.success(none), for: request)
      if case .found(let findings) = inquiry.outcome { notes = findings.notes }
    }
    #expect(notes == [.notServed(.tvShow), .chartsSearched(13, of: 13)])
  }

  /// Nor is it known to be found nowhere: whoever shows it decides whether there is something else to show.
  @Test func chartsThatCannotBeHadAreNotNothingFound() {
    let limited = CatalogError(.limited, status: 403)
    let gone = CatalogError(.outage, status: 404)
    let cases: [(Result<Answer, CatalogError>, CatalogError, CatalogError)] = [
      (.success(none), CatalogError(.timedOut), CatalogError(.timedOut)),
      (.failure(CatalogError(.noChart)), CatalogError(.timedOut), CatalogError(.timedOut)),
      (.failure(gone), limited, limited), (.failure(gone), gone, gone),
    ]
    for (first, second, expected) in cases {
      var inquiry = Inquiry(.request(.search(Query(term: "x", media: .tvShow))))
      inquiry.receive(.success(none), for: inquiry.next()[0])
      let charts = inquiry.next()
      #expect(charts.count == 2)
      inquiry.receive(first, for: charts[0])
      inquiry.receive(.failure(second), for: charts[1])
      let notes: [Note] = [.notServed(.tvShow), .chartFailed(expected)]
      #expect(inquiry.outcome == .found(Findings(notes: notes)))
      #expect(!inquiry.hasFurther)
      #expect(inquiry.nextFurther() == nil)
    }
  }

  /// Each way in which a feed may stop to answer for good.
  @Test(
    arguments: [
      CatalogError(.outage, status: 404), CatalogError(.outage, status: 500),
      CatalogError(.outage, status: 410), CatalogError(.webPage), CatalogError(.empty),
      CatalogError(.notAnAnswer), CatalogError(.redirectLoop), CatalogError(.redirectRefused),
    ]
  )
  func aFeedThatIsGoneLeavesTheOtherOne(error: CatalogError) {
    var inquiry = Inquiry(.request(.search(Query(term: "x", media: .movie))))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    let charts = inquiry.next()
    inquiry.receive(.success(Answer(items: [film(1, "Sea")])), for: charts[0])
    inquiry.receive(.failure(error), for: charts[1])
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.isEmpty)
    #expect(
      findings.notes == [
        .notServed(.movie), .chartsSearched(1, of: 36, goesOn: true), .chartFailed(error),
      ]
    )
    #expect(inquiry.nextFurther()?.target == "/us/rss/topmovies/limit=200/genre=4401/json")
  }

  @Test func whatOneChartHasIsFoundWithoutTheOther() throws {
    var inquiry = Inquiry(.request(.search(Query(term: "sea", media: .movie))))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    let charts = inquiry.next()
    inquiry.receive(.failure(CatalogError(.timedOut)), for: charts[0])
    inquiry.receive(.success(Answer(items: [film(1, "Sea")])), for: charts[1])
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == [1])
    #expect(
      findings.notes == [
        .notServed(.movie), .chartsSearched(1, of: 70, goesOn: true),
        .chartFailed(CatalogError(.timedOut)),
      ]
    )
    #expect(inquiry.hasFurther)
  }

  @Test func noSuchChartsAreNothingFound() {
    var inquiry = Inquiry(.request(.search(Query(term: "x", media: .tvShow))))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    for request in inquiry.next() {
      inquiry.receive(.failure(CatalogError(.noChart)), for: request)
    }
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.isEmpty)
    #expect(findings.notes == [.notServed(.tvShow), .noChart])
    #expect(!inquiry.hasFurther)
  }

  @Test(
    arguments: [
      (Query(term: "x", media: .shortFilm), ["topmovies", "topvideorentals"], 2),
      (Query(term: "x", media: .tvShow, entity: .tvSeason), ["toptvseasons"], 13),
      (Query(term: "x", media: .tvShow, entity: .tvEpisode), ["toptvepisodes"], 13),
      (Query(term: "x", media: .all, entity: .movie), ["topmovies", "topvideorentals"], 70),
      (Query(term: "x", media: .all), [], 1), (Query(term: "x", media: .podcast), [], 1),
    ]
  )
  func theChartsFitWhatIsSearched(query: Query, feeds: [String], total: Int) {
    var inquiry = Inquiry(.request(.search(query)))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    let asked = inquiry.next().compactMap { request -> String? in
      if case .chart(let chart) = request { chart.feed.rawValue } else { nil }
    }
    #expect(asked == feeds)
    #expect(inquiry.progress.total == total)
  }

  @Test(
    arguments: [
      (Query(term: "moss", media: .movie, attribute: .directorTerm), [1, 2]),
      (Query(term: "moss", media: .movie, attribute: .movieTerm), [3]),
      (Query(term: "ada moss", media: .movie), [1, 2]),
      (Query(term: "moss", media: .movie, creator: "brown"), [3]),
      (Query(term: "oss", media: .movie), []),
      (Query(term: "1924", media: .movie, attribute: .releaseYearTerm), [1]),
      (Query(term: "sea", media: .movie, explicit: false), [1]),
      (Query(term: "", media: .movie, creator: "ada"), [1, 2]),
    ]
  )
  func theWordsMustStandWhereTheyWereAskedFor(query: Query, found: [Int64]) {
    var first = film(1, "Sea")
    first.released = ReleaseDate("1924-05-01")
    var second = film(2, "Sea of Fire")
    second.explicitness = .explicit
    var inquiry = Inquiry(.request(.search(query)))
    var guardCount = 0
    while inquiry.outcome == nil, guardCount < 5 {
      guardCount += 1
      for request in inquiry.next() {
        if case .chart(let chart) = request, chart.feed == .movies {
          let all = [first, second, film(3, "The Moss Book", by: "Bo Brown")]
          inquiry.receive(.success(Answer(items: all)), for: request)
        } else {
          inquiry.receive(.success(none), for: request)
        }
      }
    }
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.items.map(\.id.number) == found)
  }

  @Test func aFilmThatAppleStillFindsNeedsNoChart() {
    var inquiry = Inquiry(.request(.search(Query(term: "sea", media: .movie))))
    let request = inquiry.next()[0]
    inquiry.receive(.success(Answer(items: [film(1, "Sea")])), for: request)
    #expect(inquiry.outcome == .found(Findings(items: [film(1, "Sea")])))
    #expect(!inquiry.hasFurther)
  }

  private func searched(_ term: String, top: [Item]) -> Inquiry {
    var inquiry = Inquiry(.request(.search(Query(term: term, media: .movie))))
    inquiry.receive(.success(none), for: inquiry.next()[0])
    let charts = inquiry.next()
    inquiry.receive(.success(Answer(items: top)), for: charts[0])
    inquiry.receive(.failure(CatalogError(.noChart)), for: charts[1])
    return inquiry
  }
}

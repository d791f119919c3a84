import Catalog
import Testing

struct ChartInquiryTests {
  private let us = Storefront.unitedStates
  private let songs = Answer(items: items(.song, [1, 2]))

  private func outcome(
    _ results: [Result<Answer, CatalogError>],
    of subject: Inquiry.Subject
  ) -> (outcome: Inquiry.Outcome?, asked: [CatalogRequest]) {
    var inquiry = Inquiry(subject)
    var asked: [CatalogRequest] = []
    for result in results {
      guard let request = inquiry.next().first else { break }
      asked.append(request)
      inquiry.receive(result, for: request)
    }
    #expect(inquiry.next().isEmpty)
    return (inquiry.outcome, asked)
  }

  @Test func theFirstFeedWithItemsIsEnough() {
    let (outcome, asked) = outcome([.success(songs)], of: .chart(.songs, country: us))
    let chart = ChartRequest(.mostPlayedSongs, country: us)
    #expect(asked == [.chart(chart)])
    #expect(outcome == .found(Findings(items: songs.items, charts: [chart])))
  }

  @Test(
    arguments: [
      CatalogError.Code.noChart, .outage, .timedOut, .nameNotFound, .webPage, .notAnAnswer, .empty,
      .offline,
    ]
  )
  func theOtherHostStandsIn(code: CatalogError.Code) {
    let (outcome, asked) = outcome(
      [.failure(CatalogError(code)), .success(songs)],
      of: .chart(.songs, country: us)
    )
    let chart = ChartRequest(.songs, country: us)
    #expect(asked.count == 2)
    #expect(outcome == .found(Findings(items: songs.items, charts: [chart])))
  }

  @Test func anEmptyChartIsTriedElsewhereAndThenSaidToBeEmpty() {
    let empty = Answer(items: [])
    let (found, _) = outcome([.success(empty), .success(songs)], of: .chart(.songs, country: us))
    #expect(found == .found(Findings(items: songs.items, charts: [.init(.songs, country: us)])))
    let (none, asked) = outcome(
      [.success(empty), .failure(CatalogError(.noChart))],
      of: .chart(.songs, country: us)
    )
    #expect(asked.count == 2)
    let chart = ChartRequest(.mostPlayedSongs, country: us)
    #expect(none == .found(Findings(charts: [chart], notes: [.noChart])))
  }

  @Test func aHostThatSaysForSureThatThereIsNoneIsAsGoodAsAnEmptyFeed() {
    let none = CatalogError(.noChart, status: 400)
    let outage = CatalogError(.noChart, status: 500)
    let chart = ChartRequest(.songs, country: us)
    for results: [Result<Answer, CatalogError>] in [
      [.failure(outage), .failure(none)], [.failure(CatalogError(.noChart)), .failure(none)],
    ] {
      let (found, _) = outcome(results, of: .chart(.songs, country: us))
      #expect(found == .found(Findings(charts: [chart], notes: [.noChart])))
    }
    // The newer one says the same where it is out of order.
    let (failed, _) = outcome(
      [.failure(outage), .failure(outage)],
      of: .chart(.songs, country: us)
    )
    guard case .failed(outage, _) = failed else {
      Issue.record("\(String(describing: failed))")
      return
    }
  }

  @Test func aLimitIsNotTriedElsewhereAndTroubleWeighsMoreThanAbsence() {
    let limited = CatalogError(.limited)
    let (stopped, asked) = outcome([.failure(limited)], of: .chart(.songs, country: us))
    #expect(stopped == .failed(limited, asked[0]))
    let absent = CatalogError(.noChart)
    let outage = CatalogError(.outage)
    let (troubled, both) = outcome(
      [.failure(absent), .failure(outage)],
      of: .chart(.songs, country: us)
    )
    #expect(troubled == .failed(outage, both[1]))
    let (none, two) = outcome(
      [.failure(absent), .failure(absent)],
      of: .chart(.songs, country: us)
    )
    #expect(none == .failed(absent, two[0]))
  }

  @Test func aGenresChartIsAskedOnlyWhereThereAreGenres() {
    let (_, asked) = outcome(
      [.failure(CatalogError(.outage))],
      of: .chart(.songs, genre: 11, country: us, limit: 20)
    )
    #expect(asked.map(\.target) == ["/us/rss/topsongs/limit=20/genre=11/json"])
  }

  // MARK: Home

  @Test func eachSectionAppearsOrSaysWhyNot() throws {
    let charts: [Chart] = [.movies, .tv, .songs, .podcasts, .books]
    var inquiry = Inquiry(.home(charts, country: us, limit: 10))
    var asked: [CatalogRequest] = []
    while inquiry.outcome == nil {
      let requests = inquiry.next()
      #expect(requests.count <= 4)
      try #require(!requests.isEmpty)
      for request in requests.reversed() {
        asked.append(request)
        guard case .chart(let chart) = request else { continue }
        switch chart.feed {
        case .movies: inquiry.receive(.success(Answer(items: items(.movie, [1]))), for: request)
        case .tvSeasons, .tvEpisodes: inquiry.receive(.success(Answer(items: [])), for: request)
        case .songs: inquiry.receive(.success(songs), for: request)
        default: inquiry.receive(.failure(CatalogError(.outage)), for: request)
        }
      }
    }
    guard case .found(let findings) = inquiry.outcome else {
      Issue.record("no findings")
      return
    }
    #expect(findings.sections.map(\.chart) == charts)
    #expect(findings.sections.map(\.items.count) == [1, 0, 2, 0, 0])
    #expect(
      findings.sections.map(\.failure?.code) == [nil, .noChart, nil, .outage, .outage]
    )
    #expect(findings.sections[2].request == ChartRequest(.songs, country: us, limit: 10))
    #expect(Set(asked).count == asked.count)
    #expect(inquiry.progress == .init(.gettingHome, done: 5, of: 5))
  }

  /// The whole chart is asked for, so that the answer serves `charts` too, and what comes out may be far down in it.
  @Test(arguments: [(nil, 10, 200), (3, 3, 3), (12, 12, 12)] as [(Int?, Int, Int)])
  func aSectionHasTheFirstPlacesOfItsChart(limit: Int?, rows: Int, asked: Int) {
    var inquiry = Inquiry(.home([.movies], country: us, limit: limit))
    let request = inquiry.next()[0]
    #expect(request == .chart(ChartRequest(.movies, country: us, limit: asked)))
    let places = items(.movie, Array(1...Int64(min(asked, 14))))
    inquiry.receive(.success(Answer(items: places)), for: request)
    guard case .found(let findings) = inquiry.outcome, let section = findings.sections.first else {
      Issue.record("no section")
      return
    }
    #expect(section.items == Array(places.prefix(rows)))
    #expect(section.further == Array(places.dropFirst(rows)))
    #expect(section.failure == nil)
  }

  @Test func homeFailsOnlyWhereEveryChartDoes() {
    var inquiry = Inquiry(.home([.movies, .podcasts], country: us))
    for _ in 0..<3 {
      for request in inquiry.next() {
        inquiry.receive(.failure(CatalogError(.nameNotFound)), for: request)
      }
    }
    guard case .failed(let error, let request) = inquiry.outcome else {
      Issue.record("no failure")
      return
    }
    #expect(error.code == .nameNotFound)
    #expect(request == .chart(ChartRequest(.movies, country: us)))
  }

  @Test(
    arguments: [(CatalogError.Code.timedOut, true), (.noChart, false)]
  )
  func nothingInSomeChartsDoesNotHideThatOthersFailed(code: CatalogError.Code, fails: Bool) {
    var inquiry = Inquiry(.home([.movies, .tv], country: us))
    while inquiry.outcome == nil {
      for request in inquiry.next() {
        guard case .chart(let chart) = request else { continue }
        let reply: Result<Answer, CatalogError> =
          chart.feed == .movies ? .failure(CatalogError(code)) : .success(Answer(items: []))
        inquiry.receive(reply, for: request)
      }
    }
    if fails {
      let movies = CatalogRequest.chart(ChartRequest(.movies, country: us))
      #expect(inquiry.outcome == .failed(CatalogError(code), movies))
    } else if case .found(let findings) = inquiry.outcome {
      #expect(findings.sections.map(\.failure?.code) == [.noChart, .noChart])
    } else {
      Issue.record("no findings")
    }
  }

  @Test func whatIsComingIsSortedByItsDay() throws {
    func item(_ number: Int64, _ date: String?) -> Item {
      var item = Item(id: ItemID(.movie, number), country: "us")
      item.released = date.flatMap { ReleaseDate($0) }
      return item
    }
    let today = try #require(ReleaseDate(year: 2026, month: 11, day: 30, secondOfDay: 3600))
    let all = [
      item(1, "2027-01-01"), item(2, "2026-12-01"), item(3, "2026-11-30"), item(4, nil),
      item(5, "2020-01-01"), item(2, "2026-12-01"), item(6, "2026-12-01"),
    ]
    #expect(all.comingOut(after: today).map(\.id.number) == [2, 6, 1])
    #expect(all.featured?.id.number == 1)
    #expect([Item]().featured == nil)
  }
}

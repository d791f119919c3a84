import Catalog
import Records
import Testing

@testable import Browsing

/// What home has beside its charts.
struct ViewModelHomeTests {
  private let us = Storefront.unitedStates

  private func dated(_ number: Int64, _ type: ItemType = .movie, day: Int = 12) -> Item {
    var item = Answers.item(type, number)
    item.released = ReleaseDate(year: 2026, month: 12, day: day)
    return item
  }

  private var sightings: Sightings<SeenItem> {
    Sightings(
      coming: [Answers.seen(dated(91), at: 100)],
      // The second is in a chart too.
      last: [
        Answers.seen(Answers.item(.podcast, 92), at: 200),
        Answers.seen(Answers.item(.movie, 2), at: 300),
      ]
    )
  }

  /// A chart's entry is looked up when it is opened, what was seen elsewhere is shown as it was seen.
  @Test func whatIsInNoChartIsOpenedAtOnce() throws {
    for (line, lookups) in [("podcast:92", 0), ("movie:91", 0), ("movie:2", 1), ("song:2", 1)] {
      var model = try home()
      let row = model.list.items.firstIndex { "\($0.id)" == line }
      let number = try #require(row) + 1
      #expect(try model.type("\(number)").requests.count == lookups, "\(line)")
    }
  }

  /// Home, with two films and two songs in its charts and no others.
  private func home() throws -> ViewModel {
    var model = ViewModel()
    let (_, words) = try OptionParser.parse(Word.split("home"), in: .line)
    let effects = model.submit(
      CommandParser(in: CommandParser.Context()).parse(words),
      options: LineOptions()
    )
    let id = FetchID(rawValue: 1)
    #expect(effects == [.save(model.record), .recall(id, .home(us))])
    let fetches = model.recalling(effects, sightings)
    #expect(fetches.requests.count == 4)
    #expect(fetches.last == .draw)
    while let request = model.out.first {
      guard case .chart(let chart) = request else { break }
      switch chart.feed {
      case .movies, .mostPlayedSongs:
        var received = Answers.received(
          [Answers.item(chart.feed.type, 1), Answers.item(chart.feed.type, 2)],
          id: 10
        )
        received.earlier = EarlierChart(
          items: [Answers.item(chart.feed.type, 2), Answers.item(chart.feed.type, 1)],
          fetchedAt: chart.feed == .movies ? 50 : 60
        )
        model.answer(.success(received), to: request)
      default:
        model.answer(.failure(CatalogError(.noChart)), to: request)
      }
    }
    return model
  }

  @Test func whatWasSeenHasNumbersBehindTheCharts() throws {
    var model = try home()
    #expect(model.list.kind == .home)
    #expect(
      model.list.items.map(\.id) == [
        ItemID(.movie, 1), ItemID(.movie, 2), ItemID(.song, 1), ItemID(.song, 2),
        ItemID(.movie, 91), ItemID(.podcast, 92),
      ]
    )
    try model.type("6")
    #expect(model.item?.id == ItemID(.podcast, 92))
    try model.type("back")
    try model.type("next")
    // What is in a chart is as old as that.
    #expect(model.list.items.map(model.list.seenAt) == [nil, nil, nil, nil, 100, 200])
  }

  /// Of what is further down in a chart only what comes out has a row, and it is a row of that chart.
  @Test func whatComesOutMayBeFurtherDownInAChart() throws {
    let films = ChartRequest(.movies, country: us)
    var gathering = Gathering()
    // On 30 Nov 2026.
    var received = Received(
      id: AnswerID(rawValue: 10),
      answer: Answer(items: []),
      source: Source(.chart, fetchedAt: 1_796_027_400)
    )
    let further = [
      dated(12), dated(13, day: 2), Answers.item(.movie, 14), dated(91, day: 20),
      dated(92, .podcast, day: 1),
    ].map { item in
      var item = item
      item.rank = Int(item.id.number)
      return item
    }
    received.earlier = EarlierChart(items: [further[0], further[1]], fetchedAt: 50)
    gathering.add(.success(received), to: .chart(films))
    let list = ListScreen(
      serial: 1,
      topic: .inquiry(.home([.movies], country: us)),
      findings: Findings(
        sections: [
          HomeSection(
            .movies,
            request: films,
            items: [Answers.item(.movie, 1), Answers.item(.movie, 2)],
            further: further
          )
        ],
        charts: [films]
      ),
      sightings: sightings,
      gathering: gathering
    )
    // By day: a podcast of 1 Dec, films of 2, 12 and 20 Dec. What was seen last is in a chart too, or comes out.
    #expect(
      list.items.map { "\($0.id)" } == [
        "movie:1", "movie:2", "podcast:92", "movie:13", "movie:12", "movie:91",
      ]
    )
    // The one that was seen is shown as it is in the chart of today.
    #expect(list.items.map(list.seenAt) == [nil, nil, nil, nil, nil, nil])
    #expect(list.items.last?.rank == 91)
    let detail = try #require(Detail(serial: 2, list: list, row: 4))
    #expect(detail.knowledge == .entry)
    let card = Screens.draw(.detail(detail), in: Sample.context()).map(\.plainText)
    #expect(card.contains { $0.contains("12 in Top films · ") })
  }

  @Test func everyChartIsComparedWithItsOwnEarlierCopy() throws {
    let list = try home().list
    #expect(
      list.movements == [
        ItemID(.movie, 1): .up(1), ItemID(.movie, 2): .down(1), ItemID(.song, 1): .up(1),
        ItemID(.song, 2): .down(1),
      ]
    )
    #expect(list.movedSince == 50)
    #expect(list.movedSince(in: ChartRequest(.movies, country: us)) == 50)
    #expect(list.movedSince(in: ChartRequest(.mostPlayedSongs, country: us)) == 60)
    #expect(list.movedSince(in: ChartRequest(.podcasts, country: us)) == nil)
  }

  @Test func theRecordLeadsToAllOfIt() throws {
    let model = try home()
    let record = model.record.current
    #expect(record.sightings == sightings.map(\.reference))
    #expect(record.answers.map(\.rawValue) == [10, 10, 91, 92, 2])
    // With the fallbacks of the charts that there are none of.
    #expect(record.failures.count == 12)
    #expect(record.failures.values.allSatisfy { $0.code == .noChart })
    var gathering = Gathering()
    for (feed, time) in [(ChartFeed.movies, 50), (.mostPlayedSongs, 60)] as [(ChartFeed, Int64)] {
      var received = Answers.received([], id: 10)
      received.earlier = EarlierChart(
        items: [Answers.item(feed.type, 2), Answers.item(feed.type, 1)],
        fetchedAt: time
      )
      gathering.add(.success(received), to: .chart(ChartRequest(feed, country: us)))
    }
    for (request, error) in record.failures { gathering.add(.failure(error), to: request) }
    let place = Place(
      record,
      findings: model.list.findings,
      sightings: sightings,
      gathering: gathering
    )
    #expect(place == model.state.place)
  }

  @Test func reloadAsksTheStoreAgain() throws {
    var model = try home()
    let effects = try model.type("reload")
    #expect(effects.requests.count == 4)
    while let request = model.out.first { model.answer([Answers.item(.movie, 3)], to: request) }
    #expect(model.list.sightings == Sightings())
    #expect(model.list.items.map(\.id) == Array(repeating: ItemID(.movie, 3), count: 8))
  }
}

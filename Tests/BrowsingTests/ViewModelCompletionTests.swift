@testable import Browsing
import Catalog
import Records
import Testing

/// Rows of charts, opened: what the feeds leave out is looked up.
struct ViewModelCompletionTests {
  private let us = Storefront.unitedStates

  /// A film as the older feeds have it.
  private func entry(_ number: Int64, rank: Int) -> Item {
    var item = Answers.item(.movie, number)
    item.rank = rank
    item.price = 19.99
    item.currency = "USD"
    return item
  }

  /// The same film as a look-up has it.
  private func record(_ number: Int64) -> Item {
    var item = Answers.item(.movie, number)
    item.duration = 6_480_000
    item.price = 14.99
    item.hdPrice = 19.99
    item.currency = "USD"
    return item
  }

  /// A chart of three films, from answer 1.
  private func charting(_ settings: SettingsLayers = SettingsLayers()) throws -> ViewModel {
    var model = ViewModel(settings: settings, window: Window(columns: 80, rows: 16))
    try model.type("charts movies")
    model.answer([entry(5, rank: 1), entry(6, rank: 2), entry(7, rank: 3)])
    return model
  }

  private func detail(_ model: ViewModel) throws -> Detail {
    guard case .detail(let detail) = model.state else {
      Issue.record("\(model.state)")
      throw CatalogError(.network)
    }
    return detail
  }

  @Test func aRowIsLookedUpInItsCountryAndCompleted() throws {
    var model = try charting()
    let effects = try model.type("2")
    #expect(effects.targets == ["/lookup?id=6&country=US"])
    #expect(effects.first == .save(model.record))
    #expect(effects.last == .draw)
    // What the chart says lies beneath, so that a crash or Ctrl-C leaves it.
    #expect(model.record.current.detailRow == 1)
    #expect(
      model.record.overlay
        == .pending(
          AttemptRecord(
            .address(StoreAddress(number: 6, type: .movie), country: us),
            for: .completion(ItemID(.movie, 6))
          )
        )
    )
    let answered = model.answer([record(6)], id: 2)
    #expect(answered == [.save(model.record), .draw])
    let item = try #require(model.item)
    #expect((item.rank, item.duration) == (2, 6_480_000))
    #expect((item.price, item.hdPrice, item.currency) == (14.99, 19.99, "USD"))
    #expect(try detail(model).knowledge == .completed(AnswerID(rawValue: 2)))
    #expect(model.record.current.answers.map(\.rawValue) == [1])
    #expect(model.record.current.detailAnswer?.rawValue == 2)
    #expect(model.record.overlay == .none)
    #expect(try model.type("back") == [.save(model.record), .draw])
    #expect(model.list.items[1].duration == nil)
    #expect(try model.type("forward") == [.save(model.record), .draw])
    #expect(model.item == item)
  }

  @Test func theLanguageAndTheCountryOfTheChartCount() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.country: "de", .lang: "de_de"]))
    try model.type("charts songs --country jp")
    model.answer([Answers.item(.song, 4, in: "jp")])
    #expect(try model.type("1").targets == ["/lookup?id=4&country=JP&lang=de_de"])
    _ = model.cancel()
    #expect(try model.type("song:4").targets == ["/lookup?id=4&country=JP&lang=de_de"])
    model.answer([Answers.item(.song, 4, in: "jp")])
    // Asked for elsewhere it is no row of this chart.
    #expect(try model.type("song:4 --country fr").targets == ["/lookup?id=4&country=FR&lang=de_de"])
  }

  @Test func theNeighboursAreCompletedToo() throws {
    var model = try charting()
    try model.type("1")
    model.answer([record(5)], id: 2)
    #expect(try model.type("next").targets == ["/lookup?id=6&country=US"])
    #expect(model.record.current.detailRow == 1)
    model.answer([record(6)], id: 3)
    #expect(model.item?.duration == 6_480_000)
    #expect(try model.type("prev").targets == ["/lookup?id=5&country=US"])
    model.answer([record(5)], id: 2)
    #expect(model.record.current.detailAnswer?.rawValue == 2)
    #expect(model.record.back.count == 2)
  }

  @Test func rowsOfHomeAndOfASearchThroughChartsAreCompleted() throws {
    var home = ViewModel()
    try home.type("home")
    while let request = home.out.first { home.answer([entry(5, rank: 1)], to: request) }
    #expect(try home.type("1").targets == ["/lookup?id=5&country=US"])
    var search = ViewModel()
    try search.type("film media:movie")
    let charts = search.answer([]).requests
    for chart in charts { search.answer([entry(5, rank: 1)], to: chart) }
    #expect(try search.type("1").targets == ["/lookup?id=5&country=US"])
    search.answer([record(5)])
    #expect(search.item?.duration == 6_480_000)
  }

  @Test func whatIsNoChartsRowIsShownAtOnce() throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    #expect(try model.type("1") == [.save(model.record), .draw])
    #expect(try detail(model).knowledge == .whole)
    // An episode cannot be looked up without its show.
    var charts = ViewModel()
    try charts.type("charts podcasts")
    var episode = Answers.item(.podcastEpisode, 9)
    charts.answer([Answers.item(.podcastEpisode, 8), Answers.item(.podcast, 7)])
    #expect(try charts.type("1") == [.save(charts.record), .draw])
    #expect(try charts.type("next").targets == ["/lookup?id=7&country=US"])
    episode.collectionID = 70
    try charts.type("charts podcasts")
    charts.answer([episode])
    #expect(
      try charts.type("1").targets == [
        "/lookup?id=70&country=US&entity=podcastEpisode&limit=200&sort=recent"
      ]
    )
  }

  @Test func anEntryThatNobodyAskedAboutSaysSo() throws {
    var model = ViewModel()
    try model.type("charts movies")
    model.answer([entry(5, rank: 1)])
    guard case .list(let list) = model.state else { return }
    var detail = try #require(Detail(serial: 2, list: list, row: 0))
    detail.leaveIncomplete()
    #expect(detail.shortfall == .notAsked)
    let lines = Screens.draw(.detail(detail), in: Sample.context()).map(\.plainText)
    #expect(lines.contains(" This is what the chart says. To ask for the rest: reload"))
    // A detail of which all is known, or that was completed, stays as it is.
    detail.complete(with: record(5), from: nil, fetchedAt: 0)
    detail.leaveIncomplete()
    #expect(detail.knowledge == .completed(nil))
    // Nor is there anything to ask about an episode without its show.
    var other = ViewModel()
    try other.type("charts podcasts")
    other.answer([Answers.item(.podcastEpisode, 8)])
    var episode = try #require(Detail(serial: 2, list: other.list, row: 0))
    episode.leaveIncomplete()
    #expect(episode.knowledge == .entry)
  }

  // MARK: What the look-up does not bring

  @Test func aFailureLeavesWhatTheChartSays() throws {
    var model = try charting()
    try model.type("2")
    let error = CatalogError(.timedOut)
    #expect(model.answer(.failure(error)) == [.save(model.record), .draw])
    #expect(try detail(model).knowledge == .entryOnly(.failed(error)))
    #expect(model.item == entry(6, rank: 2))
    #expect(model.record.overlay == .none)
    #expect(try model.type("retry").targets == ["/lookup?id=6&country=US"])
    model.answer([record(6)], id: 2)
    #expect(model.item?.duration == 6_480_000)
    #expect(model.record.back.count == 2)
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func offlineTheChartsRowIsAllThereIs() throws {
    var model = try charting()
    try model.type("2")
    #expect(model.answer(.failure(CatalogError(.offline))) == [.save(model.record), .draw])
    #expect(try detail(model).shortfall == .failed(CatalogError(.offline)))
  }

  @Test(arguments: [[], [6, 9]] as [[Int64]])
  func whatIsNotUnderTheIDIsSaid(numbers: [Int64]) throws {
    var model = try charting()
    try model.type("2")
    // Another type of this number is another item.
    model.answer(numbers.map { Answers.item(.album, $0) })
    #expect(try detail(model).knowledge == .entryOnly(.absent))
    #expect(model.item == entry(6, rank: 2))
  }

  @Test func nobodyWaitsForTheRequestBudget() throws {
    var model = try charting()
    try model.type("2")
    guard case .loading(let loading) = model.state else { return }
    #expect(
      model.wait(42, for: loading.id)
        == [.cancelFetch(loading.id), .save(model.record), .draw]
    )
    #expect(try detail(model).knowledge == .entryOnly(.budget(42)))
    let late = Result<Received, CatalogError>.success(Answers.received([record(6)]))
    let request = CatalogRequest.lookup([6], country: us)
    #expect(model.receive(late, for: loading.id, request) == [])
    #expect(model.item?.duration == nil)
    #expect(!(try model.type("retry")).requests.isEmpty)
  }

  @Test func controlCShowsWhatTheChartSays() throws {
    var model = try charting()
    try model.type("2")
    guard case .loading(let loading) = model.state else { return }
    #expect(model.cancel() == [.cancelFetch(loading.id), .save(model.record), .draw])
    #expect(try detail(model).knowledge == .entryOnly(.cancelled))
    #expect(model.cancel() == [])
  }

  @Test func anotherWishLeavesTheRowAsTheChartHasIt() throws {
    var model = try charting()
    try model.type("2")
    try model.type("back")
    #expect(model.list.kind == .chart)
    #expect(model.record.overlay == .none)
    try model.type("forward")
    #expect(try detail(model).knowledge == .entry)
    // Back and forward ask nothing, a reload does.
    let chart = try model.type("reload")
    #expect(chart.targets == ["/us/rss/topmovies/limit=200/json"])
    let lookup = model.answer([entry(6, rank: 1)], id: 8)
    #expect(lookup.targets == ["/lookup?id=6&country=US"])
    #expect(lookup.areFresh)
    model.answer([record(6)], id: 9)
    #expect((model.item?.rank, model.item?.duration) == (1, 6_480_000))
    #expect(model.record.current.detailAnswer?.rawValue == 9)
  }

  @Test func aRetryFromElsewhereOpensTheItem() throws {
    var model = try charting()
    try model.type("2")
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("back")
    try model.type("3")
    _ = model.cancel()
    try model.type("back")
    #expect(try model.type("retry").targets == ["/lookup?id=7&country=US"])
    #expect(model.answer([record(7)], id: 3) == [.save(model.record), .draw])
    #expect(model.item == record(7))
    #expect(try detail(model).knowledge == .whole)
    #expect(model.list.kind == .results)
    try model.type("back")
    #expect(model.list.kind == .chart)
  }

  // MARK: What follows from it

  @Test func moreAndCompareKnowWhatWasLookedUp() throws {
    var model = ViewModel()
    try model.type("charts songs")
    model.answer([Answers.item(1)])
    try model.type("1")
    model.answer([Answers.song(1, of: 11, by: 9)])
    let songs = ["/lookup?id=11&country=US&entity=song&limit=200"]
    #expect(try model.type("more").targets == songs)
    _ = model.cancel()
    #expect(try model.type("more 1").targets == songs)
    _ = model.cancel()
    #expect(try model.type("compare gb").targets == ["/lookup?id=1&country=GB"])
    _ = model.cancel()
    // The list's own row is still the chart's.
    try model.type("list")
    #expect(try model.type("more 1").targets == ["/lookup?id=1&country=US"])
  }

  @Test func anInterruptedLookUpIsRetriedForTheSameDetail() throws {
    var model = try charting()
    try model.type("2")
    let record = model.record
    var next = ViewModel()
    let place = try #require(Answers.place(record.current, Answers.received(chart)))
    let effects = next.resume(record, at: place)
    guard case .pending(let attempt) = record.overlay else { return }
    #expect(effects == [.draw, .tell(.interrupted(attempt.subject))])
    #expect(next.item?.id.number == 6)
    #expect(try next.type("retry").targets == ["/lookup?id=6&country=US"])
    next.answer([self.record(6)], id: 2)
    #expect(next.record.current.detailRow == 1)
    #expect(next.record.current.detailAnswer?.rawValue == 2)
    #expect(next.record.back == record.back)
  }

  private var chart: [Item] { [entry(5, rank: 1), entry(6, rank: 2), entry(7, rank: 3)] }

  @Test(arguments: [(-3_601, 19.99), (-3_600, 14.99), (0, 14.99), (500, 14.99)])
  func thePricesAreThoseOfWhatIsTrueNow(seconds: Int64, price: Double) throws {
    var model = try charting()
    try model.type("2")
    var received = Answers.received([record(6)])
    received.source.fetchedAt += seconds
    model.answer(.success(received))
    #expect(model.item?.price == price)
    // The price in HD is from another time than the one beside it.
    #expect(model.item?.hdPrice == (price == 19.99 ? nil : 19.99))
  }
}

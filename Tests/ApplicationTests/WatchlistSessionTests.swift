import Browsing
import Catalog
import Records
import SQLite
import Testing

@testable import Application
@testable import Library

/// The watchlist from the line that is typed to the store and back.
@Suite(.timeLimit(.minutes(10))) struct WatchlistSessionTests {
  /// Songs of the United States with these prices, whatever is asked for.
  private func answer(_ fixture: SessionFixture, _ term: String, _ prices: [Int: Double]) async {
    let songs = prices.sorted { $0.key < $1.key }.map { number, price in
      CatalogBodies.song(number, name: "Song \(number)", price: price)
    }
    await fixture.catalog.answer(term, with: CatalogBodies.answer(songs))
  }

  private func price(_ number: Int64, _ fixture: SessionFixture) -> [Double] {
    let storeID = StoreItemID(ItemID(.song, number), country: "us")
    let service = Endpoint.apple.priceService
    return fixture.stores.watchlist.prices(of: storeID, by: service).purchases.map(\.price)
  }

  private func report(_ fixture: SessionFixture) -> WatchReport? {
    if case .watched(let report)? = fixture.front.notices.last { report } else { nil }
  }

  @Test func aPriceThatFellIsADealWithOldAndNew() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [1: 9.99, 2: 1.29, 3: 2.49])
    try await fixture.run("abba")
    for row in 1...3 { fixture.type("watch \(row)") }
    #expect(fixture.stores.watchlist.entries().count == 3)
    #expect(price(1, fixture) == [9.99])

    fixture.clock.advance(seconds: 3_600)
    await answer(fixture, "1,2,3@us", [1: 4.99, 2: 1.29, 3: 2.99])
    try await fixture.run("refresh")
    #expect(fixture.list.kind == .watchlist)
    #expect(fixture.list.source?.origin == .live)
    #expect(fixture.list.items.map(\.price) == [4.99, 1.29, 2.99])
    #expect(await fixture.catalog.requests.last?.varying != nil)

    fixture.type("deals")
    #expect(fixture.names == ["Song 1"])
    let deal = try #require(fixture.stores.watchlist.watched(by: "https://itunes.apple.com").first)
    #expect(Deal(deal)?.was == 9.99)
    #expect(Deal(deal)?.since == SessionFixture.now + 3_600)

    fixture.type("prices 1")
    guard case .prices(_, let history)? = fixture.list.recollection else {
      Issue.record("\(fixture.list)")
      return
    }
    #expect(history.purchases.map(\.price) == [9.99, 4.99])
  }

  /// What is said of an item that is not on the screen has the price that was seen last.
  @Test func whatWasChangedHasItsPrice() async throws {
    let stores = Stores.open(.memory, clock: { SessionFixture.now })
    let first = try SessionFixture(stores: stores)
    await answer(first, "abba", [1: 9.99])
    try await first.run("abba")
    first.type("watch 1")
    let fixture = try SessionFixture(stores: stores)
    fixture.type("note song:1 for Anna")
    #expect(report(fixture)?.items.map(\.price) == [9.99])
    fixture.type("undo")
    guard case .tookBack(.undone(let step))? = fixture.front.notices.last else {
      Issue.record("nothing was taken back")
      return
    }
    #expect(step.changes.map(\.entry?.item.price) == [9.99])
    #expect(step.changes.map(\.entry?.item.currency) == ["USD"])
  }

  @Test func aPriceThatReturnsWithinADayIsNeverAnnounced() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [1: 9.99])
    try await fixture.run("abba")
    fixture.type("watch 1 below 3")
    for price in [9.99, 4.99, 9.99] {
      fixture.clock.advance(seconds: 3_600)
      await answer(fixture, "1@us", [1: price])
      try await fixture.run("refresh")
    }
    fixture.type("deals")
    #expect(fixture.names == [])
    #expect(price(1, fixture) == [9.99])
  }

  @Test func anAnswerFromTheStoreIsNoObservation() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    await answer(first, "abba", [1: 9.99])
    try await first.run("abba")
    first.type("watch 1")
    let other = try SessionFixture(stores: folder.open())
    await answer(other, "1@us", [1: 4.99])
    other.clock.advance(seconds: 60)
    try await other.run("refresh")
    #expect(price(1, first) == [9.99, 4.99])
    // The older answer is fresh still, and says what was true then.
    try await first.run("abba")
    #expect(first.list.source?.origin == .cache)
    #expect(price(1, first) == [9.99, 4.99])
  }

  @Test func aScreenOfDaysAgoIsNone() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [1: 9.99])
    try await fixture.run("abba")
    fixture.type("watch 1")
    fixture.clock.advance(seconds: 300_000)
    await answer(fixture, "1@us", [1: 4.99])
    try await fixture.run("refresh")
    fixture.type("back")
    #expect(fixture.list.items.map(\.price) == [9.99])
    fixture.type("1")
    guard case .detail(let detail) = fixture.session.model.state else {
      Issue.record("\(fixture.session.model.state)")
      return
    }
    #expect(detail.prices?.purchases.map(\.price) == [9.99, 4.99])
    fixture.type("watch")
    #expect(price(1, fixture) == [9.99, 4.99])
  }

  @Test func anyLiveAnswerIsOne() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [1: 9.99])
    try await fixture.run("abba")
    fixture.type("watch 1")
    fixture.clock.advance(seconds: 10)
    await answer(fixture, "queen", [1: 4.99, 5: 1])
    var priceAtDrawing: [Double] = []
    fixture.front.onDraw = { _ in priceAtDrawing = self.price(1, fixture) }
    try await fixture.run("queen")
    // It is kept before it is drawn.
    #expect(priceAtDrawing == [9.99, 4.99])
    #expect(price(5, fixture) == [])
  }

  @Test func whatWasSeenBeforeIsPartOfTheHistory() async throws {
    let fixture = try SessionFixture()
    for (term, price) in [("one", 9.99), ("two", 7.99), ("three", 5.99)] {
      await answer(fixture, term, [1: price])
      try await fixture.run(term)
      fixture.clock.advance(seconds: 100_000)
    }
    try await fixture.run("prices 1")
    guard case .prices(_, let history)? = fixture.list.recollection else {
      Issue.record("\(fixture.list)")
      return
    }
    #expect(history.purchases.map(\.price) == [9.99, 7.99, 5.99])
    fixture.type("watch 1")
    #expect(price(1, fixture) == [9.99, 7.99, 5.99])
    fixture.type("deals")
    #expect(fixture.names == ["Song 1"])
  }

  @Test func theDetailKnowsThePricesAndTheLimit() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [1: 9.99])
    try await fixture.run("abba")
    fixture.type("watch 1 below 5")
    fixture.clock.advance(seconds: 100_000)
    await answer(fixture, "1@us", [1: 4.99])
    try await fixture.run("refresh")
    fixture.type("1")
    guard case .detail(let detail) = fixture.session.model.state else {
      Issue.record("\(fixture.session.model.state)")
      return
    }
    #expect(detail.entry?.below == 5)
    #expect(detail.prices?.purchases.map(\.price) == [9.99, 4.99])
    fixture.type("unwatch")
    fixture.session.redraw()
    guard case .detail(let after) = fixture.session.model.state else { return }
    #expect(after.entry == nil)
    #expect(after.prices?.purchases.map(\.price) == [9.99, 4.99])
  }

  @Test func anItemThatTheStoreDoesNotHaveStays() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, "abba", [98: 1, 99: 2])
    try await fixture.run("abba")
    fixture.type("watch 1")
    fixture.type("watch 2")
    // The look-up of the fixture has no 99.
    try await fixture.run("refresh")
    #expect(fixture.stores.watchlist.entries().map(\.isAbsent) == [false, true])
    #expect(fixture.names == ["Song 98", "Song 99"])
  }

  @Test func aRefreshThatIsCancelledKeepsWhatItGot() async throws {
    let fixture = try SessionFixture()
    let watched = ["us", "jp"].map { country -> WatchTask in
      var item = Item(id: ItemID(.song, 1), country: country)
      item.name = "Song 1"
      return WatchTask(.watch(.asBefore), item)
    }
    _ = try fixture.stores.watchlist.carryOut(watched, pricedBy: "x")
    await answer(fixture, "1@us", [1: 4.99])
    await fixture.catalog.hold("1@jp")
    fixture.type("refresh")
    await fixture.sent(2)
    while price(1, fixture) == [] { try await fixture.takeEvents() }
    guard case .loading(let loading) = fixture.session.model.state else {
      Issue.record("\(fixture.session.model.state)")
      return
    }
    #expect(loading.inquiry.progress == Inquiry.Progress(.refreshing, done: 1, of: 2))
    fixture.session.cancel()
    #expect(!fixture.session.isLoading)
    #expect(price(1, fixture) == [4.99])
    await fixture.catalog.release("1@jp")
  }

  @Test func aRefreshWaitsForTheBudget() async throws {
    let fixture = try SessionFixture(policy: RunPolicy(requestsPerMinute: 1))
    let tasks = ["us", "jp"].map { country in
      WatchTask(.watch(.asBefore), Item(id: ItemID(.song, 1), country: country))
    }
    _ = try fixture.stores.watchlist.carryOut(tasks, pricedBy: "x")
    fixture.type("refresh")
    try await fixture.takeEvents()
    #expect(fixture.session.isLoading)
    #expect(await fixture.catalog.requests.count == 1)
    fixture.clock.advance(seconds: 61)
    fixture.session.takeTurn()
    try await fixture.takeAnswers()
    #expect(await fixture.catalog.terms == ["1@us", "1@jp"])
    #expect(fixture.list.kind == .watchlist)
  }

  @Test func episodesAreAskedForThroughTheirShow() async throws {
    let fixture = try SessionFixture()
    var episode = Item(id: ItemID(.podcastEpisode, 5), country: "us")
    episode.collectionID = 88
    let task = WatchTask(.watch(.asBefore), episode)
    _ = try fixture.stores.watchlist.carryOut([task], pricedBy: "x")
    let record = #"""
      {"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":6,"trackName":"Other",
      "collectionId":88,"collectionName":"Show","country":"USA"}
      """#
    await fixture.catalog.answer("88@us", with: CatalogBodies.answer([record]))
    try await fixture.run("refresh")
    #expect(fixture.stores.watchlist.entries().map(\.isAbsent) == [true])
  }

  // MARK: One item by its id

  @Test func anItemIsLookedUpToBeWatched() async throws {
    let fixture = try SessionFixture(keepsScreens: false)
    await answer(fixture, "77@us", [77: 4.99])
    try await fixture.run("watch song:77 below 5")
    #expect(report(fixture)?.items.map(\.price) == [4.99])
    #expect(fixture.stores.watchlist.entries().map(\.below) == [5])
    #expect(price(77, fixture) == [4.99])
    #expect(fixture.stores.sessions.restore() == nil)
    // What is watched needs no further look-up.
    try await fixture.run("watch song:77 below 4")
    try await fixture.run("note song:77 for Anna")
    try await fixture.run("unwatch song:77")
    #expect(await fixture.catalog.requests.count == 1)
    #expect(fixture.stores.watchlist.entries() == [])
  }

  @Test func pricesOfWhatWasNeverSeenAreThoseOfNow() async throws {
    let fixture = try SessionFixture(keepsScreens: false)
    await answer(fixture, "77@us", [77: 4.99])
    try await fixture.run("prices song:77")
    guard case .prices(let item, let history)? = fixture.list.recollection else {
      Issue.record("\(fixture.list)")
      return
    }
    #expect(item.name == "Song 77")
    #expect(history.purchases.map(\.price) == [4.99])
    // The second time it has been seen.
    try await fixture.run("prices song:77")
    #expect(await fixture.catalog.requests.count == 1)
  }

  // MARK: Restart

  @Test func theWatchlistIsBackAfterARestartAsItIsNow() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    await answer(first, "abba", [1: 9.99, 2: 1.29])
    try await first.run("abba")
    first.type("watch 1")
    first.type("watch 2")
    first.type("watchlist")
    first.type("2")
    let other = try SessionFixture(stores: folder.open())
    _ = try other.stores.watchlist.carryOut(
      [WatchTask(.unwatch, StoreItemID(ItemID(.song, 1), country: "us"))],
      pricedBy: "x"
    )
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    guard case .detail(let detail) = second.session.model.state else {
      Issue.record("\(second.session.model.state)")
      return
    }
    // Its row has moved.
    #expect(detail.item.name == "Song 2")
    #expect(detail.row == 0)
    second.type("back")
    #expect(second.names == ["Song 2"])
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func pricesAreBackWithoutTheNetwork() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    await answer(first, "abba", [1: 9.99])
    try await first.run("abba")
    first.type("prices 1")
    try folder.removeAnswers()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    guard case .prices(let item, _)? = second.list.recollection else {
      Issue.record("\(second.list)")
      return
    }
    #expect(item.name == "Song 1")
  }

  // MARK: Trouble

  @Test func whatCannotBeKeptIsSaidEachTime() async throws {
    let folder = try StoreFolderFixture()
    var isFull = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFull { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let fixture = try SessionFixture(stores: folder.open(options: options))
    try await fixture.run("abba")
    fixture.type("watch 3")
    isFull = true
    fixture.type("watch 1")
    fixture.type("watch 2")
    fixture.type("undo")
    #expect(fixture.front.warnings.count == 3)
    #expect(fixture.front.failures == [.store, .store, .store])
    #expect(fixture.stores.watchlist.entries().map(\.storeID.id.number) == [3])
    isFull = false
    fixture.type("watch 1")
    #expect(folder.open().watchlist.entries().count == 2)
  }

  @Test func inMemoryItHoldsForTheRun() async throws {
    let fixture = try SessionFixture(stores: .open(.noHome, clock: { SessionFixture.now }))
    try await fixture.run("abba")
    fixture.type("watch 1")
    #expect(fixture.front.warnings.contains("It holds for this run only."))
    #expect(fixture.front.failures == [.store])
    fixture.type("watchlist")
    #expect(fixture.names == ["abba 1"])
  }

  @Test func whatASettingDoesIsSaidBeforeHowLongItHolds() throws {
    let fixture = try SessionFixture(stores: .open(.noHome, clock: { SessionFixture.now }))
    _ = fixture.front.takeEvents()
    fixture.type("media movies")
    let sentences = fixture.front.events.map { event in
      switch event {
      case .tell: "what"
      case .warn(let sentence): sentence
      case .draw, .redraw, .note: ""
      }
    }
    #expect(sentences.prefix(2) == ["what", "It holds for this run only."])
  }

  @Test func inPrivateTheWatchlistIsKept() async throws {
    let folder = try StoreFolderFixture()
    var policy = RunPolicy()
    policy.keepsNothing = true
    let fixture = try SessionFixture(stores: folder.openPrivately(), policy: policy)
    try await fixture.run("abba")
    fixture.type("watch 1 below 0.5")
    fixture.type("country gb")
    #expect(fixture.front.failures == [])
    fixture.session.close()
    let after = folder.open()
    #expect(after.watchlist.entries().map(\.below) == [0.5])
    #expect(after.settings.all() == [:])
    #expect(after.sessions.restore() == nil)
    #expect(after.seen.recent(limit: 9) == [])
  }

  @Test func theDemoKeepsItInMemory() async throws {
    let fixture = try SessionFixture(isDemo: true)
    try await fixture.run("abba")
    fixture.type("watch 1")
    fixture.type("watchlist")
    #expect(fixture.list.source?.origin == .demo)
  }

  // MARK: Taking back

  @Test func manyStepsAreTakenBackByAnyRun() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.type("watch 1")
    first.type("country gb")
    let second = try SessionFixture(stores: folder.open())
    second.type("undo")
    #expect(folder.open().settings.all() == [:])
    second.type("undo")
    #expect(folder.open().watchlist.entries() == [])
    second.type("undo")
    #expect(second.front.notices.last == .tookBack(.nothing))
  }
}

extension StoreFolderFixture {
  /// Opens the stores as a private run does.
  func openPrivately() -> Stores {
    let location = StoreLocation.file(path + "/s.db", limits: path + "/limits.db")
    return Stores(location, access: .readOnly, options: StoreOptions()) { SessionFixture.now }
  }
}

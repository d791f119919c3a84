import Browsing
import Catalog
import Library
import Platform
import Records
import Testing

@testable import Application

/// Rows of charts, opened: looked up, kept, and made again.
@Suite(.timeLimit(.minutes(10))) struct CompletionTests {
  private static let feed = "music/most-played/songs"

  /// A session that shows a chart of the songs 1 to 3.
  private func charting(
    stores: Stores = .open(.memory, clock: { SessionFixture.now }),
    policy: RunPolicy = RunPolicy()
  ) async throws -> SessionFixture {
    let fixture = try SessionFixture(stores: stores, policy: policy)
    try await fixture.run("charts songs")
    #expect(fixture.names == (1...3).map { "\(Self.feed) \($0)" })
    return fixture
  }

  private func detail(_ fixture: SessionFixture) -> Detail? {
    guard case .detail(let detail) = fixture.session.model.state else { return nil }
    return detail
  }

  @Test func aRowIsLookedUpOnceAnHour() async throws {
    let fixture = try await charting()
    try await fixture.run("2")
    let item = try #require(detail(fixture)?.item)
    // The chart's words, and what only the look-up knows.
    #expect(item.name == "\(Self.feed) 2")
    #expect((item.rank, item.collectionID, item.price) == (2, 500, 0.99))
    #expect(await fixture.catalog.terms == [Self.feed, "2@us"])
    // The card is drawn once.
    let drawn = fixture.front.events.filter { event in
      if case .draw(.detail) = event { true } else { false }
    }
    #expect(drawn.count == 1)
    fixture.type("back")
    try await fixture.run("2")
    #expect(detail(fixture)?.item == item)
    #expect(await fixture.catalog.requests.count == 2)
    fixture.clock.advance(seconds: 3_600)
    fixture.type("back")
    try await fixture.run("2")
    #expect(await fixture.catalog.terms == [Self.feed, "2@us", "2@us"])
  }

  @Test func theDetailIsTheSameAfterARestart() async throws {
    let folder = try StoreFolderFixture()
    let first = try await charting(stores: folder.open())
    try await first.run("filter 2")
    try await first.run("1")
    let shown = try #require(detail(first))
    #expect(shown.item.price == 0.99)
    try await first.run("abba")
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    second.type("back")
    #expect(detail(second)?.item == shown.item)
    #expect(detail(second)?.knowledge == shown.knowledge)
    #expect(second.session.model.record.current.detailAnswer != nil)
    second.type("back")
    #expect(second.names == ["\(Self.feed) 2"])
    #expect(second.front.notices.isEmpty)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func whatCompletedItMayBeGone() async throws {
    let folder = try StoreFolderFixture()
    let first = try await charting(stores: folder.open())
    try await first.run("2")
    var record = first.session.model.record
    first.session.close()
    let stores = folder.open()
    record.current.detailAnswer = AnswerID(rawValue: 1)
    try stores.sessions.save(record)
    let second = try SessionFixture(stores: stores)
    second.session.resume()
    #expect(detail(second)?.item.name == "\(Self.feed) 2")
    #expect(detail(second)?.knowledge == .entryOnly(.notAsked))
    #expect(second.front.notices.isEmpty)
    try await second.run("reload")
    #expect(detail(second)?.item.price == 0.99)
    #expect(detail(second)?.shortfall == nil)
  }

  @Test func aCrashLeavesWhatTheChartSays() async throws {
    let folder = try StoreFolderFixture()
    let first = try await charting(stores: folder.open())
    await first.catalog.hold("2@us")
    first.type("2")
    #expect(first.session.isLoading)
    // The program is killed here.
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(detail(second)?.item.name == "\(Self.feed) 2")
    #expect(second.front.notices.count == 1)
    #expect(detail(second)?.shortfall == .notAsked)
    try await second.run("retry")
    #expect(detail(second)?.item.price == 0.99)
    #expect(second.session.model.record.back.count == first.session.model.record.back.count)
    await first.catalog.release("2@us")
  }

  @Test func offlineTheRowIsThereAtOnce() async throws {
    let folder = try StoreFolderFixture()
    let first = try await charting(stores: folder.open())
    try await first.run("2")
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), policy: RunPolicy(isOffline: true))
    second.session.resume()
    try await second.run("list")
    try await second.run("3")
    #expect(detail(second)?.shortfall == .failed(CatalogError(.offline)))
    #expect(detail(second)?.item.name == "\(Self.feed) 3")
    // What was looked up before is kept.
    try await second.run("2")
    #expect(detail(second)?.item.price == 0.99)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func aFailureIsANoteOnTheCard() async throws {
    let fixture = try await charting()
    await fixture.catalog.fail("2@us", with: CatalogError(.timedOut))
    try await fixture.run("2")
    #expect(detail(fixture)?.shortfall == .failed(CatalogError(.timedOut)))
    await fixture.catalog.fail("2@us", with: nil)
    try await fixture.run("retry")
    #expect(detail(fixture)?.item.price == 0.99)
    #expect(detail(fixture)?.shortfall == nil)
  }

  @Test func theBudgetIsNotWaitedFor() async throws {
    let fixture = try await charting(policy: RunPolicy(requestsPerMinute: 1))
    try await fixture.run("abba")
    fixture.type("back")
    fixture.type("2")
    #expect(!fixture.session.isLoading)
    #expect(detail(fixture)?.shortfall == .budget(60))
    #expect(fixture.session.timeToTurn == nil)
    let drawn = fixture.front.takeEvents().filter { event in
      if case .draw(.detail) = event { true } else { false }
    }
    #expect(drawn.count == 1)
    fixture.clock.advance(seconds: 61)
    try await fixture.run("retry")
    #expect(detail(fixture)?.item.price == 0.99)
  }

  @Test func rowsLeaveHalfOfTheBudgetToSearches() async throws {
    let fixture = try await charting(policy: RunPolicy(requestsPerMinute: 4))
    for row in 1...3 {
      try await fixture.run("\(row)")
      #expect((detail(fixture)?.shortfall == nil) == (row < 3))
      fixture.type("back")
    }
    try await fixture.run("abba")
    #expect(fixture.names.first == "abba 1")
    try await fixture.run("queen")
    #expect(fixture.names.first == "queen 1")
    fixture.type("toto")
    #expect(fixture.budgetWait == 60)
  }

  @Test func aPauseIsNotWaitedFor() async throws {
    let fixture = try await charting()
    let now = fixture.clock.clocks.wallMilliseconds()
    fixture.stores.limits.notePause(endpoint: Endpoint.apple.address, retryAfter: nil, now: now)
    try await fixture.run("2")
    #expect(detail(fixture)?.shortfall == .failed(CatalogError(.limited, retryAfter: 30)))
  }

  @Test func aLateAnswerChangesNothing() async throws {
    let fixture = try await charting()
    await fixture.catalog.hold("2@us")
    fixture.type("2")
    await fixture.sent(2)
    fixture.session.cancel()
    let shown = fixture.session.model.state
    _ = fixture.front.takeEvents()
    await fixture.catalog.release("2@us")
    try await fixture.takeEvents()
    #expect(fixture.session.model.state == shown)
    #expect(fixture.front.takeEvents().isEmpty)
  }

  @Test func aOneShotCompletesARowOfTheSavedScreen() async throws {
    let folder = try StoreFolderFixture()
    let first = try await charting(stores: folder.open())
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), keepsScreens: false)
    second.session.standAtSavedScreen()
    try await second.run("row:3")
    #expect(detail(second)?.item.price == 0.99)
    second.session.close()
    // The answer is kept all the same, and the saved screen is as it was.
    let third = try SessionFixture(stores: folder.open())
    third.session.resume()
    #expect(third.names.count == 3)
    try await third.run("3")
    #expect(detail(third)?.item.price == 0.99)
    #expect(await third.catalog.requests.isEmpty)
  }
}

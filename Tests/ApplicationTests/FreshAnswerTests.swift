import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// When an answer that is kept serves in place of asking.
@Suite(.timeLimit(.minutes(10))) struct FreshAnswerTests {
  private static let hour: Int64 = 3_600

  @Test(arguments: [(0, 1), (1, 1), (hour - 1, 1), (hour, 2), (10 * 24 * hour, 2)])
  func anAnswerServesForAnHour(age: Int64, requests: Int) async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    fixture.clock.advance(seconds: age)
    try await fixture.run("abba")
    #expect(fixture.names == ["abba 1", "abba 2", "abba 3"])
    #expect(await fixture.catalog.requests.count == requests)
    let source =
      requests == 1
      ? Source(.cache, fetchedAt: SessionFixture.now)
      : Source(.live, fetchedAt: SessionFixture.now + age)
    #expect(fixture.list.source == source)
  }

  @Test func aFreshAnswerIsAScreenLikeAnyOther() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    let first = fixture.list
    try await fixture.run("queen")
    try await fixture.run("abba")
    #expect(fixture.list.answers == first.answers)
    #expect(fixture.list.serial != first.serial)
    fixture.type("back")
    #expect(fixture.names.first == "queen 1")
    #expect(await fixture.catalog.terms == ["abba", "queen"])
  }

  @Test func reloadAsksWhateverIsKept() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    fixture.clock.advance(seconds: 5)
    try await fixture.run("reload")
    #expect(fixture.list.source == Source(.live, fetchedAt: SessionFixture.now + 5))
    try await fixture.run("abba --reload")
    #expect(await fixture.catalog.requests.map { $0.varying != nil } == [false, true, true])
    // What came last is what serves.
    try await fixture.run("abba")
    #expect(await fixture.catalog.requests.count == 3)
  }

  @Test func whatDiffersInTheRequestIsAskedFor() async throws {
    let fixture = try SessionFixture()
    for line in ["abba", "abba country:gb", "abba limit:5", "abba media:music", "Abba"] {
      try await fixture.run(line)
    }
    #expect(await fixture.catalog.requests.count == 5)
  }

  @Test func aStampInTheFutureIsNotFresh() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    fixture.clock.set(SessionFixture.now - 10)
    try await fixture.run("abba")
    #expect(await fixture.catalog.requests.count == 2)
    #expect(fixture.list.source == Source(.live, fetchedAt: SessionFixture.now - 10))
    // The one from the future does not hide the one that came since.
    try await fixture.run("abba")
    #expect(await fixture.catalog.requests.count == 2)
    #expect(fixture.list.source == Source(.cache, fetchedAt: SessionFixture.now - 10))
  }

  @Test func whatCannotBeReadIsAsGoodAsNone() async throws {
    let fixture = try SessionFixture()
    _ = fixture.stores.answers.add(
      StoredAnswer(
        endpoint: Endpoint.apple.address,
        request: .search(Query(term: "abba")),
        fetchedAt: SessionFixture.now,
        body: Array("<html>".utf8)
      )
    )
    try await fixture.run("abba")
    #expect(fixture.names.count == 3)
    #expect(await fixture.catalog.requests.count == 1)
  }

  @Test func anotherServiceHasItsOwnAnswers() async throws {
    let stores = Stores.open(.memory) { SessionFixture.now }
    let apple = try SessionFixture(stores: stores)
    try await apple.run("abba")
    let demo = try SessionFixture(stores: stores, isDemo: true)
    try await demo.run("abba")
    #expect(await demo.catalog.requests.count == 1)
  }

  // MARK: Offline

  private func offline(
    _ stores: Stores,
    _ clock: TestClock = TestClock()
  ) throws -> SessionFixture {
    try SessionFixture(stores: stores, clock: clock, policy: RunPolicy(isOffline: true))
  }

  @Test func offlineAnyAgeServes() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    for line in ["abba", "charts songs", "lookup 11", "home"] { try await first.run(line) }
    first.session.close()
    let clock = TestClock(SessionFixture.now + 400 * 24 * Self.hour)
    let second = try offline(folder.open(), clock)
    try await second.run("abba")
    #expect(second.names == ["abba 1", "abba 2", "abba 3"])
    #expect(
      second.list.source == Source(.cache, fetchedAt: SessionFixture.now, isOffline: true)
    )
    try await second.run("charts songs")
    #expect(second.list.kind == .chart && second.names.count == 3)
    try await second.run("lookup 11")
    #expect(second.names == ["Song 11"])
    try await second.run("home")
    #expect(second.list.findings.sections.count == Inquiry.homeCharts.count)
    // Of what was seen last only the song that was looked up is in no chart.
    #expect(second.names.count == 3 * Inquiry.homeCharts.count + 1)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func offlineASearchThatIsNotKeptIsAFind() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    let second = try offline(folder.open())
    try await second.run("abba 2")
    #expect(second.list.topic == .seen("abba 2"))
    #expect(second.names == ["abba 2"])
    #expect(second.list.source?.origin == .seen)
    try await second.run("abba --reload")
    #expect(second.list.topic == .seen("abba"))
    #expect(second.names.count == 3)
    try await second.run("neverseen")
    #expect(second.list.topic == .seen("neverseen"))
    #expect(second.names.isEmpty)
    for _ in 1...3 { second.type("back") }
    #expect(second.list.kind == .start)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test(arguments: ["charts songs", "lookup 99", "home", "id:99", "compare id:99 gb,de"])
  func offlineEverythingElseThatIsNotKeptFails(line: String) async throws {
    let fixture = try offline(.open(.memory) { SessionFixture.now })
    try await fixture.run(line)
    #expect(fixture.failure?.code == .offline)
    #expect(await fixture.catalog.requests.isEmpty)
  }

  @Test func offlineAReloadLeavesTheScreenBeneath() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    let second = try offline(folder.open())
    second.session.resume()
    try await second.run("reload")
    #expect(second.failure == CatalogError(.offline))
    second.type("back")
    #expect(second.names.first == "abba 1")
  }

  @Test func offlineUsesNoBudget() async throws {
    let folder = try StoreFolderFixture()
    let second = try offline(folder.open())
    for number in 1...25 { try await second.run("nothing \(number)") }
    let third = try SessionFixture(stores: folder.open())
    try await third.run("abba")
    #expect(third.names.count == 3)
  }
}

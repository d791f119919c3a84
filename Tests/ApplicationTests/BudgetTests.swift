import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// How many requests are sent, and what happens to those beyond.
@Suite(.timeLimit(.minutes(10))) struct BudgetTests {
  /// A session that has sent as many searches as a minute may have.
  private func exhausted(
    stores: Stores = .open(.memory, clock: { SessionFixture.now })
  ) async throws -> SessionFixture {
    let fixture = try SessionFixture(stores: stores)
    for number in 1...20 { try await fixture.run("word \(number)") }
    #expect(await fixture.catalog.requests.count == 20)
    return fixture
  }

  @Test func theTwentyFirstWaitsAndIsSentWhenItsTimeHasCome() async throws {
    let fixture = try await exhausted()
    fixture.type("late")
    #expect(fixture.session.isLoading)
    #expect(fixture.budgetWait == 60)
    #expect(fixture.session.timeToTurn == .milliseconds(60_500))
    fixture.clock.advance(seconds: 60)
    fixture.session.takeTurn()
    #expect(fixture.budgetWait == 1)
    #expect(fixture.session.timeToTurn == .milliseconds(500))
    #expect(await fixture.catalog.requests.count == 20)
    fixture.clock.advance(seconds: 0, milliseconds: 500)
    #expect(fixture.session.timeToTurn == .zero)
    fixture.session.takeTurn()
    #expect(fixture.budgetWait == nil)
    #expect(fixture.session.timeToTurn == nil)
    try await fixture.takeAnswers()
    #expect(fixture.names.first == "late 1")
    #expect(await fixture.catalog.terms.last == "late")
    #expect(await fixture.catalog.requests.count == 21)
  }

  @Test func aKeptAnswerCostsNothing() async throws {
    let fixture = try await exhausted()
    try await fixture.run("word 7")
    #expect(fixture.names.first == "word 7 1")
    #expect(await fixture.catalog.requests.count == 20)
  }

  @Test func cancellingTakesWhatWaitsAway() async throws {
    let fixture = try await exhausted()
    fixture.type("late")
    fixture.session.cancel()
    #expect(fixture.session.timeToTurn == nil)
    fixture.clock.advance(seconds: 61)
    fixture.session.takeTurn()
    #expect(!fixture.session.isLoading)
    #expect(fixture.names.first == "word 20 1")
    // What was never sent was never counted.
    for number in 21...40 { try await fixture.run("word \(number)") }
    #expect(await fixture.catalog.requests.count == 40)
    #expect(await !fixture.catalog.terms.contains("late"))
  }

  @Test func anotherWishTakesThePlaceOfWhatWaits() async throws {
    let fixture = try await exhausted()
    fixture.type("late")
    fixture.type("later")
    #expect(fixture.budgetWait == 60)
    fixture.clock.advance(seconds: 61)
    fixture.session.takeTurn()
    try await fixture.takeAnswers()
    #expect(fixture.names.first == "later 1")
    #expect(await !fixture.catalog.terms.contains("late"))
  }

  @Test func chartsAreCountedApart() async throws {
    let fixture = try await exhausted()
    try await fixture.run("charts movies")
    #expect(fixture.list.kind == .chart)
    fixture.type("lookup 5")
    #expect(fixture.budgetWait == 60)
    fixture.session.cancel()
    // Eight charts each, of different countries.
    for country in ["gb", "de"] { try await fixture.run("home --country \(country)") }
    #expect(fixture.list.kind == .home)
    fixture.type("home --country fr")
    #expect(fixture.budgetWait == 60)
  }

  @Test func whatIsLeftOfAnInquiryGoesOutBeforeTheRestWaits() async throws {
    let fixture = try SessionFixture(policy: RunPolicy(requestsPerMinute: 3))
    try await fixture.run("abba")
    fixture.type("compare 1 gb,de,jp")
    await fixture.sent(3)
    #expect(fixture.budgetWait == 60)
    fixture.clock.advance(seconds: 60, milliseconds: 500)
    fixture.session.takeTurn()
    try await fixture.takeAnswers()
    #expect(await fixture.catalog.terms.sorted() == ["1@de", "1@gb", "1@jp", "abba"])
    #expect(fixture.list.findings.comparison.compactMap(\.item).count == 3)
  }

  @Test func programsShareTheBudget() async throws {
    let folder = try StoreFolderFixture()
    let first = try await exhausted(stores: folder.open())
    let second = try SessionFixture(stores: folder.open())
    second.type("late")
    #expect(second.budgetWait == 60)
    #expect(await second.catalog.requests.isEmpty)
    first.session.close()
    let third = try SessionFixture(stores: folder.open())
    third.type("late")
    #expect(third.budgetWait == 60)
  }

  @Test func anotherServiceHasItsOwnBudget() async throws {
    let stores = Stores.open(.memory) { SessionFixture.now }
    _ = try await exhausted(stores: stores)
    let other = try SessionFixture(stores: stores, isDemo: true)
    try await other.run("abba")
    #expect(other.names.count == 3)
  }

  @Test func aRunWithoutABudgetCountsNothing() async throws {
    let folder = try StoreFolderFixture()
    let free = try SessionFixture(
      stores: folder.open(),
      policy: RunPolicy(hasBudget: false, requestsPerMinute: 2)
    )
    for number in 1...25 { try await free.run("word \(number)") }
    #expect(await free.catalog.requests.count == 25)
    let usual = try SessionFixture(stores: folder.open())
    try await usual.run("abba")
    #expect(usual.names.count == 3)
  }

  @Test func aClockThatIsSetBackKeepsNobodyWaiting() async throws {
    let fixture = try await exhausted()
    fixture.clock.set(SessionFixture.now - 1_000_000)
    try await fixture.run("early")
    #expect(fixture.names.first == "early 1")
  }
}

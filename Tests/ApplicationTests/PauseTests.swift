import Browsing
import Catalog
import Library
import Platform
import Records
import Testing

@testable import Application

/// What the session does after the service has refused a request for being too many.
@Suite(.timeLimit(.minutes(10))) struct PauseTests {
  private static let refused = CatalogError(.limited, status: 403)

  @Test(arguments: [403, 429])
  func aRefusalIsAPauseOfHalfAMinute(status: Int) async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.limited, status: status))
    try await fixture.run("abba")
    #expect(fixture.failure == CatalogError(.limited, status: status, retryAfter: 30))
    try await fixture.run("queen")
    #expect(fixture.failure == CatalogError(.limited, retryAfter: 30))
    fixture.clock.advance(seconds: 10)
    try await fixture.run("charts songs")
    #expect(fixture.failure == CatalogError(.limited, retryAfter: 20))
    fixture.clock.advance(seconds: 19, milliseconds: 999)
    try await fixture.run("retry")
    #expect(fixture.failure == CatalogError(.limited, retryAfter: 1))
    #expect(await fixture.catalog.requests.count == 1)
    fixture.clock.advance(seconds: 0, milliseconds: 1)
    try await fixture.run("retry")
    #expect(fixture.failure == nil)
    #expect(fixture.list.kind == .chart)
    #expect(await fixture.catalog.requests.count == 2)
  }

  @Test func aRefusalEndsWithItsStatus() {
    #expect(Browsing.ExitStatus(CatalogError(.limited, retryAfter: 30).code) == .limited)
    #expect(Browsing.ExitStatus.limited.rawValue == 5)
  }

  @Test func whatIsKeptIsShownDuringAPause() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    await fixture.catalog.fail("queen", with: Self.refused)
    try await fixture.run("queen")
    try await fixture.run("abba")
    #expect(fixture.names.first == "abba 1")
    #expect(await fixture.catalog.requests.count == 2)
  }

  @Test func theServiceMayAskForMore() async throws {
    let fixture = try SessionFixture()
    let error = CatalogError(.limited, status: 429, retryAfter: 90)
    await fixture.catalog.fail("abba", with: error)
    try await fixture.run("abba")
    #expect(fixture.failure?.retryAfter == 90)
    await fixture.catalog.fail("abba", with: CatalogError(.limited, status: 429, retryAfter: 5))
    fixture.clock.advance(seconds: 90)
    try await fixture.run("abba")
    #expect(fixture.failure?.retryAfter == 60)
  }

  @Test func pausesDoubleUpToHalfAnHour() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: Self.refused)
    for seconds in [30, 60, 120, 240, 480, 960, 1800, 1800] {
      try await fixture.run("abba")
      #expect(fixture.failure?.retryAfter == seconds)
      fixture.clock.advance(seconds: Int64(seconds))
    }
    #expect(await fixture.catalog.requests.count == 8)
  }

  @Test func successResetsTheDoubling() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: Self.refused)
    for seconds in [30, 60] {
      try await fixture.run("abba")
      #expect(fixture.failure?.retryAfter == seconds)
      fixture.clock.advance(seconds: Int64(seconds))
    }
    try await fixture.run("queen")
    #expect(fixture.names.first == "queen 1")
    try await fixture.run("abba")
    #expect(fixture.failure?.retryAfter == 30)
  }

  @Test func aPauseIsKeptOverRestarts() async throws {
    let folder = try StoreFolderFixture()
    let clock = TestClock()
    let first = try SessionFixture(stores: folder.open(), clock: clock)
    await first.catalog.fail("abba", with: Self.refused)
    try await first.run("abba")
    first.session.close()

    clock.advance(seconds: 12)
    let second = try SessionFixture(stores: folder.open(), clock: clock)
    second.session.resume()
    try await second.run("queen")
    #expect(second.failure == CatalogError(.limited, retryAfter: 18))
    #expect(await second.catalog.requests.isEmpty)
    // Another program that runs meanwhile holds still too.
    let other = try SessionFixture(stores: folder.open(), clock: clock)
    try await other.run("queen")
    #expect(other.failure == CatalogError(.limited, retryAfter: 18))
    second.session.close()
    other.session.close()

    clock.advance(seconds: 18)
    let third = try SessionFixture(stores: folder.open(), clock: clock)
    await third.catalog.fail("abba", with: Self.refused)
    try await third.run("abba")
    #expect(third.failure?.retryAfter == 60)
  }

  @Test func aRefusalThatNobodyWaitsForCountsToo() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: Self.refused)
    await fixture.catalog.hold("abba")
    fixture.type("abba")
    await fixture.sent(1)
    fixture.session.cancel()
    await fixture.catalog.release("abba")
    try await fixture.takeEvents()
    #expect(fixture.failure == nil)
    try await fixture.run("queen")
    #expect(fixture.failure == CatalogError(.limited, retryAfter: 30))
  }

  @Test func requestsThatAreRefusedTogetherAreOnePause() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    for country in ["gb", "de", "jp"] {
      await fixture.catalog.fail("1@\(country)", with: Self.refused)
    }
    try await fixture.run("compare 1 gb,de,jp")
    #expect(fixture.failure == CatalogError(.limited, status: 403, retryAfter: 30))
  }

  @Test func aPauseThatBeginsWhileARequestWaitsIsSaidAtItsTurn() async throws {
    let fixture = try SessionFixture(policy: RunPolicy(requestsPerMinute: 1))
    try await fixture.run("abba")
    fixture.type("queen")
    #expect(fixture.budgetWait == 60)
    fixture.clock.advance(seconds: 60)
    fixture.stores.limits.notePause(
      endpoint: Endpoint.apple.address,
      retryAfter: nil,
      now: fixture.clock.clocks.wallMilliseconds()
    )
    fixture.clock.advance(seconds: 1)
    fixture.session.takeTurn()
    try await fixture.takeAnswers()
    #expect(fixture.failure == CatalogError(.limited, retryAfter: 29))
    #expect(await fixture.catalog.requests.count == 1)
  }

  @Test func theBundledCatalogueKnowsNoPause() async throws {
    let fixture = try SessionFixture(isDemo: true, policy: RunPolicy(hasBudget: false))
    await fixture.catalog.fail("abba", with: Self.refused)
    try await fixture.run("abba")
    #expect(fixture.failure == Self.refused)
    try await fixture.run("queen")
    #expect(fixture.names.first == "queen 1")
  }
}

import Browsing
import Catalog
import Library
import Platform
import Records
import Testing

@testable import Application

/// What passes is asked a second time, within the budget and the time of the first.
@Suite(.timeLimit(.minutes(10))) struct SecondTryTests {
  private static let passing: [CatalogError] =
    [404, 502, 503, 504].map { CatalogError(.outage, status: $0) } + [CatalogError(.connectionLost)]

  @Test(arguments: passing)
  func whatPassesIsAskedOnceMore(error: CatalogError) async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: error, times: 1)
    try await fixture.run("abba")
    #expect(fixture.names == ["abba 1", "abba 2", "abba 3"])
    #expect(await fixture.catalog.terms == ["abba", "abba"])
    // Both count.
    for number in 3...20 { try await fixture.run("word \(number)") }
    #expect(await fixture.catalog.requests.count == 20)
    fixture.type("late")
    #expect(fixture.budgetWait == 60)
  }

  @Test(arguments: passing)
  func thereIsNoThirdTry(error: CatalogError) async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: error)
    try await fixture.run("abba")
    #expect(fixture.failure == error)
    #expect(await fixture.catalog.requests.count == 2)
  }

  @Test(arguments: CatalogError.Code.allCases)
  func whatDoesNotPassIsAskedOnce(code: CatalogError.Code) async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("7@us", with: CatalogError(code, status: 500))
    try await fixture.run("lookup 7")
    #expect(fixture.failure?.code == code)
    #expect(await fixture.catalog.requests.count == (code == .connectionLost ? 2 : 1))
  }

  @Test func whatComesSecondIsWhatCounts() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.outage, status: 503), times: 1)
    await fixture.catalog.hold("abba")
    fixture.type("abba")
    await fixture.sent(1)
    await fixture.catalog.release("abba")
    await fixture.catalog.hold("abba")
    try await fixture.takeEvents()
    await fixture.sent(2)
    await fixture.catalog.fail("abba", with: CatalogError(.limited, status: 403))
    await fixture.catalog.release("abba")
    try await fixture.takeAnswers()
    #expect(fixture.failure?.code == .limited)
    #expect(await fixture.catalog.requests.count == 2)
  }

  @Test func whereTheBudgetHasNoRoomThereIsNone() async throws {
    let fixture = try SessionFixture(policy: RunPolicy(requestsPerMinute: 1))
    let error = CatalogError(.outage, status: 503)
    await fixture.catalog.fail("abba", with: error, times: 1)
    try await fixture.run("abba")
    // The failure is said at once, and nobody waits a minute for another try.
    #expect(fixture.failure == error)
    #expect(await fixture.catalog.requests.count == 1)
    fixture.clock.advance(seconds: 61)
    try await fixture.run("retry")
    #expect(fixture.names.first == "abba 1")
  }

  @Test func aPauseThatBeganMeanwhileHoldsForTheSecondTry() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.outage, status: 503), times: 1)
    await fixture.catalog.hold("abba")
    fixture.type("abba")
    await fixture.sent(1)
    let now = fixture.clock.clocks.wallMilliseconds()
    fixture.stores.limits.notePause(endpoint: Endpoint.apple.address, retryAfter: nil, now: now)
    await fixture.catalog.release("abba")
    try await fixture.takeAnswers()
    #expect(fixture.failure?.code == .outage)
    #expect(await fixture.catalog.requests.count == 1)
  }

  @Test(arguments: [(29_800, 200), (30_000, nil), (31_000, nil)] as [(Int64, Int64?)])
  func theTimeIsThatOfBothTriesTogether(first: Int64, second: Int64?) async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.connectionLost), times: 1)
    await fixture.catalog.hold("abba")
    fixture.type("abba")
    await fixture.sent(1)
    fixture.clock.advance(seconds: 0, milliseconds: first)
    await fixture.catalog.release("abba")
    try await fixture.takeAnswers()
    let limits = await fixture.catalog.requests.map(\.limit)
    #expect(limits == [.seconds(30)] + (second.map { [.milliseconds($0)] } ?? []))
    #expect((fixture.failure == nil) == (second != nil))
  }

  @Test func theTimeIsWhatTheRunAllows() async throws {
    let fixture = try SessionFixture(policy: RunPolicy(timeout: .seconds(5)))
    try await fixture.run("abba")
    #expect(await fixture.catalog.requests.map(\.limit) == [.seconds(5)])
  }

  @Test func aFreshRequestIsFreshAgain() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.connectionLost), times: 1)
    try await fixture.run("abba --reload")
    let keys = await fixture.catalog.requests.map(\.varying)
    #expect(keys.count == 2)
    #expect(keys[0] != nil)
    // The second try is of the same address.
    #expect(keys[0] == keys[1])
    try await fixture.run("abba --reload")
    #expect(await fixture.catalog.requests.last?.varying != keys[0])
  }

  @Test func whatIsCancelledIsNotAskedAgain() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("abba", with: CatalogError(.connectionLost))
    await fixture.catalog.hold("abba")
    fixture.type("abba")
    await fixture.sent(1)
    fixture.session.cancel()
    await fixture.catalog.release("abba")
    try await fixture.takeEvents()
    #expect(await fixture.catalog.requests.count == 1)
  }
}

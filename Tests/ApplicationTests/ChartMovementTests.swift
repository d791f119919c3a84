import Browsing
import Catalog
import Library
import Testing

@testable import Application

/// How a chart has moved since an earlier copy of it.
@Suite(.timeLimit(.minutes(10))) struct ChartMovementTests {
  private static let feed = "music/most-played/songs"

  private func answer(_ fixture: SessionFixture, _ ids: [Int]) async {
    let request = ChartRequest(.mostPlayedSongs, country: .unitedStates)
    await fixture.catalog.answer(Self.feed, with: CatalogBodies.chart(ids, in: request))
  }

  private func movements(_ fixture: SessionFixture) -> [ChartMovement?] {
    fixture.list.items.map { fixture.list.movements[$0.id] }
  }

  @Test func aChartIsComparedWithACopyOfTheDayBefore() async throws {
    let folder = try StoreFolderFixture()
    let fixture = try SessionFixture(stores: folder.open())
    await answer(fixture, [1, 2, 3])
    try await fixture.run("charts songs")
    #expect(movements(fixture) == [nil, nil, nil])
    #expect(fixture.list.movedSince == nil)
    await answer(fixture, [2, 1, 4])
    fixture.clock.advance(seconds: 20 * 3_600)
    try await fixture.run("charts songs")
    #expect(movements(fixture) == [.up(1), .down(1), .new])
    #expect(fixture.list.movedSince == SessionFixture.now)
    fixture.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(movements(second) == [.up(1), .down(1), .new])
    #expect(second.list.movedSince == SessionFixture.now)
    second.type("back")
    #expect(movements(second) == [nil, nil, nil])
  }

  @Test func aCopyOfTheSameDayIsTooYoung() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, [1, 2, 3])
    try await fixture.run("charts songs")
    await answer(fixture, [3, 2, 1])
    fixture.clock.advance(seconds: 20 * 3_600 - 1)
    try await fixture.run("charts songs")
    #expect(fixture.names.first == "\(Self.feed) 3")
    #expect(movements(fixture) == [nil, nil, nil])
  }

  @Test func theNewestCopyThatIsOldEnoughCounts() async throws {
    let fixture = try SessionFixture()
    for ids in [[3, 2, 1], [1, 2, 3], [1, 3, 2]] {
      await answer(fixture, ids)
      try await fixture.run("charts songs --reload")
      fixture.clock.advance(seconds: 12 * 3_600)
    }
    // 36, 24 and 12 hours old are the copies.
    await answer(fixture, [2, 1, 3])
    try await fixture.run("charts songs")
    #expect(movements(fixture) == [.up(1), .down(1), .same])
    #expect(fixture.list.movedSince == SessionFixture.now + 12 * 3_600)
  }

  @Test func anotherCountryGenreOrFeedIsAnotherChart() async throws {
    let fixture = try SessionFixture()
    for line in ["charts songs", "charts movies genre:drama", "charts albums"] {
      try await fixture.run(line)
    }
    fixture.clock.advance(seconds: 24 * 3_600)
    for line in ["charts songs --country gb", "charts movies", "charts videos"] {
      try await fixture.run(line)
      #expect(fixture.failure == nil)
      #expect(fixture.list.movements.isEmpty)
    }
  }

  @Test func aShorterChartIsStillTheSameChart() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, [1, 2, 3])
    try await fixture.run("charts songs")
    fixture.clock.advance(seconds: 24 * 3_600)
    await answer(fixture, [2, 1])
    try await fixture.run("charts songs --limit 10")
    #expect(movements(fixture) == [.up(1), .down(1)])
  }

  @Test func whatIsKeptIsComparedAsItWas() async throws {
    let fixture = try SessionFixture()
    await answer(fixture, [1, 2, 3])
    try await fixture.run("charts songs")
    fixture.clock.advance(seconds: 24 * 3_600)
    await answer(fixture, [3, 1, 2])
    try await fixture.run("charts songs")
    let live = movements(fixture)
    #expect(live == [.up(2), .down(1), .down(1)])
    try await fixture.run("charts songs")
    #expect(movements(fixture) == live)
    #expect(await fixture.catalog.requests.count == 2)
  }
}

import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// Films, for which Apple's search finds nothing, with the stores around them.
@Suite(.timeLimit(.minutes(10))) struct RetiredSearchTests {
  private static let hour: Int64 = 3_600

  private func film(_ id: Int, _ name: String, country: String = "USA") -> String {
    #"""
    {"wrapperType":"track","kind":"feature-movie","trackId":\#(id),"trackName":"\#(name)",
    "artistName":"Somebody","trackPrice":4.99,"currency":"USD","country":"\#(country)"}
    """#
  }

  /// Sees two films and a song.
  private func see(_ fixture: SessionFixture) async throws {
    await fixture.catalog.answer(
      "71@us",
      with: CatalogBodies.answer([
        film(71, "Nothing Sacred"), film(72, "Much Ado About Nothing"), film(73, "Something"),
        CatalogBodies.song(74, name: "Nothing"),
      ])
    )
    try await fixture.run("lookup 71")
    await fixture.catalog.answer(
      "71@gb",
      with: CatalogBodies.answer([film(75, "Nothing Else", country: "GBR")])
    )
    try await fixture.run("lookup 71 --country gb")
  }

  @Test func aFilmThatWasSeenIsFound() async throws {
    let fixture = try SessionFixture()
    try await see(fixture)
    try await fixture.run("nothing media:movie")
    #expect(fixture.names == ["Nothing Sacred", "Much Ado About Nothing"])
    #expect(fixture.list.source?.origin == .seen)
    #expect(
      fixture.list.findings.notes == [
        .notServed(.movie), .chartsSearched(2, of: 70, goesOn: true),
      ]
    )
    try await fixture.run("nothing media:movie --limit 1")
    #expect(fixture.names == ["Nothing Sacred"])
  }

  @Test func itIsThereAfterARestart() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await see(first)
    await first.catalog.fail("topmovies", with: CatalogError(.timedOut))
    await first.catalog.fail("topvideorentals", with: CatalogError(.timedOut))
    try await first.run("nothing media:movie")
    #expect(first.names == ["Nothing Sacred", "Much Ado About Nothing"])
    try await first.run("2")
    let shown = first.session.model.state.place.list
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.session.model.openItem?.item.name == "Much Ado About Nothing")
    #expect(second.list.items == shown.items)
    #expect(second.list.sightings == shown.sightings)
    #expect(second.list.findings == shown.findings)
    second.type("back")
    #expect(second.names == ["Nothing Sacred", "Much Ado About Nothing"])
    #expect(second.list.source == Source(.seen, fetchedAt: SessionFixture.now))
    #expect(await second.catalog.requests.isEmpty)
  }

  /// Lets the session do everything that it does while nothing is typed, for a number of requests.
  private func idle(_ fixture: SessionFixture, requests: Int) async throws {
    let before = await fixture.catalog.requests.count
    while await fixture.catalog.requests.count < before + requests {
      if !fixture.idle() { try await fixture.takeEvents() }
    }
  }

  @Test(
    arguments: [
      (hour - 1, 0, "topmovies/4403"), (hour, 3, "topmovies/4403"),
      (24 * hour - 1, 3, "topmovies/4403"), (24 * hour, 3, "topmovies/4401"),
    ]
  )
  func genreChartsAreGoodForADay(passed: Int64, requests: Int, next: String) async throws {
    let fixture = try SessionFixture(policy: RunPolicy(requestsPerMinute: 1_000))
    try await fixture.run("nothing media:movie")
    try await idle(fixture, requests: 2)
    #expect(
      await fixture.catalog.terms.sorted() == [
        "nothing", "topmovies", "topmovies/4401", "topmovies/4402", "topvideorentals",
      ]
    )
    fixture.clock.advance(seconds: passed)
    fixture.type("back")
    try await fixture.run("nothing media:movie")
    // Those of everything are what the answer is made of, so they are as fresh as any answer.
    #expect(await fixture.catalog.requests.count == 5 + requests)
    try await idle(fixture, requests: 1)
    #expect(await fixture.catalog.terms.last == next)
  }

  /// The newer host of charts was seen to hang.
  @Test func aNewerChartHasLessTime() async throws {
    for (timeout, limits) in [
      (nil, [12, 30]), (Duration.seconds(5), [5, 5]), (.seconds(60), [60, 60]),
    ] {
      let fixture = try SessionFixture(policy: RunPolicy(timeout: timeout))
      await fixture.catalog.fail("music/most-played/songs", with: CatalogError(.timedOut))
      try await fixture.run("charts songs")
      #expect(await fixture.catalog.terms == ["music/most-played/songs", "topsongs"])
      #expect(await fixture.catalog.requests.map(\.limit) == limits.map { .seconds($0) })
      #expect(fixture.names.count == 3)
    }
  }
}

import Browsing
import Catalog
import Foundation
import Library
import Records
import Testing

@testable import Application

/// What sessions show of everything seen.
@Suite(.timeLimit(.minutes(10))) struct SeenRecallTests {
  private func song(_ id: Int, _ name: String, by creator: String, on day: String = "") -> String {
    #"""
    {"wrapperType":"track","kind":"song","trackId":\#(id),"trackName":"\#(name)",
    "artistName":"\#(creator)","primaryGenreName":"Jazz","country":"USA",
    "releaseDate":"\#(day.isEmpty ? "1959-08-17" : day)T07:00:00Z"}
    """#
  }

  private func answer(_ fixture: SessionFixture, _ term: String, _ records: [String]) async {
    await fixture.catalog.answer(term, with: CatalogBodies.answer(records))
  }

  /// Two songs of one band, and one of another.
  private func searched(_ fixture: SessionFixture) async throws {
    await answer(
      fixture,
      "blue",
      [
        song(71, "So Blue", by: "Quintet"), song(72, "Blue Too", by: "QUINTÉT"),
        song(73, "Other", by: "Trio"),
      ]
    )
    try await fixture.run("blue")
  }

  private func ids(_ list: ListScreen) -> [Int64] { list.items.map(\.id.number) }

  // MARK: Home

  @Test func whatWasOpenedLastIsOnHome() async throws {
    let fixture = try SessionFixture()
    try await searched(fixture)
    for line in ["3", "back", "1", "back"] { try await fixture.run(line) }
    try await fixture.run("home")
    #expect(fixture.list.sightings.last.map(\.item.name) == ["So Blue", "Other"])
    #expect(fixture.names.suffix(2) == ["So Blue", "Other"])
    // The number leads to everything that was known of it.
    let count = fixture.list.items.count
    try await fixture.run("\(count)")
    guard case .detail(let detail) = fixture.session.model.state else {
      Issue.record("no detail")
      return
    }
    #expect(detail.item.name == "Other")
    #expect(detail.item.genre == "Jazz")
  }

  @Test func whereNothingWasOpenedItIsWhatSearchesBrought() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("home")
    #expect(fixture.list.sightings == Sightings())
    try await searched(fixture)
    try await fixture.run("charts podcasts")
    try await fixture.run("home")
    #expect(fixture.list.sightings.last.map(\.item.name) == ["So Blue", "Blue Too", "Other"])
  }

  @Test func whatComesOutIsFromChartsAndFromWhatWasSeen() async throws {
    let fixture = try SessionFixture()
    await answer(
      fixture,
      "soon",
      [
        song(81, "Yesterday", by: "A", on: "2026-11-29"),
        song(82, "Today", by: "A", on: "2026-11-30"),
        song(83, "Next Week", by: "A", on: "2026-12-07"),
        song(84, "Tomorrow", by: "A", on: "2026-12-01"),
      ]
    )
    try await fixture.run("soon")
    let here = fixture.list
    try await fixture.run("home")
    #expect(fixture.list.sightings.coming.map(\.item.name) == ["Tomorrow", "Next Week"])
    #expect(fixture.list.sightings.last.count == here.items.count)
    try await fixture.run("home --country gb")
    #expect(fixture.list.sightings.coming.isEmpty)
  }

  @Test func homeIsTheSameAfterARestart() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    try await first.run("2")
    // An older copy of a chart that is not there when home is asked for.
    for line in ["charts podcasts", "charts songs"] { try await first.run(line) }
    first.clock.advance(seconds: 24 * 3_600)
    let timeout = CatalogError(.timedOut)
    for feed in ["toppodcasts", "podcasts/top/podcasts"] {
      await first.catalog.fail(feed, with: timeout)
    }
    try await first.run("home")
    let podcasts = first.list.findings.sections.first { $0.chart == .podcasts }
    #expect(podcasts?.failure == timeout)
    let last = first.list.items.count
    try await first.run("\(last)")
    let shown = first.session.model.state.place
    first.session.close()

    let second = try SessionFixture(stores: folder.open(), clock: first.clock)
    second.session.resume()
    let place = second.session.model.state.place
    #expect(place.list.items == shown.list.items)
    #expect(place.list.findings == shown.list.findings)
    #expect(place.list.sightings == shown.list.sightings)
    #expect(place.list.movements == shown.list.movements)
    #expect(place.list.failures == shown.list.failures)
    guard case .detail(let detail) = place else {
      Issue.record("no detail")
      return
    }
    #expect(detail.item.name == "Blue Too")
    #expect(second.front.notices.isEmpty)
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func everySectionIsComparedWithTheDayBefore() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("home")
    #expect(fixture.list.movements.isEmpty)
    let songs = ChartRequest(.mostPlayedSongs, country: .unitedStates)
    await fixture.catalog.answer(
      songs.feed.rawValue,
      with: CatalogBodies.chart([3, 1, 4], in: songs)
    )
    fixture.clock.advance(seconds: 20 * 3_600)
    try await fixture.run("home")
    let moved = fixture.list.movements
    #expect(moved[ItemID(.song, 3)] == .up(2))
    #expect(moved[ItemID(.song, 1)] == .down(1))
    #expect(moved[ItemID(.song, 4)] == .new)
    #expect(moved[ItemID(.movie, 1)] == .same)
    #expect(fixture.list.movedSince == SessionFixture.now)
  }

  // MARK: Similar

  @Test func whatIsSimilarIsOfTheSameCreatorThenOfTheChart() async throws {
    let fixture = try SessionFixture()
    try await searched(fixture)
    try await fixture.run("similar 1")
    #expect(await fixture.catalog.terms == ["blue", "topsongs/11"])
    #expect(ids(fixture.list) == [72, 1, 2, 3])
    #expect(fixture.list.sightings.matches.map(\.item.id.number) == [72])
    #expect(fixture.list.source?.origin == .chart)
    // Within the hour the chart is not asked for again.
    let asked = await fixture.catalog.requests.count
    try await fixture.run("back")
    try await fixture.run("similar 2")
    #expect(ids(fixture.list) == [71, 1, 2, 3])
    #expect(await fixture.catalog.requests.count == asked)
    try await fixture.run("back")
    try await fixture.run("similar 2 --limit 1")
    #expect(ids(fixture.list) == [71, 1])
  }

  @Test func withoutTheNetworkItIsWhatWasSeen() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), policy: RunPolicy(isOffline: true))
    try await second.run("similar song:71")
    #expect(ids(second.list) == [72])
    #expect(second.list.findings.notes == [.chartFailed(CatalogError(.offline))])
    #expect(second.list.source?.isOffline == true)
    try await second.run("similar song:73")
    #expect(second.failure == CatalogError(.offline))
    try await second.run("similar song:99")
    #expect(second.failure == CatalogError(.offline))
  }

  @Test func anItemThatWasNeverSeenIsLookedUp() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("similar song:50")
    #expect(await fixture.catalog.terms.first == "50@us")
    // It says of no genre, and all of the chart is by its creator.
    #expect(ids(fixture.list) == [1, 2, 3])
    try await fixture.run("similar song:99")
    #expect(fixture.list.findings.notes == [.missing([99])])
  }

  // MARK: Find

  @Test func aFoundListIsTheSameAfterARestartWhateverWasSeenSince() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    for line in ["find blue", "sort -name", "2"] { try await first.run(line) }
    let shown = first.session.model.state.place
    first.session.close()
    let other = try SessionFixture(stores: folder.open(), keepsScreens: false)
    await answer(
      other,
      "newer",
      [song(70, "Blue", by: "Quintet"), song(71, "So Very Blue", by: "Quintet")]
    )
    try await other.run("newer")
    other.session.close()

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    let place = second.session.model.state.place
    #expect(place.list.items == shown.list.items)
    #expect(place.list.sightings == shown.list.sightings)
    #expect(place.list.source == shown.list.source)
    second.type("list")
    #expect(second.names == ["So Blue", "Blue Too"])
    second.type("reload")
    #expect(second.names == ["So Very Blue", "Blue Too", "Blue"])
    #expect(second.list.items.map(second.list.seenAt).count == 3)
    second.type("back")
    second.type("back")
    #expect(second.names == ["So Blue", "Blue Too"])
    #expect(second.front.notices.isEmpty)
  }

  @Test func theSameItemOfAnotherStoreIsAnotherRow() async throws {
    let fixture = try SessionFixture()
    try await searched(fixture)
    fixture.clock.advance(seconds: 7_200)
    let british = song(71, "So Blue", by: "Quintet").replacingOccurrences(of: "USA", with: "GBR")
    await answer(fixture, "blue", [british])
    try await fixture.run("blue country:gb")
    try await fixture.run("find so blue")
    #expect(fixture.list.items.map(\.country) == ["gb", "us"])
    #expect(
      fixture.list.items.map(fixture.list.seenAt)
        == [SessionFixture.now + 7_200, SessionFixture.now]
    )
    #expect(fixture.list.source?.fetchedAt == SessionFixture.now + 7_200)
  }

  @Test func aScreenOfWhichNothingIsLeftIsTold() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    try await first.run("find blue")
    first.session.close()
    try folder.removeAnswers()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.list.kind == .start)
    #expect(second.front.notices == [.screenGone])
  }

  @Test func nothingFoundIsStillNothingAfterARestart() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("find blue")
    #expect(first.names.isEmpty)
    first.session.close()
    let other = try SessionFixture(stores: folder.open(), keepsScreens: false)
    try await searched(other)
    other.session.close()
    let third = try SessionFixture(stores: folder.open())
    third.session.resume()
    #expect(third.list.topic == .seen("blue"))
    #expect(third.names.isEmpty)
    third.type("reload")
    #expect(third.names == ["Blue Too", "So Blue"])
  }

  @Test func inPlaceOfASearchItSaysThatItIsOffline() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), policy: RunPolicy(isOffline: true))
    try await second.run("too blue")
    #expect(second.list.topic == .seen("too blue"))
    #expect(second.names == ["Blue Too"])
    #expect(
      second.list.source == Source(.seen, fetchedAt: SessionFixture.now, isOffline: true)
    )
    try await second.run("find too blue")
    #expect(second.list.source?.isOffline == false)
  }

  @Test func inPlaceOfASearchItIsNarrowedAsThat() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await searched(first)
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), policy: RunPolicy(isOffline: true))
    // Of the matches only those of the kind count for the limit.
    try await second.run("blue entity:song limit:1")
    #expect(second.list.filter?.text == "type:song")
    #expect(second.names.count == 1)
    // Where nothing of the kind was seen the others are a word away.
    try await second.run("blue media:movies")
    #expect(second.names.isEmpty)
    second.type("filter off")
    #expect(second.names == ["Blue Too", "So Blue"])
  }
}

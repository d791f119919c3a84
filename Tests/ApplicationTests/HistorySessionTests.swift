import Browsing
import Catalog
import Platform
import Records
import Testing

@testable import Application
@testable import Library

/// The history, and the end of it.
@Suite(.timeLimit(.minutes(10))) struct HistorySessionTests {
  private func titles(_ fixture: SessionFixture) -> [String] {
    guard case .screens(let entries)? = fixture.list.recollection else { return [] }
    return entries.map { $0.record.names.joined(separator: "/") }
  }

  @Test func aRowReturnsToItsScreenOffline() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.type("2")
    try await first.run("queen")
    let clock = TestClock(SessionFixture.now + 90_000)
    let second = try SessionFixture(
      stores: folder.open(),
      clock: clock,
      policy: RunPolicy(isOffline: true)
    )
    second.type("history")
    #expect(titles(second) == ["queen", "abba/abba 2", "abba"])
    second.type("2")
    guard case .detail(let detail) = second.session.model.state else {
      Issue.record("\(second.session.model.state)")
      return
    }
    #expect(detail.item.name == "abba 2")
    second.type("back")
    #expect(second.list.kind == .history)
    second.type("history abb")
    #expect(titles(second) == ["abba/abba 2", "abba"])
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func aScreenWhoseAnswerIsGoneIsToldAndNothingIsLost() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    try folder.removeAnswers()
    let second = try SessionFixture(stores: folder.open())
    second.type("history")
    second.type("1")
    #expect(second.front.notices == [.screenGone])
    #expect(second.list.kind == .history)
  }

  @Test func theHistoryOfAOneShotLeavesTheSavedScreen() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    let saved = folder.open().sessions.restore()
    let second = try SessionFixture(stores: folder.open(), keepsScreens: false)
    for line in ["history", "watchlist", "deals", "prices song:1", "undo"] {
      try await second.run(line)
    }
    #expect(folder.open().sessions.restore() == saved)
  }

  // MARK: Forgetting

  private func asking(_ stores: Stores) throws -> SessionFixture {
    try SessionFixture(stores: stores, canAsk: true)
  }

  @Test func afterAYesItIsGone() async throws {
    let folder = try StoreFolderFixture()
    let fixture = try asking(folder.open())
    try await fixture.run("abba")
    fixture.session.keep(line: "abba")
    fixture.type("forget history")
    guard case .asksToForget(_, let counts)? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(counts.screens == 1)
    #expect(counts.lines == 1)
    #expect(folder.open().sessions.restore() != nil)
    fixture.type("yes")
    #expect(fixture.front.notices.last == .forgot(ForgetWish(.history), counts))
    #expect(fixture.list.kind == .start)
    fixture.type("history")
    #expect(titles(fixture) == [])
    #expect(folder.open().lines.lines() == [])
  }

  @Test func whatIsForgottenIsNotFoundAgain() async throws {
    let fixture = try asking(.open(.memory, clock: { SessionFixture.now }))
    try await fixture.run("abba")
    try await fixture.run("queen")
    fixture.type("forget abba --yes")
    fixture.type("find abba")
    #expect(fixture.names == [])
    fixture.type("find queen")
    #expect(fixture.names.count == 3)
    fixture.type("forget nothing of that kind")
    guard case .nothingToForget? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
  }

  @Test func aRowIsForgottenWithAllThatIsKeptOfIt() async throws {
    let fixture = try asking(.open(.memory, clock: { SessionFixture.now }))
    try await fixture.run("abba")
    fixture.type("watch 2")
    fixture.type("forget 2")
    fixture.type("yes")
    #expect(fixture.stores.watchlist.entries() == [])
    fixture.type("find abba")
    #expect(fixture.names == ["abba 1", "abba 3"])
    fixture.type("forget song:99 --yes")
    #expect(
      fixture.front.notices.last == .nothingToForget(ForgetWish(.words("song:99")))
    )
  }

  @Test func whereNobodyIsAskedItTakesAYes() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    fixture.type("forget all")
    guard case .refused(.needsYes)? = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    fixture.type("forget all --yes")
    #expect(fixture.stores.seen.recent(limit: 9) == [])
    #expect(fixture.list.kind == .start)
  }

  @Test(arguments: [("abba", true), ("history", true), ("seen", false), ("all", false)])
  func picturesGoWithWhatTheyWereSeenIn(_ what: String, _ isKept: Bool) async throws {
    let folder = try StoreFolderFixture()
    let pictures = CacheFolder(path: folder.path + "/pictures", limit: 100)
    pictures.keep([1], as: "x")
    let fixture = try SessionFixture(pictureCache: pictures)
    try await fixture.run("abba")
    fixture.type("forget \(what) --yes")
    #expect((pictures.bytes(of: "x", atMost: 9) != nil) == isKept)
  }

  @Test func inPrivateNothingIsForgotten() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    let fixture = try SessionFixture(stores: folder.openPrivately())
    fixture.type("forget all --yes")
    #expect(fixture.front.failures == [.store])
    #expect(folder.open().sessions.restore() != nil)
  }
}

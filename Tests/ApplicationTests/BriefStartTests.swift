import Browsing
import Catalog
import Library
import Records
import SQLite
import Testing

@testable import Application

/// A start draws a list from what was kept of it in brief, and has all of it before anything is done with it.
@Suite(.timeLimit(.minutes(10))) struct BriefStartTests {
  /// A session that ended on a list of what was found, after a line.
  private func left(_ folder: StoreFolderFixture, _ lines: String...) async throws {
    let session = try SessionFixture(stores: folder.open())
    await session.catalog.answer("abba", with: Self.withAddresses)
    for line in lines { try await session.run(line) }
    session.session.close()
  }

  /// Songs with more than a list shows.
  private static let withAddresses = CatalogBodies.answer(
    (1..<4).map { number in
      #"""
      {"kind":"song","trackId":\#(number),"trackName":"abba \#(number)","country":"USA",
      "trackViewUrl":"https://music.apple.com/us/song/\#(number)","copyright":"℗ 1976"}
      """#
    }
  )

  private func resumed(_ folder: StoreFolderFixture) throws -> SessionFixture {
    let fixture = try SessionFixture(stores: folder.open())
    fixture.session.resume()
    return fixture
  }

  @Test func theListIsDrawnWithoutTheAnswers() async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba", "queen")
    try folder.removeAnswers()
    let fixture = try resumed(folder)
    #expect(fixture.names == ["queen 1", "queen 2", "queen 3"])
    #expect(fixture.list.items == fixture.list.items.map(\.brief))
    #expect(fixture.front.takeEvents() == [.draw(.list(fixture.list))])
    // Nothing can be done with rows of which no more is known: that is said, and nothing is kept of them.
    fixture.type("watch 2")
    #expect(fixture.front.notices.first == .screenGone)
    #expect(fixture.front.notices.last == .needsRow(.watch))
    #expect(fixture.session.model.state == .list(.start(serial: fixture.list.serial)))
    #expect(fixture.stores.watchlist.entries().isEmpty)
  }

  /// Whoever names a row means the one that he sees.
  @Test func anotherAnswerDoesNotTakeThePlaceOfTheOneThatIsDrawn() async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba")
    try folder.removeAnswers()
    let stores = folder.open()
    _ = stores.answers.add(
      StoredAnswer(
        endpoint: Endpoint.apple.address,
        request: .search(Query(term: "abba")),
        fetchedAt: SessionFixture.now,
        body: CatalogBodies.answer([CatalogBodies.song(9, name: "Omega")])
      )
    )
    stores.close()
    let fixture = try resumed(folder)
    #expect(fixture.names == ["abba 1", "abba 2", "abba 3"])
    fixture.type("watch 1")
    #expect(fixture.front.notices.first == .screenGone)
    #expect(fixture.stores.watchlist.entries().isEmpty)
  }

  /// What only makes the next start quicker is not waited for.
  @Test func aStoreThatIsInUseIsNotWaitedFor() async throws {
    let folder = try StoreFolderFixture()
    let fixture = try SessionFixture(stores: folder.open())
    try await fixture.run("abba")
    while fixture.stores.seen.indexNext(limit: 200) {}
    let other = try Connection(path: folder.path + "/s.db", mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let began = ContinuousClock.now
    while fixture.idle() {}
    // The usual patience is five seconds.
    #expect(ContinuousClock.now - began < .seconds(4))
    #expect(fixture.front.warnings.isEmpty)
    try other.execute("ROLLBACK")
    #expect(fixture.stores.briefs.answers(fixture.list.answers) == nil)
    fixture.session.close()
    #expect(folder.open().briefs.answers(fixture.list.answers) != nil)
  }

  @Test func whateverIsDoneIsDoneWithAllOfIt() async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba")
    let items = try Answer(body: Self.withAddresses, country: .unitedStates).items
    #expect(items.map(\.brief) != items)

    let typed = try resumed(folder)
    #expect(typed.list.items == items.map(\.brief))
    typed.type("1")
    #expect(typed.session.model.state.place.list.items == items)
    #expect(typed.session.model.record.back.map(\.topic).count >= 1)
    typed.session.close()

    try await left(folder, "abba")
    let completing = try resumed(folder)
    _ = completing.session.complete("open ", cursor: 5)
    #expect(completing.list.items == items)
    completing.session.close()

    let idling = try resumed(folder)
    #expect(idling.list.items == items.map(\.brief))
    _ = idling.idle()
    #expect(idling.list.items == items)
  }

  @Test func theWayBackAndTheArrangementAreThere() async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba", "queen", "sort -name")
    let fixture = try resumed(folder)
    #expect(fixture.names == ["queen 3", "queen 2", "queen 1"])
    fixture.type("2")
    #expect(fixture.names == ["queen 3", "queen 2", "queen 1"])
    fixture.type("back")
    fixture.type("sort off")
    fixture.type("back")
    #expect(fixture.names.first == "abba 1")
    #expect(fixture.front.notices == [])
  }

  @Test func whatBelongsToAnItemIsKeptInBriefToo() async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba", "more song:7")
    try folder.removeAnswers()
    #expect(try resumed(folder).names == ["Track 1", "Track 2", "Track 3"])
  }

  /// What more is needed for than the answers of one list is made of the answers themselves.
  @Test(arguments: ["1", "charts movies", "find abba", "home"])
  func otherScreensAreMadeOfTheAnswers(_ line: String) async throws {
    let folder = try StoreFolderFixture()
    try await left(folder, "abba", line)
    let stores = folder.open()
    let record = try #require(stores.sessions.restore())
    #expect(record.current.answers.isEmpty || stores.briefs.answers(record.current.answers) == nil)
    let fixture = try SessionFixture(stores: stores)
    fixture.session.resume()
    #expect(fixture.front.notices == [])
    let current = fixture.session.model.record.current
    #expect(current.topic == record.current.topic)
    // In which order several came is not kept.
    #expect(Set(current.answers) == Set(record.current.answers))
  }

  @Test func aFailureOverTheListIsShownOverAllOfIt() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    await first.catalog.fail("broken", with: CatalogError(.notConnected))
    try await first.run("abba")
    try await first.run("broken")
    first.session.close()
    let second = try resumed(folder)
    #expect(second.failure == CatalogError(.notConnected))
    #expect(second.names.first == "abba 1")
  }
}

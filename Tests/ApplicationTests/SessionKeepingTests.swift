import Browsing
import Catalog
import Records
import SQLite
import Testing

@testable import Application
@testable import Library

/// What a session keeps, and what it says when it cannot.
@Suite(.timeLimit(.minutes(10))) struct SessionKeepingTests {
  private let request = CatalogRequest.search(Query(term: "abba"))

  @Test func anAnswerIsKeptAsItCame() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    let kept = try #require(
      fixture.stores.answers.newest(endpoint: Endpoint.apple.address, request: request)
    )
    #expect(kept.answer.body == FakeCatalog.body(for: "abba"))
    #expect(kept.answer.fetchedAt == SessionFixture.now)
    #expect(fixture.list.answers == [kept.id])
  }

  @Test func aOneShotKeepsItsAnswerAfterItIsShown() async throws {
    let fixture = try SessionFixture(keepsScreens: false)
    let stores = fixture.stores
    var keptAtDrawing: [Bool] = []
    fixture.front.onDraw = { [request] _ in
      let newest = stores.answers.newest(endpoint: Endpoint.apple.address, request: request)
      keptAtDrawing.append(newest != nil)
    }
    try await fixture.run("abba")
    #expect(keptAtDrawing == [false, false])
    #expect(stores.answers.newest(endpoint: Endpoint.apple.address, request: request) != nil)
    #expect(stores.sessions.restore() == nil)
  }

  @Test func settingsAreKeptAndGivenBack() throws {
    let fixture = try SessionFixture()
    fixture.type("country gb")
    fixture.type("set limit 20")
    #expect(fixture.stores.settings.all() == [.country: "gb", .limit: "20"])
    fixture.type("set limit default")
    #expect(fixture.stores.settings.all() == [.country: "gb"])
    #expect(fixture.front.notices.count == 3)
  }

  @Test func linesAreKeptButForThoseThatBeginWithABlank() throws {
    let fixture = try SessionFixture()
    for line in ["first", " secret", "", "   ", "\t", "second "] {
      fixture.session.keep(line: line)
    }
    #expect(fixture.stores.lines.lines() == ["first", "second "])
  }

  @Test func aSaveThatFailsIsSaidOnceAndNothingStops() async throws {
    let folder = try StoreFolderFixture()
    var isFull = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFull { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let fixture = try SessionFixture(stores: folder.open(options: options))
    try await fixture.run("abba")
    isFull = true
    try await fixture.run("queen")
    try await fixture.run("1")
    fixture.type("country gb")
    fixture.session.keep(line: "a line")
    #expect(fixture.front.warnings == ["The disk is full: nothing is being saved."])
    guard case .detail(let detail) = fixture.session.model.state else {
      Issue.record("\(fixture.session.model.state)")
      return
    }
    #expect(detail.item.name == "queen 1")
    fixture.type("back")
    fixture.type("back")
    #expect(fixture.names.first == "abba 1")
    // What was there stays there.
    let saved = folder.open().sessions.restore()
    #expect(saved?.current.topic == .inquiry(.request(request)))
  }

  @Test func troubleOfTheStoresIsSaidOnce() async throws {
    let fixture = try SessionFixture(stores: .open(.noHome, clock: { SessionFixture.now }))
    fixture.session.tellStoreNotices()
    fixture.session.tellStoreNotices()
    try await fixture.run("abba")
    #expect(fixture.front.warnings == ["There is no home folder: nothing is being saved."])
    #expect(fixture.names.first == "abba 1")
    fixture.type("2")
    fixture.type("back")
    #expect(fixture.names.first == "abba 1")
  }

  @Test func aFileThatIsAFolderIsSaidOnce() async throws {
    let folder = try StoreFolderFixture()
    let location = StoreLocation.files(main: folder.path, seen: folder.path + "/seen.db")
    let fixture = try SessionFixture(stores: .open(location, clock: { SessionFixture.now }))
    fixture.session.tellStoreNotices()
    try await fixture.run("abba")
    #expect(fixture.front.warnings.count == 1)
    #expect(fixture.front.warnings.first?.hasSuffix("nothing is being saved.") == true)
  }

  @Test func whatCameIsWorkedInPieceByPieceWithoutAsking() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    #expect(fixture.stores.seen.names(beginningWith: "abba") == .none)
    #expect(fixture.session.tidy())
    while fixture.session.tidy() {}
    #expect(fixture.stores.seen.names(beginningWith: "abba").names.count == 3)
    #expect(!fixture.session.tidy())
    #expect(await fixture.catalog.requests.count == 1)
  }

  @Test func anIdleMomentIsNoTroubleToAnyStore() async throws {
    let folder = try StoreFolderFixture()
    for stores in [folder.open(), .open(.memory, clock: { SessionFixture.now })] {
      let fixture = try SessionFixture(stores: stores)
      try await fixture.run("abba")
      _ = fixture.idle()
      fixture.session.close()
      _ = fixture.idle()
      #expect(fixture.front.warnings.isEmpty)
    }
  }
}

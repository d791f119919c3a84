import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// Where a session begins, and what of earlier ones it can still show.
@Suite(.timeLimit(.minutes(10))) struct SessionRestoreTests {
  @Test func withoutAnEarlierSessionThereIsTheStartScreen() throws {
    let fixture = try SessionFixture()
    fixture.session.resume()
    #expect(fixture.front.takeEvents() == [.draw(.list(.start(serial: 0)))])
  }

  @Test func aSessionGoesOnWithoutTheNetwork() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    try await first.run("queen")
    try await first.run("2")
    first.session.close()

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    guard case .detail(let detail) = second.session.model.state else {
      Issue.record("\(second.session.model.state)")
      return
    }
    #expect(detail.item.name == "queen 2")
    #expect(detail.list.source == Source(.cache, fetchedAt: SessionFixture.now))
    #expect(second.front.takeEvents() == [.draw(.detail(detail))])
    for (line, name) in [
      ("back", "queen 1"), ("back", "abba 1"), ("forward", "queen 1"), ("back", "abba 1"),
    ] {
      second.type(line)
      #expect(second.names.first == name)
    }
    second.type("back")
    #expect(second.session.model.state.place.list.kind == .start)
    second.type("back")
    #expect(second.front.notices == [.nothing(.back)])
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func aScreenWhoseAnswerIsGoneIsSaid() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    try await first.run("queen")
    // An open item takes more than what a list shows.
    try await first.run("1")
    first.session.close()
    try folder.removeAnswers()

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.session.model.state.place.list.kind == .start)
    #expect(second.front.notices == [.screenGone])
    second.type("back")
    #expect(second.front.notices == [.screenGone, .screenGone])
    second.type("back")
    #expect(second.session.model.state.place.list.kind == .start)
    try await second.run("after")
    #expect(second.names.first == "after 1")
  }

  @Test func anotherAnswerToTheSameRequestServesToo() async throws {
    let stores = Stores.open(.memory) { SessionFixture.now }
    let request = CatalogRequest.search(Query(term: "abba"))
    _ = stores.answers.add(
      StoredAnswer(
        endpoint: Endpoint.apple.address,
        request: request,
        fetchedAt: 7,
        body: FakeCatalog.body(for: "abba")
      )
    )
    let screen = ScreenRecord(
      serial: 3,
      topic: .inquiry(.request(request)),
      answers: [AnswerID(rawValue: 9_999)],
      firstRow: 1
    )
    try stores.sessions.save(SessionRecord(current: screen))
    let fixture = try SessionFixture(stores: stores)
    fixture.session.resume()
    #expect(fixture.names == ["abba 1", "abba 2", "abba 3"])
    #expect(fixture.session.model.state.place.list.firstRow == 1)
    #expect(fixture.session.model.state.place.list.source == Source(.cache, fetchedAt: 7))
  }

  @Test func aFailureComesBackWithWhatWasBeneath() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    let error = CatalogError(.limited, status: 403, retryAfter: 28)
    await first.catalog.fail("queen", with: error)
    try await first.run("queen")
    first.session.close()

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    guard case .error(let failure) = second.session.model.state else {
      Issue.record("\(second.session.model.state)")
      return
    }
    #expect(failure.error.code == .limited)
    #expect(failure.subject == .request(.search(Query(term: "queen"))))
    second.type("back")
    #expect(second.names.first == "abba 1")
    #expect(await second.catalog.requests.isEmpty)
  }

  @Test func aRequestThatWasOutIsToldAndCanBeRetried() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    await first.catalog.hold("queen")
    first.type("queen")
    first.session.close()
    await first.catalog.release("queen")

    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.names.first == "abba 1")
    #expect(second.front.notices == [.interrupted(.request(.search(Query(term: "queen"))))])
    try await second.run("retry")
    #expect(second.names.first == "queen 1")
  }

  /// What is out when the program is killed is repeated for the same purpose, and not only asked again.
  @Test(
    arguments: [
      ("more song:7", "Track 1"), ("compare id:7 gb,de", "Song 7"), ("song:7", "Song 7"),
      ("lookup song:7 8", "Song 7"), ("reload", "Song 5"), ("compare 1 --country fr", "Song 5"),
    ]
  )
  func aRetryAfterACrashRepeatsTheVeryThing(line: String, name: String) async throws {
    let folder = try StoreFolderFixture()
    let catalog = FakeCatalog()
    // What the line leads to without a crash.
    let whole = try SessionFixture(catalog: catalog)
    try await whole.run("lookup 5")
    try await whole.run(line)
    let expected = whole.session.model.state.place

    let first = try SessionFixture(catalog: catalog, stores: folder.open())
    try await first.run("lookup 5")
    let held = ["us", "gb", "de", "jp", "fr"].flatMap { ["5@\($0)", "7@\($0)"] } + ["7,8@us"]
    for term in held { await catalog.hold(term) }
    first.type(line)
    #expect(first.session.isLoading)
    // The program is killed here.
    let second = try SessionFixture(catalog: FakeCatalog(), stores: folder.open())
    second.session.resume()
    #expect(second.front.notices.count == 1)
    try await second.run("retry")
    #expect(second.list.topic == expected.list.topic)
    #expect(second.list.findings == expected.list.findings)
    #expect(second.names.contains(name))
    switch (second.session.model.state, expected) {
    case (.detail(let one), .detail(let other)): #expect(one.item == other.item)
    case (.list, .list): break
    default: Issue.record("\(second.session.model.state)")
    }
    for term in held { await catalog.release(term) }
  }

  @Test func aNearMissIsStillSaidOfflineAndAfterARestart() async throws {
    let folder = try StoreFolderFixture()
    for isOffline in [false, true] {
      let first = try SessionFixture(
        stores: folder.open(),
        policy: RunPolicy(isOffline: isOffline)
      )
      try await first.run(isOffline ? "country zz" : "help me")
      let miss = try #require(first.list.nearMiss)
      #expect(miss.line == (isOffline ? "country zz" : "help me"))
      if isOffline { #expect(first.list.topic == .seen("country zz")) }
      try await first.run("abba 1")
      first.session.close()
      let second = try SessionFixture(stores: folder.open())
      second.session.resume()
      second.type("back")
      #expect(second.list.nearMiss == miss)
    }
  }

  @Test func standingAtTheSavedScreenSaysNothing() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    let second = try SessionFixture(stores: folder.open(), keepsScreens: false)
    second.session.standAtSavedScreen()
    #expect(second.front.takeEvents().isEmpty)
    #expect(second.session.model.rowCount == 3)
  }

  @Test func aFreshStartKeepsTheSavedScreenUntilSomethingIsShown() async throws {
    let folder = try StoreFolderFixture()
    let first = try SessionFixture(stores: folder.open())
    try await first.run("abba")
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.begin()
    #expect(second.session.model.state.place.list.kind == .start)
    second.session.close()
    let third = try SessionFixture(stores: folder.open())
    third.session.resume()
    #expect(third.names.first == "abba 1")
  }

  @Test func theDemoIsNamedAsTheSource() async throws {
    let fixture = try SessionFixture(isDemo: true)
    try await fixture.run("abba")
    #expect(fixture.session.model.state.place.list.source?.origin == .demo)
  }
}

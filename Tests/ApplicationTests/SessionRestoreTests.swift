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

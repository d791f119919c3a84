import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

@Suite(.timeLimit(.minutes(10))) struct SessionTests {
  // MARK: Order

  @Test func whatIsDrawnIsAlreadySaved() async throws {
    let folder = try StoreFolderFixture()
    let fixture = try SessionFixture(stores: folder.open())
    let other = folder.open()
    var saved: [SessionRecord?] = []
    var drawn: [SessionRecord] = []
    fixture.front.onDraw = { model in
      saved.append(other.sessions.restore())
      drawn.append(model.record)
    }
    try await fixture.run("abba")
    try await fixture.run("2")
    try await fixture.run("back")
    await fixture.catalog.fail("broken", with: CatalogError(.outage, status: 500))
    try await fixture.run("broken")
    #expect(drawn.count == 6)
    #expect(saved == drawn)
    #expect(drawn[0].overlay == .pending(AttemptRecord(.request(.search(Query(term: "abba"))))))
    #expect(drawn[1].current.topic == .inquiry(.request(.search(Query(term: "abba")))))
    #expect(drawn[2].current.detailRow == 1)
    #expect(drawn[5].overlay != .none)
  }

  @Test func effectsArePerformedInTheirOrder() async throws {
    let fixture = try SessionFixture()
    fixture.session.begin()
    try await fixture.run("abba")
    let events = fixture.front.takeEvents()
    try #require(events.count == 3)
    #expect(events[0] == .draw(.list(.start(serial: 0))))
    guard case .draw(.loading(let loading)) = events[1], case .draw(.list(let list)) = events[2]
    else {
      Issue.record("\(events)")
      return
    }
    let request = CatalogRequest.search(Query(term: "abba"))
    #expect(loading.inquiry.subject == .request(request))
    #expect(list.items.map(\.name) == ["abba 1", "abba 2", "abba 3"])
    #expect(list.source == Source(.live, fetchedAt: SessionFixture.now))
    #expect(
      await fixture.catalog.requests
        == [.init(request: request, varying: nil, limit: .seconds(30))]
    )
  }

  @Test func aFreshAnswerIsAskedForAsOne() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    try await fixture.run("reload")
    try await fixture.run("abba --reload")
    #expect(await fixture.catalog.requests.map { $0.varying != nil } == [false, true, true])
  }

  @Test func redrawAndQuitReachTheFront() throws {
    let fixture = try SessionFixture()
    fixture.type("redraw")
    #expect(fixture.front.takeEvents() == [.redraw(.list(.start(serial: 0)))])
    #expect(!fixture.session.hasEnded)
    fixture.type("quit")
    #expect(fixture.session.hasEnded)
    #expect(fixture.front.takeEvents().isEmpty)
  }

  @Test func notesOfOtherThreadsAreTold() async throws {
    let fixture = try SessionFixture()
    fixture.post(.note("> GET /"))
    fixture.post(.note("< 200"))
    try await fixture.takeEvents()
    #expect(fixture.front.takeEvents() == [.note("> GET /"), .note("< 200")])
  }

  // MARK: Cancelling

  @Test func aLateAnswerIsDropped() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.hold("slow")
    fixture.type("slow")
    #expect(fixture.session.isLoading)
    fixture.session.cancel()
    #expect(!fixture.session.isLoading)
    #expect(fixture.front.notices == [.cancelled])
    try await fixture.run("quick")
    _ = fixture.front.takeEvents()
    await fixture.catalog.release("slow")
    try await fixture.takeEvents()
    #expect(fixture.front.takeEvents().isEmpty)
    #expect(fixture.names == ["quick 1", "quick 2", "quick 3"])
    let slow = CatalogRequest.search(Query(term: "slow"))
    #expect(fixture.stores.answers.newest(endpoint: Endpoint.apple.address, request: slow) == nil)
  }

  @Test func aLateFailureIsDropped() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("slow", with: CatalogError(.timedOut))
    await fixture.catalog.hold("slow")
    fixture.type("slow")
    fixture.session.cancel()
    await fixture.catalog.release("slow")
    try await fixture.takeEvents()
    #expect(fixture.session.model.state == .list(.start(serial: 0)))
  }

  @Test func whatWasCancelledCanBeAskedAgain() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("before")
    await fixture.catalog.hold("slow")
    fixture.type("slow")
    fixture.session.cancel()
    #expect(fixture.names.first == "before 1")
    await fixture.catalog.release("slow")
    try await fixture.run("retry")
    #expect(fixture.names.first == "slow 1")
  }

  @Test func cancellingNothingDoesNothing() throws {
    let fixture = try SessionFixture()
    fixture.session.cancel()
    #expect(fixture.front.takeEvents().isEmpty)
  }

  @Test func anAnswerThatIsNoneIsAFailureAndNotKept() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("page", with: CatalogError(.webPage))
    try await fixture.run("page")
    guard case .error(let failure) = fixture.session.model.state else {
      Issue.record("\(fixture.session.model.state)")
      return
    }
    #expect(failure.error == CatalogError(.webPage))
    let request = CatalogRequest.search(Query(term: "page"))
    #expect(
      fixture.stores.answers.newest(endpoint: Endpoint.apple.address, request: request) == nil
    )
  }

  // MARK: The end

  @Test func closingEndsWhatIsUnderWay() async throws {
    let folder = try StoreFolderFixture()
    let fixture = try SessionFixture(stores: folder.open())
    await fixture.catalog.hold("slow")
    fixture.type("slow")
    fixture.session.close()
    while await !fixture.catalog.isClosed { await Task.yield() }
    await fixture.catalog.release("slow")
    // The request that was out is what the next start can ask again.
    let overlay = folder.open().sessions.restore()?.overlay
    #expect(overlay == .pending(AttemptRecord(.request(.search(Query(term: "slow"))))))
  }
}

import Records
import Browsing
import Catalog
import Companions
import Platform
import TestSupport
import Testing

@testable import Application

/// What becomes of `copy` and `open`: fake programs note how they are called.
@Suite(.timeLimit(.minutes(10))) struct ActionPerformerTests {
  /// Three albums with store pages.
  private static let albums = CatalogBodies.answer(
    (1...3).map { number in
      #"""
      {"wrapperType":"collection","collectionType":"Album","collectionId":\#(number),
      "collectionName":"abba \#(number)","artistName":"ABBA","country":"USA",
      "collectionViewUrl":"https://music.apple.com/us/album/\#(number)"}
      """#
    }
  )
  private let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
  }

  private func fixture(_ variables: [String: String]) async throws -> SessionFixture {
    var all = variables
    all["PATH"] = programs.path
    let fixture = try SessionFixture(environment: Environment(all))
    await fixture.catalog.answer("abba", with: Self.albums)
    try await fixture.run("abba")
    _ = fixture.front.takeEvents()
    return fixture
  }

  /// Types a line, and goes on until no program is awaited.
  private func act(_ line: String, in fixture: SessionFixture) async -> [ActionOutcome] {
    fixture.type(line)
    while fixture.session.isActing {
      fixture.session.takeTurn()
      await Task.yield()
    }
    return fixture.front.takeEvents().compactMap { event in
      guard case .tell(.acted(_, let outcome)) = event else { return nil }
      return outcome
    }
  }

  // MARK: The clipboard

  @Test func aProgramIsGivenTheText() async throws {
    try programs.add("xclip")
    let fixture = try await fixture(["DISPLAY": ":0"])
    #expect(await act("copy title 1-2", in: fixture) == [.done(by: "xclip")])
    #expect(programs.calls(of: "xclip") == [["-selection", "clipboard"]])
    #expect(programs.input(of: "xclip") == Array("abba 1\nabba 2".utf8))
    try programs.add("wl-copy")
    let wayland = try await self.fixture(["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"])
    #expect(await act("copy id 3", in: wayland) == [.done(by: "wl-copy")])
    #expect(programs.calls(of: "wl-copy") == [["--type", "text/plain"]])
    #expect(programs.input(of: "wl-copy") == Array("3".utf8))
  }

  @Test func aProgramThatFailsIsNamed() async throws {
    try programs.add("xclip", "exit 1")
    let fixture = try await fixture(["DISPLAY": ":9", "TERM": "xterm"])
    #expect(await act("copy id 1", in: fixture) == [.failed(.ended("xclip", status: 1))])
    try programs.add("xclip", "kill -TERM $$")
    #expect(await act("copy id 1", in: fixture) == [.failed(.killed("xclip"))])
    #expect(fixture.terminal.bytes.isEmpty)
  }

  @Test func oneThatDoesNotEndIsStopped() async throws {
    try programs.add("xclip", "exec sleep 1000")
    let fixture = try await fixture(["DISPLAY": ":9"])
    fixture.type("copy id 1")
    #expect(fixture.session.isActing)
    #expect(fixture.session.timeToTurn == .seconds(5))
    fixture.clock.advance(seconds: 5)
    #expect(fixture.session.timeToTurn == .zero)
    fixture.session.takeTurn()
    #expect(!fixture.session.isActing)
    guard case .acted(_, .failed(.noAnswer("xclip"))) = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    await reap(fixture)
  }

  @Test func oneThatIsAwaitedCanBeStopped() async throws {
    try programs.add("xclip", "exec sleep 1000")
    let fixture = try await fixture(["DISPLAY": ":9"])
    fixture.type("copy id 1")
    fixture.session.stopActing()
    #expect(await act("", in: fixture) == [.failed(.cancelled)])
    #expect(fixture.front.failures.isEmpty)
  }

  @Test func theTerminalIsAskedWhereThereIsNoProgram() async throws {
    let fixture = try await fixture(["TERM": "xterm-256color", "DISPLAY": ":0"])
    #expect(await act("copy id 2", in: fixture) == [.askedTerminal(through: nil)])
    #expect(fixture.terminal.text == "\u{1B}]52;c;Mg==\u{7}")
    let tmux = try await self.fixture(["TERM": "tmux-256color"])
    #expect(await act("copy id 2", in: tmux) == [.askedTerminal(through: .tmux)])
    let screen = try await self.fixture(["TERM": "screen"])
    #expect(await act("copy id 2", in: screen) == [.askedTerminal(through: .screen)])
    #expect(screen.terminal.text == "\u{1B}P\u{1B}]52;c;Mg==\u{7}\u{1B}\\")
  }

  @Test func withoutAnyWayNothingIsClaimed() async throws {
    let dumb = try await fixture(["TERM": "dumb"])
    #expect(await act("copy id 1", in: dumb) == [.failed(.noWay)])
    let nowhere = try await fixture(["TERM": "xterm"])
    nowhere.terminal.isThere = false
    #expect(await act("copy id 1", in: nowhere) == [.failed(.noWay)])
  }

  // MARK: The browser

  @Test func pagesAreOpenedOneAfterTheOther() async throws {
    try programs.add("xdg-open")
    let fixture = try await fixture(["DISPLAY": ":0"])
    #expect(await act("open 1,3", in: fixture) == [.done(by: "xdg-open")])
    let addresses = fixture.list.items.compactMap(\.storeURL)
    #expect(programs.calls(of: "xdg-open") == [[addresses[0]], [addresses[2]]])
    #expect(addresses.allSatisfy { $0.hasPrefix("https://") })
    #expect(programs.input(of: "xdg-open") == [])
  }

  @Test func aBrowserThatStaysHasOpenedIt() async throws {
    try programs.add("mine", "exec sleep 1000")
    let fixture = try await fixture(["REPRISE_BROWSER": "mine"])
    fixture.type("open 1")
    #expect(fixture.session.timeToTurn == .seconds(1))
    fixture.clock.advance(seconds: 1)
    fixture.session.takeTurn()
    guard case .acted(_, .done(by: "mine")) = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(!fixture.session.isActing)
    #expect(fixture.session.timeToTurn == nil)
    #expect(fixture.performer.lingering.count == 1)
    await reap(fixture)
  }

  @Test func aFailureEndsTheRow() async throws {
    try programs.add("xdg-open", "exit 3")
    let fixture = try await fixture(["DISPLAY": ":0"])
    #expect(await act("open 1-3", in: fixture) == [.failed(.ended("xdg-open", status: 3))])
    #expect(programs.calls(of: "xdg-open").count == 1)
  }

  @Test func whatIsMissingIsNamed() async throws {
    let fixture = try await fixture(["REPRISE_BROWSER": "no-such-browser"])
    #expect(await act("open 1", in: fixture) == [.failed(.missing("no-such-browser"))])
  }

  @Test func withoutADisplayTheAddressIsShown() async throws {
    try programs.add("xdg-open")
    let fixture = try await fixture(["SSH_CONNECTION": "1 2 3 4", "DISPLAY": ":0"])
    #expect(await act("open 1-3", in: fixture) == [.noDisplay])
    #expect(programs.calls(of: "xdg-open").isEmpty)
  }

  // MARK: Order

  @Test func actionsWaitForEachOther() async throws {
    try programs.add("xclip")
    let fixture = try await fixture(["DISPLAY": ":0"])
    fixture.type("copy id 1")
    fixture.type("copy id 2")
    let outcomes = await act("copy id 3", in: fixture)
    #expect(outcomes == Array(repeating: .done(by: "xclip"), count: 3))
    #expect(programs.input(of: "xclip") == Array("3".utf8))
    #expect(programs.calls(of: "xclip").count == 3)
  }

  @Test func whatIsLookedUpIsCopiedAndTheScreenStays() async throws {
    try programs.add("xclip")
    let fixture = try await fixture(["DISPLAY": ":0"])
    let before = fixture.session.model.state
    fixture.type("copy id song:77")
    try await fixture.takeAnswers()
    #expect(await act("", in: fixture) == [.done(by: "xclip")])
    #expect(programs.input(of: "xclip") == Array("77".utf8))
    #expect(fixture.session.model.state == before)
  }

  /// Ends the programs that nobody awaits any longer, so that none is left behind.
  private func reap(_ fixture: SessionFixture) async {
    for run in fixture.performer.lingering { run.kill() }
    while !fixture.performer.lingering.isEmpty {
      fixture.session.takeTurn()
      await Task.yield()
    }
  }
}

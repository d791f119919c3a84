import Browsing
import Catalog
import Companions
import Platform
import Records
import TestSupport
import Testing

@testable import Application

/// What becomes of `play` and `stop`: fake players note how they are called.
@Suite(.timeLimit(.minutes(10))) struct PlaybackTests {
  /// Three songs with previews.
  private static let songs = CatalogBodies.answer(
    (1...3).map { number in
      #"""
      {"wrapperType":"track","kind":"song","trackId":\#(number),"trackName":"abba \#(number)",
      "artistName":"ABBA","country":"USA","previewUrl":"https://example.com/\#(number).m4a",
      "trackViewUrl":"https://music.apple.com/us/album/1?i=\#(number)"}
      """#
    }
  )
  private let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
  }

  private func fixture(
    _ variables: [String: String] = [:],
    isDemo: Bool = false
  ) async throws -> SessionFixture {
    var all = variables
    all["PATH"] = all["PATH"] ?? programs.path
    let fixture = try SessionFixture(isDemo: isDemo, environment: Environment(all))
    await fixture.catalog.answer("abba", with: Self.songs)
    try await fixture.run("abba")
    _ = fixture.front.takeEvents()
    return fixture
  }

  private func outcomes(_ fixture: SessionFixture) -> [ActionOutcome] {
    fixture.front.takeEvents().compactMap { event in
      guard case .tell(.acted(_, let outcome)) = event else { return nil }
      return outcome
    }
  }

  /// Goes on until a condition holds.
  private func go(_ fixture: SessionFixture, until isDone: () -> Bool) async {
    while !isDone() {
      fixture.session.takeTurn()
      await Task.yield()
    }
  }

  /// Types a line that plays something, and lets the time pass in which it could fail at once.
  private func begin(_ line: String, in fixture: SessionFixture) -> [ActionOutcome] {
    fixture.type(line)
    #expect(fixture.session.isActing)
    #expect(fixture.session.timeToTurn == .milliseconds(500))
    #expect(fixture.session.model.playing == nil)
    fixture.clock.advance(seconds: 1)
    fixture.session.takeTurn()
    #expect(!fixture.session.isActing)
    return outcomes(fixture)
  }

  @Test func itPlaysInTheBackground() async throws {
    try programs.add("mpv", "exec sleep 1000")
    let fixture = try await fixture()
    #expect(begin("play 2", in: fixture) == [.done(by: "mpv")])
    #expect(fixture.session.isPlaying)
    #expect(fixture.session.model.playing?.item.name == "abba 2")
    #expect(fixture.session.timeToTurn == nil)
    await go(fixture) { !programs.calls(of: "mpv").isEmpty }
    #expect(programs.calls(of: "mpv").first?.suffix(2) == ["--", "https://example.com/2.m4a"])
    #expect(programs.input(of: "mpv") == [])
    fixture.session.close()
    #expect(!fixture.session.isPlaying)
  }

  @Test func stopEndsIt() async throws {
    try programs.add("mpv", "exec sleep 1000")
    let fixture = try await fixture()
    #expect(begin("play 2", in: fixture) == [.done(by: "mpv")])
    fixture.type("stop")
    guard case .stopped = fixture.front.notices.last else {
      Issue.record("\(fixture.front.notices)")
      return
    }
    #expect(!fixture.session.isPlaying)
    // It is watched until it is gone.
    #expect(fixture.session.timeToTurn == .milliseconds(1_500))
    await go(fixture) { fixture.performer.playback.isAlone }
    #expect(fixture.session.timeToTurn == nil)
    #expect(fixture.front.notices.count == 1)
  }

  @Test func oneThatDoesNotListenIsEndedByForce() async throws {
    try programs.add("mpv", "trap '' TERM; touch \"$0.ready\"; while :; do sleep 1; done")
    let fixture = try await fixture()
    #expect(begin("play 1", in: fixture) == [.done(by: "mpv")])
    await go(fixture) { programs.has("mpv.ready") }
    fixture.type("stop")
    #expect(!fixture.performer.playback.isAlone)
    fixture.clock.advance(seconds: 2)
    #expect(fixture.session.timeToTurn == .zero)
    await go(fixture) { fixture.performer.playback.isAlone }
  }

  @Test func aSecondTakesTheFirstsPlace() async throws {
    try programs.add("mpv", "exec sleep 1000")
    let fixture = try await fixture()
    #expect(begin("play 1", in: fixture) == [.done(by: "mpv")])
    fixture.type("play 3")
    fixture.clock.advance(seconds: 1)
    await go(fixture) { fixture.performer.playback.isAlone && !fixture.session.isActing }
    #expect(outcomes(fixture) == [.done(by: "mpv")])
    #expect(fixture.session.model.playing?.item.name == "abba 3")
    fixture.session.close()
  }

  @Test func theEndIsNoticed() async throws {
    try programs.add("mpv", FakePrograms.waiting(for: "over"))
    let fixture = try await fixture()
    #expect(begin("play 1", in: fixture) == [.done(by: "mpv")])
    try programs.write("over", "")
    await go(fixture) { !fixture.session.isPlaying }
    #expect(fixture.session.model.playing == nil)
    #expect(fixture.front.notices.isEmpty)
  }

  @Test func aFailureLaterOnIsTold() async throws {
    try programs.add("mpv", FakePrograms.waiting(for: "over") + "; exit 2")
    let fixture = try await fixture()
    #expect(begin("play 1", in: fixture) == [.done(by: "mpv")])
    try programs.write("over", "")
    await go(fixture) { !fixture.session.isPlaying }
    #expect(outcomes(fixture) == [.failed(.ended("mpv", status: 2))])
    #expect(fixture.session.model.playing == nil)
  }

  @Test(arguments: [
    ("exit 3", ActionOutcome.failed(.ended("mpv", status: 3))),
    ("kill -KILL $$", .failed(.killed("mpv"))), ("exit 0", .done(by: "mpv")),
  ])
  func oneThatEndsAtOnceSaysHow(script: String, expected: ActionOutcome) async throws {
    try programs.add("mpv", script)
    let fixture = try await fixture()
    fixture.type("play 1")
    await go(fixture) { !fixture.session.isActing }
    #expect(outcomes(fixture) == [expected])
    #expect(fixture.session.model.playing == nil)
    #expect(!fixture.session.isPlaying)
  }

  @Test func whatIsMissingIsNamed() async throws {
    let empty = try FakePrograms()
    let none = try await fixture(["PATH": empty.folder])
    none.type("play 1")
    #expect(outcomes(none) == [.failed(.noWay)])
    none.type("set player no-such-player -x")
    none.type("play 1")
    #expect(outcomes(none) == [.failed(.missing("no-such-player"))])
    #expect(none.session.model.playing == nil)
  }

  @Test func aProgramThatCannotBeRunIsNamed() async throws {
    try programs.add("mine", mode: 0o755)
    try programs.write("mine", "\u{7F}ELF no program")
    let fixture = try await fixture()
    fixture.type("set player \(programs.folder)/mine")
    fixture.type("play 1")
    #expect(outcomes(fixture) == [.failed(.notStarted("mine"))])
  }

  @Test func theBundledCatalogueHasNothingToPlay() async throws {
    try programs.add("mpv")
    let fixture = try await fixture(isDemo: true)
    fixture.type("play 1")
    #expect(outcomes(fixture) == [.failed(.bundled)])
    #expect(programs.calls(of: "mpv").isEmpty)
  }

  @Test func theSettingChoosesThePlayer() async throws {
    try programs.add("mine", "exec sleep 1000")
    let fixture = try await fixture()
    fixture.type("set player mine --volume=50")
    _ = fixture.front.takeEvents()
    #expect(begin("play 1", in: fixture) == [.done(by: "mine")])
    await go(fixture) { !programs.calls(of: "mine").isEmpty }
    #expect(
      programs.calls(of: "mine") == [["--volume=50", "--", "https://example.com/1.m4a"]]
    )
    fixture.session.close()
  }

  @Test func aPreviewEndsBeforeAnotherScreenIsDrawn() async throws {
    try programs.add("mpv", "exec sleep 1000")
    let fixture = try await fixture()
    fixture.type("1")
    _ = fixture.front.takeEvents()
    #expect(begin("play", in: fixture) == [.done(by: "mpv")])
    fixture.type("redraw")
    #expect(fixture.session.isPlaying)
    fixture.front.onDraw = { model in #expect(model.playing == nil) }
    fixture.type("list")
    #expect(!fixture.session.isPlaying)
    await go(fixture) { fixture.performer.playback.isAlone }
  }

  @Test func controlCDoesNotEndTheMusic() async throws {
    try programs.add("mpv", "exec sleep 1000")
    let fixture = try await fixture()
    fixture.type("play 1")
    fixture.session.stopActing()
    #expect(outcomes(fixture) == [.done(by: "mpv")])
    #expect(!fixture.session.isActing)
    fixture.session.cancel()
    #expect(fixture.session.isPlaying)
    fixture.session.close()
  }
}

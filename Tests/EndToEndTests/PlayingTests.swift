import Foundation
import Testing

@testable import TestSupport

/// `play` and `stop` of the built program, with players that stand in for the real ones.
@Suite(.ownThreads) struct PlayingTests {
  private let sandbox: Sandbox
  private let programs: FakePrograms
  private let server: CatalogServer

  /// A player that plays until it is told to end, and leaves its process id.
  private static let endless =
    "echo $$ > \"$0.part\"; mv \"$0.part\" \"$0.pid\"; exec sleep 300"

  init() throws {
    sandbox = try Sandbox()
    programs = try FakePrograms()
    server = try CatalogServer { request in Self.reply(to: request) }
    sandbox.environment["PATH"] = programs.path
  }

  /// Two songs, an episode and an album, each of them found by any search and by its id.
  private static func reply(to request: FixtureServer.Request) -> FixtureServer.Reply {
    guard request.path == "/search" || request.path == "/lookup" else {
      return CatalogFixture.reply(to: request)
    }
    let host = request.header("Host") ?? ""
    let all = [
      (11, song(11, host)), (12, song(12, host)), (13, episode(13, host)), (14, album(14)),
    ]
    let asked = request.target.split(separator: "id=").last?.prefix { $0.isNumber } ?? ""
    let found = request.path == "/search" ? all : all.filter { String($0.0) == asked }
    return .json(CatalogFixture.document(found.map(\.1)))
  }

  private static func song(_ id: Int, _ host: String) -> String {
    #"""
    {"wrapperType":"track","kind":"song","trackId":\#(id),"trackName":"Song \#(id)",
    "artistName":"Anyone","country":"USA","previewUrl":"http://\#(host)/preview/\#(id).m4a",
    "trackViewUrl":"https://music.apple.com/us/album/1?i=\#(id)"}
    """#
  }

  private static func episode(_ id: Int, _ host: String) -> String {
    #"""
    {"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":\#(id),
    "trackName":"Episode \#(id)","country":"USA","collectionName":"A show",
    "episodeUrl":"http://\#(host)/episode/\#(id).mp3"}
    """#
  }

  private static func album(_ id: Int) -> String {
    #"""
    {"wrapperType":"collection","collectionType":"Album","collectionId":\#(id),
    "collectionName":"Album \#(id)","artistName":"Anyone","country":"USA"}
    """#
  }

  private func prompt(_ arguments: [String] = []) throws -> PtyProcess {
    let program = try sandbox.terminal(["--endpoint", server.url] + arguments, rows: 40)
    #expect(program.wait(until: \.hasPrompt))
    program.type("anything\r")
    #expect(program.wait(for: "1–4 of 4 · live"))
    #expect(program.wait(until: \.hasPrompt))
    return program
  }

  /// The process id that a player has left.
  private func player(_ name: String = "mpv") throws -> Int32 {
    let deadline = PtyDeadline(after: .seconds(20))
    while !programs.has("\(name).pid"), !deadline.hasPassed { sched_yield() }
    let file = programs.folder + "/\(name).pid"
    let text = try String(contentsOfFile: file, encoding: .utf8).filter(\.isNumber)
    try FileManager.default.removeItem(atPath: file)
    return try #require(Int32(text))
  }

  /// Waits until a process is gone, or a zombie that whoever took it over has not asked for yet.
  private func waitForEnd(of process: Int32) {
    let deadline = PtyDeadline(after: .seconds(20))
    defer { #expect(!deadline.hasPassed, "the player does not end") }
    #if os(Linux)
    let status = "/proc/\(process)/status"
    while let text = try? String(contentsOfFile: status, encoding: .utf8),
      !text.contains("State:\tZ"), !deadline.hasPassed
    {
      sched_yield()
    }
    #else
    while kill(process, 0) == 0, !deadline.hasPassed { sched_yield() }
    #endif
  }

  /// The children that a program has, zombies among them.
  private func children(_ program: PtyProcess) -> String {
    let file = "/proc/\(program.identifier)/task/\(program.identifier)/children"
    return (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }

  // MARK: At the prompt

  @Test func aPromptPlaysAndStops() throws {
    try programs.add("mpv", Self.endless)
    let program = try prompt()
    program.type("play 1\r")
    #expect(
      program.wait(
        for: "Playing the preview of “Song 11” with mpv, over plain http."
      )
    )
    #expect(
      program.wait(for: "Provided courtesy of iTunes: https://music.apple.com/us/album/1?i=11")
    )
    #expect(program.wait(until: \.hasPrompt))
    let first = try player()
    #expect(
      programs.calls(of: "mpv").first?.suffix(2) == ["--", server.url + "/preview/11.m4a"]
    )
    #expect(programs.input(of: "mpv") == [])
    program.type("l\r")
    #expect(program.wait { $0.history.contains("\nPlaying the preview of “Song 11”   ") })
    #expect(program.wait(until: \.hasPrompt))
    // A second takes the place of the first.
    program.type("play 2\r")
    #expect(program.wait(for: "Playing the preview of “Song 12” with mpv, over plain http"))
    waitForEnd(of: first)
    let second = try player()
    #expect(program.wait(until: \.hasPrompt))
    program.type("stop\r")
    #expect(program.wait(for: "Stopped the preview of “Song 12”."))
    waitForEnd(of: second)
    #expect(program.wait { _ in children(program).isEmpty })
    program.type("stop\r")
    #expect(program.wait(for: "Nothing is playing, so there is nothing to stop."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test func aPreviewEndsWithItsItemAndAnEpisodeDoesNot() throws {
    try programs.add("mpv", Self.endless)
    let program = try prompt()
    program.type("1\r")
    #expect(program.wait(for: "back · play · "))
    #expect(program.wait(until: \.hasPrompt))
    program.type("play\r")
    #expect(program.wait(for: "with mpv, over plain http."))
    let preview = try player()
    #expect(program.wait(until: \.hasPrompt))
    program.type("next\r")
    waitForEnd(of: preview)
    #expect(program.wait { $0.hasPrompt && $0.text.contains(" Song 12") })
    program.type("play 3\r")
    #expect(program.wait(for: "Playing “Episode 13” with mpv, over plain http."))
    let episode = try player()
    #expect(program.wait(until: \.hasPrompt))
    program.type("/other\r")
    #expect(program.wait { $0.history.contains("\nPlaying “Episode 13”   ") && $0.hasPrompt })
    #expect(kill(episode, 0) == 0)
    program.type("4\r")
    #expect(program.wait { $0.text.contains("back · stop · ") && $0.hasPrompt })
    program.type("play\r")
    #expect(program.wait(for: "“Album 14” has no preview, but its songs may."))
    #expect(kill(episode, 0) == 0)
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    waitForEnd(of: episode)
  }

  @Test func keysAndScreenStayThePrompts() throws {
    try programs.add("mpv", "echo noise; echo noise >&2; " + Self.endless)
    let program = try prompt()
    program.type("play 1\r")
    let player = try player()
    program.type("half")
    #expect(program.wait { $0.cursorLine == "reprise › half" })
    program.type(" a line")
    #expect(program.wait { $0.cursorLine == "reprise › half a line" })
    #expect(!program.text.contains("noise"))
    // Ctrl-C drops the line, not the music.
    program.type("\u{3}")
    #expect(program.wait { $0.cursorLine == "reprise ›" })
    #expect(kill(player, 0) == 0)
    // What goes on without being asked for ends with the terminal.
    program.hangUp()
    waitForEnd(of: player)
  }

  @Test func theEndOfAPlayerIsSeenAtTheNextScreen() throws {
    try programs.add("mpv", FakePrograms.waiting(for: "over"))
    let program = try prompt()
    program.type("play 1\r")
    #expect(program.wait(for: "with mpv, over plain http."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("half a li")
    #expect(program.wait { $0.cursorLine.hasSuffix("half a li") })
    try programs.write("over", "")
    #expect(program.wait { _ in children(program).isEmpty })
    program.type("ne\u{15}l\r")
    #expect(program.wait { $0.history.components(separatedBy: "1–4 of 4").count == 3 })
    #expect(!program.screen.model.history.contains("Playing the preview of “Song 11”   "))
  }

  @Test func aPlayerThatFailsLaterIsToldAboveTheLine() throws {
    try programs.add("mpv", FakePrograms.waiting(for: "over") + "; exit 2")
    let program = try prompt()
    program.type("play 1\r")
    #expect(program.wait(for: "with mpv, over plain http."))
    #expect(program.wait(until: \.hasPrompt))
    program.type("half a line")
    #expect(program.wait { $0.cursorLine.hasSuffix("half a line") })
    try programs.write("over", "")
    #expect(program.wait(for: "mpv could not play the preview of “Song 11” (status 2)."))
    #expect(program.wait { $0.cursorLine == "reprise › half a line" })
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsBoth(signal: Int32) throws {
    try programs.add("mpv", Self.endless)
    let program = try prompt()
    program.type("play 1\r")
    let player = try player()
    #expect(program.wait(for: "with mpv, over plain http."))
    program.send(signal)
    #expect(program.waitForExit() == .signal(Int(signal)))
    waitForEnd(of: player)
  }

  /// What mpv does when the other end of its connection is gone, done by a program that reads it.
  @Test func whenItIsKilledThePlayerSeesIt() throws {
    try programs.add("mpv", "echo $$ > \"$0.part\"; mv \"$0.part\" \"$0.pid\"; cat <&3 > /dev/null")
    let program = try prompt()
    program.type("play 1\r")
    let player = try player()
    #expect(program.wait(for: "with mpv, over plain http."))
    program.send(SIGKILL)
    #expect(program.waitForExit() == .signal(Int(SIGKILL)))
    waitForEnd(of: player)
  }

  @Test func readOutItIsASentence() throws {
    try programs.add("mpv", Self.endless)
    let program = try sandbox.terminal(["--endpoint", server.url, "--plain"], rows: 40)
    #expect(program.wait(until: \.hasPrompt))
    program.type("anything\rplay 1\rl\r")
    #expect(program.wait(for: "\nPlaying the preview of “Song 11”. To end it: stop"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
  }

  // MARK: Without a prompt

  @Test func aOneShotStaysUntilThePlayerEnds() throws {
    try programs.add("mpv", FakePrograms.waiting(for: "over"))
    let program = try RunningProgram(
      sandbox,
      ["play", "12", "--tsv", "--fields", "id,name", "--endpoint", server.url]
    )
    // The data are there while it plays.
    #expect(program.waitForUnread(19))
    try programs.write("over", "")
    #expect(program.waitForExit() == .status(0))
    #expect(String(decoding: program.readOutput(), as: UTF8.self) == "id\tname\n12\tSong 12\n")
    let result = try sandbox.run(["play", "13", "--json", "--endpoint", server.url])
    #expect(result.exit == .status(0))
    #expect(result.outputText.hasPrefix(#"{"schema":1,"kind":"play","#))
    #expect(
      result.errorText
        == "reprise: Playing “Episode 13” with mpv, over plain http.\n"
    )
    #expect(programs.calls(of: "mpv").last?.last == server.url + "/episode/13.mp3")
  }

  @Test func controlCEndsBoth() throws {
    try programs.add("mpv", Self.endless)
    let program = try RunningProgram(sandbox, ["play", "12", "--endpoint", server.url])
    let player = try player()
    program.send(SIGINT)
    #expect(program.waitForExit() == .status(130))
    waitForEnd(of: player)
  }

  @Test func whatFailsIsAFailure() throws {
    let words = ["play", "12", "--json", "--endpoint", server.url]
    sandbox.environment["REPRISE_PLAYER"] = "no-such-player --x"
    let missing = try sandbox.run(words)
    #expect(missing.exit == .status(1))
    #expect(missing.output.isEmpty)
    #expect(
      missing.errorText.hasPrefix(
        "reprise: no-such-player was not found, so nothing can play the preview of “Song 12”.\n"
      )
    )
    try programs.add("mine", "exit 7")
    sandbox.environment["REPRISE_PLAYER"] = "mine"
    let failed = try sandbox.run(words)
    #expect(failed.exit == .status(1))
    #expect(
      failed.errorText.contains("mine could not play the preview of “Song 12” (status 7).\n")
    )
    let lacking = try sandbox.run(["play", "14", "--endpoint", server.url])
    #expect(lacking.exit == .status(1))
    #expect(lacking.errorText.contains("“Album 14” has no preview, but its songs may."))
    let unknown = try sandbox.run(["play", "99", "--endpoint", server.url])
    #expect(unknown.exit == .status(1))
    // Without the network nothing is played of what is known.
    _ = try sandbox.run(["--endpoint", server.url], input: .text("anything\n"))
    let offline = try sandbox.run(["--offline", "play", "row:1", "--endpoint", server.url])
    #expect(offline.exit == .status(4))
    #expect(offline.errorText.contains("Offline nothing can play the preview of “Song 11”:"))
    let stop = try sandbox.run(["stop"])
    #expect(stop.exit == .status(2))
  }

  @Test func aFolderOfThatNameIsNoPlayer() throws {
    let folder = programs.folder + "/mpv"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    sandbox.environment["PATH"] = programs.folder
    let result = try sandbox.run(["play", "12", "--endpoint", server.url])
    #expect(result.exit == .status(1))
    #expect(result.errorText.hasPrefix("reprise: There is no player here: no mpv, ffplay or VLC."))
  }

  @Test func theEndOfAScriptEndsItsPlayer() throws {
    try programs.add("mpv", Self.endless)
    let result = try sandbox.run(
      ["--endpoint", server.url],
      input: .text(
        "anything\nplay 1\nl\nplay 2 --tsv --fields id\nstop --tsv --fields id\nplay 3\n"
      )
    )
    #expect(result.exit == .status(0))
    #expect(
      result.outputText.contains(
        "Playing the preview of “Song 11” with mpv, over plain http.\n"
      )
    )
    #expect(result.outputText.contains("\n\nPlaying the preview of “Song 11”\n“anything” ·"))
    #expect(result.outputText.contains("\nid\n12\n"))
    #expect(result.errorText.contains("reprise: Stopped the preview of “Song 12”.\n"))
    #expect(!result.hasEscapes)
    #expect(programs.calls(of: "mpv").count == 3)
    waitForEnd(of: try player())
  }

  @Test func controlCEndsAScriptAndItsPlayer() throws {
    try programs.add("mpv", Self.endless)
    // A script that has more to say some time.
    let lines = programs.folder + "/lines"
    #expect(mkfifo(lines, 0o600) == 0)
    let writer = open(lines, O_RDWR)
    defer { close(writer) }
    let program = try RunningProgram(sandbox, ["--endpoint", server.url], input: lines)
    let text = Array("anything\nplay 1\n".utf8)
    #expect(write(writer, text, text.count) == text.count)
    let player = try player()
    program.send(SIGINT)
    #expect(program.waitForExit() == .status(130))
    waitForEnd(of: player)
  }

  @Test func aOneShotThatNobodyHearsEndsItsPlayer() throws {
    try programs.add("mpv", Self.endless)
    let result = try sandbox.shell(
      "{ \"$0\" \"$@\"; echo $? >&2; } | true",
      ["play", "12", "--json", "--endpoint", server.url]
    )
    #expect(result.errorText.hasSuffix("\n141\n"))
    waitForEnd(of: try player())
  }

  @Test func aScriptsStatusIsThatOfItsPlayer() throws {
    try programs.add("mpv", "exit 4")
    // The line that cannot play is followed by one that waits for it to be known.
    let said = programs.folder + "/said"
    let result = try sandbox.shell(
      """
      { printf 'anything\\nplay 1\\n'; until grep -qs 'could not play' "\(said)"; do sleep 0.01; done
      } | "$0" "$@" 2> "\(said)"; status=$?; cat "\(said)" >&2; exit $status
      """,
      ["--endpoint", server.url]
    )
    #expect(result.exit == .status(1))
    #expect(
      result.errorText.hasPrefix(
        "reprise: mpv could not play the preview of “Song 11” (status 4).\n"
      )
    )
  }
}

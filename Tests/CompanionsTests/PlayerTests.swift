import Foundation
import Platform
import TestSupport
import Testing

@testable import Companions

/// A folder of programs that stand in for players, and of what they leave behind.
private final class Programs {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/reprise-players-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a program of shell lines.
  func add(_ name: String, _ script: String = "") throws {
    let file = path + "/" + name
    try Data(("#!/bin/sh\n" + script + "\n").utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    NewProgram.settle(file)
  }

  var environment: Environment { Environment(["PATH": path]) }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

struct PlayerProgramTests {
  private func failure(_ programs: Programs, _ chosen: String? = nil) -> PlayerError? {
    do throws(PlayerError) {
      _ = try PlayerProgram.find(chosen, in: programs.environment)
      return nil
    } catch {
      return error
    }
  }

  @Test func theFirstThatIsThereIsTaken() throws {
    let programs = try Programs()
    #expect(failure(programs) == .missing(nil))
    try programs.add("vlc")
    #expect(try PlayerProgram.find(nil, in: programs.environment).kind == .vlc)
    try programs.add("ffplay")
    #expect(try PlayerProgram.find(nil, in: programs.environment).kind == .ffplay)
    try programs.add("mpv")
    let found = try PlayerProgram.find(nil, in: programs.environment)
    #expect(found.path == programs.path + "/mpv")
    #expect(found.name == "mpv")
  }

  @Test func aFolderOfThatNameIsNone() throws {
    let programs = try Programs()
    try FileManager.default.createDirectory(
      atPath: programs.path + "/mpv",
      withIntermediateDirectories: false
    )
    #expect(failure(programs) == .missing(nil))
    #expect(failure(programs, "mpv") == .missing("mpv"))
  }

  @Test func theUsersChoiceComesFirst() throws {
    let programs = try Programs()
    try programs.add("mpv")
    try programs.add("mine")
    let found = try PlayerProgram.find(" mine  --volume=50 -x ", in: programs.environment)
    #expect(found.name == "mine")
    #expect(found.kind == .other)
    #expect(
      found.arguments(for: "https://a/b", isVideo: false)
        == ["--volume=50", "-x", "--", "https://a/b"]
    )
    #expect(failure(programs, "gone -x") == .missing("gone"))
  }

  @Test func theAddressStandsBehindAllOptions() {
    for name in ["mpv", "ffplay", "vlc", "cvlc", "other"] {
      for isVideo in [true, false] {
        let program = PlayerProgram(path: "/bin/" + name, arguments: ["--loop-file=inf"])
        let arguments = program.arguments(for: "http://a/b", isVideo: isVideo)
        #expect(arguments.suffix(2) == ["--", "http://a/b"])
        #expect(arguments.first == "--loop-file=inf")
      }
    }
    let mpv = PlayerProgram(path: "/bin/mpv", arguments: ["--loop-file=inf"])
      .arguments(for: "http://a/b", isVideo: false)
    #expect(mpv.lastIndex(of: "--loop-file=no") ?? 0 > mpv.firstIndex(of: "--loop-file=inf") ?? 9)
    #expect(
      PlayerProgram(path: "/bin/ffplay").arguments(for: "http://a/b", isVideo: false)
        .contains("-nodisp")
    )
    #expect(
      !PlayerProgram(path: "/bin/ffplay").arguments(for: "http://a/b", isVideo: true)
        .contains("-nodisp")
    )
  }
}

struct PlayerTests {
  private static let patience = Duration.seconds(20)

  private func ending(of player: Player) -> ChildProcess.Ending? {
    player.child.wait(atMost: Self.patience)
  }

  private func player(
    _ programs: Programs,
    address: String = "https://example.org/p.m4a"
  ) throws -> Player {
    try Player(
      PlayerProgram.find(nil, in: programs.environment),
      address: address,
      isVideo: false,
      environment: Environment(["PATH": programs.path + ":/bin:/usr/bin", "HERE": programs.path])
    )
  }

  @Test(arguments: [
    "--log-file=/tmp/pwn", "-", "/etc/hostname", "file:///etc/hostname", "ytdl://x", "",
    "gopher://127.0.0.1:25/x", "http://a/\nquit", "http://a b", "https:/a", " http://a",
  ])
  func anAddressThatIsNoneIsRefused(address: String) throws {
    let programs = try Programs()
    try programs.add("mpv", "touch \"$HERE/started\"")
    #expect(throws: PlayerError.address(address)) { try player(programs, address: address) }
    #expect(programs.text("started") == nil)
  }

  @Test func itEndsByItselfAndTellsHow() throws {
    let programs = try Programs()
    try programs.add("mpv", "printf '%s\\n' \"$@\" > \"$HERE/arguments\"; exit 4")
    let player = try player(programs)
    #expect(ending(of: player) == .exited(4))
    let arguments = programs.text("arguments")?.split(separator: "\n").map(String.init)
    #expect(arguments?.suffix(2) == ["--", "https://example.org/p.m4a"])
    // A second look finds the same: no zombie is left, and no other process is asked.
    #expect(player.poll() == .exited(4))
  }

  @Test func itHasNoSignalBlockedAndNoTerminal() throws {
    let programs = try Programs()
    try programs.add(
      "mpv",
      """
      grep SigBlk /proc/self/status > "$HERE/mask" 2>/dev/null
      read line && echo heard > "$HERE/heard"
      exit 0
      """
    )
    let player = try player(programs)
    #expect(ending(of: player) == .exited(0))
    if let mask = programs.text("mask"), !mask.isEmpty {
      #expect(mask.split(separator: "\t").last == "0000000000000000\n")
    }
    #expect(programs.text("heard") == nil)
  }

  @Test func itIsAskedToEnd() throws {
    let programs = try Programs()
    try programs.add("mpv", "exec sleep 600")
    let player = try player(programs)
    #expect(player.poll() == nil)
    player.stop(at: .seconds(5))
    #expect(player.nextDue == .milliseconds(6_500))
    #expect(ending(of: player) == .killed(by: SIGTERM))
  }

  @Test func itIsEndedByForceIfItDoesNotListen() throws {
    let programs = try Programs()
    try programs.add("mpv", "trap '' TERM; touch \"$HERE/ready\"; while :; do sleep 1; done")
    let player = try player(programs)
    while programs.text("ready") == nil { _ = player.child.wait(atMost: .milliseconds(10)) }
    player.stop(at: .seconds(5))
    player.takeTurn(at: .seconds(6))
    #expect(player.poll() == nil)
    #expect(player.nextDue != nil)
    player.takeTurn(at: .seconds(7))
    #expect(ending(of: player) == .killed(by: SIGKILL))
    #expect(player.nextDue == nil)
  }

  @Test func theEndOfTheProgramIsItsEndToo() throws {
    let programs = try Programs()
    try programs.add("mpv", "trap '' TERM; while :; do sleep 1; done")
    let player = try player(programs)
    player.end()
    #expect(player.poll() != nil)
  }

  /// What mpv does when the other end of its connection is gone, done by a program that reads it.
  @Test func itSeesThatNobodyIsThereAnyLonger() throws {
    let programs = try Programs()
    try programs.add("mpv", "cat <&3 > \"$HERE/heard\"; exit 7")
    var player: Player? = try player(programs)
    let child = try #require(player).child
    player = nil
    #expect(child.wait(atMost: Self.patience) == .exited(7))
    #expect(programs.text("heard") == "{\"command\":[\"disable_event\",\"all\"]}\n")
  }
}

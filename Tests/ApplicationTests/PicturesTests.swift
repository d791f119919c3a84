import Records
import Companions
import Foundation
import Platform
import TerminalText
import TestSupport
import Testing

@testable import Application

/// Where the picture of a detail comes from, and when it is waited for.
@Suite(.timeLimit(.minutes(10))) struct PicturesTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 1]
  private static let address = "https://example.com/image/100x100bb.jpg"

  private let programs: FakePrograms
  private let folder: StoreFolderFixture
  private let clock = TestClock()
  /// What was asked for, and what is answered.
  private let asked = SharedValue<[[String]]>([])
  private let reply = SharedValue<[UInt8]?>(jpeg)

  init() throws {
    programs = try FakePrograms()
    folder = try StoreFolderFixture()
    try programs.add("chafa", "printf '▀▄\\n▄▀\\n'")
  }

  private func pictures(isOnline: Bool = true, keeps: Bool = true) throws -> Pictures {
    let fetch: Pictures.Fetch = { [asked, reply] addresses in
      asked.withLock { $0.append(addresses) }
      return reply.withLock { $0 }
    }
    return try Pictures(
      environment: Environment(["PATH": programs.path, "TERM": "xterm-256color"]),
      clocks: clock.clocks,
      cache: CacheFolder(path: folder.path + "/pictures", limit: 1000, isWritten: keeps),
      fetch: isOnline ? fetch : nil
    )
  }

  private func request(_ address: String = address, columns: Int = 16) -> Pictures.Request {
    Pictures.Request(
      address: address,
      look: PictureProgram.Look(columns: columns, rows: 8, isTruecolor: true, isOnLight: false)
    )
  }

  /// Goes on until nothing is on its way.
  private func finish(_ pictures: Pictures, _ request: Pictures.Request) async {
    while pictures.isComing(request) {
      pictures.advance()
      await Task.yield()
    }
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures")) ?? [])
  }

  private let expected = EncodedPicture(Array("▀▄\n▄▀".utf8), cells: 16)

  @Test func aPictureIsFetchedTurnedIntoTextAndKept() async throws {
    let pictures = try pictures()
    #expect(pictures.picture(request()) == .coming(patience: .milliseconds(500)))
    #expect(pictures.isComing(request()))
    await finish(pictures, request())
    let picture = try #require(pictures.shown(request()))
    #expect(picture == expected)
    #expect(pictures.picture(request()) == .ready(picture))
    #expect(asked.withLock { $0 } == [["https://example.com/image/300x300bb.jpg", Self.address]])
    #expect(programs.input(of: "chafa") == Self.jpeg)
    #expect(files.count == 1)
    #expect(pictures.writable.isEmpty)
  }

  @Test func aKeptOneNeedsNoNetwork() async throws {
    let first = try pictures()
    _ = first.picture(request())
    await finish(first, request())
    let second = try pictures(isOnline: false, keeps: false)
    #expect(second.picture(request(), mayAsk: false) == .coming(patience: .milliseconds(500)))
    await finish(second, request())
    #expect(second.shown(request()) == expected)
    #expect(asked.withLock { $0.count } == 1)
  }

  @Test func anotherSizeIsMadeOfTheSameFile() async throws {
    let pictures = try pictures()
    _ = pictures.picture(request())
    await finish(pictures, request())
    _ = pictures.picture(request(columns: 24))
    await finish(pictures, request(columns: 24))
    #expect(asked.withLock { $0.count } == 1)
    #expect(programs.calls(of: "chafa").map { $0[3] } == ["16x8", "24x8"])
  }

  @Test func nothingIsAskedWhereNothingMayBe() throws {
    let offline = try pictures(isOnline: false)
    #expect(offline.picture(request()) == .none)
    let silent = try pictures()
    #expect(silent.picture(request(), mayAsk: false) == .none)
    #expect(asked.withLock { $0.isEmpty })
    #expect(!silent.isComing(request()))
  }

  @Test func withoutTheProgramNothingIsAsked() throws {
    try FileManager.default.removeItem(atPath: programs.folder + "/chafa")
    let pictures = try Pictures(
      environment: Environment(["PATH": programs.folder]),
      clocks: clock.clocks,
      cache: nil,
      fetch: { _ in Self.jpeg }
    )
    #expect(pictures.picture(request()) == .none)
  }

  @Test func whatCannotBeFetchedIsTriedAgainLater() async throws {
    let pictures = try pictures()
    reply.withLock { $0 = nil }
    _ = pictures.picture(request())
    await finish(pictures, request())
    #expect(pictures.shown(request()) == nil)
    reply.withLock { $0 = Self.jpeg }
    #expect(pictures.picture(request()) == .coming(patience: .milliseconds(500)))
    await finish(pictures, request())
    #expect(pictures.shown(request()) == expected)
  }

  @Test(arguments: ["exit 1", "printf '\\033[2J'", "printf ''", "kill -9 $$"])
  func whatIsNoPictureIsRememberedAsNone(script: String) async throws {
    try programs.add("chafa", script)
    let pictures = try pictures()
    _ = pictures.picture(request())
    await finish(pictures, request())
    #expect(pictures.picture(request()) == .none)
    #expect(programs.calls(of: "chafa").count == 1)
    // It may be good another time.
    #expect(files.isEmpty)
  }

  @Test func anotherOneTakesItsPlace() async throws {
    try programs.add("chafa", "case \"$4\" in 16x8) exec sleep 1000;; *) echo ▀▄;; esac")
    let pictures = try pictures()
    _ = pictures.picture(request())
    while pictures.readable.count < 2 {
      pictures.advance()
      await Task.yield()
    }
    // The first one is being turned into text by now.
    let other = request(columns: 24)
    _ = pictures.picture(other)
    #expect(!pictures.isComing(request()))
    await finish(pictures, other)
    #expect(pictures.shown(other) == EncodedPicture(Array("▀▄".utf8), cells: 24))
    #expect(pictures.shown(request()) == nil)
    await reap(pictures)
  }

  @Test func oneThatTakesTooLongIsEnded() async throws {
    try programs.add("chafa", "exec sleep 1000")
    let pictures = try pictures()
    _ = pictures.picture(request())
    while pictures.readable.count < 2 {
      pictures.advance()
      await Task.yield()
    }
    clock.advance(seconds: 5)
    pictures.advance()
    #expect(!pictures.isComing(request()))
    #expect(pictures.picture(request()) == .none)
    await reap(pictures)
  }

  @Test func aSlowNetworkIsWaitedForOnce() async throws {
    let pictures = try pictures()
    _ = pictures.picture(request())
    pictures.wasTooSlow()
    #expect(pictures.picture(request()) == .coming(patience: .zero))
    clock.advance(seconds: 1)
    await finish(pictures, request())
    let slow = request("https://example.com/b.jpg")
    #expect(pictures.picture(slow) == .coming(patience: .zero))
    // It was quick again, so the next one is worth waiting for.
    await finish(pictures, slow)
    let quick = request("https://example.com/c.jpg")
    #expect(pictures.picture(quick) == .coming(patience: .milliseconds(500)))
    await finish(pictures, quick)
  }

  private func reap(_ pictures: Pictures) async {
    pictures.close()
    while !pictures.lingering.isEmpty {
      pictures.advance()
      await Task.yield()
    }
  }
}

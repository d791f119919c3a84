import Companions
import Platform
import TestSupport
import Testing
import Transfers

/// Pictures over the network, and how chafa is called.
@Suite struct PictureTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]

  // MARK: Loading

  private func load(
    _ paths: [String],
    allowsHTTP: Bool = true,
    _ respond: @escaping @Sendable (String) -> FixtureServer.Reply
  ) async throws -> (picture: [UInt8]?, asked: [String]) {
    let server = try FixtureServer { respond($0.target) }
    let loader = PictureLoader(
      TransferLoop.Configuration(userAgent: "reprise-tests/1", usesProxies: false),
      allowsHTTP: allowsHTTP
    )
    defer {
      loader.close()
      server.stop()
    }
    let picture = await loader.picture(at: paths.map { $0.hasPrefix("/") ? server.url + $0 : $0 })
    return (picture, server.requests.map(\.target))
  }

  @Test(arguments: [
    jpeg, [0x89] + Array("PNG\r\n\u{1A}\nx".utf8), Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPx".utf8),
    Array("GIF89a".utf8),
  ])
  func aPictureIsLoaded(bytes: [UInt8]) async throws {
    let found = try await load(["/a"]) { _ in .body(bytes, type: "application/octet-stream") }
    #expect(found.picture == bytes)
  }

  @Test func aSizeThatIsRefusedIsFollowedByTheAddressAsGiven() async throws {
    let found = try await load(["/300x300bb.jpg", "/100x100bb.jpg"]) { target in
      target == "/100x100bb.jpg"
        ? .body(Self.jpeg, type: "image/jpeg")
        : .json(#"{"errorMessage":"Invalid request parameter"}"#, status: 400)
    }
    #expect(found.picture == Self.jpeg)
    #expect(found.asked == ["/300x300bb.jpg", "/100x100bb.jpg"])
  }

  @Test func whatIsNoPictureIsNone() async throws {
    let replies: [FixtureServer.Reply] = [
      .text("log in"), .body(Array("<html>".utf8), type: "image/jpeg"), .json("{}"),
      .body([], type: "image/jpeg"), .body(Self.jpeg, type: "image/jpeg", status: 404), .close,
      .cut(body: Self.jpeg, announced: 1000),
      .body(Self.jpeg + Array(repeating: 0, count: PictureLoader.limit), type: "image/jpeg"),
    ]
    for reply in replies {
      #expect(try await load(["/a"]) { _ in reply }.picture == nil)
    }
  }

  @Test func unprotectedOnesAreLeftOutUnlessAllowed() async throws {
    let found = try await load(["/a", "file:///etc/hostname", ""], allowsHTTP: false) { _ in
      .body(Self.jpeg, type: "image/jpeg")
    }
    #expect(found.picture == nil)
    #expect(found.asked.isEmpty)
  }

  // MARK: chafa

  private func program(_ variables: [String: String], _ programs: FakePrograms) -> PictureProgram? {
    var all = variables
    all["PATH"] = programs.path
    return PictureProgram(in: Environment(all))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], PictureProgram.Form.symbols), (["TERM": "foot"], .symbols),
    (["TERM": "xterm-kitty"], .kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "3"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "wezterm"], .iterm),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "3"], .symbols),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/t,1,0"], .symbols),
    (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], .symbols),
    (["TERM": "xterm-kitty", "STY": "1.x"], .symbols),
  ])
  func theFormIsOneThatTheTerminalShows(variables: [String: String], form: PictureProgram.Form)
    throws
  {
    let programs = try FakePrograms()
    try programs.add("chafa")
    #expect(program(variables, programs)?.form == form)
  }

  @Test func theProgramIsGivenThePictureAndHowItIsToLook() async throws {
    let programs = try FakePrograms()
    try programs.add("chafa", "printf '▀▄\\n'")
    let program = try #require(self.program(["TERM": "xterm-kitty"], programs))
    let looks = [
      PictureProgram.Look(columns: 16, rows: 8, isTruecolor: true, isOnLight: false),
      PictureProgram.Look(columns: 24, rows: 12, isTruecolor: false, isOnLight: true),
    ]
    for look in looks {
      let run = try program.start(Self.jpeg, look, until: .seconds(10))
      while run.advance(now: .zero) == .running { await Task.yield() }
      #expect(run.output == Array("▀▄\n".utf8))
    }
    #expect(programs.input(of: "chafa") == Self.jpeg)
    let rest = ["--animate", "off", "--polite", "on", "-"]
    #expect(
      programs.calls(of: "chafa") == [
        ["--format", "kitty", "--size", "16x8", "--colors", "full", "--bg", "000000"] + rest,
        ["--format", "kitty", "--size", "24x12", "--colors", "256", "--bg", "ffffff"] + rest,
      ]
    )
  }
}

import Foundation
import TestSupport
import Testing

/// Colours, widths and poor terminals.
@Suite(.ownThreads) struct LooksTests {
  @Test func thePromptIsColoured() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.screen.model.style(of: "›")?.isEmpty == false)
    program.type("typed")
    #expect(program.wait { $0.cursorLine.hasSuffix("typed") })
    #expect(program.screen.model.style(of: "typed") == "")
  }

  @Test func withoutColourThereIsNoStyle() throws {
    for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb")] {
      let sandbox = try Sandbox()
      sandbox.environment[name] = value
      let program = try sandbox.terminal(["--demo"])
      #expect(program.wait(until: \.hasPrompt))
      program.type("metropolis media:movie\r")
      #expect(program.wait(for: "Fritz Lang"))
      #expect(program.wait(until: \.hasPrompt))
      program.type("1\r")
      #expect(program.wait(for: "Released"))
      program.type("quit\r")
      #expect(program.waitForExit() == .status(0))
      #expect(!Self.hasStyle(program.screen.output), "\(name)")
    }
  }

  /// Whether a sequence of the bytes sets a style.
  private static func hasStyle(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}").dropFirst().contains {
      $0.hasPrefix("[") && $0.dropFirst().drop { "0123456789;:".contains($0) }.first == "m"
    }
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let sandbox = try Sandbox()
    sandbox.environment["TERM"] = "dumb"
    let server = try CatalogFixture.server()
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("solaris\r")
    #expect(program.wait(for: "Solaris Three"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(program.wait { $0.lines.contains { $0.hasPrefix("Searching everything for “hang”") } })
    program.type("\u{3}\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(!program.screen.output.contains(0x1B))
  }

  @Test func aTerminalWithoutLineEditingIsReadLineByLineAndToldWhy() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["TERM"] = "emacs"
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(for: "reprise: This terminal allows no line editing (TERM=emacs);"))
    program.type("solaris\r")
    #expect(program.wait(for: "Solaris Three"))
    #expect(!program.text.contains("reprise ›"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
  }

  @Test(arguments: [["--plain"], []])
  func screensThatAreReadOutDoNotMove(options: [String]) throws {
    let gate = try FixtureServer.Gate()
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server(behind: gate))
    if options.isEmpty { sandbox.environment["ACCESSIBLE"] = "1" }
    let program = try sandbox.terminal(options + ["--theme", "dark", "--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("gated\r")
    #expect(program.wait(for: "Ctrl-C cancels."))
    #expect(server.received(1))
    gate.open()
    #expect(program.wait(for: "Next: 1 to 3 opens a row"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("1\r")
    #expect(program.wait(for: "Store: https://"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    let lines = program.screen.model.history.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Searching everything for “gated”") } == 1)
    #expect(lines.contains { $0.hasPrefix("1. Gated One, ") })
    let output = String(decoding: program.screen.output, as: UTF8.self)
    #expect(!output.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    // A ground would be filled with spaces.
    #expect(!output.contains("48;2;"))
  }

  @Test(arguments: [nil, "", "no-such-terminal"])
  func aTerminalThatNobodyKnowsWorks(name: String?) throws {
    let sandbox = try Sandbox()
    sandbox.environment["TERM"] = name
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(for: "reprise ›"))
    program.type("metropolis media:movie\r")
    #expect(program.wait(for: "Fritz Lang"))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test func aDarkThemePaintsItsGround() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["COLORTERM"] = "truecolor"
    let program = try sandbox.terminal(["--theme", "dark", "--endpoint", server.url])
    #expect(program.wait(for: "reprise"))
    program.type("solaris\r")
    #expect(program.wait(for: "Solaris Three"))
    let style = try #require(program.screen.model.style(of: "Solaris Three"))
    #expect(style.contains("48;2;5;5;5"))
    program.type("1\r")
    #expect(program.wait(for: "x/id101"))
    let card = try #require(program.screen.model.style(of: "https://itunes"))
    #expect(card.contains("48;2;25;23;23"))
    program.type("theme none\r")
    #expect(program.wait(until: \.hasPrompt))
    program.type("list\r")
    #expect(program.wait { $0.history.components(separatedBy: "Solaris Three").count > 2 })
    #expect(program.wait(until: \.hasPrompt))
    let row = program.screen.model.lines.lastIndex { $0.contains("Solaris Three") }
    let plain = try #require(row)
    let column = try #require(program.screen.model.lines[plain].firstIndex(of: "S"))
    let line = program.screen.model.lines[plain]
    let cell = program.screen.model.cell(
      row: plain,
      column: line.distance(from: line.startIndex, to: column)
    )
    #expect(!cell.style.contains("48"))
  }

  @Test func fortyColumnsAreEnough() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url], columns: 40, rows: 20)
    #expect(program.wait(until: \.hasPrompt))
    for line in ["many\r", "1\r", "?\r", "outage\r"] {
      let before = program.screen.model.prompts
      program.type(line)
      #expect(program.wait { $0.prompts > before && $0.hasPrompt })
    }
    // A row that is as wide as the window must not have been wrapped by the terminal.
    #expect(program.screen.model.history.contains("Number 1"))
    #expect(program.screen.model.unknownSequences.isEmpty)
    let output = String(decoding: program.screen.output, as: UTF8.self)
    let widest = output.split(whereSeparator: \.isNewline).map(Self.cells).max() ?? 0
    #expect(widest <= 40)
  }

  /// The cells of a line without its escape sequences; the fixture's characters are one wide.
  private static func cells(_ line: Substring) -> Int {
    line.split(separator: "\r").map { part in
      var model = ScreenModel(columns: 400, rows: 2)
      model.feed(part.utf8)
      return model.text.count
    }.max() ?? 0
  }

  @Test func aLowWindowShowsAPage() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url], columns: 80, rows: 16)
    #expect(program.wait(until: \.hasPrompt))
    program.type("many\r")
    #expect(program.wait(for: "1–10 of 200"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.text.contains("1–10 of 200"))
    program.type("n\r")
    #expect(program.wait(for: "11–20 of 200"))
    program.type("page 20\r")
    #expect(program.wait(for: "191–200 of 200"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    let restored = try sandbox.terminal(["--endpoint", server.refusingURL], columns: 80, rows: 16)
    #expect(restored.wait(for: "191–200 of 200"))
  }
}

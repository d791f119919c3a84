import Foundation
import TestSupport
import Testing

/// The program on a terminal, with someone who types.
@Suite(.ownThreads) struct PromptTests {
  @Test func aSearchIsAListAndARowADetail() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.text.contains("search Apple's catalogue"))
    program.type("blade runner media:movie\r")
    #expect(program.wait(for: "1–3 of 3 · live"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(program.text.contains("Blade Runner Three"))
    program.type("1\r")
    #expect(program.wait(for: "https://itunes.apple.com/us/movie/x/id101"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("back\r")
    #expect(program.wait { $0.history.components(separatedBy: "1–3 of 3").count == 3 })
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    #expect(server.requests.count == 1)
    #expect(program.screen.model.unknownSequences.isEmpty)
  }

  @Test func controlCDropsTheLineAndNeverLeaves() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    program.type("half a li")
    #expect(program.wait { $0.cursorLine.hasSuffix("half a li") })
    program.type("\u{3}")
    #expect(program.wait(until: \.hasPrompt))
    program.type("\u{3}")
    #expect(program.wait { $0.prompts == 3 })
    program.type("help country\r")
    #expect(program.wait(for: "storefront"))
    #expect(!program.text.contains("Searching"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
  }

  @Test func controlCDuringAHangBringsThePromptBack() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(program.wait(for: "for “hang”"))
    #expect(server.received(1))
    let pressed = ContinuousClock.now
    program.type("\u{3}")
    #expect(program.wait(until: \.hasPrompt))
    #expect(.now - pressed < .seconds(5))
    #expect(program.text.contains("Cancelled"))
    #expect(!program.text.contains("Searching"))
    program.type("after\r")
    #expect(program.wait(for: "After One"))
    program.type("hang\r")
    #expect(server.received(3))
    program.type("\u{3}")
    #expect(program.wait(until: \.hasPrompt))
    let leaving = ContinuousClock.now
    program.type("quit\r")
    #expect(program.waitForExit() == .status(0))
    #expect(.now - leaving < .seconds(5))
  }

  @Test func whatIsTypedMeanwhileGoesToTheNextPrompts() throws {
    let gate = try FixtureServer.Gate()
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server(behind: gate))
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("gated\r")
    #expect(program.wait(for: "for “gated”"))
    #expect(server.received(1))
    program.type("one\rtwo\rthr")
    gate.open()
    #expect(program.wait(for: "Two Three"))
    #expect(program.wait { $0.cursorLine == "reprise › thr" })
    #expect(server.requests.map(CatalogFixture.term) == ["gated", "one", "two"])
    let history = program.screen.model.history
    let places = ["Gated One", "One One", "Two One"].compactMap { history.range(of: $0) }
    #expect(places.count == 3)
    #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
    program.type("ee\r")
    #expect(program.wait(for: "Three Three"))
  }

  @Test func whatIsTypedMeanwhileSurvivesACancel() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(program.wait(for: "for “hang”"))
    #expect(server.received(1))
    program.type("one\rtwo\u{3}")
    #expect(program.wait(for: "One Three"))
    #expect(program.screen.model.history.contains("Cancelled"))
    #expect(program.wait { $0.cursorLine == "reprise › two" })
    program.type("\u{3}")
    #expect(program.wait(until: \.hasPrompt))
    #expect(server.requests.map(CatalogFixture.term) == ["hang", "one"])
  }

  @Test func aResizeKeepsTheHalfTypedLine() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("half ty")
    #expect(program.wait { $0.cursorLine == "reprise › half ty" })
    program.resize(columns: 60, rows: 20)
    program.type("p")
    #expect(program.wait { $0.cursorLine == "reprise › half typ" })
    program.type("ed\r")
    #expect(program.wait(for: "Half Typed Three"))
    #expect(program.wait(until: \.hasPrompt))
    let head = program.screen.model.lines.first { $0.contains("1–3 of 3") }
    #expect(head?.count == 60)
    #expect(server.requests.map(CatalogFixture.term) == ["half typed"])
    program.resize(columns: 100, rows: 30)
    program.type("\u{C}")
    #expect(program.wait { $0.lines.contains { $0.contains("1–3 of 3") && $0.count == 100 } })
  }

  /// What is on its way at the very moment of the change was made for the window before; that is not every time.
  @Test func aNarrowerWindowLeavesNoPiecesOfTheWaitingLine() throws {
    var found: [[Int]] = []
    while found.last != [1, 1, 1], found.count < 5 { found.append(try waitingLinesWhenNarrowed()) }
    #expect(found.last == [1, 1, 1], "\(found)")
  }

  /// How many waiting lines there are to be seen at each of three widths, one narrower than the other.
  private func waitingLinesWhenNarrowed() throws -> [Int] {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(program.wait(for: "^C cancels"))
    let counts = [50, 30, 16].map { columns in
      program.resize(columns: columns, rows: 24)
      #expect(program.wait { $0.lines.contains { $0.contains("Sear") && $0.count <= columns } })
      return program.screen.model.history.split(separator: "Sear").count - 1
    }
    program.type("\u{3}")
    #expect(program.wait(until: \.hasPrompt))
    return counts
  }

  @Test func controlLDrawsAgainOnAnEmptyWindow() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("solaris\r")
    #expect(program.wait(for: "Solaris Three"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("unfin")
    #expect(program.wait { $0.cursorLine == "reprise › unfin" })
    program.type("\u{C}")
    #expect(program.wait { !$0.text.contains("› solaris") && $0.text.contains("Solaris One") })
    #expect(program.wait { $0.cursorLine == "reprise › unfin" })
  }

  @Test func upBringsALineOfAnEarlierProgram() throws {
    let sandbox = try Sandbox()
    let server = try CatalogFixture.server()
    for text in ["first words", " kept to myself"] {
      let program = try sandbox.terminal(["--endpoint", server.url])
      #expect(program.wait(until: \.hasPrompt))
      program.type(text + "\r")
      #expect(program.wait(for: text.split(separator: " ").joined(separator: " ").capitalized))
      program.type("\u{4}")
      #expect(program.waitForExit() == .status(0))
    }
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("\u{1B}[A")
    #expect(program.wait { $0.cursorLine == "reprise › first words" })
  }

  @Test func aScriptLeavesNoLinesBehind() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("from a script\n"))
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("\u{1B}[A\u{1B}[Axyz")
    #expect(program.wait { $0.cursorLine == "reprise › xyz" })
  }

  @Test func severalPastedLinesAreOneLine() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait { $0.hasPrompt && $0.privateModes.contains(2004) })
    program.type("\u{1B}[200~the\r\nlovely\nbones\u{1B}[201~")
    #expect(program.wait { $0.cursorLine == "reprise › the lovely bones" })
    #expect(server.requests.isEmpty)
    program.type("\r")
    #expect(program.wait(for: "The Lovely Bones One"))
    #expect(server.requests.map(CatalogFixture.term) == ["the lovely bones"])
  }

  @Test func aKilledProgramComesBackToTheScreenThatWasDrawn() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    for round in 1...5 {
      let killed = try sandbox.terminal(["--endpoint", server.url])
      #expect(killed.wait(until: \.hasPrompt))
      killed.type("round\(round)\r")
      #expect(killed.wait(for: "1–3 of 3 · live"))
      if round.isMultiple(of: 2) {
        killed.type("2\r")
        #expect(killed.wait(for: "x/id102"))
      }
      killed.send(SIGKILL)
      #expect(killed.waitForExit() == .signal(Int(SIGKILL)))
      let restored = try sandbox.terminal(["--endpoint", server.refusingURL])
      #expect(restored.wait(until: \.hasPrompt))
      #expect(restored.text.contains("Round\(round) Two"))
      #expect(restored.text.contains("x/id102") == round.isMultiple(of: 2))
      restored.type("\u{4}")
      #expect(restored.waitForExit() == .status(0))
    }
  }

  @Test func dataIsPrintedAtThePromptToo() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("solaris --fields id,name\r")
    #expect(program.wait(for: "Solaris Three"))
    #expect(program.wait(until: \.hasPrompt))
    #expect(!program.text.contains("1–3 of 3"))
    program.type("stalker\r")
    #expect(program.wait(for: "1–3 of 3"))
  }

  @Test func aFailureIsAScreenWithTheOtherBeneath() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("one\r")
    #expect(program.wait(for: "One Three"))
    program.type("limited\r")
    #expect(program.wait(for: "can be asked again in 30 s: retry"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("b\r")
    #expect(program.wait { $0.history.components(separatedBy: "One Three").count == 3 })
    program.type("\u{4}")
    // The prompt ends well whatever failed at it.
    #expect(program.waitForExit() == .status(0))
  }

  @Test func settingsShowInThePrompt() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--country", "fr", "--endpoint", server.url])
    #expect(program.wait { $0.cursorLine == "reprise fr ›" })
    program.type("country gb\r")
    #expect(program.wait { $0.cursorLine == "reprise gb ›" })
    program.type("media movie\r")
    #expect(program.wait { $0.cursorLine == "reprise movies gb ›" })
    program.type("solaris\r")
    #expect(program.wait(for: "Movies “solaris” · United Kingdom"))
    #expect(server.requests.last?.target.contains("country=GB") == true)
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    let again = try sandbox.terminal(["--endpoint", server.url])
    #expect(again.wait { $0.cursorLine == "reprise movies gb ›" })
  }
}

extension ScreenModel {
  /// Whether the cursor stands in an empty prompt.
  var hasPrompt: Bool { cursorLine == "reprise ›" }

  /// How many prompts there are.
  var prompts: Int { history.components(separatedBy: "reprise ›").count - 1 }
}

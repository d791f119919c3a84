import Foundation
import TestSupport
import Testing

/// Lines from a pipe or a file, each as if typed.
@Suite(.ownThreads) struct ScriptTests {
  @Test func listAndDetailArePrintedWithoutEscapes() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("blade runner media:movie\n1\n")
    )
    #expect(result.exit == .status(0))
    #expect(result.errors.isEmpty)
    #expect(!result.hasEscapes)
    #expect(result.outputText.contains("Movies “blade runner” · United States"))
    #expect(result.outputText.contains("1–3 of 3 · live"))
    #expect(result.outputText.contains("https://itunes.apple.com/us/movie/x/id101"))
    #expect(!result.outputText.contains("reprise ›"))
    #expect(!result.outputText.contains("? help"))
    #expect(server.requests.count == 1)
  }

  @Test func theSessionGoesOnWithoutTheNetwork() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n2\n"))
    let restored = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(restored.exit == .status(0))
    #expect(restored.errors.isEmpty)
    #expect(!restored.hasEscapes)
    #expect(restored.outputText.contains("Solaris Two"))
    #expect(!restored.outputText.contains("Solaris One"))
    let list = try sandbox.run(["--endpoint", server.refusingURL], input: .text("list\n"))
    #expect(list.exit == .status(0))
    #expect(list.outputText.contains("Solaris One"))
    #expect(!list.outputText.contains("A film about"))
    let back = try sandbox.run(
      ["--endpoint", server.refusingURL],
      input: .text("back\nback\nforward\n")
    )
    #expect(back.exit == .status(0))
    #expect(back.errors.isEmpty)
  }

  /// What is drawn is kept in brief, and data is all that is known.
  @Test(arguments: [["--json"], ["--fields", "id,store_url,description"], ["--csv"]])
  func aRestoredListIsWholeAsData(_ options: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n"))
    let shown = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(shown.outputText.contains("Solaris One"))
    let data = try sandbox.run(options + ["--endpoint", server.refusingURL])
    #expect(data.exit == .status(0))
    #expect(data.outputText.contains("https://itunes.apple.com/us/movie/x/id101"))
    #expect(data.outputText.contains("A film about"))
    let script = try sandbox.run(
      options + ["--endpoint", server.refusingURL],
      input: .text("sort name\n")
    )
    #expect(script.outputText.contains("A film about"))
  }

  @Test func theRestoredScreenIsShownOnlyWhereThereIsNoLine() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\n"))
    let blank = try sandbox.run(["--endpoint", server.refusingURL], input: .text("\n  \n\n"))
    #expect(blank.outputText.contains("Solaris One"))
    let help = try sandbox.run(["--endpoint", server.refusingURL], input: .text("help country\n"))
    #expect(!help.outputText.contains("Solaris"))
    let closed = try sandbox.run(["--endpoint", server.refusingURL], input: .closed)
    #expect(closed.exit == .status(0))
    #expect(closed.outputText.contains("Solaris One"))
    let fresh = try sandbox.run(["--fresh", "--endpoint", server.refusingURL])
    #expect(!fresh.outputText.contains("Solaris"))
    #expect(fresh.outputText.contains("search Apple's catalogue"))
    let again = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(again.outputText.contains("Solaris One"))
  }

  @Test(
    arguments: [
      "one\r\ntwo\r\nquit\r\n", "\u{FEFF}one\ntwo", "one\ntwo\r\n", "\u{FEFF}one\r\ntwo",
      "\n\none\n   \ntwo\nquit\nthree\n",
    ]
  )
  func lineEndsOfAllKindsSeparate(script: String) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["--endpoint", server.url], input: .text(script))
    #expect(result.exit == .status(0))
    #expect(server.requests.map(CatalogFixture.term) == ["one", "two"])
    #expect(!result.outputText.contains("\r"))
  }

  @Test func theFirstFailureIsTheStatusAndLaterLinesRun() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("one\n77\nlogin\ntwo\nforbidden\n")
    )
    #expect(result.exit == .status(2))
    #expect(result.outputText.contains("One One"))
    #expect(result.outputText.contains("Two One"))
    #expect(result.errorText.contains("There is no row 77"))
    #expect(result.errorText.contains("limits requests"))
    #expect(server.requests.count == 4)
  }

  @Test func aFailureLeavesTheScreenBeforeIt() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["--endpoint", server.url], input: .text("one\noutage\nback\n"))
    #expect(result.exit == .status(6))
    #expect(result.outputText.components(separatedBy: "1–3 of 3").count == 3)
    let kept = try sandbox.run(["--endpoint", server.url], input: .text("login\n"))
    #expect(kept.exit == .status(6))
    let after = try sandbox.run(["--endpoint", server.refusingURL], input: .text("back\n"))
    #expect(after.exit == .status(0))
    #expect(after.outputText.contains("One One"))
  }

  @Test func nearMissesSearchAndAreNamed() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["--endpoint", server.url], input: .text("country zz\n"))
    #expect(result.exit == .status(0))
    #expect(server.requests.map(CatalogFixture.term) == ["country zz"])
    #expect(result.outputText.contains("no storefront zz"))
  }

  @Test func emptyAnswersFailOnlyOnRequest() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let done = try sandbox.run(["--endpoint", server.url], input: .text("nothing\n"))
    #expect(done.exit == .status(0))
    #expect(done.outputText.contains("Nothing found for “nothing”"))
    let failed = try sandbox.run(
      ["--fail-if-empty", "--endpoint", server.url],
      input: .text("nothing\none\n")
    )
    #expect(failed.exit == .status(3))
    let line = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("nothing --fail-if-empty\none\n")
    )
    #expect(line.exit == .status(3))
  }

  @Test func aFormatGivesADocumentALine() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--json", "--endpoint", server.url],
      input: .text("one\n1\nset limit\n")
    )
    let documents = result.lines.filter { $0.hasPrefix(#"{"schema":1,"kind":"#) }
    #expect(documents.map { $0.split(separator: "\"")[5] } == ["results", "detail", "settings"])
    #expect(result.lines.count { $0 == "]}" } == 3)
    let mixed = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("one --fields id --tsv\ntwo\n")
    )
    #expect(mixed.outputText.hasPrefix("id\n101\n102\n103\n"))
    #expect(mixed.outputText.contains("Two One"))
  }

  @Test(arguments: [("40", 40), ("nonsense", 80), ("0", 80), ("-5", 80), ("99999999999", 80)])
  func screensAreAsWideAsTheVariableSays(columns: String, width: Int) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["COLUMNS"] = columns
    let result = try sandbox.run(["--endpoint", server.url], input: .text("many\n"))
    let head = try #require(result.lines.first)
    #expect(head.count == width)
    #expect(result.lines.allSatisfy { $0.count <= width })
    // The whole list, no page of it.
    #expect(result.lines.count >= 201)
    #expect(result.outputText.contains("Number 200"))
  }

  @Test func coloursAreWrittenOnlyOnDemand() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let forced = try sandbox.run(
      ["--color", "always", "--endpoint", server.url],
      input: .text("one\n")
    )
    #expect(forced.output.contains(0x1B))
    sandbox.environment["CLICOLOR_FORCE"] = "1"
    let variable = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    #expect(variable.output.contains(0x1B))
    let never = try sandbox.run(
      ["--color", "never", "--endpoint", server.url],
      input: .text("one\n")
    )
    #expect(!never.hasEscapes)
  }

  @Test func aLineThatIsTooLongIsSkipped() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let long = String(repeating: "a", count: (1 << 20) + 1)
    let result = try sandbox.run(["--endpoint", server.url], input: .text(long + "\none\n"))
    #expect(result.exit == .status(2))
    #expect(server.requests.map(CatalogFixture.term) == ["one"])
  }

  @Test func settingsCountForTheLinesAfterThem() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--country", "fr", "--media", "song", "--endpoint", server.url],
      input: .text("one\ncountry gb\nmedia movie\ntwo\nset media default\nthree\n")
    )
    #expect(result.exit == .status(0))
    let targets = server.requests.map(\.target)
    try #require(targets.count == 3)
    #expect(targets[0].contains("country=FR"))
    #expect(targets[0].contains("entity=song"))
    #expect(targets[1].contains("country=GB"))
    #expect(targets[1].contains("media=movie"))
    #expect(!targets[2].contains("media=movie"))
    #expect(!targets[2].contains("song"))
  }

  @Test func theSignalEndsAScriptThatWaits() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    try sandbox.write("one\nhang\ntwo\n", to: sandbox.folder + "/script")
    let task = try RunningProgram(
      sandbox,
      ["--endpoint", server.url],
      input: sandbox.folder + "/script"
    )
    #expect(server.received(2))
    task.send(SIGINT)
    #expect(task.waitForExit() == .status(130))
    let after = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(after.outputText.contains("One One"))
  }
}

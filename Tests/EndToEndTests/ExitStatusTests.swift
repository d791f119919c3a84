import Foundation
import TestSupport
import Testing

/// What a one-shot ends with when something is wrong.
@Suite(.ownThreads) struct ExitStatusTests {
  @Test(
    arguments: [
      ("forbidden", 5), ("limited", 5), ("refused", 2), ("outage", 6), ("login", 6), ("empty", 6),
      ("half", 6), ("double", 6), ("short", 6), ("lost", 4), ("elsewhere", 4),
    ]
  )
  func aFailureHasItsStatus(term: String, status: Int) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["search", term, "--json", "--endpoint", server.url])
    #expect(result.exit == .status(status))
    #expect(result.output.isEmpty)
    #expect(result.errorText.hasPrefix("reprise: "))
    #expect(!result.hasEscapes)
  }

  @Test func aConnectionThatIsRefusedIsTheNetwork() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["search", "a", "--endpoint", server.refusingURL])
    #expect(result.exit == .status(4))
    #expect(result.errorText.contains("127.0.0.1"))
  }

  @Test func aServerThatHangsIsGivenUp() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(["search", "hang", "--timeout", "0.3", "--endpoint", server.url])
    #expect(result.exit == .status(4))
    #expect(result.errorText.contains("took too long"))
  }

  @Test(
    arguments: [
      ["--nonsense"], ["--country", "uk", "search", "a"], ["--limit", "0", "search", "a"],
      ["--limit", "201", "search", "a"], ["--limit", "٣", "search", "a"], ["--media"],
      ["--json", "--csv", "search", "a"], ["--demo", "--store", "x", "search", "a"],
      ["--endpoint", "http://example.com", "search", "a"], ["--timeout", "0", "search", "a"],
      ["--json=yes", "search", "a"], ["-x"], ["--profile", "../x"], ["--fields", "x", "a"],
      ["search"], ["search", ""], [""], ["back"], ["next"], ["list"], ["retry"], ["reload"],
      ["redraw"], ["row:3"], ["search", "a", "--media", "movie", "--entity", "song"],
    ]
  )
  func wrongWordsAreRefusedBeforeAnythingIsSent(words: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    let result = try sandbox.run(words)
    #expect(result.exit == .status(2))
    #expect(result.output.isEmpty)
    #expect(result.errorText.hasPrefix("reprise: "))
    #expect(server.requests.isEmpty)
  }

  @Test func aNearMissSaysHowToSearch() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let country = try sandbox.run(["country", "zz", "--endpoint", server.url])
    #expect(country.exit == .status(2))
    #expect(country.errorText.contains("to search: reprise search country zz"))
    let command = try sandbox.run(["foward", "--endpoint", server.url])
    #expect(command.exit == .status(2))
    #expect(command.errorText.contains("to search: reprise search foward"))
    let kingdom = try sandbox.run(["country", "uk", "--endpoint", server.url])
    #expect(kingdom.errorText.contains("gb"))
    #expect(server.requests.isEmpty)
  }

  @Test(
    arguments: [
      ("REPRISE_COUNTRY", "uk"), ("REPRISE_MEDIA", "cinema"), ("REPRISE_LIMIT", "300"),
      ("REPRISE_THEME", "pink"), ("REPRISE_ENDPOINT", "http://example.com"),
    ]
  )
  func aVariableThatIsNoneIsRefused(name: String, value: String) throws {
    let sandbox = try Sandbox()
    sandbox.environment[name] = value
    let result = try sandbox.run(["search", "a"])
    #expect(result.exit == .status(2))
    #expect(result.errorText.contains(name))
    #expect(result.errorText.contains(value))
    #expect(try sandbox.files() == ["home"])
  }

  @Test func variablesStandBehindOptions() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    sandbox.environment["REPRISE_COUNTRY"] = "fr"
    sandbox.environment["REPRISE_LIMIT"] = "9"
    sandbox.environment["REPRISE_STORE"] = sandbox.folder + "/here"
    _ = try sandbox.run(["country", "de"])
    _ = try sandbox.run(["search", "a", "--limit", "3"])
    let target = try #require(server.requests.first?.target)
    #expect(target.contains("country=FR"))
    #expect(target.contains("limit=3"))
    #expect(try sandbox.files().contains("here-seen"))
  }

  @Test func controlCEndsAOneShotThatWaits() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try RunningProgram(sandbox, ["search", "hang", "--endpoint", server.url])
    #expect(server.received(1))
    program.send(SIGINT)
    #expect(program.waitForExit() == .status(130))
    #expect(program.readOutput().isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func otherSignalsEndAOneShotAsSignals(signal: CInt) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try RunningProgram(sandbox, ["search", "hang", "--endpoint", server.url])
    #expect(server.received(1))
    program.send(signal)
    #expect(program.waitForExit() == .signal(Int(signal)))
  }
}

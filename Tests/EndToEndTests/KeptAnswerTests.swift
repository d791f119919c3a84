import Foundation
import TestSupport
import Testing

/// What is asked again, and what is not.
@Suite(.ownThreads) struct KeptAnswerTests {
  @Test func theSameSearchTwiceIsOneRequest() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let first = try sandbox.run(["search", "solaris", "--json", "--endpoint", server.url])
    let second = try sandbox.run(["search", "solaris", "--json", "--endpoint", server.url])
    #expect(server.requests.count == 1)
    #expect(first.outputText.contains(#""source":"live""#))
    #expect(second.outputText.contains(#""source":"cache""#))
    #expect(second.exit == .status(0))
    let lines = (first.lines.dropFirst(), second.lines.dropFirst())
    #expect(!lines.0.isEmpty && lines.0 == lines.1)
    // The prompt's limit is another one, and so is the request.
    let script = try sandbox.run(
      ["--limit", "50", "--endpoint", server.url],
      input: .text("solaris\nsolaris\n")
    )
    #expect(script.outputText.components(separatedBy: "Solaris Three").count == 3)
    #expect(server.requests.count == 1)
  }

  @Test func reloadAsksEachTime() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["search", "solaris", "--endpoint", server.url])
    for count in 2...3 {
      let result = try sandbox.run(["search", "solaris", "--reload", "--endpoint", server.url])
      #expect(result.exit == .status(0))
      #expect(server.requests.count == count)
    }
    let script = try sandbox.run(["--endpoint", server.url], input: .text("one\nreload\n"))
    #expect(script.exit == .status(0))
    #expect(server.requests.count == 5)
  }

  @Test func homeTwiceAsksOnce() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["home", "--endpoint", server.url])
    #expect(server.requests.count == 8)
    let again = try sandbox.run(["home", "--endpoint", server.url])
    #expect(again.lines.count == 24)
    _ = try sandbox.run(["charts", "movies", "--endpoint", server.url])
    #expect(server.requests.count == 8)
  }

  @Test func offlineAsksNobody() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    _ = try sandbox.run(["search", "solaris"])
    _ = try sandbox.run(["charts"])
    let asked = server.requests.count
    let kept = try sandbox.run(["search", "solaris", "--offline", "--json"])
    #expect(kept.exit == .status(0))
    #expect(kept.outputText.contains(#""source":"cache""#))
    let chart = try sandbox.run(["charts", "--offline"])
    #expect(chart.lines.count == 3)
    let found = try sandbox.run(["--offline", "--json", "search", "solaris", "two"])
    #expect(found.exit == .status(0))
    #expect(found.outputText.contains(#""source":"seen""#))
    #expect(found.outputText.contains("Solaris Two"))
    let failed = try sandbox.run(["charts", "movies", "--offline"])
    #expect(failed.exit == .status(4))
    #expect(failed.output.isEmpty)
    let script = try sandbox.run(["--offline"], input: .text("solaris limit:50\ncharts albums\n"))
    #expect(script.outputText.contains("Solaris Three"))
    #expect(script.exit == .status(4))
    #expect(server.requests.count == asked)
  }

  @Test func aRefusalHoldsForTheProgramsAfterIt() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    _ = try sandbox.run(["search", "solaris"])
    #expect(try sandbox.run(["search", "forbidden"]).exit == .status(5))
    let began = ContinuousClock.now
    for words in [["search", "other"], ["charts"], ["--private", "lookup", "301"]] {
      let result = try sandbox.run(words)
      #expect(result.exit == .status(5))
      #expect(result.output.isEmpty)
      #expect(result.errorText.contains(" s"))
    }
    // Nobody waits for the pause to end.
    #expect(.now - began < .seconds(10))
    #expect(server.requests.count == 2)
    #expect(try sandbox.run(["search", "solaris"]).lines.count == 3)
    let script = try sandbox.run([], input: .text("other\n"))
    #expect(script.exit == .status(5))
    #expect(server.requests.count == 2)
  }

  @Test func aRequestBeyondTheBudgetWaitsUntilItIsInterrupted() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "2"
    for term in ["one", "two"] { _ = try sandbox.run(["search", term]) }
    let program = try sandbox.terminal([])
    #expect(program.wait(until: \.hasPrompt))
    program.type("three\r")
    #expect(program.wait(for: "request budget"))
    program.type("\u{3}")
    #expect(program.wait(for: "Cancelled"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("one limit:50\r")
    #expect(program.wait(for: "One Three"))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(server.requests.count == 2)
    // Charts have a budget of their own.
    #expect(try sandbox.run(["charts"]).lines.count == 3)
  }

  @Test func aOneShotAndAScriptSayOnceThatTheyWait() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    sandbox.environment["REPRISE_REQUESTS_PER_MINUTE"] = "1"
    _ = try sandbox.run(["search", "one"])
    // As soon as it is said, the program is ended: the rest of the minute says nothing more.
    let script = """
      cd "$HOME"; mkfifo said
      if [ "$1" = script ]; then printf 'one limit:50\\ntwo\\nthree\\n' | exec "$0" 2>said & else
      "$0" "$@" 2>said & fi
      pid=$!
      read -r line <said
      kill -TERM $pid
      rm said
      printf '%s\\n' "$line"
      """
    for words in [["search", "two"], ["lookup", "301"], ["script"]] {
      let result = try sandbox.shell(script, words)
      let line = result.lines.last ?? ""
      #expect(line.hasPrefix("reprise: Waiting for the request budget, "), "\(words)")
      let seconds = line.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
      #expect((1...60).contains(seconds))
      #expect(line.hasSuffix(" s"))
    }
    #expect(server.requests.count == 1)
  }

  // MARK: Screens

  @Test func filterAndSortSurviveARestart() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    _ = try sandbox.run(["--endpoint", server.url], input: .text("solaris\nsort -name\n"))
    let sorted = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(sorted.exit == .status(0))
    #expect(sorted.errors.isEmpty)
    let places = ["Two", "Three", "One"].compactMap { sorted.outputText.range(of: "Solaris \($0)") }
    try #require(places.count == 3)
    #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
    let last = try sandbox.run(["row:3", "--fields", "name", "--endpoint", server.refusingURL])
    #expect(last.lines == ["name", "Solaris One"])
    _ = try sandbox.run(["--endpoint", server.refusingURL], input: .text("filter three\n"))
    let filtered = try sandbox.run(["--endpoint", server.refusingURL])
    #expect(filtered.outputText.contains("Solaris Three"))
    #expect(!filtered.outputText.contains("Solaris Two"))
    let row = try sandbox.run(["row:1", "--fields", "name", "--endpoint", server.refusingURL])
    #expect(row.lines == ["name", "Solaris Three"])
    let whole = try sandbox.run(
      ["--endpoint", server.refusingURL],
      input: .text("filter off\nsort off\n2\n")
    )
    #expect(whole.exit == .status(0))
    #expect(whole.outputText.contains("Solaris One"))
    let detail = try sandbox.run(["--json", "--endpoint", server.refusingURL])
    #expect(detail.outputText.contains(#""kind":"detail""#))
    #expect(detail.outputText.contains(#""name":"Solaris Two""#))
  }

  @Test func rowsOfHomeOpenByTheirNumber() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let script = try sandbox.run(["--endpoint", server.url], input: .text("home\n4\n"))
    #expect(script.exit == .status(0))
    #expect(script.outputText.contains("toptvseasons us 1"))
    let kept = try sandbox.run(["--json", "--endpoint", server.refusingURL])
    #expect(kept.outputText.contains(#""kind":"detail""#))
    #expect(kept.outputText.contains(#""name":"toptvseasons us 1""#))
    _ = try sandbox.run(["--endpoint", server.refusingURL], input: .text("back\n"))
    for (row, name) in [(1, "topmovies us 1"), (9, "songs us 3"), (24, "topfreeapplications us 3")]
    {
      let opened = try sandbox.run([
        "row:\(row)", "--fields", "name", "--endpoint", server.refusingURL,
      ])
      #expect(opened.lines == ["name", name])
    }
    #expect(try sandbox.run(["row:25", "--endpoint", server.refusingURL]).exit == .status(2))
    // Eight charts, and the row that was opened.
    #expect(server.requests.count == 9)
  }

  @Test func homeAtThePromptNumbersTheRowsThatItOpens() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url], columns: 100, rows: 60)
    #expect(program.wait(until: \.hasPrompt))
    program.type("home\r")
    #expect(program.wait(for: "topmovies us 1"))
    #expect(program.wait(until: \.hasPrompt))
    let line = program.screen.model.lines.first { $0.contains("songs us 1") } ?? ""
    let number = line.split { !$0.isNumber }.first.map(String.init) ?? ""
    #expect(Int(number) == 7, "\(line)")
    program.type(number + "\r")
    #expect(program.wait { $0.history.components(separatedBy: "songs us 1").count == 3 })
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
  }
}

import Foundation
import TestSupport
import Testing

/// Standard output that is closed, full, slow or left by its reader.
@Suite(.ownThreads) struct OutputTests {
  @Test(
    arguments: [
      ["--version"], ["--help"], ["help"], ["set"], ["search", "a"], ["search", "many", "--json"],
    ]
  )
  func lostOutputIsNoSuccess(words: [String]) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    for target in [">&-", "> /dev/full"] {
      let result = try PtyPipeProcess.run(
        "/bin/sh",
        arguments: ["-c", "exec \"$0\" \"$@\" " + target, Sandbox.program()] + words,
        environment: sandbox.environment
      )
      #expect(result.exit == .status(74), "\(target)")
      #expect(result.errorText.contains("standard output could not be written"))
    }
  }

  @Test(arguments: [">&-", "> /dev/full"])
  func aScriptWhoseOutputIsLostStops(target: String) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.shell(
      "exec \"$0\" \"$@\" " + target,
      ["--endpoint", server.url],
      input: .text("one\ntwo\nthree\n")
    )
    #expect(result.exit == .status(74))
    #expect(server.requests.count == 1)
  }

  @Test func aReaderThatIsGoneEndsTheProgramQuietly() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    for ignoring in ["", "trap '' PIPE; "] {
      let result = try sandbox.shell(
        ignoring + #"{ "$0" "$@"; echo "ended with $?" >&2; } | true"#,
        ["search", "many", "--json", "--endpoint", server.url]
      )
      // The reader may be gone before the first byte or after the last.
      #expect(["ended with 141\n", "ended with 0\n"].contains(result.errorText), "\(ignoring)")
    }
    let headed = try sandbox.shell(
      #"{ "$0" "$@"; echo "ended with $?" >&2; } | head -n 1"#,
      ["search", "many", "--tsv", "--endpoint", server.url]
    )
    #expect(headed.lines.count == 1)
    #expect(["ended with 141\n", "ended with 0\n"].contains(headed.errorText))
  }

  @Test func aSlowReaderOfANonBlockingPipeGetsAll() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    // What is kept would be named so in the second answer.
    let arguments = ["search", "many", "--json", "--reload", "--endpoint", server.url]
    let whole = try sandbox.run(arguments)
    let program = try RunningProgram(sandbox, arguments, nonBlocking: true)
    // Nothing is read until nothing more can be written.
    #expect(program.waitForUnread(60_000))
    let output = program.readOutput()
    #expect(program.waitForExit() == .status(0))
    #expect(output.count == whole.output.count)
    #expect(output.count > 100_000)
    #expect(output.suffix(3) == whole.output.suffix(3))
  }

  @Test func closedStandardErrorIsNoTrouble() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let found = try sandbox.shell(
      #"exec "$0" "$@" 2>&- <&-"#,
      ["search", "a", "--endpoint", server.url]
    )
    #expect(found.exit == .status(0))
    #expect(found.lines.count == 3)
    let failed = try sandbox.shell(
      #"exec "$0" "$@" 2>&-"#,
      ["search", "forbidden", "--endpoint", server.url]
    )
    #expect(failed.exit == .status(5))
    #expect(failed.output.isEmpty)
  }

  @Test(arguments: ["de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "C", ""])
  func dataIsTheSameInEveryLocale(locale: String) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let arguments = ["search", "İstanbul", "--csv", "--country", "us", "--endpoint", server.url]
    let usual = try sandbox.run(arguments)
    sandbox.environment["LANG"] = nil
    sandbox.environment["LC_ALL"] = locale
    let result = try sandbox.run(arguments)
    #expect(result.exit == .status(0))
    #expect(result.outputText.contains("9.99"))
    // Only the time of the answer differs, which the default fields do not have.
    #expect(result.lines.map { $0.prefix(60) } == usual.lines.map { $0.prefix(60) })
  }

  @Test(arguments: [("de_DE.UTF-8", "DE"), ("tr_TR.UTF-8", "TR"), ("C", "US"), ("POSIX", "US")])
  func theLocaleChoosesTheCountry(locale: String, country: String) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["LANG"] = locale
    let result = try sandbox.run(["search", "a", "--endpoint", server.url])
    #expect(result.errors.isEmpty)
    #expect(server.requests.first?.target.contains("country=\(country)") == true)
  }

  @Test func aCountryThatIsAGuessIsSaid() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["LANG"] = "fr_MC.UTF-8"
    let guessed = try sandbox.run(["search", "a", "--endpoint", server.url])
    #expect(guessed.errorText.contains("region MC has no store; France is used"))
    #expect(guessed.exit == .status(0))
    let chosen = try sandbox.run(["search", "a", "--country", "at", "--endpoint", server.url])
    #expect(chosen.errors.isEmpty)
  }
}

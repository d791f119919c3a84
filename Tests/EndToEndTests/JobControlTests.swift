import Foundation
import TestSupport
import Testing

/// The program as a job of a shell: stopped, woken, told to end, and moved to the background.
@Suite(.ownThreads) struct JobControlTests {
  /// Runs the program as a job, and says how it came back; what is typed then decides what becomes of it.
  private static let script = #"""
    set -m
    stty -a > before
    "$0" "$@"
    echo "stopped with $?"
    stty -a > between
    IFS= read -r next
    echo "next: $next"
    case $next in
      fg*) fg > /dev/null; echo "ended with $?";;
      kill*) kill %1; bg > /dev/null; wait %1; echo "ended with $?";;
    esac
    stty -a > after
    cmp before between && cmp before after && echo "modes are the same"
    """#

  private func job(_ sandbox: Sandbox, _ arguments: [String]) throws -> PtyProcess {
    try sandbox.terminal(script: "cd '\(sandbox.folder)' && " + Self.script, arguments)
  }

  @Test func aHalfTypedLineSurvivesAStop() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try job(sandbox, ["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("half a lin\u{1B}[D\u{1B}[D")
    #expect(program.wait { $0.cursorLine == "reprise › half a lin" })
    program.type("\u{1A}")
    #expect(program.wait(for: "stopped with"))
    #expect(!program.screen.model.privateModes.contains(2004))
    program.type("fg\r")
    #expect(program.wait { $0.cursorLine == "reprise › half a lin" })
    #expect(program.screen.model.privateModes.contains(2004))
    program.type("\u{5}e\r")
    #expect(program.wait(for: "Half A Line Three"))
    program.type("\u{4}")
    #expect(program.wait(for: "ended with 0"))
    #expect(program.wait(for: "modes are the same"))
    #expect(program.waitForExit() == .status(0))
    #expect(server.requests.map(CatalogFixture.term) == ["half a line"])
  }

  @Test func aRequestGoesOnAfterAStopAndSoDoesWhatWasTypedAhead() throws {
    let gate = try FixtureServer.Gate()
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server(behind: gate))
    let program = try job(sandbox, ["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("gated\r")
    #expect(program.wait(for: "for “gated”"))
    #expect(server.received(1))
    program.type("one\rtwo\u{1A}")
    #expect(program.wait(for: "stopped with"))
    // The line that shows what is waited for is not left behind, and the shell is not given what was typed.
    #expect(!program.text.contains("for “gated”"))
    program.type("fg\r")
    #expect(program.wait(for: "next: fg"))
    #expect(program.wait(for: "for “gated”"))
    gate.open()
    #expect(program.wait(for: "One Three"))
    #expect(program.wait { $0.cursorLine == "reprise › two" })
    #expect(program.screen.model.history.contains("Gated Three"))
    #expect(server.requests.map(CatalogFixture.term) == ["gated", "one"])
    program.type("\u{15}\u{4}")
    #expect(program.wait(for: "modes are the same"))
  }

  @Test func aStoppedJobThatIsToldToEndEnds() throws {
    let sandbox = try Sandbox()
    let program = try job(sandbox, ["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    program.type("abc\u{1A}")
    #expect(program.wait(for: "stopped with"))
    program.type("kill\r")
    #expect(program.wait(for: "ended with 143"))
    #expect(program.wait(for: "modes are the same"))
  }

  @Test func aJobInTheBackgroundWaitsForItsTerminal() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(
      script: #"set -m; "$0" "$@" & wait %1; echo "stopped with $?"; fg; echo "ended with $?""#,
      ["--demo"]
    )
    #expect(program.wait(for: "stopped with"))
    #expect(program.wait(until: \.hasPrompt))
    program.type("quit\r")
    #expect(program.wait(for: "ended with 0"))
  }

  /// A stop that nobody can catch leaves the terminal raw; the shell puts it right for itself.
  @Test func aStopThatCannotBeCaughtIsMendedAfterwards() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(
      script: #"""
        set -m
        sh -c 'echo $$ > "$HOME/job" && exec "$0" "$@"' "$0" "$@"
        stty sane
        echo "stopped with $?"
        IFS= read -r next
        fg > /dev/null
        echo "ended with $?"
        """#,
      ["--demo"]
    )
    #expect(program.wait(until: \.hasPrompt))
    program.type("abc")
    #expect(program.wait { $0.cursorLine == "reprise › abc" })
    let job = String(decoding: try sandbox.bytes(of: sandbox.folder + "/home/job"), as: UTF8.self)
    kill(try #require(Int32(job.trimmingCharacters(in: .newlines))), SIGSTOP)
    #expect(program.wait(for: "stopped with"))
    program.type("fg\r")
    #expect(program.wait { $0.cursorLine == "reprise › abc" })
    program.type("\u{15}quit\r")
    #expect(program.wait(for: "ended with 0"))
  }
}

import Foundation
import TestSupport
import Testing

/// The ways out of the prompt, and the terminal behind each.
@Suite(.ownThreads) struct LeavingTests {
  @Test func controlDEndsWithANewLine() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    program.type("\u{4}")
    #expect(program.waitForExit() == .status(0))
    #expect(program.screen.model.cursorLine.isEmpty)
    #expect(program.screen.model.cursorColumn == 0)
    #expect(!program.screen.model.privateModes.contains(2004))
  }

  enum Way: CaseIterable {
    case quit, endOfInput, terminate, hangUp, abort, fault, quitKey

    /// Those that can be seen: a fault of a program with the sanitizer is the sanitizer's.
    static var visible: [Way] { allCases.filter { $0 != .fault || !Sanitizer.holdsSignals } }
  }

  @Test(arguments: Way.visible)
  func theTerminalIsAsItWas(way: Way) throws {
    let before = try PtyPair().modes()
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    #expect(try program.screen.pair.modes() != before)
    program.type("half")
    #expect(program.wait { $0.cursorLine.hasSuffix("half") })
    switch way {
    case .quit:
      program.type("\u{15}quit\r")
      #expect(program.waitForExit() == .status(0))
    case .endOfInput:
      program.type("\u{15}\u{4}")
      #expect(program.waitForExit() == .status(0))
    case .terminate:
      program.send(SIGTERM)
      #expect(program.waitForExit() == .signal(Int(SIGTERM)))
    case .hangUp:
      program.send(SIGHUP)
      #expect(program.waitForExit() == .signal(Int(SIGHUP)))
    case .abort:
      program.send(SIGABRT)
      #expect(program.waitForExit() == .signal(Int(SIGABRT)))
    case .fault:
      program.send(SIGSEGV)
      #expect(program.waitForExit() == .signal(Int(SIGSEGV)))
    case .quitKey:
      program.type("\u{1C}")
      #expect(program.waitForExit() == .signal(Int(SIGQUIT)))
    }
    #expect(try program.screen.pair.modes() == before)
    #expect(program.screen.model.cursorColumn == 0 || way == .terminate || way == .hangUp)
    #expect(!program.screen.model.privateModes.contains(2004))
    #expect(program.screen.model.privateModes.contains(25))
  }

  @Test func aRequestThatHangsDoesNotKeepTheTerminal() throws {
    let before = try PtyPair().modes()
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(server.received(1))
    program.send(SIGTERM)
    #expect(program.waitForExit(atMost: .seconds(2)) == .signal(Int(SIGTERM)))
    #expect(try program.screen.pair.modes() == before)
  }

  /// Ctrl-S, or a connection that is dead: what is written waits for ever.
  @Test(.enabled(if: !Sanitizer.holdsSignals), arguments: [SIGTERM, SIGHUP], [false, true])
  func aTerminalThatTakesNoBytesDoesNotKeepTheProgram(signal: CInt, whileLoading: Bool) throws {
    let before = try PtyPair().modes()
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    if whileLoading {
      program.type("hang\r")
      #expect(server.received(1))
      program.type("\u{13}")
    } else {
      program.type("\u{13}help\r")
    }
    program.send(signal)
    #expect(program.waitForExit(reading: false) == .signal(Int(signal)))
    #expect(try program.screen.pair.modes() == before)
  }

  @Test func controlCReachesAProgramWhoseOutputIsStopped() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    program.type("hang\r")
    #expect(server.received(1))
    program.type("\u{13}\u{3}")
    #expect(program.wait(for: "Cancelled"))
    #expect(program.wait(until: \.hasPrompt))
  }

  @Test(.enabled(if: !Sanitizer.holdsSignals), arguments: [SIGINT, SIGTERM])
  func aPipeThatTakesNoBytesDoesNotKeepTheProgram(signal: CInt) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try RunningProgram(
      sandbox,
      ["search", "many", "--json", "--endpoint", server.url]
    )
    #expect(program.waitForUnread(60_000))
    program.send(signal)
    #expect(program.waitForExit() == .signal(Int(signal)))
  }

  @Test(arguments: [false, true])
  func aTerminalThatIsGoneEndsTheProgram(whileLoading: Bool) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try sandbox.terminal(["--endpoint", server.url])
    #expect(program.wait(until: \.hasPrompt))
    if whileLoading {
      program.type("hang\r")
      #expect(server.received(1))
    }
    program.hangUp()
    #expect(program.waitForExit(atMost: .seconds(2)) != nil)
  }

  @Test(arguments: [false, true])
  func aTerminalThatIsGoneEndsAProgramThatIgnoresHangUps(whileLoading: Bool) throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let program = try PtyProcess(
      "/bin/sh",
      arguments: [
        "-c", #"trap '' HUP; exec "$0" "$@""#, Sandbox.program(), "--endpoint", server.url,
      ],
      environment: sandbox.environment
    )
    #expect(program.wait(until: \.hasPrompt))
    if whileLoading {
      program.type("hang\r")
      #expect(server.received(1))
    }
    program.hangUp()
    #expect(program.waitForExit(atMost: .seconds(2)) != nil)
    let after = try sandbox.run(["--endpoint", server.url], input: .text("one\n"))
    #expect(after.exit == .status(0))
    #expect(after.errors.isEmpty)
  }

  @Test func signalsThatMeanNothingLeaveTheLineAlone() throws {
    let sandbox = try Sandbox()
    let program = try sandbox.terminal(["--demo"])
    #expect(program.wait(until: \.hasPrompt))
    program.type("abc")
    #expect(program.wait { $0.cursorLine == "reprise › abc" })
    for signal in [SIGCHLD, SIGWINCH, SIGCONT, SIGWINCH] { program.send(signal) }
    program.type("d")
    #expect(program.wait { $0.cursorLine == "reprise › abcd" })
    for columns in [70, 60, 75, 50, 80] { program.resize(columns: columns, rows: 24) }
    program.type("e")
    #expect(program.wait { $0.cursorLine == "reprise › abcde" })
    program.type("\u{15}quit\r")
    #expect(program.waitForExit() == .status(0))
  }
}

import TestSupport
import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension LineEditorTests {
  @Suite(.serialized) struct Terminal {
    private let prompt = Prompt("› ")

    @Test func theTerminalIsLeftAsItWasFound() throws {
      let pty = try EditorOnPty()
      pty.editor.close()
      let before = try pty.screen.pair.modes()
      let second = try LineEditor(
        LineEditor.Configuration(
          applicationName: "tests",
          input: pty.terminal,
          output: pty.terminal,
          terminalType: "xterm"
        )
      )
      #expect(try pty.screen.pair.modes() == before)
      second.begin(prompt)
      let during = try pty.screen.pair.modes()
      #expect(during.isCooked == false)
      #expect(during.echoes == false)
      #expect(during.makesSignals)
      second.close()
      #expect(try pty.screen.pair.modes() == before)
    }

    @Test func whatIsTypedBetweenPromptsArrivesInOrderAndUnechoed() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      #expect(pty.result(of: "one\r") == .line("one"))
      pty.type("two\rthr")
      pty.editor.write("a screen\n")
      #expect(pty.shows("› one\na screen"))
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results.last == .line("two") })
      pty.type("ee\r\u{04}")
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results.last == .line("three") })
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results.last == .endOfInput })
      #expect(pty.shows("› one\na screen\n› two\n› three\n›"))
    }

    @Test func typingBeforeTheFirstPromptWaitsUnechoed() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.type("early\r")
      pty.editor.write("welcome\n")
      #expect(pty.shows("welcome"))
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results == [.line("early")] })
      #expect(pty.shows("welcome\n› early"))
    }

    @Test func whatFollowsTheLastLineIsLeftToTheShell() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("quit\rls -l\r")
      #expect(pty.run { $0.results == [.line("quit")] })
      pty.editor.close()
      #expect(try pty.screen.pair.modes().isCooked)
      var bytes = [UInt8](repeating: 0, count: 64)
      var wait = pollfd(fd: pty.terminal, events: Int16(POLLIN), revents: 0)
      #expect(poll(&wait, 1, 10_000) == 1)
      let count = read(pty.terminal, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "ls -l\n")
    }

    @Test func aSuspendedLineComesBackWithItsCursor() throws {
      let pty = try EditorOnPty()
      let before = try pty.screen.pair.modes()
      pty.editor.begin(prompt)
      pty.type("half a line\u{1B}[D\u{1B}[D")
      #expect(pty.line("half a line", cursor: 9))
      pty.editor.suspend()
      #expect(try pty.screen.pair.modes() == before)
      #expect(pty.editor.isEditing == false)
      pty.editor.write("\nstopped\n")
      pty.editor.resume()
      #expect(pty.shows("› half a line\nstopped\n› half a line"))
      #expect(pty.line("half a line", cursor: 9))
      #expect(pty.run { $0.model.cursorRow == 2 && $0.model.cursorColumn == 11 })
      #expect(pty.result(of: "X\r") == .line("half a liXne"))
    }

    @Test func aTerminalThatIsGoneEndsTheInput() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("half")
      #expect(pty.line("half"))
      pty.screen.pair.hangUp()
      var wait = pollfd(fd: pty.terminal, events: Int16(POLLIN), revents: 0)
      #expect(poll(&wait, 1, 10_000) == 1)
      #expect(pty.editor.receive() == .endOfInput)
      #expect(pty.editor.isEditing == false)
      pty.editor.close()
    }

    @Test func aTerminalThatGoesWhileNoPromptIsUpIsNoticed() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      #expect(pty.result(of: "search\rtype-ahead") == .line("search"))
      #expect(pty.editor.receive() == .editing)
      pty.screen.pair.hangUp()
      #expect(pty.editor.receive() == .endOfInput)
      pty.editor.close()
    }

    @Test func severalPastedLinesBecomeOneThatCanBeEdited() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("x \u{1B}[200~\r\nsearch a\r\nget 1\r\tget 日本\n\u{1B}[201~!")
      #expect(pty.line("x search a get 1 get 日本!"))
      #expect(pty.shows("› x search a get 1 get 日本!"))
      #expect(pty.results == [])
      #expect(pty.result(of: "\u{7F}\r") == .line("x search a get 1 get 日本"))
    }

    @Test func whatIsTypedRightAfterAPasteIsNotLost() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("\u{1B}[200~one\u{1B}[201~\rtwo\rthree")
      #expect(pty.run { $0.results == [.line("one")] })
      #expect(pty.editor.hasPendingInput == false)
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results.last == .line("two") })
      pty.editor.begin(prompt)
      #expect(pty.line("three"))
    }

    // Ctrl-C is meant for what is under way, and must not take along what was typed for the next prompt.
    @Test func onlyAtAPromptDoesControlCDropWhatWasTyped() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      #expect(try pty.screen.pair.modes().keepsInputOnSignals)
      pty.editor.begin(prompt)
      #expect(try !pty.screen.pair.modes().keepsInputOnSignals)
      #expect(pty.result(of: "one\r") == .line("one"))
      #expect(try pty.screen.pair.modes().keepsInputOnSignals)
      pty.editor.suspend()
      pty.editor.resume()
      #expect(try pty.screen.pair.modes().keepsInputOnSignals)
      pty.editor.begin(prompt)
      pty.editor.interrupt()
      #expect(try pty.screen.pair.modes().keepsInputOnSignals)
    }

    @Test func whatWasTypedAheadIsTakenAlongIntoAStop() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.type("one\rtw")
      #expect(pty.waitForTyped(6))
      pty.editor.suspend()
      // The shell reads what it finds.
      #expect(pty.unread == 0)
      pty.editor.resume()
      pty.editor.begin(prompt)
      #expect(pty.run { $0.results == [.line("one")] })
      pty.editor.begin(prompt)
      #expect(pty.line("tw"))
    }

    @Test func aTerminalThatOthersHaveUsedIsTakenOverAgain() throws {
      let pty = try EditorOnPty()
      let before = try pty.screen.pair.modes()
      pty.editor.begin(prompt)
      pty.type("half")
      #expect(pty.line("half"))
      let during = try pty.screen.pair.modes()
      // Nobody has: the line is not drawn twice.
      pty.editor.reclaim()
      #expect(pty.shows("› half"))
      try pty.screen.pair.cook()
      pty.editor.write("")
      pty.editor.reclaim()
      #expect(try pty.screen.pair.modes() == during)
      #expect(pty.line("half"))
      #expect(pty.result(of: "!\r") == .line("half!"))
      pty.editor.close()
      #expect(try pty.screen.pair.modes() == before)
    }

    @Test func aTerminalThatWasGivenBackIsLeftAlone() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.editor.suspend()
      let shells = try pty.screen.pair.modes()
      try pty.screen.pair.cook(echoing: false)
      pty.editor.close()
      let after = try pty.screen.pair.modes()
      #expect(after != shells)
      #expect(after.isCooked && !after.echoes)
      #expect(!pty.editor.awaitsReply)
    }
  }
}

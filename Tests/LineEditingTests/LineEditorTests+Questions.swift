import TestSupport
import Testing

@testable import LineEditing

extension LineEditorTests {
  @Suite(.serialized) struct Questions {
    private static let color = "rgb:1e1e/1e1e/1e1e"
    private static let background = "\u{1B}]11;\(color)\u{1B}\\"
    private static let attributes = PtyAnswers.attributes
    private let prompt = Prompt("› ")

    /// Takes a reply that is typed by now.
    private func reply(_ pty: EditorOnPty, to typed: String) -> ReadResult {
      pty.type(typed)
      guard pty.waitForTyped(typed.utf8.count) else { return .endOfInput }
      return pty.editor.receiveReply()
    }

    @Test func theColorIsAskedForAndThenTheAttributes() throws {
      let pty = try EditorOnPty()
      pty.editor.askForBackground()
      #expect(!pty.editor.awaitsReply, "the answer would be echoed")
      pty.editor.hold()
      pty.editor.askForBackground()
      #expect(pty.editor.awaitsReply)
      let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
      #expect(pty.run { $0.screen.output.suffix(question.count).elementsEqual(question) })
      #expect(pty.model.unknownSequences == [])
      #expect(reply(pty, to: Self.background) == .reply(.background(Self.color)))
      #expect(pty.editor.receiveReply() == .editing)
      #expect(pty.editor.awaitsReply)
      #expect(reply(pty, to: Self.attributes) == .reply(.attributes))
      #expect(!pty.editor.awaitsReply)
    }

    @Test func whatIsTypedAroundTheAnswerComesToThePromptInOrder() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.editor.askForBackground()
      let typed = "one\r\(Self.background)t\u{1B}[200~w \(Self.attributes)\u{1B}[201~o"
      #expect(reply(pty, to: typed) == .reply(.background(Self.color)))
      #expect(pty.editor.receiveReply() == .editing)
      // Inside a paste nothing is an answer.
      #expect(pty.editor.awaitsReply)
      #expect(reply(pty, to: "\(Self.attributes)!") == .reply(.attributes))
      #expect(pty.editor.receiveReply() == .editing)
      #expect(pty.unread == 0)
      pty.editor.begin(prompt)
      #expect(pty.editor.hasPendingInput)
      #expect(pty.run { $0.results == [.line("one")] })
      pty.editor.begin(prompt)
      #expect(pty.line("tw [?62;22co!"))
    }

    @Test func anAnswerAtThePromptIsTheCallersAndLeavesTheLineAlone() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.editor.askForBackground()
      pty.editor.begin(prompt)
      pty.type("ab")
      #expect(pty.line("ab"))
      #expect(pty.result(of: Self.background) == .reply(.background(Self.color)))
      pty.type("\u{12}a")
      #expect(pty.run { $0.model.text.hasPrefix("(not in history) a:") })
      #expect(pty.result(of: Self.attributes) == .reply(.attributes))
      #expect(!pty.editor.awaitsReply)
      pty.type("b")
      #expect(pty.run { $0.model.text.hasPrefix("(not in history) ab:") })
      #expect(pty.result(of: "\u{7}\r") == .line("ab"))
    }

    @Test(
      arguments: [
        background, "\u{1B}]11;\(color)\u{7}", attributes, "\u{1B}[?997;1n", "\u{1B}[?2026;2$y",
        "\u{1B}[I\u{1B}[O",
      ].map { Typed(stringLiteral: $0) }
    )
    func whatComesLateAndInHalvesLeavesTheLineAlone(reply: Typed) throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      let bytes = reply.bytes
      var expected = ""
      for cut in bytes.indices {
        pty.type("a")
        pty.type(Array(bytes[..<cut]))
        // Whatever the first half made, the loop sees it before the second half comes.
        #expect(pty.run { $0.editor.line.text == expected + "a" })
        pty.type(Array(bytes[cut...]))
        pty.type("b")
        expected += "ab"
        #expect(pty.line(expected))
      }
      #expect(
        pty.shows(
          "› " + expected.prefix(78) + (expected.count > 78 ? "\n\(expected.dropFirst(78))" : "")
        )
      )
    }

    @Test func whatIsLeftOfAnAnswerCanBeThrownAway() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.editor.askForBackground()
      #expect(reply(pty, to: "a\u{1B}]11;rgb:1e1e/") == .editing)
      pty.type("1e1e/1e1e\u{1B}\\")
      #expect(pty.waitForTyped(11))
      pty.editor.discardInput()
      #expect(pty.unread == 0)
      pty.editor.begin(prompt)
      pty.type("b")
      #expect(pty.line("ab"))
    }

    @Test func aTerminalThatIsGoneEndsTheWait() throws {
      let pty = try EditorOnPty()
      pty.editor.hold()
      pty.editor.askForBackground()
      pty.screen.pair.hangUp()
      #expect(pty.editor.receiveReply() == .endOfInput)
    }

    @Test(arguments: ["dumb", "no-such-terminal"])
    func aTerminalThatCannotEraseIsAskedNothing(type: String) throws {
      let pty = try EditorOnPty(terminalType: type)
      pty.editor.hold()
      pty.editor.askForBackground()
      #expect(!pty.editor.awaitsReply)
      pty.editor.write("x\n")
      #expect(pty.shows("x"))
      #expect(!pty.screen.output.contains(0x1B))
    }
  }
}

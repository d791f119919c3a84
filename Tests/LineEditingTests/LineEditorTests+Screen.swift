import TestSupport
import Testing

@testable import LineEditing

extension LineEditorTests {
  @Suite(.serialized) struct Screen {
    private let prompt = Prompt("› ")

    @Test func textAppearsAboveTheHalfTypedLine() throws {
      let pty = try EditorOnPty()
      pty.editor.write("first\n")
      pty.editor.begin(prompt)
      pty.type("search 日本\u{1B}[D")
      #expect(pty.line("search 日本", cursor: 8))
      pty.editor.printAbove("downloaded 日本語.mp3")
      #expect(pty.shows("first\ndownloaded 日本語.mp3\n› search 日本"))
      #expect(pty.run { $0.model.cursorRow == 2 && $0.model.cursorColumn == 11 })
      #expect(pty.result(of: "X\r") == .line("search 日X本"))
      #expect(pty.shows("first\ndownloaded 日本語.mp3\n› search 日X本"))
    }

    @Test func manyNoticesWhileTypingKeepTheirOrder() throws {
      let pty = try EditorOnPty(columns: 30, rows: 8)
      pty.editor.begin(prompt)
      var typed = ""
      for number in 1...30 {
        pty.type("ab")
        typed += "ab"
        pty.editor.printAbove("notice \(number)\nand more")
      }
      #expect(pty.line(typed))
      #expect(pty.run { $0.model.history.contains("notice 30\nand more\n› abab") })
      let expected = (1...30).map { "notice \($0)\nand more" }.joined(separator: "\n")
      #expect(pty.model.history.hasPrefix(expected))
      #expect(
        pty.model.history.hasSuffix(
          "› " + typed.prefix(28) + "\n" + typed.dropFirst(28).prefix(30) + "\nab"
        )
      )
    }

    @Test func clearingRedrawsTheScreenAndKeepsTheLine() throws {
      let pty = try EditorOnPty()
      pty.editor.write("old screen\n")
      pty.editor.begin(prompt)
      #expect(pty.result(of: "half\u{0C}") == .key(.redraw))
      pty.editor.printAbove("new screen", clearing: true)
      #expect(pty.shows("new screen\n› half"))
      #expect(pty.result(of: " line\r") == .line("half line"))
    }

    @Test func aNewPromptKeepsTheHalfTypedLine() throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("half")
      #expect(pty.shows("› half"))
      pty.editor.begin(Prompt("movies gb › "))
      #expect(pty.shows("movies gb › half"))
      pty.editor.begin(Prompt("movies gb › "))
      #expect(pty.line("half"))
    }

    @Test(arguments: [[60, 25, 100], [40, 25, 60, 100, 30], [13, 200], [79, 78, 80]])
    func aResizedWindowHasThePromptOnce(widths: [Int]) throws {
      let pty = try EditorOnPty()
      pty.editor.write("above\n")
      pty.editor.begin(prompt)
      let line = "the quick brown fox jumps over the lazy dog 日本語の長い名前 again"
      pty.type(line)
      #expect(pty.line(line))
      for width in widths {
        pty.screen.resize(columns: width, rows: 24)
        pty.editor.resized()
        #expect(pty.run { $0.model.history.contains("above\n› the") }, "\(width) columns")
        let text = pty.model.history.replacing("\n", with: "")
        #expect(text.ranges(of: "quick").count == 1, "\(width) columns: \(pty.model.text)")
      }
      #expect(pty.result(of: "!\r") == .line(line + "!"))
    }

    @Test(arguments: [(1, 1), (2, 5), (3, 3), (0, 0), (65_535, 3)])
    func oddWindowsDoNoHarm(columns: Int, rows: Int) throws {
      let pty = try EditorOnPty()
      pty.editor.begin(prompt)
      pty.type("some text that is longer than that")
      #expect(pty.line("some text that is longer than that"))
      pty.screen.pair.resize(columns: columns, rows: rows)
      pty.editor.resized()
      #expect(pty.result(of: " 日本\r") == .line("some text that is longer than that 日本"))
    }

    @Test func typedTextHasTheTerminalsOwnColor() throws {
      let pty = try EditorOnPty(columns: 40, colorsPrompt: true)
      pty.editor.begin(
        Prompt([
          .init("reprise", style: "1;36"), .init(" gb", style: "2"), .init(" › ", style: "32"),
        ])
      )
      pty.type("typed text")
      #expect(pty.shows("reprise gb ›  typed text"))
      #expect(pty.model.style(of: "reprise") == "1;36")
      #expect(pty.model.style(of: "gb") == "2")
      #expect(pty.model.style(of: "›") == "32")
      #expect(pty.model.style(of: "typed") == "")
      let long = String(repeating: "0123456789", count: 6)
      pty.type(long + "\u{01}")
      #expect(pty.line("typed text" + long, cursor: 0))
      #expect(pty.run { $0.model.cursorRow == 0 && $0.model.cursorColumn == 14 })
      pty.type("\u{05}")
      #expect(pty.run { $0.model.cursorRow == 2 && $0.model.cursorColumn == 4 })
      pty.editor.printAbove("notice")
      #expect(pty.run { $0.model.text.hasPrefix("notice\nreprise gb ›  typed") })
      #expect(pty.model.style(of: "typed") == "")
      #expect(pty.model.style(of: "notice") == "")
    }

    @Test func pastesAreMarkedOnlyWhileThePromptOwnsTheTerminal() throws {
      let pty = try EditorOnPty()
      #expect(pty.model.privateModes.contains(2004) == false)
      pty.editor.begin(prompt)
      #expect(pty.run { $0.model.privateModes.contains(2004) })
      pty.editor.suspend()
      #expect(pty.run { !$0.model.privateModes.contains(2004) })
      pty.editor.resume()
      #expect(pty.run { $0.model.privateModes.contains(2004) })
      pty.editor.close()
      #expect(pty.run { !$0.model.privateModes.contains(2004) })
    }
  }
}

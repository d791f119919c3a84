import TestSupport
import Testing

@testable import LineEditing

extension LineEditorTests {
  @Suite(.serialized) struct History {
    private let prompt = Prompt("› ")

    @Test func upAndDownWalkThroughTheHistory() throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory(["first", "second 日本", "third"])
      pty.editor.begin(prompt)
      pty.type("half\u{1B}[A")
      #expect(pty.line("third"))
      pty.type("\u{1B}OA")
      #expect(pty.line("second 日本"))
      #expect(pty.shows("› second 日本"))
      pty.type("\u{1B}[B\u{1B}[B")
      #expect(pty.line("half"))
      pty.type("\u{10}\u{10}\u{10}")
      #expect(pty.result(of: "\r") == .line("first"))
    }

    @Test(
      arguments: ["\u{1B}[A", "\u{1B}[B", "\u{10}", "\u{0E}", "\u{12}", "\u{1B}p", "\u{1B}n"]
        as [Typed]
    )
    func theHistoryIsReadWhenAKeyFirstWantsIt(key: Typed) throws {
      var reads = 0
      let pty = try EditorOnPty(history: {
        reads += 1
        return ["older", "newer"]
      })
      pty.editor.begin(prompt)
      #expect(pty.result(of: "a line\u{01}\u{1B}[C\u{05}\u{17}\t") == .key(.complete))
      // The line is where the history comes from, as are all that were typed before.
      pty.editor.addHistory("a line")
      #expect(reads == 0)
      #expect(pty.editor.history == [])
      pty.type(key.text)
      #expect(pty.run { _ in reads == 1 })
      #expect(pty.editor.history == ["older", "newer"])
      pty.type("\u{07}\u{15}")
      #expect(pty.line(""))
      pty.type("\u{1B}[A\u{1B}[A")
      #expect(pty.line("older"))
      pty.editor.addHistory("newest")
      #expect(pty.editor.history == ["older", "newer", "newest"])
      #expect(reads == 1)
    }

    @Test func upKeepsTheHalfTypedLineWhileTheHistoryIsRead() throws {
      let pty = try EditorOnPty(history: { ["first", "second"] })
      pty.editor.begin(prompt)
      pty.type("half 日\u{1B}[A")
      #expect(pty.line("second"))
      pty.type("\u{1B}[B")
      #expect(pty.line("half 日"))
      #expect(pty.shows("› half 日"))
    }

    @Test func aLineAtTheLimitSurvivesTheWalk() throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory(["short"])
      pty.editor.begin(prompt)
      let long = String(repeating: "日", count: 1_000)
      pty.type("\u{1B}[200~\(long)\u{1B}[201~")
      #expect(pty.line(long))
      pty.type("\u{1B}[A")
      #expect(pty.line("short"))
      pty.type("\u{1B}[B")
      #expect(pty.line(long))
    }

    @Test func repeatedEmptyAndBlankLedLinesAreNotKept() throws {
      let pty = try EditorOnPty()
      for line in ["a", "a", "", " secret", "b", "a", "x\u{1B}[31m\ny"] {
        pty.editor.addHistory(line)
      }
      #expect(pty.editor.history == ["a", "b", "a", "x[31my"])
      pty.editor.setHistory(["z"])
      #expect(pty.editor.history == ["z"])
    }

    @Test func theOldestLinesGiveWay() throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory((1...1_010).map { "line \($0)" })
      #expect(pty.editor.history.count == 1_000)
      #expect(pty.editor.history.first == "line 11")
    }

    @Test(arguments: ["č", "Ж", "語", "め", "é", "日"])
    func theSearchFindsEveryScript(character: String) throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory(["older x\(character)x", "with \(character) inside", "newest"])
      pty.editor.begin(prompt)
      pty.type("\u{12}\(character)")
      #expect(pty.line("with \(character) inside"))
      #expect(pty.shows("(history) \(character): with \(character) inside"))
      pty.type("\u{12}")
      #expect(pty.line("older x\(character)x"))
      pty.type("\u{05}!")
      #expect(pty.shows("› older x\(character)x!"))
      #expect(pty.result(of: "\r") == .line("older x\(character)x!"))
    }

    @Test func aPasteIsSearchedAsFarAsALineGoes() throws {
      let pty = try EditorOnPty(columns: 200)
      let long = String(repeating: "ab", count: 600)
      pty.editor.setHistory((1...1_000).map { "a line \($0)" } + [String(long.prefix(1_000))])
      pty.editor.begin(prompt)
      pty.type("\u{12}\u{1B}[200~\(long)\(long)\u{1B}[201~")
      #expect(pty.line(String(long.prefix(1_000))))
      pty.type("\u{07}\u{12}\u{1B}[200~line 99x and more\u{1B}[201~y")
      #expect(pty.shows("(not in history) line 99x and morey:"))
    }

    @Test func enterAcceptsWhatTheSearchFound() throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory(["search blade", "media movie"])
      pty.editor.begin(prompt)
      #expect(pty.result(of: "\u{12}BLA\u{7F}\u{7F}\u{7F}bla\r") == .line("search blade"))
      #expect(pty.shows("› search blade"))
    }

    @Test func theSearchCanFailAndBeGivenUp() throws {
      let pty = try EditorOnPty()
      pty.editor.setHistory(["search blade"])
      pty.editor.begin(prompt)
      pty.type("half typed\u{02}\u{12}blax")
      #expect(pty.shows("(not in history) blax: search blade"))
      pty.type("\u{07}")
      #expect(pty.line("half typed", cursor: 9))
      #expect(pty.shows("› half typed"))
      pty.type("\u{12}bl")
      #expect(pty.line("search blade"))
      pty.editor.interrupt()
      pty.editor.begin(prompt)
      #expect(pty.shows("› search blade\n›"))
    }
  }
}

import TestSupport
import Testing

@testable import LineEditing

// One after the other: libedit's terminal library keeps process-wide state.
@Suite(.serialized) struct LineEditorTests {
  private let prompt = Prompt("reprise › ")

  @Test func typedTextIsEchoedAndBecomesALine() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    #expect(pty.shows("reprise ›"))
    pty.type("blade runner")
    #expect(pty.shows("reprise › blade runner"))
    #expect(pty.result(of: "\r") == .line("blade runner"))
    #expect(pty.editor.isEditing == false)
    #expect(pty.run { $0.model.cursorRow == 1 && $0.model.cursorColumn == 0 })
    #expect(pty.model.unknownSequences == [])
  }

  @Test func backspaceTakesWholeCharacters() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("café\u{7F}\u{7F}X 日本\u{7F}")
    #expect(pty.shows("reprise › caX 日"))
    #expect(pty.run { $0.model.cursorColumn == 16 })
    #expect(pty.result(of: "\r") == .line("caX 日"))
  }

  @Test func charactersOfTheLatinOneRangeAreText() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    #expect(pty.result(of: "àéîõüÿ ñ ß Ø\u{A0}¿\r") == .line("àéîõüÿ ñ ß Ø\u{A0}¿"))
  }

  @Test func interruptDropsTheLineAndLeavesItsRow() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("half a line\u{1B}[D\u{1B}[D")
    #expect(pty.line("half a line", cursor: 9))
    pty.editor.interrupt()
    #expect(pty.editor.isEditing == false)
    pty.editor.begin(prompt)
    #expect(pty.shows("reprise › half a line\nreprise ›"))
    #expect(pty.result(of: "help\r") == .line("help"))
  }

  @Test func interruptLeavesEveryRowOfALongLine() throws {
    let pty = try EditorOnPty(columns: 20, rows: 10)
    pty.editor.begin(prompt)
    pty.type("0123456789012345678901234567890123456789\u{01}")
    #expect(pty.line("0123456789012345678901234567890123456789", cursor: 0))
    pty.editor.interrupt()
    pty.editor.begin(prompt)
    #expect(
      pty.shows("reprise › 0123456789\n01234567890123456789\n0123456789\nreprise ›")
    )
  }

  @Test func controlCAsACharacterInterrupts() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("\u{16}")
    // Without a controlling terminal the kernel drops Ctrl-C, so the filter is given it directly.
    #expect(pty.editor.handle(.control(0x03)) == .interrupted)
    #expect(pty.editor.isEditing == false)
  }

  @Test func controlDEndsAnEmptyLineAndDeletesInAnother() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("abc\u{01}\u{04}")
    #expect(pty.line("bc", cursor: 0))
    pty.type("\u{04}\u{04}\u{04}")
    #expect(pty.run { $0.results == [.endOfInput] })
    #expect(pty.run { $0.model.cursorRow == 1 && $0.model.cursorColumn == 0 })
  }

  @Test(
    arguments: [
      ("\u{1B}[D", 2), ("\u{1B}OD", 2), ("\u{01}", 0), ("\u{1B}[H", 0), ("\u{1B}[1~", 0),
      ("\u{1B}OH\u{1B}[C", 1), ("\u{02}\u{02}\u{06}", 2), ("\u{1B}[H\u{1B}[F", 3), ("\u{1B}b", 0),
    ] as [(Typed, Int)]
  )
  func cursorKeysMove(keys: Typed, cursor: Int) throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("abc" + keys.text)
    #expect(pty.line("abc", cursor: cursor))
    #expect(pty.run { $0.model.cursorColumn == 10 + cursor })
  }

  @Test(
    arguments: [
      ("one two three\u{17}", "one two "),
      ("one two three\u{1B}\u{7F}", "one two "),
      ("one two three\u{1B}[1;5D\u{0B}", "one two "),
      ("one two\u{01}\u{1B}d", " two"),
      ("one two\u{01}\u{1B}[3~", "ne two"),
      ("one two\u{15}", ""),
      ("one two\u{17}\u{19}", "one two"),
      ("one two\u{01}\u{1B}u", "ONE two"),
      ("ab\u{14}", "ba"),
      ("a\u{16}b\u{18}\u{18}c\u{0F}d\u{00}", "abcd"),
      ("x\u{1B}[99~\u{1B}[24~\u{1B}[1;2P\u{1B}OP\u{1B}[[Ay", "xy"),
    ] as [(Typed, String)]
  )
  func editingKeysEdit(keys: Typed, line: String) throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type(keys.text + "\u{1B}[F")
    #expect(pty.line(line))
    #expect(pty.shows(line.isEmpty ? "reprise ›" : "reprise › " + line.trimmedAtEnd))
    #expect(pty.model.unknownSequences == [])
  }

  @Test func keysForTheCallerKeepTheLine() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("ab")
    #expect(pty.result(of: "\u{0C}") == .key(.redraw))
    #expect(pty.result(of: "\t") == .key(.complete))
    #expect(pty.result(of: "\u{1B}[5~") == .key(.pageUp))
    #expect(pty.result(of: "\u{1B}[6~") == .key(.pageDown))
    #expect(pty.line("ab"))
  }

  @Test func anInsertionReplacesWhatStandsBeforeTheCursor() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("media mo x\u{1B}[D\u{1B}[D")
    #expect(pty.line("media mo x", cursor: 8))
    pty.editor.insert("movie", replacing: 2)
    #expect(pty.line("media movie x", cursor: 11))
    #expect(pty.shows("reprise › media movie x"))
    pty.editor.insert("", replacing: 99)
    #expect(pty.line(" x", cursor: 0))
  }

  @Test func anInsertionIsComposed() throws {
    let pty = try EditorOnPty(compose: { $0 == "Bjo\u{308}rk 東" ? "Björk 東" : $0 })
    pty.editor.begin(prompt)
    pty.type("bj!\u{02}")
    #expect(pty.line("bj!", cursor: 2))
    pty.editor.insert("Bjo\u{308}rk 東", replacing: 2)
    #expect(pty.line("Björk 東!", cursor: 7))
    #expect(pty.shows("reprise › Björk 東!"))
    #expect(pty.run { $0.model.cursorColumn == 18 })
  }

  @Test func tabsThatArePastedAreSpaces() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("a\u{1B}[200~b\tc\t\t\u{1B}[201~\u{1B}[200~\tcoun\t\u{1B}[201~d")
    #expect(pty.line("ab ccound"))
    #expect(pty.results == [])
    pty.type("\u{1B}[200~half a paste\t")
    #expect(pty.result(of: "\u{1B}[201~\t") == .key(.complete))
    #expect(pty.line("ab ccoundhalf a paste"))
  }

  @Test func tabAcceptsWhatASearchFound() throws {
    let pty = try EditorOnPty(history: { ["country g"] })
    pty.editor.begin(prompt)
    #expect(pty.result(of: "\u{12}cou\t") == .key(.complete))
    #expect(pty.line("country g"))
    #expect(pty.shows("reprise › country g"))
  }

  @Test func marksAreComposedWithWhatStandsBeforeThem() throws {
    let pty = try EditorOnPty(compose: { $0 == "e\u{301}" ? "é" : $0 })
    pty.editor.begin(prompt)
    pty.type("cafe\u{301}s")
    #expect(pty.run { $0.editor.line.text.unicodeScalars.elementsEqual("cafés".unicodeScalars) })
    #expect(pty.shows("reprise › cafés"))
    #expect(pty.run { $0.model.cursorColumn == 15 })
  }

  @Test func aLineIsNeverLongerThanTheLimit() throws {
    let pty = try EditorOnPty()
    pty.editor.begin(prompt)
    pty.type("\u{1B}[200~" + String(repeating: "a", count: 1_200) + "\u{1B}[201~b")
    #expect(pty.run { $0.results == [.pasteCut(limit: 1_000)] })
    #expect(pty.run { $0.model.bells >= 2 })
    #expect(pty.editor.line.text == String(repeating: "a", count: 1_000))
    pty.type("\u{15}\u{19}\u{19}")
    #expect(pty.run { $0.editor.line.text.count == 1_000 && $0.model.bells >= 3 })
    let bells = pty.model.bells
    pty.editor.insert("bcd", replacing: 2)
    #expect(pty.run { $0.editor.line.text.hasSuffix("abc") && $0.model.bells == bells + 1 })
    #expect(pty.editor.line.text.count == 1_000)
  }

  /// The names of newer terminals reach machines whose terminfo is older.
  @Test func aTerminalThatTheSystemDoesNotKnowHasAStandIn() throws {
    let pty = try EditorOnPty(
      terminalType: "no-such-terminal",
      standInType: "xterm-256color"
    )
    #expect(pty.editor.canErase)
    pty.editor.begin(prompt)
    #expect(pty.result(of: "hell\u{1B}[Do\r") == .line("helol"))
  }

  @Test func terminalsWithoutCapabilitiesWork() throws {
    for type in ["dumb", "no-such-terminal"] {
      let pty = try EditorOnPty(terminalType: type)
      pty.editor.begin(prompt)
      #expect(pty.result(of: "help\r") == .line("help"))
      pty.editor.printAbove("notice")
      pty.editor.close()
      #expect(pty.run { $0.model.text.hasSuffix("notice") })
      #expect(!pty.screen.output.contains(0x1B), "no escape sequence for \(type)")
    }
  }

  @Test func aPipeIsNoTerminal() {
    #expect(throws: LineEditingError(code: .notATerminal)) {
      try LineEditor(LineEditor.Configuration(applicationName: "tests", input: -1, output: -1))
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

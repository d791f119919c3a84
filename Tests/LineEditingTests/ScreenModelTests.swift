import TestSupport
import Testing

@Suite struct ScreenModelTests {
  private func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(text.utf8)
    return screen
  }

  @Test(
    arguments: [
      ("one\r\ntwo", "one\ntwo"),
      ("abc\u{8}\u{8}X", "aXc"),
      ("a\tb", "a       b"),
      ("0123456789a", "0123456789\na"),
      ("0123456789\rX", "X123456789"),
      ("012345678日", "012345678\n日"),
      ("日本\u{8}\u{8}x", "日x"),
      ("abc\u{1B}[2D\u{1B}[K", "a"),
      ("abcdef\u{1B}[4G\u{1B}[2P", "abcf"),
      ("abc\r\u{1B}[2@X", "X abc"),
      ("abc\r\u{1B}[4hXY\u{1B}[4lZ", "XYZbc"),
      ("1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5"),
      ("1\r\n2\r\n3\u{1B}[2A\r\u{1B}[L0", "0\n1\n2\n3"),
      ("1\r\n2\r\n3\u{1B}[H\u{1B}[2J4", "4"),
      ("1\r\n2\r\n3\u{1B}[2;1H\u{1B}[Jx", "1\nx"),
      ("e\u{301}x", "e\u{301}x"),
      ("\u{1B}]11;?\u{7}a\u{1B}[c\u{1B}[?2026$pb", "ab"),
    ] as [(Typed, String)]
  )
  func outputIsShown(typed: Typed, text: String) {
    let screen = screen(typed.text)
    #expect(screen.text == text)
    #expect(screen.unknownSequences == [])
  }

  @Test func stylesModesAndScrollbackAreKept() {
    let screen = screen("\u{1B}[?2004h\u{1B}[?25l\u{1B}[1;32mbold\u{1B}[0m x\u{7}\r\n\n\n\n\nlast")
    #expect(screen.privateModes == [2004])
    #expect(screen.bells == 1)
    #expect(screen.scrollback == ["bold x", ""])
    #expect(screen.history == "bold x\n\n\n\n\nlast")
    #expect(self.screen("\u{1B}[1mA\u{1B}[mB").style(of: "A") == "1")
    #expect(self.screen("\u{1B}[1mA\u{1B}[mB").style(of: "B") == "")
    let colors = self.screen(
      "\u{1B}[48;2;5;0;5;1mA\u{1B}[22;38;2;0;0;0mB\u{1B}[39;38;5;0mC\u{1B}[0;2mD"
    )
    #expect(colors.style(of: "A") == "1;48;2;5;0;5")
    #expect(colors.style(of: "B") == "38;2;0;0;0;48;2;5;0;5")
    #expect(colors.style(of: "C") == "38;5;0;48;2;5;0;5")
    #expect(colors.style(of: "D") == "2")
  }

  @Test func aResizeWrapsAnew() {
    var screen = screen("0123456789abcdef\r\nxyz")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text == "0123456789abcdef\nxyz")
    #expect(screen.cursorRow == 1 && screen.cursorColumn == 3)
    screen.resize(columns: 6, rows: 3)
    #expect(screen.history == "012345\n6789ab\ncdef\nxyz")
    #expect(screen.cursorRow == 2 && screen.cursorColumn == 3)
  }
}

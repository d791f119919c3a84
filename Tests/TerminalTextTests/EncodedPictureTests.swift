import TerminalText
import Testing

struct EncodedPictureTests {
  private static let terminal = LineEncoder(theme: .unknown, depth: .truecolor, placement: true)

  private func picture(_ text: String) -> EncodedPicture? {
    EncodedPicture(Array(text.utf8), cells: 16)
  }

  @Test func rowsStandOneCellFromTheEdge() throws {
    let row = "\u{1B}[0m\u{1B}[38;2;1;2;3;48;5;4m▀▄\u{1B}[0m"
    let found = try #require(picture("\(row)\n\(row)\n"))
    let written = Self.terminal.encode(found.lines)
    #expect(written == " \(row)\u{1B}[0m\n \(row)\u{1B}[0m\n")
  }

  @Test func pixelsAreOneLineAtTheEdge() throws {
    for text in [
      "\u{1B}_Ga=T,f=32,c=16,r=8,m=0;AAAA\u{1B}\\", "\u{1B}]1337;File=inline=1:AAAA\u{7}",
    ] {
      let found = try #require(picture(text + "\n\n"))
      #expect(found.lines.count == 1)
      #expect(Self.terminal.encode(found.lines) == text + "\u{1B}[0m\n")
    }
  }

  @Test(arguments: [
    "", "\n\n", "a\u{1B}[2Jb", "\u{1B}[?25l▀\u{1B}[?25h", "a\tb", "a\rb", "\u{9B}31m", "a\u{7F}",
    "\u{1B}]0;title\u{7}", "a\u{1B}_G\u{1B}\\", "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[1;2H",
    "\u{1B}_Ga=T;\u{0}\u{1B}\\", "\u{1B}_Ga=T;é\u{1B}\\", "\u{1B}P0;1;0q",
  ])
  func whatIsNoPictureIsNone(text: String) {
    #expect(picture(text) == nil)
  }

  @Test func whatIsNoTextIsNone() {
    #expect(EncodedPicture([0x41, 0xFF, 0x42], cells: 4) == nil)
  }

  @Test func withoutColoursOrATerminalNothingIsWritten() throws {
    let found = try #require(picture("▀▄"))
    for encoder in [
      LineEncoder(), LineEncoder(theme: .dark, depth: .truecolor), LineEncoder(placement: true),
    ] {
      #expect(encoder.encode(found.lines) == "\n")
    }
  }

  @Test func aPaintedGroundReachesTheEdgeWhateverThePictureLeaves() throws {
    let found = try #require(picture("▀▄"))
    let encoder = LineEncoder(theme: .dark, depth: .truecolor, grounds: .all, placement: true)
    let ground = "\u{1B}[48;2;5;5;5m"
    #expect(
      encoder.encode(found.lines.map { $0.on(.background, fill: 20) })
        == ground + String(repeating: " ", count: 20) + "\r ▀▄\u{1B}[0m\u{1B}[0m\n"
    )
  }

  @Test func aPictureThatIsTooWideIsLeftOut() {
    let spans: [TextSpan] = [.column(1), .encoded("x", cells: 16)]
    #expect(spans.cells == 17)
    #expect(spans.cut(to: 17) == spans)
    #expect(spans.cut(to: 16) == [.column(1)])
  }
}

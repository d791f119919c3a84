import TerminalText
import TestSupport
import Testing

struct LineEncoderTests {
  static let dark = LineEncoder(theme: .dark, depth: .truecolor)
  static let painted = LineEncoder(theme: .dark, depth: .truecolor, grounds: .all)
  static let card = LineEncoder(theme: .dark, depth: .indexed256, grounds: .cardOnly)
  static let unknown = LineEncoder(theme: .unknown, depth: .ansi16, placement: true)
  static let plain = LineEncoder()

  static let row = Line([
    .column(2), .text("1", .muted), .text("  "), .text("Metropolis", .strong), .column(20),
    .text("1927", .muted), .column(28), .text("$7.99", .price),
  ])

  /// Makes escapes visible.
  private func shown(_ output: String) -> String {
    output.replacing("\u{1B}", with: "^")
  }

  @Test func withoutColorsThereAreOnlyTextAndSpaces() {
    let text = "  1  Metropolis     1927    $7.99"
    #expect(Self.plain.encode(Self.row) == text)
    #expect(LineEncoder(theme: .dark, depth: .none, grounds: .all).encode(Self.row) == text)
    #expect(LineEncoder(theme: .none, depth: .truecolor, grounds: .all).encode(Self.row) == text)
  }

  @Test func attributesChangeOnlyWhereTheyDiffer() {
    let line = Line([
      .text("a", .muted), .text("b", .muted), .text(" "), .text("c", .strong), .text("d", .price),
      .text("e", .strongPrice), .text("f", .text),
    ])
    #expect(
      shown(Self.unknown.encode(line))
        == "^[2mab ^[22;1mc^[22;32md^[1me^[0mf"
    )
    #expect(
      shown(Self.dark.encode(line))
        == "^[38;2;163;163;163mab ^[1;38;2;255;255;255mc^[22;38;2;127;216;143md^[1me"
        + "^[22;38;2;255;255;255mf^[0m"
    )
  }

  @Test(arguments: [
    (LineEncoder(theme: .dark, depth: .indexed256), "^[38;5;75m"),
    (LineEncoder(theme: .dark, depth: .ansi16), "^[94m"),
    (LineEncoder(theme: .light, depth: .truecolor), "^[38;2;10;88;202m"),
    (LineEncoder(theme: .light, depth: .ansi16), "^[34m"),
    (LineEncoder(theme: .unknown, depth: .truecolor), "^[94m"),
    (LineEncoder(theme: .unknown, depth: .ansi16), "^[94m"),
    (LineEncoder(theme: .none, depth: .truecolor), ""),
    (LineEncoder(theme: .dark, depth: .none), ""),
  ])
  func theAccentFollowsThemeAndDepth(encoder: LineEncoder, begin: String) {
    let sequences = encoder.sequences(for: .accent)
    #expect(shown(sequences.begin) == begin)
    #expect(shown(sequences.end) == (begin.isEmpty ? "" : "^[0m"))
    #expect(encoder.encode(Line("x", .accent)) == sequences.begin + "x" + sequences.end)
  }

  @Test func anUnknownGroundHasNamesOnly() {
    let names = Role.allCases.map { shown(Self.unknown.sequences(for: Style($0)).begin) }
    #expect(names == ["", "^[2m", "^[94m", "^[32m", "^[33m", "^[31m"])
    let bold = Role.allCases.map {
      shown(Self.unknown.sequences(for: Style($0, isBold: true)).begin)
    }
    #expect(bold == ["^[1m", "^[1m", "^[1;94m", "^[1;32m", "^[1;33m", "^[1;31m"])
  }

  @Test func linesEndWithTheirAttributesReset() {
    let lines = [Line("a", .error), .blank, Line("b")]
    #expect(shown(Self.unknown.encode(lines)) == "^[31ma^[0m\n\nb\n")
    let raw = LineEncoder(lineEnd: "\r\n")
    #expect(raw.encode(lines) == "a\r\n\r\nb\r\n")
    #expect(raw.encode([]).isEmpty)
  }

  @Test func aPaintedGroundReachesToItsFill() {
    let line = Line([.text(" "), .text("ab", .text)], ground: .card, fill: 6)
    #expect(shown(Self.card.encode(line)) == "^[48;5;234m ^[38;5;231mab   ^[0m")
    #expect(
      shown(Self.painted.encode(line))
        == "^[48;2;25;23;23m ^[38;2;255;255;255mab   ^[0m"
    )
    #expect(
      shown(Self.painted.encode(Line(ground: .background, fill: 3)))
        == "^[48;2;5;5;5m   ^[0m"
    )
  }

  @Test func groundsArePaintedOnlyWhereTheyShould() {
    let list = Line([.text("ab")], ground: .background, fill: 6)
    #expect(shown(Self.card.encode(list)) == "^[38;5;231mab^[0m")
    let detail = list.on(.card, fill: 6)
    #expect(shown(Self.dark.encode(detail)) == "^[38;2;255;255;255mab^[0m")
    for depth in ColorDepth.allCases {
      let unknown = LineEncoder(theme: .unknown, depth: depth, grounds: .all)
      #expect(unknown.encode(detail) == "ab")
    }
    let named = LineEncoder(theme: .dark, depth: .ansi16, grounds: .all)
    #expect(named.encode(detail) == "ab")
  }

  @Test func nothingIsWrittenBehindTheLastText() {
    let line = Line([.text("a"), .text("  "), .column(20), .text("", .price), .text("   ")])
    #expect(Self.plain.encode(line) == "a")
    #expect(Self.unknown.encode(line) == "a")
    #expect(Self.plain.encode(Line([.text("日本"), .column(40)])) == "日本")
  }

  @Test func columnsBehindUncertainTextArePlaced() {
    let line = Line([.text("👨‍👩‍👧‍👦"), .column(10), .text("1927"), .column(16), .text("$1")])
    #expect(shown(Self.unknown.encode(line)) == "👨‍👩‍👧‍👦^[11G1927  $1")
    #expect(Self.plain.encode(line) == "👨‍👩‍👧‍👦        1927  $1")
    let wide = Line([.text("日本"), .column(10), .text("1927")])
    #expect(Self.unknown.encode(wide) == "日本      1927")
  }

  @Test func onAPaintedGroundUncertainTextIsWrittenOverIt() {
    let encoder = LineEncoder(
      theme: .dark,
      depth: .indexed256,
      grounds: .all,
      placement: true
    )
    let line = Line([.text("😀"), .column(5), .text("x")], ground: .card, fill: 8)
    #expect(
      shown(encoder.encode(line))
        == "^[48;5;234m        \r^[38;5;231m😀^[6Gx^[0m"
    )
  }

  @Test func textThatReachesIntoTheNextColumnKeepsASpace() {
    let line = Line([.text("abcdef"), .column(3), .text("x"), .column(10), .text("y")])
    #expect(Self.plain.encode(line) == "abcdef x  y")
    let emoji = Line([.text("😀😀😀"), .column(3), .text("x"), .column(10), .text("y")])
    #expect(shown(Self.unknown.encode(emoji)) == "😀😀😀 x^[11Gy")
  }

  @Test func textIsCleanedAndIsolatedWhenDrawn() {
    let hostile = Line([.text("A\u{9B}31m\u{1B}[2J\r\n\u{202E}B", .text), .column(20), .text("x")])
    #expect(Self.plain.encode(hostile) == "A31m[2J B           x")
    let hebrew = Line([.text("שלום"), .column(8), .text("1982")])
    #expect(Self.plain.encode(hebrew) == "\u{2068}שלום\u{2069}    1982")
    #expect(shown(Self.unknown.encode(hebrew)) == "\u{2068}שלום\u{2069}^[9G1982")
  }

  @Test func linksAreSafeClosedAndOnlyWhereAskedFor() {
    let links = LineEncoder(links: true)
    let line = Line([.text("Store", .accent, link: "https://x/\u{7}a b")])
    #expect(shown(links.encode(line)) == "^]8;id=725c818f;https://x/%07a%20b^\\Store^]8;;^\\")
    #expect(Self.plain.encode(line) == "Store")
    #expect(links.encode(Line([.text("Store", link: "javascript:x")])) == "Store")
    #expect(links.encode(Line([.text("", link: "https://x/")])).isEmpty)
  }

  @Test func thePiecesOfALinkHaveOneID() {
    let address = "https://example.com/a/b?c=d;e#f"
    let lines = TextLayout.wrapAddress(address, width: 24).map { piece in
      Line([.text(piece, link: address)])
    }
    let start = "^]8;id=615755e0;https://example.com/a/b?c=d;e#f^\\"
    #expect(
      shown(LineEncoder(links: true).encode(lines))
        == start + "https://example.com/a/b^]8;;^\\\n" + start + "?c=d;e#f^]8;;^\\\n"
    )
  }

  @Test(arguments: 0..<6)
  func noControlCharacterOfATextGetsThrough(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for encoder in [Self.plain, Self.unknown, Self.painted, Self.card, LineEncoder(links: true)] {
      for _ in 0..<30 {
        let text = random.text(length: 20)
        let own = encoder.encode(Line([.text("x", .accent, link: text), .column(9), .text("y")]))
        let spans: [TextSpan] = [
          .text("x" + text + "x", .accent, link: text), .column(9), .text(text + "y"),
        ]
        let output = encoder.encode(Line(spans))
        let controls = output.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.allSatisfy { $0 == "\u{1B}" })
        // As many sequences as with harmless text, and the jump that uncertain text may need.
        let escapes = own.unicodeScalars.count { $0 == "\u{1B}" }
        #expect((escapes...escapes + 1).contains(controls.count))
      }
    }
  }
}

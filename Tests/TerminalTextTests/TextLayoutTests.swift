import TerminalText
import TestSupport
import Testing

struct TextLayoutTests {
  @Test(arguments: [
    ("Blade Runner", 12, "Blade Runner"),
    ("Blade Runner", 11, "Blade Runn…"),
    ("Dangerous Days: Making Blade Runner", 29, "Dangerous Days: Making Blade…"),
    ("Blade Runner", 7, "Blade…"),
    ("Blade Runner", 1, "…"),
    ("Blade Runner", 0, ""),
    ("Blade Runner", -5, ""),
    ("", 5, ""),
    ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"),
    ("日本語", 2, "…"),
    ("日本語", 1, "…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("🇩🇪🇯🇵", 3, "🇩🇪…"),
    ("한글한글", 5, "한글…"),
    ("  x  ", 3, "…"),
    ("  xyz  ", 4, "  x…"),
    ("\u{301}\u{301}\u{301}\u{301}", 1, "\u{301}\u{301}\u{301}\u{301}"),
  ])
  func aTextIsCutToItsCells(text: String, cells: Int, cut: String) {
    #expect(TextLayout.cut(text, to: cells) == cut)
  }

  @Test(
    arguments: [
      ("", 10, []),
      ("one two three", 20, ["one two three"]),
      ("one two three", 7, ["one two", "three"]),
      ("one  two   three", 8, ["one  two", "three"]),
      ("  one two  ", 7, ["one two"]),
      ("   ", 5, [""]),
      ("one\n\ntwo\n", 9, ["one", "", "two", ""]),
      ("one\r\ntwo", 9, ["one", "two"]),
      ("abcdefghij kl", 4, ["abcd", "efgh", "ij", "kl"]),
      ("x abcdefghij", 4, ["x", "abcd", "efgh", "ij"]),
      ("abcdefghi j k", 4, ["abcd", "efgh", "i j", "k"]),
      ("日本語の題名", 5, ["日本", "語の", "題名"]),
      ("日本語。題名", 6, ["日本", "語。題", "名"]),
      ("日本「語」題", 6, ["日本", "「語」", "題"]),
      ("カット、ロー", 6, ["カッ", "ト、", "ロー"]),
      ("映画Blade Runner を", 10, ["映画Blade", "Runner を"]),
      ("「」「」「」", 4, ["「」", "「」", "「」"]),
      ("한글은 띄어 쓴다", 7, ["한글은", "띄어", "쓴다"]),
      ("a\u{200B}b\u{200B}c", 2, ["a\u{200B}b", "c"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
      ("(one) two", 5, ["(one)", "two"]),
      ("one—two", 5, ["one—", "two"]),
      ("one—two", 3, ["one", "—", "two"]),
      ("“one”—two——three", 8, ["“one”—", "two——", "three"]),
      ("日本——題名", 7, ["日本——", "題名"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
      ("ab", 1, ["a", "b"]),
      ("ab", 0, ["a", "b"]),
      ("ab", -3, ["a", "b"]),
      ("日b", 1, ["日", "b"]),
      ("สวัสดี", 2, ["สวั", "สดี"]),
      ("led to http://a.b/cde/fgh?i=1, no", 12, ["led to", "http://a.b/", "cde/fgh?i=1,", "no"]),
      ("in /home/somebody/x.jpg.", 10, ["in", "/home/", "somebody/", "x.jpg."]),
      ("and/or", 10, ["and/or"]),
      ("/日本語/日本語", 6, ["/日本", "語/日", "本語"]),
    ] as [(String, Int, [String])]
  )
  func paragraphsAreWrapped(text: String, width: Int, lines: [String]) {
    #expect(TextLayout.wrap(text, width: width) == lines)
  }

  @Test(arguments: 0..<8)
  func aCutTextFitsAndIsAPrefixOfClusters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = Cleaning.line(random.text(length: 20))
      let cells = Int.random(in: -1...40, using: &random)
      let cut = TextLayout.cut(text, to: cells)
      #expect(DisplayWidth.of(cut) <= max(cells, 0))
      guard cut != text, !cut.isEmpty else { continue }
      #expect(cut.last == "…")
      let kept = cut.dropLast().map { String($0) }
      #expect(kept == text.prefix(kept.count).map { String($0) })
    }
  }

  @Test(arguments: 0..<8)
  func wrappedLinesFitAndLoseNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = Cleaning.paragraphs(random.text(length: 40))
      let width = Int.random(in: 2...30, using: &random)
      let lines = TextLayout.wrap(text, width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      #expect(visible(lines.joined()) == visible(text))
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") && !$0.contains("\n") })
      #expect(lines.count >= (text.isEmpty ? 0 : text.utf8.count { $0 == 0x0A } + 1))
    }
  }

  @Test func aHostileClusterIsBrokenRatherThanTooWide() {
    let chain = String(repeating: "क्", count: 50) + "क"
    let lines = TextLayout.wrap(chain, width: 10)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 10 })
    #expect(lines.joined().unicodeScalars.elementsEqual(chain.unicodeScalars))
    #expect(DisplayWidth.of(TextLayout.cut(chain, to: 10)) <= 10)
  }

  /// The scalars that are no space.
  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }
}

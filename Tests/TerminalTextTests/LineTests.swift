import TerminalText
import Testing

struct LineTests {
  private let plain = LineEncoder()

  @Test(arguments: [
    (34, "Movies “blade ru…  1–4 of 4 · live"),
    (38, "Movies “blade runner”  1–4 of 4 · live"),
    (40, "Movies “blade runner”    1–4 of 4 · live"),
    (28, "Movies “bl…  1–4 of 4 · live"),
    (24, "Movies “blade runner”"),
    (10, "Movies “b…"),
    (1, "…"),
    (0, ""),
    (-4, ""),
  ])
  func twoPartsStandAtTheEdges(width: Int, text: String) {
    let left: [TextSpan] = [.text("Movies “blade runner”", .head)]
    let right: [TextSpan] = [.text("1–4 of 4", .muted), .text(" · live", .muted)]
    let line = Line(left: left, right: right, width: width)
    let drawn = plain.encode(line)
    #expect(drawn == text)
    #expect(DisplayWidth.of(drawn) <= max(width, 0))
  }

  @Test func aLineWithOnePartHasNoOther() {
    #expect(plain.encode(Line(left: [.text("abc")], right: [], width: 10)) == "abc")
    #expect(plain.encode(Line(left: [], right: [.text("abc")], width: 10)) == "       abc")
  }

  @Test(arguments: [
    (20, "ab cd   ef"), (10, "ab cd   ef"), (9, "ab cd   …"), (8, "ab cd"), (5, "ab cd"),
    (4, "ab…"),
    (3, "ab…"), (2, "a…"), (1, "…"), (0, ""), (-1, ""),
  ])
  func spansAreCut(limit: Int, text: String) {
    let spans: [TextSpan] = [.text("ab"), .text(" cd", .strong), .column(8), .text("ef", .price)]
    let cut = spans.cut(to: limit)
    #expect(plain.encode(Line(cut)) == text)
    #expect(DisplayWidth.of(plain.encode(Line(cut))) <= max(limit, 0))
  }

  @Test func cellsAreCountedAcrossSpans() {
    #expect([TextSpan]().cells == 0)
    #expect([TextSpan.text("日本"), .space(2), .text("x")].cells == 7)
    #expect([TextSpan.text("日本"), .column(10), .text("x")].cells == 11)
    #expect([TextSpan.text("日本"), .column(1), .text("x")].cells == 5)
    #expect([TextSpan.space(-3)].cells == 0)
  }

  @Test func aLineIsIndentedWithItsColumns() {
    let line = Line([.text("a"), .column(4), .text("b")], ground: .card, fill: 9)
    #expect(plain.encode(line.indented(by: 1)) == " a   b")
    #expect(line.indented(by: 1).ground == .card)
    #expect(line.indented(by: 0) == line)
    #expect(line.indented(by: -2) == line)
  }
}

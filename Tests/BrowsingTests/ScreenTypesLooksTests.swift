import Catalog
import TerminalText
import TestSupport
import Testing

@testable import Browsing

/// A list and a detail of every type on terminals of every kind: what stands in each cell, and in which colours.
@Suite struct ScreenTypesLooksTests {
  @Test(arguments: ItemType.allCases, Look.all)
  func everyCellHasTheColoursOfWhatItIsFor(_ type: ItemType, _ look: Look) throws {
    for columns in [40, 80, 160] {
      for state in [.list(Sample.list(of: type)), try #require(Sample.detail(of: type))] {
        try check(state, columns, look)
      }
    }
  }

  @Test(arguments: Look.all)
  func soHaveTheCellsOfWhatIsOldOrWentWrong(_ look: Look) throws {
    let old = Sample.list(Sample.movies, of: Sample.search("x"), skipped: 2, age: 300_000)
    for columns in [40, 80, 160] {
      try check(.list(old), columns, look)
      try check(.error(Sample.failure(CatalogError(.limited, retryAfter: 28))), columns, look)
    }
  }

  private func check(_ state: ViewState, _ columns: Int, _ look: Look) throws {
    let lines = Screens.draw(state, in: Sample.context(columns, grounds: look.grounds))
    let encoder = LineEncoder(
      theme: look.theme,
      depth: look.depth,
      grounds: look.grounds,
      placement: true
    )
    var screen = ScreenModel(columns: columns, rows: lines.count + 1)
    screen.feed(Array(encoder.encode(lines).replacing("\n", with: "\r\n").utf8))
    #expect(screen.unknownSequences.isEmpty)
    for (row, line) in lines.enumerated() {
      var expected = Row(line, columns, look)
      expected.drop(shownIn: row, of: screen)
      #expect(expected.cells.isEmpty, "row \(row) of \(line.plainText)")
    }
  }

  /// What should stand in a row, by column.
  private struct Row {
    var cells: [Int: ScreenModel.Cell] = [:]

    init(_ line: Line, _ columns: Int, _ look: Look) {
      let ground = look.parameters(of: line.ground)
      for column in 0..<columns {
        let isPainted = column < line.fill ?? line.spans.cells
        cells[column] = ScreenModel.Cell(text: " ", style: isPainted ? ground : "")
      }
      var column = 0
      for span in line.spans {
        switch span {
        case .column(let place): column = max(column, place)
        case .encoded(_, let cells): column += cells
        case .text(let text, let style, _):
          for character in text {
            let width = DisplayWidth.of(String(character))
            if character != " " {
              let parts = [look.parameters(of: style), ground].filter { !$0.isEmpty }
              cells[column] = ScreenModel.Cell(
                text: String(character),
                style: parts.joined(separator: ";")
              )
              for second in 1..<max(width, 1) { cells[column + second] = nil }
            }
            column += width
          }
        }
      }
    }

    /// Drops the cells that a screen shows; of a blank only its ground can be seen.
    mutating func drop(shownIn row: Int, of screen: ScreenModel) {
      cells = cells.filter { column, cell in
        let shown = screen.cell(row: row, column: column)
        guard cell.text == " " else { return shown != cell }
        let ground = shown.style.split(separator: ";").drop { $0 != "48" }.joined(separator: ";")
        return shown.text != " " || ground != cell.style
      }
    }
  }
}

/// A kind of terminal, and the parameters that it should get.
struct Look: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var theme: Theme
  var depth: ColorDepth
  var grounds: Grounds
  /// By role: text, muted, accent, price, warning, error.
  var colors: [String]
  var background = ""
  var card = ""

  func parameters(of ground: Ground) -> String {
    guard grounds.paints(ground) else { return "" }
    return ground == .card ? card : background
  }

  func parameters(of style: Style) -> String {
    let isBold = style.isBold && theme != .none
    let color = colors[style.role.rawValue]
    // Muted is dim where it has no colour, unless it is bold.
    let weight = isBold ? "1" : color == "2" ? "2" : ""
    return [weight, color == "2" ? "" : color].filter { !$0.isEmpty }.joined(separator: ";")
  }

  static let all = [
    Look(
      testDescription: "dark",
      theme: .dark,
      depth: .truecolor,
      grounds: .all,
      colors: [
        "38;2;255;255;255", "38;2;163;163;163", "38;2;108;182;255", "38;2;127;216;143",
        "38;2;255;198;109", "38;2;255;143;135",
      ],
      background: "48;2;5;5;5",
      card: "48;2;25;23;23"
    ),
    Look(
      testDescription: "light",
      theme: .light,
      depth: .truecolor,
      grounds: .all,
      colors: [
        "38;2;0;0;0", "38;2;89;89;89", "38;2;10;88;202", "38;2;20;105;45", "38;2;133;80;0",
        "38;2;179;38;30",
      ],
      background: "48;2;249;249;249",
      card: "48;2;255;255;255"
    ),
    Look(
      testDescription: "dark of 256",
      theme: .dark,
      depth: .indexed256,
      grounds: .all,
      colors: ["38;5;231", "38;5;248", "38;5;75", "38;5;114", "38;5;221", "38;5;210"],
      background: "48;5;232",
      card: "48;5;234"
    ),
    Look(
      testDescription: "light of 256, only cards painted",
      theme: .light,
      depth: .indexed256,
      grounds: .cardOnly,
      colors: ["38;5;16", "38;5;240", "38;5;26", "38;5;22", "38;5;94", "38;5;124"],
      card: "48;5;231"
    ),
    Look(
      testDescription: "16 on dark",
      theme: .dark,
      depth: .ansi16,
      grounds: .none,
      colors: ["", "2", "94", "92", "93", "91"]
    ),
    Look(
      testDescription: "16 on light",
      theme: .light,
      depth: .ansi16,
      grounds: .none,
      colors: ["", "2", "34", "32", "33", "31"]
    ),
    Look(
      testDescription: "16 on an unknown ground",
      theme: .unknown,
      depth: .ansi16,
      grounds: .none,
      colors: ["", "2", "94", "32", "33", "31"]
    ),
    Look(
      testDescription: "without colours",
      theme: .none,
      depth: .truecolor,
      grounds: .none,
      colors: ["", "", "", "", "", ""]
    ),
  ]
}

import TerminalText
import Testing

struct AlignmentTests {
  /// How wide terminals take a cluster to be.
  enum Model: CaseIterable {
    case byTable
    /// No idea of clusters: every scalar that is no mark counts.
    case byScalar
    /// Every emoji in one cell.
    case narrowEmoji

    func width(_ character: Character) -> Int {
      let isPlain = !DisplayWidth.needsPlacement(String(character))
      switch self {
      case .byTable: return DisplayWidth.of(character)
      case .byScalar where !isPlain:
        return character.unicodeScalars.reduce(0) { $0 + DisplayWidth.of(Character($1)) }
      case .narrowEmoji where !isPlain: return min(DisplayWidth.of(character), 1)
      case .byScalar, .narrowEmoji: return DisplayWidth.of(character)
      }
    }
  }

  static let columns = [
    Column(0, rank: 0, alignment: .trailing, isEssential: true),
    Column(1, rank: 1, share: 1, minimum: 8, isEssential: true),
    Column(2, rank: 2, alignment: .trailing),
  ]

  static let names = (DisplayWidthTests.plainSamples + DisplayWidthTests.uncertainSamples)
    .map { Cleaning.line($0.text) }

  @Test(arguments: [40, 80, 200], Model.allCases)
  func thePriceStandsInTheSameColumnInEveryRow(width: Int, model: Model) {
    let layout = ColumnLayout(
      fitting: Self.columns,
      widths: [0: 3, 1: 60, 2: 6],
      available: width
    )
    let encoders = [
      LineEncoder(theme: .unknown, depth: .ansi16, placement: true),
      LineEncoder(theme: .light, depth: .indexed256, grounds: .all, placement: true),
    ]
    for name in Self.names {
      let cells = [Cell("№"), Cell(name), Cell("$9.99€", .price)]
      let line = Line(layout.spans { cells[$0] }, ground: .background, fill: width)
      for encoder in encoders {
        let terminal = TerminalModel(encoder.encode(line), width: model.width)
        #expect(terminal.column(of: "€") == layout.width - 1)
      }
    }
  }

  @Test(arguments: [40, 80, 200])
  func inPipesTheTableDecides(width: Int) {
    let layout = ColumnLayout(
      fitting: Self.columns,
      widths: [0: 3, 1: 60, 2: 6],
      available: width
    )
    for name in Self.names {
      let cells = [Cell("№"), Cell(name), Cell("$9.99€", .price)]
      let output = LineEncoder().encode(Line(layout.spans { cells[$0] }))
      #expect(DisplayWidth.of(output) == layout.width)
      #expect(!output.contains("\u{1B}"))
    }
  }
}

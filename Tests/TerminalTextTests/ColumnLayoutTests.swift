import TerminalText
import TestSupport
import Testing

struct ColumnLayoutTests {
  enum Field: Hashable, Sendable, CaseIterable {
    case number, name, creator, genre, year, length, price
  }

  /// The columns of a list of movies, in the order of the screen.
  static let columns: [Column<Field>] = [
    Column(.number, rank: 0, alignment: .trailing, isEssential: true),
    Column(.name, rank: 1, share: 3, minimum: 16, isEssential: true),
    Column(.creator, rank: 4, share: 2, minimum: 10),
    Column(.genre, rank: 6),
    Column(.year, rank: 3),
    Column(.length, rank: 5, alignment: .trailing),
    Column(.price, rank: 2, alignment: .trailing),
  ]

  static let widths: [Field: Int] = [
    .number: 3, .name: 60, .creator: 40, .genre: 16, .year: 4, .length: 5, .price: 8,
  ]

  private func layout(
    _ available: Int,
    widths: [Field: Int] = widths,
    columns: [Column<Field>] = columns
  ) -> ColumnLayout<Field> {
    ColumnLayout(fitting: columns, widths: widths, available: available)
  }

  @Test(
    arguments: [
      (300, [Field.number, .name, .creator, .genre, .year, .length, .price], 148),
      (160, [.number, .name, .creator, .genre, .year, .length, .price], 148),
      (80, [.number, .name, .creator, .genre, .year, .length, .price], 80),
      (74, [.number, .name, .creator, .genre, .year, .length, .price], 74),
      (73, [.number, .name, .creator, .year, .length, .price], 73),
      (56, [.number, .name, .creator, .year, .length, .price], 56),
      (55, [.number, .name, .creator, .year, .price], 55),
      (48, [.number, .name, .year, .price], 48),
      (36, [.number, .name, .price], 36),
      (30, [.number, .name], 30),
      (20, [.number, .name], 20),
      (6, [.number, .name], 6),
      (5, [.number], 3),
      (2, [.number], 2),
      (1, [.number], 1),
      (0, [], 0),
      (-7, [], 0),
    ] as [(Int, [Field], Int)]
  )
  func columnsGiveWayInAFixedOrder(available: Int, fields: [Field], width: Int) {
    let layout = layout(available)
    #expect(layout.placements.map(\.id) == fields)
    #expect(layout.width == width)
  }

  @Test func nameAndCreatorShareThreeToTwo() {
    let layout = layout(80, widths: Self.widths.filter { $0.key != .genre })
    let widths = Dictionary(uniqueKeysWithValues: layout.placements.map { ($0.id, $0.width) })
    #expect(widths[.name] == 30)
    #expect(widths[.creator] == 20)
  }

  @Test func whatOneDoesNotNeedGoesToTheOther() {
    var widths = Self.widths.filter { $0.key != .genre }
    widths[.creator] = 12
    let narrowCreator = layout(80, widths: widths).placements
    #expect(narrowCreator.first { $0.id == .creator }?.width == 12)
    #expect(narrowCreator.first { $0.id == .name }?.width == 38)
    widths[.creator] = 40
    widths[.name] = 18
    let narrowName = layout(80, widths: widths).placements
    #expect(narrowName.first { $0.id == .name }?.width == 18)
    #expect(narrowName.first { $0.id == .creator }?.width == 32)
  }

  @Test func theLastColumnEndsAtTheRightEdgeUpToTheStretch() {
    let widths: [Field: Int] = [.number: 1, .name: 10, .creator: 8, .price: 5]
    #expect(layout(60, widths: widths).width == 60)
    #expect(layout(100, widths: widths).width == 100)
    #expect(layout(300, widths: widths).width == 100)
    let fixed = ColumnLayout(
      fitting: Self.columns,
      widths: widths,
      available: 60,
      stretch: 0
    )
    #expect(fixed.width == 1 + 10 + 8 + 5 + 6)
  }

  @Test func emptyColumnsAreNotShown() {
    let layout = layout(80, widths: [.number: 1, .name: 20, .year: 0])
    #expect(layout.placements.map(\.id) == [.number, .name])
    #expect(self.layout(80, widths: [:]).placements.isEmpty)
    #expect(self.layout(80, columns: []).width == 0)
  }

  @Test func aColumnKeepsToItsMaximum() {
    let columns = [Column(Field.genre, rank: 0, maximum: 12), Column(.name, rank: 1, share: 1)]
    let layout = layout(60, columns: columns)
    #expect(layout.placements.first?.width == 12)
    #expect(layout.width == 60)
    // Where nothing else is cut short it is shown whole.
    let wide = ColumnLayout(fitting: columns, widths: Self.widths, available: 77)
    #expect(wide.placements.map(\.width) == [15, 60])
    #expect(self.layout(300, columns: columns).placements.map(\.width) == [16, 82])
  }

  @Test(arguments: 0..<6)
  func everyLayoutFitsAndKeepsTheOrderOfImportance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let widths = Dictionary(
        uniqueKeysWithValues: Field.allCases.map { ($0, Int.random(in: 0...70, using: &random)) }
      )
      let available = Int.random(in: -2...300, using: &random)
      let layout = layout(available, widths: widths)
      #expect(layout.width <= max(available, 0))
      #expect(layout.placements.allSatisfy { $0.width > 0 })
      for (left, right) in zip(layout.placements, layout.placements.dropFirst()) {
        #expect(right.offset == left.offset + left.width + 2)
      }
      let shown = Set(layout.placements.map(\.id))
      let present = Self.columns.filter { widths[$0.id, default: 0] > 0 }
      let hidden = present.filter { !shown.contains($0.id) }
      let kept = present.filter { shown.contains($0.id) && !$0.isEssential }
      let leastKept = kept.map(\.rank).max() ?? -1
      #expect(hidden.allSatisfy { $0.rank > leastKept || $0.isEssential })
      if hidden.isEmpty { continue }
      // No room is left that was wanted.
      let wanting = layout.placements.contains { $0.width < widths[$0.id, default: 0] }
      #expect(!wanting || layout.width == available)
    }
  }

  @Test func rowsAreDrawn() {
    let rows: [[Field: Cell]] = [
      movie("1", "Blade Runner (The Final Cut)", "Ridley Scott", "1982", "1:57", "$9.99"),
      movie("2", "Blade Runner 2049", "Denis Villeneuve", "2017", "2:43", "$14.99"),
      movie(
        "3",
        "Dangerous Days: Making Blade Runner",
        "Charles de Lauzirika",
        "2007",
        "3:34",
        "not sold"
      ),
      movie("4", "ブレードランナー", "渡辺信一郎", "2017", "0:15", "free"),
    ]
    let widths = ColumnLayout.widths(of: Self.columns, in: rows) { $0[$1] }
    #expect(widths[.name] == 35)
    #expect(widths[.genre] == 0)
    let encoder = LineEncoder()
    let wide = layout(76, widths: widths)
    #expect(
      encoder.encode(rows.map { row in Line(wide.spans { row[$0] }) }) == """
        1  Blade Runner (The Final Cut)    Ridley Scott         1982  1:57     $9.99
        2  Blade Runner 2049               Denis Villeneuve     2017  2:43    $14.99
        3  Dangerous Days: Making Blade…   Charles de Lauziri…  2007  3:34  not sold
        4  ブレードランナー                渡辺信一郎           2017  0:15      free

        """
    )
    let narrow = layout(20, widths: widths)
    #expect(
      encoder.encode(rows.map { row in Line(narrow.spans { row[$0] }) }) == """
        1  Blade Runner (Th…
        2  Blade Runner 2049
        3  Dangerous Days:…
        4  ブレードランナー

        """
    )
  }

  private func movie(
    _ number: String,
    _ name: String,
    _ creator: String,
    _ year: String,
    _ length: String,
    _ price: String
  ) -> [Field: Cell] {
    [
      .number: Cell(number, .muted), .name: Cell(name), .creator: Cell(creator, .muted),
      .year: Cell(year, .muted), .length: Cell(length, .muted), .price: Cell(price, .price),
    ]
  }
}

import Catalog
import TerminalText

/// The columns that all sections of the home screen share.
struct HomeTable {
  private enum Part: Hashable {
    case number, name, creator
    /// How a title has moved, when it comes out, or of which type it is.
    case mark
    case price
  }

  private let layout: ColumnLayout<Part>
  private let cells: ListCells
  private let now: Int64

  init(for blocks: [HomeBlock], of list: ListScreen, in context: DrawingContext) {
    now = context.now
    let rows = blocks.flatMap(\.rows)
    let cells = ListCells(for: rows, now: context.now)
    self.cells = cells
    let columns = [
      Column(Part.number, rank: 0, alignment: .trailing, isEssential: true),
      Column(Part.name, rank: 1, share: 3, minimum: 16, isEssential: true),
      Column(Part.creator, rank: 4, share: 2, minimum: 10),
      Column(Part.mark, rank: 3, maximum: 18),
      Column(Part.price, rank: 2, alignment: .trailing, maximum: 18),
    ]
    let all = blocks.flatMap { block in block.rows.map { ($0, block.mark) } }
    var widths = ColumnLayout.widths(of: columns, in: all) { row, part in
      Self.cell(
        row.0,
        part,
        mark: row.1,
        mixesCurrencies: cells.mixesCurrencies,
        now: context.now
      )
    }
    let digits = String(list.items.count).count
    widths[.number] = context.columns < 60 ? digits : max(3, digits)
    layout = ColumnLayout(fitting: columns, widths: widths, available: context.columns)
  }

  /// The cells to the end of the last column.
  var width: Int { layout.width }

  func line(_ row: ListCells.Row, mark: HomeBlock.Mark) -> Line {
    Line(
      layout.spans { part in
        Self.cell(row, part, mark: mark, mixesCurrencies: cells.mixesCurrencies, now: now)
      }
    )
  }

  /// A row in words.
  func linear(
    _ row: ListCells.Row,
    mark: HomeBlock.Mark,
    in context: DrawingContext
  ) -> [Line] {
    let column: ListColumn =
      switch mark {
      case .movement: .movement
      case .day: .day
      case .type: .type
      }
    return linear(row, [.name, column, .creator, .price]).lines(width: context.columns)
  }

  /// The featured title in words.
  func linear(featured row: ListCells.Row, in context: DrawingContext) -> [Line] {
    Phrase("Featured", .strong).lines(width: context.columns)
      + linear(row, [.name, .creator, .year, .price]).lines(width: context.columns)
  }

  private func linear(_ row: ListCells.Row, _ columns: [ListColumn]) -> LinearRow {
    cells.linear(row, columns)
  }

  private static func cell(
    _ row: ListCells.Row,
    _ part: Part,
    mark: HomeBlock.Mark,
    mixesCurrencies: Bool,
    now: Int64
  ) -> Cell? {
    let item = row.item
    switch part {
    case .number:
      return Cell(String(row.number), .muted)
    case .name:
      return ItemText.line(item.name).map { Cell($0) } ?? Cell(ItemText.nameless, .muted)
    case .creator:
      return ItemText.line(item.creator).map { Cell($0, .muted) }
    case .mark:
      switch mark {
      case .movement:
        return row.movement.map { Cell(MovementText.short($0), MovementText.style($0)) }
      case .day: return item.released.map { Cell(DayText.text($0, near: now), .muted) }
      case .type: return Cell(item.id.type.word, .muted)
      }
    case .price:
      guard item.id.type.isSold else { return nil }
      return PriceText(item.price, of: item, among: mixesCurrencies).map { Cell($0.text, $0.style) }
    }
  }
}

import TerminalText

/// A screen of numbered rows in columns: the entries of the page that a list stands at, or all of them.
struct NumberedTable<Entry, Part: Hashable & Sendable> {
  typealias Row = NumberedRow<Entry>

  let rows: [Row]
  private let list: ListScreen
  private let context: DrawingContext
  /// How many rows there are on all pages.
  private let count: Int
  private let parts: [Part]
  private let layout: ColumnLayout<Part>
  private let cell: (Row, Part) -> Cell?

  /// Lays out the rows.
  ///
  /// - Parameters:
  ///   - entries: The entries of all pages.
  ///   - list: The list that they are of.
  ///   - number: The column of the numbers, in front of the others.
  ///   - columns: The others, from left to right, which is how they are read out.
  ///   - context: How it is drawn.
  ///   - cell: What a row has in one of the others.
  init(
    of entries: [Entry],
    _ list: ListScreen,
    number: Part,
    _ columns: [Column<Part>],
    in context: DrawingContext,
    cell: @escaping (Row, Part) -> Cell?
  ) {
    self.list = list
    self.context = context
    count = entries.count
    let rows = Row.page(of: entries, list, in: context)
    self.rows = rows
    let cell = { (row: Row, part: Part) in
      part == number ? Cell(String(row.number), .muted) : cell(row, part)
    }
    self.cell = cell
    parts = columns.map(\.id)
    let all = [Column(number, rank: 0, alignment: .trailing, isEssential: true)] + columns
    var widths = ColumnLayout.widths(of: all, in: rows, cell: cell)
    widths[number] = Row.numberCells(count, in: context)
    layout = ColumnLayout(fitting: all, widths: widths, available: context.columns)
  }

  /// The screen, with its head above and, where somebody types, these next steps below.
  func lines(_ steps: [Step]) -> [Line] {
    let shown = (rows.first?.number ?? 1)...(rows.last?.number ?? 1)
    return list.framed(shown, of: count, body, width: layout.width, steps: steps, in: context)
  }

  private var body: [Line] {
    guard context.isLinear else {
      return rows.map { row in Line(layout.spans { cell(row, $0) }) }
    }
    return rows.flatMap { row in
      let facts = parts.compactMap { cell(row, $0) }
      return LinearRow(number: row.number, facts: facts).lines(width: context.columns)
    }
  }
}

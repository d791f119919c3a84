import Catalog
import Records
import TerminalText

/// The screens of all sessions, a row each.
struct HistoryScreen {
  private enum Part: Hashable {
    case number, title, country, time
  }

  private typealias Row = NumberedRow<HistoryEntry>

  private let list: ListScreen
  private let context: DrawingContext
  private let rows: [Row]
  private let layout: ColumnLayout<Part>

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    let rows = Row.page(of: list.screens, list, in: context)
    self.rows = rows
    let columns = [
      Column(Part.number, rank: 0, alignment: .trailing, isEssential: true),
      Column(Part.title, rank: 1, share: 1, minimum: 16, isEssential: true),
      Column(Part.country, rank: 3, maximum: 20),
      Column(Part.time, rank: 2, alignment: .trailing),
    ]
    var widths = ColumnLayout.widths(of: columns, in: rows) { row, part in
      Self.cell(row, part, context.now)
    }
    widths[.number] = Row.numberCells(list.screens.count, in: context)
    layout = ColumnLayout(fitting: columns, widths: widths, available: context.columns)
  }

  func lines() -> [Line] {
    let shown = (rows.first?.number ?? 1)...(rows.last?.number ?? 1)
    let count = list.screens.count
    return list.framed(shown, of: count, body, width: layout.width, steps: steps, in: context)
  }

  private var body: [Line] {
    guard context.isLinear else {
      return rows.map { row in Line(layout.spans { Self.cell(row, $0, context.now) }) }
    }
    return rows.flatMap { row in
      let facts = [Part.title, .country, .time].compactMap { Self.cell(row, $0, context.now) }
      return LinearRow(number: row.number, facts: facts).lines(width: context.columns)
    }
  }

  private var steps: [Step] { [list.topic == .history("") ? "back" : "history"] }

  private static func cell(_ row: Row, _ part: Part, _ now: Int64) -> Cell? {
    let record = row.entry.record
    switch part {
    case .number: return Cell(String(row.number), .muted)
    case .title: return Cell(HistoryWords.title(of: record))
    case .country: return HistoryWords.country(of: record).map { Cell($0.name, .muted) }
    case .time: return Cell(AgoText.text(of: row.entry.madeAt, now: now), .muted)
    }
  }
}

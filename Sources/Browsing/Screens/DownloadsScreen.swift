import Catalog
import Records
import TerminalText

/// What was downloaded, a row each.
struct DownloadsScreen {
  private enum Part: Hashable {
    case number, title, show, state, size, path
  }

  private typealias Row = NumberedRow<DownloadEntry>

  private let list: ListScreen
  private let context: DrawingContext
  private let rows: [Row]
  private let layout: ColumnLayout<Part>

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    let rows = Row.page(of: list.downloads, list, in: context)
    self.rows = rows
    let columns = [
      Column(Part.number, rank: 0, alignment: .trailing, isEssential: true),
      Column(Part.title, rank: 1, share: 3, minimum: 16, isEssential: true),
      Column(Part.show, rank: 5, share: 1, minimum: 10),
      Column(Part.state, rank: 2, maximum: 30),
      Column(Part.size, rank: 3, alignment: .trailing),
      Column(Part.path, rank: 4, share: 3, minimum: 16),
    ]
    var widths = ColumnLayout.widths(of: columns, in: rows, cell: Self.cell)
    widths[.number] = Row.numberCells(list.downloads.count, in: context)
    layout = ColumnLayout(fitting: columns, widths: widths, available: context.columns)
  }

  func lines() -> [Line] {
    let shown = (rows.first?.number ?? 1)...(rows.last?.number ?? 1)
    let count = list.downloads.count
    return list.framed(shown, of: count, body, width: layout.width, steps: steps, in: context)
  }

  private var body: [Line] {
    guard context.isLinear else {
      return rows.map { row in Line(layout.spans { Self.cell(row, $0) }) }
    }
    return rows.flatMap { row in
      let facts = [Part.title, .show, .state, .size, .path].compactMap { Self.cell(row, $0) }
      return LinearRow(number: row.number, facts: facts).lines(width: context.columns)
    }
  }

  private var steps: [Step] {
    let first = rows.first { $0.entry.state.isOpen }
    let halted = rows.first { !$0.entry.state.isOpen && $0.entry.state != .done }
    guard first != nil || halted != nil else { return ["back"] }
    let stop = first.map { Step.type("downloads stop \($0.number)") }
    let goOn = halted.map { Step.type("download \($0.number)", for: "go on") }
    return [stop, goOn].compactMap { $0 } + ["downloads"]
  }

  private static func cell(_ row: Row, _ part: Part) -> Cell? {
    let entry = row.entry
    switch part {
    case .number:
      return Cell(String(row.number), .muted)
    case .title:
      return Cell(ItemText.line(entry.item.name) ?? entry.item.id.description)
    case .show:
      return ItemText.line(entry.item.collection).map { Cell($0, .muted) }
    case .state:
      if case .failed = entry.state { return Cell(DownloadWords.state(of: entry), .error) }
      return Cell(DownloadWords.state(of: entry))
    case .size:
      return DownloadWords.size(of: entry).map { Cell($0, .muted) }
    case .path:
      return entry.path.map { Cell(Cleaning.line($0), .muted) }
    }
  }
}

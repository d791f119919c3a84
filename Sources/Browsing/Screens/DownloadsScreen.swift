import Catalog
import Records
import TerminalText

/// What was downloaded, a row each.
struct DownloadsScreen {
  private enum Part: Hashable {
    case number, title, show, state, size, path
  }

  private struct Row {
    var number: Int
    var entry: DownloadEntry
  }

  private let list: ListScreen
  private let context: DrawingContext
  private let rows: [Row]
  private let layout: ColumnLayout<Part>

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    let rows = Self.rows(of: list, in: context)
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
    let digits = String(list.downloads.count).count
    widths[.number] = context.columns < 60 ? digits : max(3, digits)
    layout = ColumnLayout(fitting: columns, widths: widths, available: context.columns)
  }

  func lines() -> [Line] {
    let width = min(context.columns, max(layout.width, context.textColumns))
    let shown = (rows.first?.number ?? 1)...(rows.last?.number ?? 1)
    let head = ListHead(list, shown: shown, now: context.now).lines(width: width, in: context)
    let lines = head + [.blank] + body
    guard context.isInteractive else { return lines }
    return lines + [.blank] + Foot.lines(steps(shown), width: width, in: context)
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

  private func steps(_ shown: ClosedRange<Int>) -> [Step] {
    var steps = [Step.open(shown)]
    if shown.upperBound < list.downloads.count {
      steps.append("next")
    } else if shown.lowerBound > 1 {
      steps.append("prev")
    }
    let first = rows.first { $0.entry.state.isOpen }
    let halted = rows.first { !$0.entry.state.isOpen && $0.entry.state != .done }
    if let first { steps.append(.type("downloads stop \(first.number)")) }
    if let halted { steps.append(.type("download \(halted.number)", for: "go on")) }
    return steps + (first == nil && halted == nil ? ["back"] : ["downloads"])
  }

  private static func rows(of list: ListScreen, in context: DrawingContext) -> [Row] {
    let all = list.downloads.enumerated().map { Row(number: $0.offset + 1, entry: $0.element) }
    guard context.isInteractive, context.window.rows != nil else { return all }
    let first = max(0, min(list.firstRow, all.count - 1))
    return Array(all[first...].prefix(context.window.listRows))
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

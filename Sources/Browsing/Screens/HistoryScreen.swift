import Catalog
import Records
import TerminalText

/// The screens of all sessions, a row each.
struct HistoryScreen {
  private enum Part: Hashable {
    case number, title, country, time
  }

  private struct Row {
    var number: Int
    var entry: HistoryEntry
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
      Column(Part.title, rank: 1, share: 1, minimum: 16, isEssential: true),
      Column(Part.country, rank: 3, maximum: 20),
      Column(Part.time, rank: 2, alignment: .trailing),
    ]
    var widths = ColumnLayout.widths(of: columns, in: rows) { row, part in
      Self.cell(row, part, context.now)
    }
    let digits = String(list.screens.count).count
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
      return rows.map { row in Line(layout.spans { Self.cell(row, $0, context.now) }) }
    }
    return rows.flatMap { row in
      let facts = [Part.title, .country, .time].compactMap { Self.cell(row, $0, context.now) }
      return LinearRow(number: row.number, facts: facts).lines(width: context.columns)
    }
  }

  private func steps(_ shown: ClosedRange<Int>) -> [Step] {
    var steps = [Step.open(shown)]
    if shown.upperBound < list.screens.count {
      steps.append("next")
    } else if shown.lowerBound > 1 {
      steps.append("prev")
    }
    return steps + [list.topic == .history("") ? "back" : "history"]
  }

  private static func rows(of list: ListScreen, in context: DrawingContext) -> [Row] {
    let all = list.screens.enumerated().map { Row(number: $0.offset + 1, entry: $0.element) }
    guard context.isInteractive, context.window.rows != nil else { return all }
    let first = max(0, min(list.firstRow, all.count - 1))
    return Array(all[first...].prefix(context.window.listRows))
  }

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

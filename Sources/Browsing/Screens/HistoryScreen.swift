import Catalog
import Records
import TerminalText

/// The screens of all sessions, a row each.
struct HistoryScreen {
  private enum Part: Hashable {
    case number, title, country, time
  }

  private let list: ListScreen
  private let table: NumberedTable<HistoryEntry, Part>

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    let columns = [
      Column(Part.title, rank: 1, share: 1, minimum: 16, isEssential: true),
      Column(Part.country, rank: 3, maximum: 20),
      Column(Part.time, rank: 2, alignment: .trailing),
    ]
    table = NumberedTable(of: list.screens, list, number: .number, columns, in: context) {
      Self.cell($0.entry, $1, context.now)
    }
  }

  func lines() -> [Line] {
    table.lines([list.topic == .history("") ? "back" : "history"])
  }

  private static func cell(_ entry: HistoryEntry, _ part: Part, _ now: Int64) -> Cell? {
    switch part {
    case .number: nil
    case .title: Cell(HistoryWords.title(of: entry.record))
    case .country: HistoryWords.country(of: entry.record).map { Cell($0.name, .muted) }
    case .time: Cell(AgoText.text(of: entry.madeAt, now: now), .muted)
    }
  }
}

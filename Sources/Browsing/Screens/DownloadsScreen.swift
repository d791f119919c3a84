import Catalog
import Records
import TerminalText

/// What was downloaded, a row each.
struct DownloadsScreen {
  private enum Part: Hashable {
    case number, title, show, state, size, path
  }

  private let table: NumberedTable<DownloadEntry, Part>

  init(_ list: ListScreen, in context: DrawingContext) {
    let columns = [
      Column(Part.title, rank: 1, share: 3, minimum: 16, isEssential: true),
      Column(Part.show, rank: 5, share: 1, minimum: 10),
      Column(Part.state, rank: 2, maximum: 30),
      Column(Part.size, rank: 3, alignment: .trailing),
      Column(Part.path, rank: 4, share: 3, minimum: 16),
    ]
    table = NumberedTable(of: list.downloads, list, number: .number, columns, in: context) {
      Self.cell($0.entry, $1)
    }
  }

  func lines() -> [Line] { table.lines(steps) }

  private var steps: [Step] {
    let first = table.rows.first { $0.entry.state.isOpen }
    let halted = table.rows.first { !$0.entry.state.isOpen && $0.entry.state != .done }
    guard first != nil || halted != nil else { return ["back"] }
    let stop = first.map { Step.type("downloads stop \($0.number)") }
    let goOn = halted.map { Step.type("download \($0.number)", for: "go on") }
    return [stop, goOn].compactMap { $0 } + ["downloads"]
  }

  private static func cell(_ entry: DownloadEntry, _ part: Part) -> Cell? {
    switch part {
    case .number:
      return nil
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

import Catalog
import Records
import TerminalText

/// A list with something in it: a head, rows in columns, a foot.
struct ListPage {
  private let list: ListScreen
  private let context: DrawingContext
  private let rows: [ListCells.Row]
  private let cells: ListCells
  /// The cells of each row in the columns that may be shown.
  private let table: [[Cell?]]
  private let tableColumns: [ListColumn]
  private let layout: ColumnLayout<ListColumn>
  /// What is said of a row where there is room for all of it.
  private let facts: Set<ListColumn>

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    rows = Self.rows(of: list, in: context)
    let cells = ListCells(for: rows, now: context.now)
    self.cells = cells
    // What was seen may be of any type, and each row says of which.
    let kind = list.topic.isOfAnyType ? .mixed : ListTable(for: rows.lazy.map(\.item))
    let byImportance = Self.byImportance(kind, of: list, rows: rows)
    facts = Set(byImportance)
    let columns = Self.columns(byImportance)
    let ids = columns.map(\.id)
    table = rows.map { row in ids.map { cells.cell(row, $0) } }
    tableColumns = ids
    var widths = ColumnLayout.widths(of: columns, in: table) { row, id in
      ids.firstIndex(of: id).flatMap { row[$0] }
    }
    // As wide on every page, so that nothing moves when it is turned.
    let digits = String(list.items.count).count
    let first = columns.first?.id ?? .number
    if context.columns >= 60 { widths[first] = max(3, widths[first, default: 0]) }
    widths[.number] = max(digits, widths[.number, default: 0])
    layout = Self.layout(columns, spare: kind.spare, widths: widths, available: context.columns)
  }

  /// Lays out all columns, or all but the spare one where that leaves names too few cells.
  private static func layout(
    _ columns: [Column<ListColumn>],
    spare: ListColumn?,
    widths: [ListColumn: Int],
    available: Int
  ) -> ColumnLayout<ListColumn> {
    let whole = ColumnLayout(fitting: columns, widths: widths, available: available)
    let name = whole.placements.first { $0.id == .name }?.width ?? 0
    guard let spare, name < min(28, widths[.name, default: 0]) else { return whole }
    let fewer = columns.filter { $0.id != spare }
    return ColumnLayout(fitting: fewer, widths: widths, available: available)
  }

  func lines() -> [Line] {
    let head = ListHead(list, shown: shown, now: context.now).lines(width: width, in: context)
    let notes = ListNotes.lines(for: list, rows: rows.count, in: context)
    let lines = head + notes + [.blank] + body
    guard context.isInteractive else { return lines }
    let isOld = SourceText(list, now: context.now)?.isOld ?? false
    let steps = ListSteps(list, rows: rows, shown: shown, isOld: isOld)
    return lines + [.blank] + Foot.lines(steps.steps, width: width, in: context)
  }

  private var body: [Line] {
    guard context.isLinear else {
      return table.map { row in
        Line(layout.spans { id in tableColumns.firstIndex(of: id).flatMap { row[$0] } })
      }
    }
    let spare = ListTable(for: rows.lazy.map(\.item)).spare
    // A genre or a version is not worth the time that it takes to be read out; what it is part of is.
    let columns = ListColumn.linearOrder.filter {
      facts.contains($0) && ($0 != spare || $0 == .collection)
    }
    return rows.flatMap { cells.linear($0, columns).lines(width: context.columns) }
  }

  /// The columns that are shown, from left to right.
  var columns: [ListColumn] { layout.placements.map(\.id) }

  /// The cells that head and foot reach to, so that they end where the last column does.
  private var width: Int { min(context.columns, max(layout.width, context.textColumns)) }

  /// The numbers of the first and the last row shown.
  private var shown: ClosedRange<Int> {
    (rows.first?.number ?? 1)...(rows.last?.number ?? 1)
  }

  private static func rows(of list: ListScreen, in context: DrawingContext) -> [ListCells.Row] {
    let count = list.items.count
    guard context.isInteractive else { return withWatch(list.rows(0..<count), list, context.now) }
    let first = max(0, min(list.firstRow, count - 1))
    let shown = first..<(first + min(context.window.listRows, count - first))
    return withWatch(list.rows(shown), list, context.now)
  }

  /// The rows with what the watchlist knows of them, where the list is of that.
  private static func withWatch(
    _ rows: [ListCells.Row],
    _ list: ListScreen,
    _ now: Int64
  ) -> [ListCells.Row] {
    guard case .watched = list.recollection else { return rows }
    return rows.map { row in
      var row = row
      row.watch = WatchCells(of: row.item, in: list, now: now)
      return row
    }
  }

  /// The columns of the items' types, and those of the kind of list.
  private static func byImportance(
    _ table: ListTable,
    of list: ListScreen,
    rows: [ListCells.Row]
  ) -> [ListColumn] {
    var columns = table.byImportance
    switch list.topic {
    case .inquiry(.chart), .inquiry(.request(.chart)):
      columns.insert(.movement, at: min(2, columns.count))
      // As long as it says no more than the number, the place is the first to give way.
      let isPlain = zip(list.items, 1...).allSatisfy { $0.rank == $1 }
      columns.insert(.rank, at: isPlain ? columns.count : 1)
    case .seen:
      // How old it is, and of which store, matters more than who made it.
      columns.insert(contentsOf: [.age, .country], at: min(3, columns.count))
    case .inquiry(.request(.search)) where list.seenRowCount > 0:
      // Beside what charts say today stands what was seen some time.
      columns.insert(.age, at: min(3, columns.count))
    case .inquiry(.more):
      columns.removeAll { column in
        switch column {
        case .creator: list.repeatsParent(\.creator)
        case .collection: list.repeatsParent(\.collection)
        default: false
        }
      }
    case .watchlist:
      columns = watched(columns, .change)
    case .deals:
      columns = watched(columns, .was)
    case .prices, .history, .downloads:
      break
    case .start, .inquiry:
      // The show says something where there are several.
      if table == .uniform(.podcastEpisode), list.items.count > 1,
        Set(list.items.map(\.collection)).count == 1
      {
        columns.removeAll { $0 == .collection }
      }
    }
    return columns
  }

  /// What it costs and how that changed matters more than what it is; the last to go are these and the name.
  private static func watched(
    _ columns: [ListColumn],
    _ change: ListColumn
  ) -> [ListColumn] {
    let first: [ListColumn] = [.number, .name, .price, change]
    return first + columns.filter { !first.contains($0) } + [.limit, .country]
  }

  private static func columns(_ ranks: [ListColumn]) -> [Column<ListColumn>] {
    ListColumn.order.compactMap { id in
      guard let rank = ranks.firstIndex(of: id) else { return nil }
      switch id {
      case .rank: return Column(id, rank: rank, alignment: .trailing)
      case .number: return Column(id, rank: rank, alignment: .trailing, isEssential: true)
      case .name: return Column(id, rank: rank, share: 3, minimum: 16, isEssential: true)
      case .creator, .collection: return Column(id, rank: rank, share: 2, minimum: 10)
      case .genre: return Column(id, rank: rank, maximum: 20)
      case .type, .movement, .age, .country: return Column(id, rank: rank)
      case .limit: return Column(id, rank: rank, maximum: 16)
      case .change, .was: return Column(id, rank: rank, alignment: .trailing, maximum: 30)
      case .version: return Column(id, rank: rank, alignment: .trailing, maximum: 10)
      // The averages stand below each other, of how many is what differs.
      case .rating: return Column(id, rank: rank, maximum: 18)
      case .day, .year, .episode, .count, .size, .length, .price:
        return Column(id, rank: rank, alignment: .trailing, maximum: 18)
      }
    }
  }
}

extension ListScreen {
  /// Some of the items, numbered.
  func rows(_ range: Range<Int>) -> [ListCells.Row] {
    range.map { index in
      let item = items[index]
      return ListCells.Row(
        number: index + 1,
        item: item,
        movement: movements[item.id],
        seenAt: seenAt(item)
      )
    }
  }
}

extension ListScreen {
  /// Whether all items have there what the head says already: the name of their parent, or of its maker.
  fileprivate func repeatsParent(_ text: KeyPath<Item, String?>) -> Bool {
    guard let parent = findings.parent else { return false }
    let texts = Set(items.map { $0[keyPath: text] })
    return texts == [parent.name] || texts == [parent.creator]
  }
}

extension Topic {
  /// Whether a list of it always says of each row of which type it is.
  fileprivate var isOfAnyType: Bool {
    switch self {
    case .seen, .watchlist, .deals: true
    case .start, .inquiry, .prices, .history, .downloads: false
    }
  }
}

import Catalog
import TerminalText

/// One item in several countries, a row each.
struct CompareScreen {
  private enum Part: Hashable {
    case number, country, price, rent, hd, note
  }

  private struct Row {
    /// The number that opens it, nil where the store has no such item.
    var number: Int?
    var store: ComparedStore
  }

  private let list: ListScreen
  private let context: DrawingContext
  private let rows: [Row]
  private let layout: ColumnLayout<Part>
  private let mixesCurrencies: Bool

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    var number = 0
    let rows = list.findings.comparison.map { store in
      number += store.item == nil ? 0 : 1
      return Row(number: store.item == nil ? nil : number, store: store)
    }
    self.rows = rows
    let mixes = ListCells(
      for: rows.compactMap { row in row.store.item.map { ListCells.Row(number: 0, item: $0) } }
    ).mixesCurrencies
    mixesCurrencies = mixes
    let columns = [
      Column(Part.number, rank: 2, alignment: .trailing),
      Column(Part.country, rank: 0, share: 1, minimum: 8, isEssential: true),
      Column(Part.price, rank: 1, alignment: .trailing, maximum: 18, isEssential: true),
      Column(Part.rent, rank: 4, alignment: .trailing, maximum: 24),
      Column(Part.hd, rank: 5, alignment: .trailing, maximum: 24),
      Column(Part.note, rank: 3, maximum: 20),
    ]
    var widths = ColumnLayout.widths(of: columns, in: rows) { Self.cell($0, $1, mixes) }
    // As in other lists the numbers stand a little in from the edge.
    if let digits = widths[.number], digits > 0, context.columns >= 60 {
      widths[.number] = max(3, digits)
    }
    layout = ColumnLayout(fitting: columns, widths: widths, available: context.columns, stretch: 0)
  }

  func lines() -> [Line] {
    let width = context.textColumns
    let head = ListHead(list, shown: nil, now: context.now).line(width: width)
    let notes = ListNotes.lines(for: list, rows: rows.count, in: context)
    let body = rows.map { row in Line(layout.spans { Self.cell(row, $0, mixesCurrencies) }) }
    let lines = [head] + notes + [.blank] + body
    return context.isInteractive ? lines + [.blank, Foot.line(steps, width: width)] : lines
  }

  private static func cell(_ row: Row, _ part: Part, _ mixesCurrencies: Bool) -> Cell? {
    let item = row.store.item
    func price(_ amount: Double?, _ label: String = "") -> Cell? {
      guard let item else { return nil }
      return PriceText(amount, of: item, among: mixesCurrencies).map {
        Cell(label + $0.text, $0.style)
      }
    }
    switch part {
    case .number: return row.number.map { Cell(String($0), .muted) }
    case .country: return Cell(row.store.country.name)
    case .price: return price(item?.price)
    case .rent: return price(item?.rentalPrice, "rent ")
    case .hd: return price(item?.hdPrice, "HD ")
    case .note: return note(on: row.store)
    }
  }

  private static func note(on store: ComparedStore) -> Cell? {
    switch store.reply {
    case .item: store.isCheapest ? Cell("cheapest", .price) : nil
    case .absent: Cell("not under this id", .muted)
    case .failed: Cell("could not be asked", .warning)
    }
  }

  // MARK: Next steps

  private var steps: [String] {
    var steps: [String] = []
    switch list.items.count {
    case 0: break
    case 1: steps.append("1 opens")
    case let count: steps.append("1–\(count) opens")
    }
    if let search { steps.append(search) }
    return steps + ["back"]
  }

  /// The search for the title where the item has another id.
  private var search: String? {
    guard
      let absent = rows.first(where: { $0.store.reply == .absent })?.store.country,
      let name = ItemText.line(list.subjectName)
    else { return nil }
    // A few whole words find it, and leave room in the line.
    let words = TextLayout.wrap(name, width: 32).first ?? name
    return "in \(absent.name): /\(words) country:\(absent.code)"
  }
}

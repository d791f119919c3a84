import Catalog
import Records
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
  /// Whether there is room for the last column; where not, the price says why there is none.
  private let hasNotes: Bool

  init(_ list: ListScreen, in context: DrawingContext) {
    self.list = list
    self.context = context
    var number = 0
    let rows = list.findings.comparison.map { store in
      number += store.item == nil ? 0 : 1
      return Row(number: store.item == nil ? nil : number, store: store)
    }
    self.rows = rows
    let mixes = ListCells.mixCurrencies(rows.compactMap(\.store.item))
    mixesCurrencies = mixes
    let layout = Self.layout(available: context.columns, rows) { Self.cell($0, $1, mixes) }
    hasNotes = layout.placements.contains { $0.id == .note }
    self.layout =
      hasNotes
      ? layout
      : Self.layout(available: context.columns, rows) { Self.cellWithoutNotes($0, $1, mixes) }
  }

  private static func layout(
    available: Int,
    _ rows: [Row],
    cell: (Row, Part) -> Cell?
  ) -> ColumnLayout<Part> {
    let columns = [
      Column(Part.number, rank: 1, alignment: .trailing, isEssential: true),
      // A country is known by its whole name: everything else gives way before it is cut.
      Column(Part.country, rank: 0, share: 1, minimum: .max, isEssential: true),
      Column(Part.price, rank: 2, alignment: .trailing, maximum: 18, isEssential: true),
      Column(Part.rent, rank: 3, alignment: .trailing, maximum: 24),
      Column(Part.hd, rank: 4, alignment: .trailing, maximum: 24),
      Column(Part.note, rank: 5, maximum: 20),
    ]
    var widths = ColumnLayout.widths(of: columns, in: rows, cell: cell)
    // As in other lists the numbers stand a little in from the edge.
    if let digits = widths[.number], digits > 0, available >= 60 {
      widths[.number] = max(3, digits)
    }
    return ColumnLayout(fitting: columns, widths: widths, available: available, stretch: 0)
  }

  func lines() -> [Line] {
    let width = context.textColumns
    let head = ListHead(list, shown: nil, now: context.now).lines(width: width, in: context)
    let notes = ListNotes.lines(for: list, rows: rows.count, in: context)
    let lines = head + notes + [.blank] + body
    guard context.isInteractive else { return lines }
    return lines + [.blank] + Foot.lines(steps, width: width, in: context)
  }

  private var body: [Line] {
    guard context.isLinear else {
      let cell = hasNotes ? Self.cell : Self.cellWithoutNotes
      return rows.map { row in Line(layout.spans { cell(row, $0, mixesCurrencies) }) }
    }
    return rows.flatMap { row in
      let parts: [Part] = [.country, .price, .rent, .hd, .note]
      let facts = parts.compactMap { Self.cell(row, $0, mixesCurrencies) }
      return LinearRow(number: row.number, facts: facts).lines(width: context.columns)
    }
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

  private static func cellWithoutNotes(_ row: Row, _ part: Part, _ mixesCurrencies: Bool) -> Cell? {
    switch (part, row.store.reply) {
    case (.note, _): nil
    case (.price, .absent): Cell("not here", .muted)
    case (.price, .failed): Cell("not asked", .warning)
    case (.number, _), (.country, _), (.price, .item), (.rent, _), (.hd, _):
      cell(row, part, mixesCurrencies)
    }
  }

  // MARK: Next steps

  private var steps: [Step] {
    var steps: [Step] = []
    if !list.items.isEmpty { steps.append(.open(1...list.items.count)) }
    if let search { steps.append(search) }
    return steps + ["back"]
  }

  /// The search for the title where the item has another id.
  private var search: Step? {
    guard
      case .inquiry(.compare(let comparison)) = list.topic, let type = comparison.type,
      let absent = rows.first(where: { $0.store.reply == .absent })?.store.country,
      let name = ItemText.line(list.subjectName)
    else { return nil }
    // A few whole words find it, and leave room in the line; what is in brackets is called otherwise elsewhere.
    var title = name.prefix { $0 != "(" && $0 != "[" }
    while title.last == " " { title.removeLast() }
    let words = TextLayout.wrap(title.isEmpty ? name : String(title), width: 24).first ?? name
    return .type(
      "/\(words) media:\(type.mediaWord) country:\(absent.code)",
      for: "by title"
    )
  }
}

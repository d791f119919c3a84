import Catalog
import Records
import TerminalText

/// The prices of one item over time: how they went, and each as it was seen, the newest first.
struct PricesScreen {
  private enum Part: Hashable {
    case day, price, rent, hd
  }

  private static let sparklineCells = 30

  private let list: ListScreen
  private let item: Item
  private let history: PriceHistory
  private let context: DrawingContext

  init?(_ list: ListScreen, in context: DrawingContext) {
    guard let (item, history) = list.priced, !history.observations.isEmpty else { return nil }
    self.list = list
    self.item = item
    self.history = history
    self.context = context
  }

  func lines() -> [Line] {
    let width = context.textColumns
    let shown = observations
    let head = ListHead(list, shown: range(of: shown.count), now: context.now)
      .lines(width: width, in: context)
    let lines = head + [.blank] + summary + [.blank] + rows(shown)
    guard context.isInteractive else { return lines }
    return lines + [.blank] + Foot.lines(steps, width: width, in: context)
  }

  // MARK: How they went

  private var summary: [Line] {
    guard let low = history.lowest, let high = history.highest, let last = history.purchases.last
    else { return indented(Phrase("No price to buy was seen.", .muted)) }
    guard low.price < high.price else {
      return indented(
        Phrase("\(text(last.price)) since \(day(last.since)); no other price was seen.")
      )
    }
    let gap = context.isLinear ? ", " : " · "
    let words: Phrase =
      Phrase(text(last.price), .strongPrice) + Phrase(" since \(day(last.since))")
      + Phrase(
        "\(gap)lowest \(text(low.price)) on \(day(low.since))"
          + "\(gap)highest \(text(high.price)) on \(day(high.since))",
        .muted
      )
    return sparkline + indented(words)
  }

  private var sparkline: [Line] {
    let cells = min(Self.sparklineCells, max(1, context.textColumns - 2))
    guard
      !context.isLinear,
      let text = Sparkline.text(of: history, now: context.now, cells: cells)
    else { return [] }
    return [Line([.text(text, .accent)]).indented(by: 2)]
  }

  private func indented(_ words: Phrase) -> [Line] {
    guard !context.isLinear else { return words.lines(width: context.columns) }
    return words.lines(width: max(1, context.textColumns - 2)).map { $0.indented(by: 2) }
  }

  private func text(_ price: Double) -> String {
    WatchWords.price(price, of: item.storeID, history.known?.currency)
  }

  private func day(_ second: Int64) -> String { DayText.text(ofSecond: second, now: context.now) }

  // MARK: Each as it was seen

  private var observations: [PriceObservation] {
    let all = Array(history.observations.reversed())
    guard context.isInteractive, context.window.rows != nil else { return all }
    let first = max(0, min(list.firstRow, all.count - 1))
    return Array(all[first...].prefix(context.window.listRows))
  }

  private func range(of count: Int) -> ClosedRange<Int>? {
    guard history.observations.count > count else { return nil }
    return (list.firstRow + 1)...(list.firstRow + count)
  }

  private func rows(_ observations: [PriceObservation]) -> [Line] {
    guard !context.isLinear else {
      return observations.flatMap { observation in
        let facts = [Part.day, .price, .rent, .hd].compactMap { cell(observation, $0) }
        return LinearRow(facts: facts).lines(width: context.columns)
      }
    }
    let columns = [
      Column(Part.day, rank: 0, isEssential: true),
      Column(Part.price, rank: 1, alignment: .trailing, maximum: 18, isEssential: true),
      Column(Part.rent, rank: 2, alignment: .trailing, maximum: 24),
      Column(Part.hd, rank: 3, alignment: .trailing, maximum: 24),
    ]
    let layout = ColumnLayout(
      fitting: columns,
      widths: ColumnLayout.widths(of: columns, in: observations, cell: cell),
      available: context.columns - 2,
      gap: 3,
      stretch: 0
    )
    return observations.map { observation in
      Line(layout.spans { cell(observation, $0) }).indented(by: 2)
    }
  }

  private func cell(_ observation: PriceObservation, _ part: Part) -> Cell? {
    let prices = observation.prices
    func price(_ amount: Double?, _ label: String = "") -> Cell? {
      amount.map { Cell(label + WatchWords.price($0, of: item.storeID, prices.currency), .price) }
    }
    switch part {
    case .day: return Cell(day(observation.observedAt), .muted)
    case .price: return price(prices.buy)
    case .rent: return price(prices.rent, "rent ")
    case .hd: return price(prices.hd, "HD ")
    }
  }

  private var steps: [Step] {
    [.open(1...1), list.watched[item.storeID] == nil ? "watch" : "refresh", "back"]
  }
}

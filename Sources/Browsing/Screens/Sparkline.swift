import Records

/// Prices over time in a few cells, each as high as the price that was in force in its part of the time.
enum Sparkline {
  private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The cells, the last one for the present; nil where the price was never another one.
  static func text(of history: PriceHistory, now: Int64, cells: Int) -> String? {
    let purchases = history.purchases
    guard
      cells > 0, purchases.count > 1, let first = purchases.first, let last = purchases.last,
      let low = history.lowest?.price, let high = history.highest?.price, high > low
    else { return nil }
    let span = Double(now) - Double(first.since)
    let texts = (0..<cells).map { cell -> String in
      // Where a clock was set back, the time of the prices says nothing; their order does.
      let time = Double(first.since) + span * (Double(cell) + 0.5) / Double(cells)
      let price =
        cell == cells - 1
        ? last.price : (purchases.last { Double($0.since) <= time } ?? first).price
      let level = (price - low) / (high - low) * Double(levels.count - 1)
      return levels[min(levels.count - 1, max(0, Int(level.rounded())))]
    }
    return texts.joined()
  }
}

/// A chart on the home screen, or why it is not there.
public struct HomeSection: Equatable, Sendable {
  /// The chart.
  public var chart: Chart
  /// The feed that served it, nil where none did.
  public var request: ChartRequest?
  /// Its first items; none where the store has no such chart.
  public var items: [Item]
  /// The items of the places below those.
  public var further: [Item]
  /// Why there are no items, where it could not be had; `noChart` where the store has none.
  public var failure: CatalogError?

  /// Makes a section.
  public init(
    _ chart: Chart,
    request: ChartRequest? = nil,
    items: [Item] = [],
    further: [Item] = [],
    failure: CatalogError? = nil
  ) {
    self.chart = chart
    self.request = request
    self.items = items
    self.further = further
    self.failure = failure
  }

  /// How many places of a chart have rows where nobody says how many.
  public static let usualRows = 10

  init(_ chart: Chart, _ outcome: Inquiry.Outcome, rows: Int) {
    switch outcome {
    case .found(let findings):
      self.init(
        chart,
        request: findings.charts.first,
        items: Array(findings.items.prefix(rows)),
        further: Array(findings.items.dropFirst(rows)),
        failure: findings.items.isEmpty ? CatalogError(.noChart) : nil
      )
    case .failed(let error, _):
      self.init(chart, failure: error)
    }
  }
}

extension [Item] {
  /// The items that come out after a day, the nearest first, each once; pre-orders are in charts long before.
  public func comingOut(after today: ReleaseDate) -> [Item] {
    let day = ReleaseDate(year: today.year, month: today.month, day: today.day) ?? today
    return filter { item in
      guard
        let date = item.released,
        let released = ReleaseDate(year: date.year, month: date.month, day: date.day)
      else { return false }
      return released > day
    }
    .inOrderOfRelease()
  }

  /// Each item once, what comes out first in front, and what has no date behind.
  public func inOrderOfRelease() -> [Item] {
    withoutDuplicates().stablySorted { left, right in
      guard let left = left.released else { return false }
      guard let right = right.released else { return true }
      return left < right
    }
  }

  /// The item to put at the head of a home screen: the first one with a description and artwork, else the first.
  public var featured: Item? {
    first { $0.description != nil && $0.artworkURL != nil } ?? first
  }
}

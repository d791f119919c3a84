import Catalog
import Records

/// A part of the home screen: a chart, what is coming, or what was seen last.
struct HomeBlock {
  /// What stands between the name of a row and its price.
  enum Mark {
    /// How it has moved in its chart.
    case movement
    /// When it comes out.
    case day
    /// Of which type it is.
    case type
  }

  var title: String
  /// What to type for the whole of it.
  var command: String?
  var rows: [ListCells.Row]
  /// Why there are no rows, where that is a failure.
  var failure: CatalogError?
  /// What is said where there are no rows, and that is none.
  var emptiness = "Nothing in it."
  var mark = Mark.movement

  /// The sections of a list in order, each with all its rows under their numbers.
  static func all(of list: ListScreen, now: Int64) -> [HomeBlock] {
    let coming = HomeBlock(
      title: "Coming",
      rows: coming(in: list, now: now),
      emptiness: "No date ahead is known.",
      mark: .day
    )
    let last = HomeBlock(
      title: "Seen last",
      rows: rows(of: list.sightings.last.map(\.item), in: list),
      emptiness: "Nothing so far.",
      mark: .type
    )
    return charts(of: list) + [coming, last]
  }

  /// The sections that are charts.
  static func charts(of list: ListScreen) -> [HomeBlock] {
    var first = 0
    return list.findings.sections.map { section in
      let rows = list.rows(first..<(first + section.items.count))
      first += section.items.count
      return HomeBlock(
        title: ChartWords.head(of: section.chart),
        command: "charts \(section.chart.rawValue)",
        rows: rows,
        failure: section.failure
      )
    }
  }

  /// What comes out after today in the country, of the charts and of what was seen.
  private static func coming(in list: ListScreen, now: Int64) -> [ListCells.Row] {
    guard let today = ReleaseDate(dayOfSecond: now) else { return [] }
    let here = list.items.filter { $0.country == list.country?.code }
    return rows(of: here.comingOut(after: today), in: list)
  }

  /// Rows of some items under the numbers that they have in the list.
  private static func rows(of items: [Item], in list: ListScreen) -> [ListCells.Row] {
    let places = Dictionary(
      zip(list.items.map(\.storeID), 0...),
      uniquingKeysWith: { first, _ in first }
    )
    return items.compactMap { item in
      places[item.storeID].flatMap { list.rows($0..<($0 + 1)).first }
    }
  }

  func prefix(_ most: Int) -> HomeBlock {
    var block = self
    block.rows = Array(rows.prefix(most))
    return block
  }
}

import Catalog
import Records

extension ListScreen {
  /// How many rows can be named by their number.
  public var openableCount: Int {
    if case .screens(let entries) = recollection { entries.count } else { items.count }
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { lineCount == 0 }

  /// How many rows are shown, page after page.
  var lineCount: Int {
    switch recollection {
    case .screens(let entries): entries.count
    case .prices(_, let history): history.observations.count
    case .watched, .downloads, nil: items.count
    }
  }

  /// The screens of a history.
  var screens: [HistoryEntry] {
    if case .screens(let entries) = recollection { entries } else { [] }
  }

  /// The item and the prices of a list of prices.
  var priced: (item: Item, history: PriceHistory)? {
    if case .prices(let item, let history) = recollection { (item, history) } else { nil }
  }

  /// The rows of a list of downloads.
  var downloads: [DownloadEntry] {
    if case .downloads(let entries) = recollection { entries } else { [] }
  }

  /// The prices of what is watched, by item.
  var watchedItems: [StoreItemID: WatchedItem] {
    guard case .watched(let rows) = recollection else { return [:] }
    return Dictionary(rows.map { ($0.item.storeID, $0.watched) }) { first, _ in first }
  }
}

extension Recollection {
  /// What of it the topic is about.
  func shown(for topic: Topic) -> Recollection {
    switch (self, topic) {
    case (.watched(let rows), .deals):
      let byKey = Dictionary(rows.map { ($0.watched.entry.storeID, $0) }) { first, _ in first }
      let deals = Deal.all(among: rows.map(\.watched))
      return .watched(deals.compactMap { byKey[$0.watched.entry.storeID] })
    case (.screens(let entries), .history(let text)) where !text.isEmpty:
      let words = SoughtWords(text)
      return .screens(
        entries.filter { words.occur(in: [HistoryWords.title(of: $0.record)] + $0.record.names) }
      )
    case (.watched, _), (.prices, _), (.screens, _), (.downloads, _):
      return self
    }
  }

  /// The items that can be opened.
  var items: [Item] {
    switch self {
    case .watched(let rows): rows.map(\.item)
    case .prices(let item, _): [item]
    case .screens: []
    case .downloads(let entries): entries.map(\.item)
    }
  }

  var entries: [StoreItemID: WatchEntry] {
    guard case .watched(let rows) = self else { return [:] }
    return Dictionary(rows.map { ($0.item.storeID, $0.watched.entry) }) { first, _ in first }
  }
}

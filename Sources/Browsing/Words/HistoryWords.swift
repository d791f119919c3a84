import Catalog
import Records

/// The screens of the history, in words.
enum HistoryWords {
  /// What a screen is called: `Movies “blade runner”`, and of a detail the item's name.
  static func title(of record: ScreenRecord) -> String {
    if record.detailRow != nil, let item = record.item {
      return ItemText.line(record.itemName) ?? item.id.description
    }
    return record.topic.head(name: record.itemName)
  }

  /// The storefront of a screen, nil where it has none.
  static func country(of record: ScreenRecord) -> Storefront? {
    if record.detailRow != nil, let item = record.item {
      return Storefront(code: item.country)
    }
    switch record.topic {
    case .inquiry(.home), .inquiry(.compare), .inquiry(.refresh): return nil
    case .inquiry(let subject): return subject.country
    case .prices(let storeID): return Storefront(code: storeID.country)
    case .start, .seen, .watchlist, .deals, .history, .downloads: return nil
    }
  }

  /// What kind of screen it is: `detail`, `results`, `chart`.
  static func kind(of record: ScreenRecord) -> String {
    record.detailRow == nil ? record.topic.kind.rawValue : "detail"
  }
}

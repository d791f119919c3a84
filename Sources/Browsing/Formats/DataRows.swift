import Catalog
import Records

/// Rows of values under named columns: what every form of data is written from.
///
/// Values are handed over one by one, so that a long answer is never held a second time.
protocol DataRows {
  /// The names of the columns.
  var columns: [String] { get }
  /// How many rows there are.
  var count: Int { get }
  /// Hands over the values of a row, from 0, column by column.
  func forEachValue(ofRow row: Int, _ take: (_ column: Int, _ value: DataValue) -> Void)
}

/// The items of one answer, a field a column.
struct ItemRows: DataRows {
  var items: [Item]
  var fields: [Field]
  /// When the answer came, as text.
  var fetchedAt: String?
  /// How items of a chart have moved.
  var movements: [ItemID: ChartMovement] = [:]
  /// When an item came that is from another answer, in whole seconds since 1970.
  var seenAt: (Item) -> Int64? = { _ in nil }
  /// The entries of the watchlist among them.
  var watched: [StoreItemID: WatchEntry] = [:]

  var columns: [String] { fields.map(\.rawValue) }
  var count: Int { items.count }

  func forEachValue(ofRow row: Int, _ take: (_ column: Int, _ value: DataValue) -> Void) {
    // Taken out once: an item is large, and reading a field through the array copies all of it.
    let item = items[row]
    for column in fields.indices {
      let value =
        switch fields[column] {
        case .rankChange: DataValue(movements[item.id]?.rankChange)
        case .fetchedAt where item.isWaiting: DataValue.null
        case .fetchedAt: DataValue(seenAt(item).map(Timestamp.text) ?? fetchedAt)
        case .watchedSince: DataValue(entry(of: item).flatMap { Timestamp.text($0.addedAt) })
        case .below: DataValue(entry(of: item)?.below)
        case .note: DataValue(entry(of: item)?.note)
        default: fields[column].value(of: item, fetchedAt: fetchedAt)
        }
      take(column, value)
    }
  }
}

extension ItemRows {
  private func entry(of item: Item) -> WatchEntry? {
    // Of most lists nothing is watched, and the identity of an item takes time to make.
    watched.isEmpty ? nil : watched[item.storeID]
  }
}

/// Rows that are a command's own.
struct ValueRows: DataRows {
  var columns: [String]
  var rows: [[DataValue]]

  var count: Int { rows.count }

  func forEachValue(ofRow row: Int, _ take: (_ column: Int, _ value: DataValue) -> Void) {
    for (column, value) in rows[row].enumerated() { take(column, value) }
  }
}

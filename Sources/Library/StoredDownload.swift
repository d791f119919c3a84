import Catalog
import Records
import SQLite

/// A download as the columns `name` to `started_at` hold it.
enum StoredDownload {
  static let columns = [
    "name", "creator", "collection", "collection_id", "store_url", "url", "folder", "state",
    "failure", "failure_detail", "failure_number", "path", "done", "total", "validator",
    "started_at", "modified_at",
  ]

  /// The identity and the columns as a list in a statement.
  static let list = (["number", "type", "country"] + columns).joined(separator: ", ")

  /// The values, in the order of `list`.
  static func values(of entry: DownloadEntry) -> [any Bindable] {
    let item = entry.item
    var failure: DownloadFailure?
    if case .failed(let why) = entry.state { failure = why }
    return StoredEntry.identity(of: item.storeID) + [
      item.name, item.creator, item.collection, item.collectionID, item.storeURL, entry.url,
      entry.folder, entry.state.name, failure?.code.rawValue, failure?.detail, failure?.number,
      entry.path, entry.done, entry.total, entry.validator, entry.startedAt, entry.modifiedAt,
    ]
  }

  /// Reads a row of `id` and `list`; nil for what a newer version has written.
  static func entry(in row: borrowing Row) throws(SQLiteError) -> DownloadEntry? {
    guard let type = ItemType(rawValue: try row.text(2)) else { return nil }
    var item = Item(id: ItemID(type, try row.int64(1)), country: try row.text(3))
    item.name = try row.optionalText(4)
    item.creator = try row.optionalText(5)
    item.collection = try row.optionalText(6)
    item.collectionID = try row.optionalInt64(7)
    item.storeURL = try row.optionalText(8)
    item.previewURL = try row.text(9)
    guard let state = try state(in: row) else { return nil }
    return DownloadEntry(
      id: try row.int64(0),
      item: item,
      url: try row.text(9),
      folder: try row.text(10),
      state: state,
      path: try row.optionalText(15),
      done: try row.int64(16),
      total: try row.optionalInt64(17),
      validator: try row.optionalText(18),
      modifiedAt: try row.optionalInt64(20),
      startedAt: try row.int64(19)
    )
  }

  private static func state(in row: borrowing Row) throws(SQLiteError) -> DownloadState? {
    switch try row.text(11) {
    case DownloadState.waiting.name: return .waiting
    case DownloadState.running.name: return .running
    case DownloadState.stopped.name: return .stopped
    case DownloadState.done.name: return .done
    case "failed":
      guard let code = try row.optionalText(12).flatMap(DownloadFailure.Code.init(rawValue:)) else {
        return nil
      }
      return .failed(
        DownloadFailure(
          code,
          detail: try row.optionalText(13),
          number: try row.optionalInt64(14)
        )
      )
    default: return nil
    }
  }
}

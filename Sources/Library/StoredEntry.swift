import Catalog
import Records
import SQLite

/// An entry of the watchlist as the columns `added_at` to `store_url` hold it.
enum StoredEntry {
  static let columns = [
    "added_at", "below", "note", "checked_at", "is_absent", "name", "creator", "creator_id",
    "collection", "collection_id", "genre", "released", "store_url",
  ]

  /// The identity and the columns as a list in a statement.
  static let list = (["number", "type", "country"] + columns).joined(separator: ", ")

  /// The identity and the values, in the order of `list`.
  static func values(of entry: WatchEntry) -> [any Bindable] {
    let item = entry.item
    return identity(of: entry.storeID) + [
      entry.addedAt, entry.below, entry.note, entry.checkedAt, entry.isAbsent, item.name,
      item.creator, item.creatorID, item.collection, item.collectionID, item.genre,
      item.released?.number, item.storeURL,
    ]
  }

  /// What identifies an item in a storefront.
  static func identity(of storeID: StoreItemID) -> [any Bindable] {
    [storeID.id.number, storeID.id.type.rawValue, storeID.country]
  }

  /// Reads a row of `list`; nil for a type of a newer version.
  static func entry(in row: borrowing Row) throws(SQLiteError) -> WatchEntry? {
    guard let type = ItemType(rawValue: try row.text(1)) else { return nil }
    var item = Item(id: ItemID(type, try row.int64(0)), country: try row.text(2))
    item.name = try row.optionalText(8)
    item.creator = try row.optionalText(9)
    item.creatorID = try row.optionalInt64(10)
    item.collection = try row.optionalText(11)
    item.collectionID = try row.optionalInt64(12)
    item.genre = try row.optionalText(13)
    item.released = try row.optionalInt(14).flatMap(ReleaseDate.init(number:))
    item.storeURL = try row.optionalText(15)
    return WatchEntry(
      item: item,
      addedAt: try row.int64(3),
      below: try row.optionalDouble(4),
      note: try row.optionalText(5),
      checkedAt: try row.int64(6),
      isAbsent: try row.bool(7)
    )
  }
}

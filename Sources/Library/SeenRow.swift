import Catalog
import Records
import SQLite

/// A row of the items seen, with what only the store knows of it.
struct SeenRow {
  let id: Int64
  /// The words of the name.
  let key: String?
  let item: SeenItem

  /// The columns that a row is read from, in this order.
  static let columns = """
    item.id, name_key, number, type, country, seen_at, answer, released, price, currency,
    name, creator, collection, genre,
    (SELECT address FROM endpoint WHERE endpoint.id = item.endpoint),
    record_start, record_size
    """

  /// Reads rows of a query for `columns`, past those that mean nothing to this version.
  static func all(
    where condition: String,
    _ parameters: [any Bindable],
    in connection: Connection
  ) throws(SQLiteError) -> [SeenRow] {
    try connection.query(
      "SELECT \(columns) FROM item WHERE \(condition)",
      parameters
    ) { row throws(SQLiteError) in try SeenRow(row) }
    .compactMap { $0 }
  }

  /// Reads one row; nil for a type of a newer version.
  private init?(_ row: borrowing Row) throws(SQLiteError) {
    id = try row.int64(0)
    key = try row.optionalText(1)
    guard let type = ItemType(rawValue: try row.text(3)) else { return nil }
    var item = Item(id: ItemID(type, try row.int64(2)), country: try row.text(4))
    item.released = try row.optionalInt(7).flatMap(ReleaseDate.init(number:))
    item.price = try row.optionalDouble(8)
    item.currency = try row.optionalText(9)
    item.name = try row.optionalText(10)
    item.creator = try row.optionalText(11)
    item.collection = try row.optionalText(12)
    item.genre = try row.optionalText(13)
    self.item = SeenItem(
      item: item,
      endpoint: try row.optionalText(14) ?? "",
      seenAt: try row.int64(5),
      answer: AnswerID(rawValue: try row.int64(6)),
      place: Self.place(try row.optionalInt(15), try row.optionalInt(16))
    )
  }

  private static func place(_ start: Int?, _ size: Int?) -> Range<Int>? {
    guard let start, let size, start >= 0, size >= 0 else { return nil }
    let (end, isOverflow) = start.addingReportingOverflow(size)
    return isOverflow ? nil : start..<end
  }

  /// What tells the item from others, in another file too.
  var identity: Identity {
    Identity(id: item.item.id, country: item.item.country, endpoint: item.endpoint)
  }

  /// An item in one country, as one service has it.
  struct Identity: Hashable {
    let id: ItemID
    let country: String
    let endpoint: String
  }
}

extension ReleaseDate {
  /// The day as a number whose order is that of the days: 20050719.
  var number: Int { year * 10_000 + month * 100 + day }

  /// Reads a day from a number; nil for a day that no calendar has.
  init?(number: Int) {
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

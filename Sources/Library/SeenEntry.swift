import Catalog
import Records
import SQLite

/// The keeping of items of one answer, within one transaction.
struct SeenEntry {
  let writer: Writer
  let endpoint: String
  /// Whether the answer's records say all that the service knows.
  let isWhole: Bool

  /// Whether the index was found damaged and has been built anew.
  private(set) var hasRebuilt = false
  private var endpointID: Int64?

  init(writer: Writer, endpoint: String, isWhole: Bool) {
    self.writer = writer
    self.endpoint = endpoint
    self.isWhole = isWhole
  }

  /// Keeps an item of the answer, whose record has this place in it, unless something newer or fuller is kept of it.
  mutating func keep(
    _ item: Item,
    answer: Int64,
    _ place: Range<Int>,
    seenAt: Int64
  ) throws(SQLiteError) {
    let endpoint = try endpointRow()
    let known = try writer.connection.first(
      """
      SELECT id, seen_at, is_whole FROM item
      WHERE number = ?1 AND type = ?2 AND country = ?3 AND endpoint = ?4
      """,
      [item.id.number, item.id.type.rawValue, item.country, endpoint]
    ) { row throws(SQLiteError) in
      (id: try row.int64(0), seenAt: try row.int64(1), isWhole: try row.bool(2))
    }
    let origin: [any Bindable] = [answer, place.lowerBound, place.count, seenAt, isWhole]
    guard let known else {
      let id = try insert(item, origin + [endpoint])
      try keepPrices(of: item, id, at: seenAt, isNew: true)
      return
    }
    // A chart, too, says what an item costs, although it says less of it than is known.
    try keepPrices(of: item, known.id, at: seenAt, isNew: false)
    guard seenAt >= known.seenAt else { return }
    guard isWhole || !known.isWhole else {
      try writer.run("UPDATE item SET latest_answer = ?2 WHERE id = ?1", [known.id, answer])
      return
    }
    try update(known.id, item, origin)
  }

  private mutating func insert(
    _ item: Item,
    _ origin: [any Bindable]
  ) throws(SQLiteError) -> Int64 {
    try writer.run(
      """
      INSERT INTO item (
        number, type, country, released, price, currency, name, creator, collection, genre,
        name_key, creator_key, answer, record_start, record_size, seen_at, is_whole, endpoint
      )
      VALUES (
        ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18
      )
      """,
      [item.id.number, item.id.type.rawValue, item.country] + values(of: item) + origin
    )
    let id = writer.connection.lastInsertRowID
    try keepTexts(of: item, id, isNew: true)
    try onIndex { writer throws(SQLiteError) in try FullTextIndex.insert(id, writer) }
    return id
  }

  private func keepPrices(
    of item: Item,
    _ id: Int64,
    at seenAt: Int64,
    isNew: Bool
  ) throws(SQLiteError) {
    try SeenPrices(writer.connection, of: id)
      .record(Prices(of: item), at: seenAt, isNew: isNew, writer)
  }

  /// What the newer record does not say of the item's names is still known from the older.
  private mutating func update(
    _ id: Int64,
    _ item: Item,
    _ origin: [any Bindable]
  ) throws(SQLiteError) {
    let before = try FullTextIndex.Texts(of: id, in: writer.connection)
    try writer.run(
      """
      UPDATE item SET
        released = coalesce(?2, released), price = ?3, currency = ?4,
        name = coalesce(?5, name), creator = coalesce(?6, creator),
        collection = coalesce(?7, collection), genre = coalesce(?8, genre),
        name_key = coalesce(?9, name_key), creator_key = coalesce(?10, creator_key),
        answer = ?11, record_start = ?12, record_size = ?13, seen_at = ?14, is_whole = ?15,
        latest_answer = NULL
      WHERE id = ?1
      """,
      [id] + values(of: item) + origin
    )
    try keepTexts(of: item, id, isNew: false)
    let after = try FullTextIndex.Texts(of: id, in: writer.connection)
    // Most items come again as they were, and changing the index costs as much as all the rest.
    guard let before, before != after else { return }
    try onIndex { writer throws(SQLiteError) in
      try FullTextIndex.remove(id, before, writer)
      try FullTextIndex.insert(id, writer)
    }
  }

  private func values(of item: Item) -> [any Bindable] {
    [
      item.released?.number, item.price, item.currency, item.name, item.creator, item.collection,
      item.genre, item.name.map(SearchText.key), item.creator.map(SearchText.key),
    ]
  }

  /// Keeps the texts that the index needs in another form than the row has them.
  private func keepTexts(of item: Item, _ id: Int64, isNew: Bool) throws(SQLiteError) {
    func changed(_ text: String?) -> (isChange: Bool, text: String?) {
      guard let text else { return (false, nil) }
      let indexed = SearchText.indexed(text)
      // Compared as bytes: equal for Swift is also what is only written differently.
      return indexed.utf8.elementsEqual(text.utf8) ? (true, nil) : (true, indexed)
    }
    let names = [item.name, item.creator, item.collection, item.genre].map(changed)
    let description = item.description.map(SearchText.indexed)
    if description == nil, names.allSatisfy({ $0.text == nil }) {
      if isNew { return }
      guard try hasTexts(id) else { return }
    }
    let assignments = ["name", "creator", "collection", "genre"].enumerated()
      .filter { names[$0.offset].isChange }
      .map { "\($0.element) = excluded.\($0.element)" }
    let kept = assignments + ["description = coalesce(excluded.description, description)"]
    try writer.run(
      """
      INSERT INTO item_text (item, name, creator, collection, genre, description)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (item) DO UPDATE SET \(kept.joined(separator: ", "))
      """,
      [id] + names.map(\.text) + [description]
    )
  }

  private func hasTexts(_ id: Int64) throws(SQLiteError) -> Bool {
    try writer.connection.first("SELECT 1 FROM item_text WHERE item = ?1", [id]) { _ in true }
      ?? false
  }

  private mutating func endpointRow() throws(SQLiteError) -> Int64 {
    if let endpointID { return endpointID }
    try writer.run("INSERT OR IGNORE INTO endpoint (address) VALUES (?1)", [endpoint])
    let id = try writer.connection.first(
      "SELECT id FROM endpoint WHERE address = ?1",
      [endpoint]
    ) { row throws(SQLiteError) in try row.int64(0) }
    endpointID = id
    return id ?? 0
  }

  /// Changes the index, or builds it anew if it is damaged; it then has the change.
  private mutating func onIndex(
    _ change: (Writer) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    do throws(SQLiteError) {
      try change(writer)
    } catch {
      guard FullTextIndex.isDamage(error), !hasRebuilt else { throw error }
      try FullTextIndex.rebuild(writer)
      hasRebuilt = true
    }
  }
}

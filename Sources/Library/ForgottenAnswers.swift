import Catalog
import Records
import SQLite

/// What a wish to forget is about among the answers and the items in them, on one connection.
struct ForgottenAnswers {
  private let wish: Forgetting
  private let connection: Connection

  init(_ wish: Forgetting, _ connection: Connection) {
    self.wish = wish
    self.connection = connection
  }

  /// How much there is of it.
  func counts() throws(SQLiteError) -> ForgottenCounts {
    var counts = ForgottenCounts()
    switch wish {
    case .history, .screen:
      break
    case .seen, .all:
      counts.answers = try count(of: "answer")
      counts.items = try count(of: "item")
    case .words, .item:
      counts.answers = try answers().count
      counts.items = try items().count
    }
    return counts
  }

  /// Deletes it.
  func delete(_ writer: Writer) throws(SQLiteError) {
    switch wish {
    case .history, .screen:
      break
    case .seen, .all:
      try FullTextIndex.removeAll(writer)
      for table in ["price", "item_text", "item", "endpoint", "answer"] {
        try writer.run("DELETE FROM \(table)")
      }
    case .words, .item:
      for id in try answers() { try writer.run("DELETE FROM answer WHERE id = ?1", [id]) }
      for id in try items() { try delete(item: id, writer) }
    }
  }

  private func delete(item id: Int64, _ writer: Writer) throws(SQLiteError) {
    if let texts = try FullTextIndex.Texts(of: id, in: connection) {
      try FullTextIndex.remove(id, texts, writer)
    }
    for table in ["price", "item_text"] {
      try writer.run("DELETE FROM \(table) WHERE item = ?1", [id])
    }
    try writer.run("DELETE FROM item WHERE id = ?1", [id])
  }

  /// The answers to what was asked with the words, or for the item alone.
  ///
  /// Answers that have it among others stay: they are answers to something else.
  private func answers() throws(SQLiteError) -> [Int64] {
    let rows = try connection.query("SELECT id, request FROM answer") { row throws(SQLiteError) in
      (id: try row.int64(0), request: try row.text(1))
    }
    return rows.filter { row in
      RequestCoding.request(from: row.request).map(isMeant) ?? false
    }
    .map(\.id)
  }

  private func isMeant(_ request: CatalogRequest) -> Bool {
    switch (wish, request) {
    case (.words(let words), _):
      SoughtWords(words).occur(in: request.typed)
    case (.item(let storeID), .lookup(let lookup)):
      lookup.ids == [storeID.id.number] && lookup.entity == nil
        && lookup.country.code == storeID.country
    case (.item, .search), (.item, .chart), (.screen, _), (.history, _), (.seen, _), (.all, _):
      false
    }
  }

  private func items() throws(SQLiteError) -> [Int64] {
    switch wish {
    case .item(let storeID):
      return try connection.query(
        "SELECT id FROM item WHERE number = ?1 AND type = ?2 AND country = ?3",
        StoredEntry.identity(of: storeID)
      ) { row throws(SQLiteError) in try row.int64(0) }
    case .words(let text):
      let words = SoughtWords(text)
      // The keys have the same words, folded alike; most items fall out without their names being looked at.
      let rows = try connection.query(
        """
        SELECT id, name, creator FROM item
        WHERE instr(name_key, ?1) > 0 OR instr(creator_key, ?1) > 0
        """,
        [words.first ?? "\u{10FFFF}"]
      ) { row throws(SQLiteError) in
        (id: try row.int64(0), names: [try row.optionalText(1), try row.optionalText(2)])
      }
      return rows.filter { words.occur(in: $0.names) }.map(\.id)
    case .screen, .history, .seen, .all:
      return []
    }
  }

  private func count(of table: String) throws(SQLiteError) -> Int {
    try connection.first("SELECT count(*) FROM \(table)") { row throws(SQLiteError) in
      try row.int(0)
    } ?? 0
  }
}

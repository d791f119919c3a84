import Catalog
import SQLite

/// The letting go of items of one answer that is about to go, within one transaction.
struct SeenRemoval {
  let writer: Writer
  let answer: Int64
  let endpoint: String

  /// Whether the index was found damaged and has been built anew.
  private(set) var hasRebuilt = false

  init(writer: Writer, answer: Int64, endpoint: String) {
    self.writer = writer
    self.answer = answer
    self.endpoint = endpoint
  }

  /// Takes an item of the answer out, unless another answer has it too.
  mutating func remove(_ item: Item) throws(SQLiteError) {
    let found = try writer.connection.first(
      """
      SELECT id, answer, latest_answer FROM item
      WHERE number = ?1 AND type = ?2 AND country = ?3
      AND endpoint = (SELECT id FROM endpoint WHERE address = ?4)
      """,
      [item.id.number, item.id.type.rawValue, item.country, endpoint]
    ) { row throws(SQLiteError) in
      (id: try row.int64(0), answer: try row.int64(1), latest: try row.optionalInt64(2))
    }
    guard let found else { return }
    if found.answer == answer {
      guard let latest = found.latest, latest != answer else { return try delete(found.id) }
      try hand(found.id, over: latest)
    } else if found.latest == answer {
      try writer.run("UPDATE item SET latest_answer = NULL WHERE id = ?1", [found.id])
    }
  }

  /// The item is from now on what a later answer says, as a chart's is.
  ///
  /// What it cost then is not what it cost later, so the row has no price until it is seen again.
  private func hand(_ id: Int64, over latest: Int64) throws(SQLiteError) {
    try writer.run(
      """
      UPDATE item SET
        answer = ?2, record_start = NULL, record_size = NULL, latest_answer = NULL,
        is_whole = 0, price = NULL, currency = NULL,
        seen_at = coalesce((SELECT fetched_at FROM answer WHERE answer.id = ?2), seen_at)
      WHERE id = ?1
      """,
      [id, latest]
    )
  }

  private mutating func delete(_ id: Int64) throws(SQLiteError) {
    let texts = try FullTextIndex.Texts(of: id, in: writer.connection)
    try writer.run("DELETE FROM item_text WHERE item = ?1", [id])
    try writer.run("DELETE FROM price WHERE item = ?1", [id])
    try writer.run("DELETE FROM item WHERE id = ?1", [id])
    guard let texts else { return }
    do throws(SQLiteError) {
      try FullTextIndex.remove(id, texts, writer)
    } catch {
      guard FullTextIndex.isDamage(error), !hasRebuilt else { throw error }
      try FullTextIndex.rebuild(writer)
      hasRebuilt = true
    }
  }
}

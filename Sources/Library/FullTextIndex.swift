import SQLite

/// The full-text index over the items seen.
///
/// It holds words only; the texts they come from are in the view that it is defined over, so it can be built anew, and
/// an entry is taken out by giving the very texts that went in.
enum FullTextIndex {
  /// The definition of index and view.
  ///
  /// The prefixes of two and three letters have lists of their own, without which a query for one would put together
  /// the lists of thousands of words.
  static let definition = """
    CREATE VIEW IF NOT EXISTS item_search (item, name, creator, collection, genre, description) AS
    SELECT
      item.id, coalesce(item_text.name, item.name), coalesce(item_text.creator, item.creator),
      coalesce(item_text.collection, item.collection), coalesce(item_text.genre, item.genre),
      item_text.description
    FROM item LEFT JOIN item_text ON item_text.item = item.id;

    CREATE VIRTUAL TABLE IF NOT EXISTS item_fts USING fts5 (
      name, creator, collection, genre, description,
      content = 'item_search', content_rowid = 'item', prefix = '2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    """

  /// The score of a match; a name counts ten times a description.
  static let score = "capped_bm25(item_fts, 10.0, 5.0, 3.0, 1.0, 1.0)"

  /// The five texts of an item in the index.
  struct Texts: Equatable {
    var name: String?
    var creator: String?
    var collection: String?
    var genre: String?
    var description: String?

    /// The texts in the order of the columns.
    var values: [any Bindable] { [name, creator, collection, genre, description] }

    /// Reads the texts of an item as they are in the index.
    init?(of item: Int64, in connection: Connection) throws(SQLiteError) {
      let found = try connection.first(
        "SELECT name, creator, collection, genre, description FROM item_search WHERE item = ?1",
        [item]
      ) { row throws(SQLiteError) in
        (
          try row.optionalText(0), try row.optionalText(1), try row.optionalText(2),
          try row.optionalText(3), try row.optionalText(4)
        )
      }
      guard let found else { return nil }
      (name, creator, collection, genre, description) = found
    }
  }

  /// Puts an item into the index, whose texts are in the tables already.
  static func insert(_ item: Int64, _ writer: Writer) throws(SQLiteError) {
    try writer.run(
      """
      INSERT INTO item_fts (rowid, name, creator, collection, genre, description)
      SELECT item, name, creator, collection, genre, description FROM item_search WHERE item = ?1
      """,
      [item]
    )
  }

  /// Takes an item out of the index, with the texts that it was put in with.
  static func remove(_ item: Int64, _ texts: Texts, _ writer: Writer) throws(SQLiteError) {
    try writer.run(
      """
      INSERT INTO item_fts (item_fts, rowid, name, creator, collection, genre, description)
      VALUES ('delete', ?1, ?2, ?3, ?4, ?5, ?6)
      """,
      [item] + texts.values
    )
  }

  /// Takes all items out of the index, damaged or not; their texts go after that.
  static func removeAll(_ writer: Writer) throws(SQLiteError) {
    do throws(SQLiteError) {
      try writer.run("INSERT INTO item_fts (item_fts) VALUES ('delete-all')")
    } catch {
      guard isDamage(error) else { throw error }
      try rebuild(writer)
      try writer.run("INSERT INTO item_fts (item_fts) VALUES ('delete-all')")
    }
  }

  /// Builds the index anew from the texts; takes about as long as putting all items in.
  ///
  /// - Throws: Of the kind `corrupt` if more than the index is damaged.
  static func rebuild(_ writer: Writer) throws(SQLiteError) {
    do throws(SQLiteError) {
      try writer.run(filling)
    } catch {
      guard isDamage(error) else { throw error }
      try rebuildFromNothing(writer)
    }
  }

  private static let filling = "INSERT INTO item_fts (item_fts) VALUES ('rebuild')"

  /// Builds an index anew that SQLite cannot even empty.
  ///
  /// Where the index says how it is laid out, it gets what a new one says.
  private static func rebuildFromNothing(_ writer: Writer) throws(SQLiteError) {
    do throws(SQLiteError) {
      try writer.connection.execute(
        """
        CREATE VIRTUAL TABLE temp.empty USING fts5 (name);
        DELETE FROM item_fts_data;
        DELETE FROM item_fts_idx;
        DELETE FROM item_fts_docsize;
        INSERT INTO item_fts_data SELECT id, block FROM temp.empty_data;
        DROP TABLE temp.empty;
        """
      )
      try writer.run(filling)
    } catch {
      guard error.kind != .full, error.kind != .busy else { throw error }
      // The damage is not the index's alone, or its tables are kept from being written: only a new file helps.
      throw SQLiteError(resultCode: 11, message: error.message, sql: error.sql)
    }
  }

  /// Whether a failure of a statement on the index may be cured by building it anew.
  ///
  /// A page that is damaged gives the code of a damaged file. If it is not one of the index, building fails too.
  static func isDamage(_ error: SQLiteError) -> Bool {
    error.kind == .corruptIndex || error.kind == .corrupt
  }
}

import Catalog
import Records
import SQLite

/// Looks for items in one file: by their names, and by all their texts.
struct SeenFinder {
  let connection: Connection
  let query: SearchQuery
  let limit: Int
  /// Among which items, nil for all.
  var scope: SeenScope?

  /// Matches in the order in which they are shown.
  struct Found {
    /// Those whose name is what was typed, the newest first.
    var named: [SeenRow] = []
    /// Those whose name begins with it.
    var beginning: [SeenRow] = []
    /// All others, the best first.
    var others: [SeenRow] = []
    var total = SeenCount.exactly(0)
  }

  /// The index does not agree with the items, or is damaged.
  enum Failure: Error {
    case outOfStep
    case sqlite(SQLiteError)
  }

  /// Of more matches than this, only the newest are put in order: that takes some microseconds for each.
  private static let ranked = 2_000
  /// More matches than this are not counted but estimated.
  private static let counted = 5_000
  /// Of the matches of all types this many, the newest, are looked through for those of some.
  private static let sifted = 50_000
  /// How many parts of all items an estimate looks at, and how many ids each has.
  ///
  /// Few and large ones: each look costs some tenths of a millisecond before its first row.
  private static let samples: Int64 = 8
  private static let sampleSize: Int64 = 2_048

  /// Finds the matches.
  ///
  /// Runs in one view of the file, so that what another program adds meanwhile does not look like damage.
  func found() throws(Failure) -> Found {
    var found = Found()
    try sqlite { () throws(SQLiteError) in
      found.named = try SeenRow.all(
        where: "name_key = ?1 AND \(fits) ORDER BY item.id DESC LIMIT ?2",
        [query.key, limit],
        in: connection
      )
      // By key, so the shortest come first, which are the nearest. One more than is shown tells whether that is all.
      found.beginning = try SeenRow.all(
        where: """
          name_key > ?1 AND name_key < ?2 AND \(fits) ORDER BY name_key, item.id LIMIT ?3
          """,
        [query.key, SearchQuery.end(ofKeysBeginningWith: query.key), limit + 1],
        in: connection
      )
    }
    guard let exact = query.exact else {
      found.total = .exactly(found.named.count + found.beginning.count)
      return found
    }
    // Some of the best are among those found by name.
    let wanted = limit + min(limit, found.named.count + found.beginning.count)
    let (ids, total) = try onIndex { () throws(SQLiteError) in
      try connection.addCappedRank()
      let (expression, isFast) = try expression(exact)
      let (ids, ranked) = try best(expression, wanted)
      guard ranked == Self.ranked else { return (ids, SeenCount.exactly(ranked)) }
      guard scope == nil else { return (ids, .estimated(Double(ranked), atLeast: ranked)) }
      return (ids, try count(expression, isFast: isFast))
    }
    found.total = total
    let matches = try sqlite { () throws(SQLiteError) in try rows(ids) }
    guard matches.count == ids.count else { throw .outOfStep }
    sort(matches.compactMap { $0 }, into: &found)
    return found
  }

  /// Adds the best matches to those found by name.
  private func sort(_ best: [SeenRow], into found: inout Found) {
    var known = Set(found.named.map(\.id))
    // Of more names than can be shown, the first by key are no better than others.
    let isPartial = found.beginning.count > limit
    let first = isPartial ? best.filter { $0.key?.hasPrefix(query.key) == true } : []
    found.beginning = (first + found.beginning).filter { known.insert($0.id).inserted }
    found.others = best.filter { known.insert($0.id).inserted }
  }

  /// The expression to ask with, and whether the index has lists for all its parts.
  ///
  /// Where the words themselves have more matches than are put in order, those that only begin with the last one are
  /// left out. For them the lists of many words would be put together, which takes longer than all the rest.
  private func expression(
    _ exact: String
  ) throws(SQLiteError) -> (text: String, isFast: Bool) {
    guard let begun = query.begun else { return (exact, true) }
    guard !query.isBegunFast else { return (begun, true) }
    let known = try counted(exact, upTo: Self.ranked)
    return known < Self.ranked ? (begun, false) : (exact, true)
  }

  /// The ids of the best among the newest matches, and how many were put in order.
  private func best(
    _ expression: String,
    _ wanted: Int
  ) throws(SQLiteError) -> (ids: [Int64], ranked: Int) {
    let first = scope == nil ? 0 : try oldest(expression)
    let joined = scope == nil ? "" : "JOIN item ON item.id = item_fts.rowid"
    let rows = try connection.query(
      """
      SELECT id, count(*) OVER () FROM (
        SELECT item_fts.rowid AS id, \(FullTextIndex.score) AS score FROM item_fts \(joined)
        WHERE item_fts MATCH ?1 AND item_fts.rowid >= ?3 AND \(fits)
        ORDER BY item_fts.rowid DESC LIMIT \(Self.ranked)
      )
      ORDER BY score, id DESC LIMIT ?2
      """,
      [expression, wanted, first]
    ) { row throws(SQLiteError) in (id: try row.int64(0), ranked: try row.int(1)) }
    return (rows.map(\.id), rows.first?.ranked ?? 0)
  }

  /// The id of the oldest match that is looked at for what is in the scope.
  private func oldest(_ expression: String) throws(SQLiteError) -> Int64 {
    try number(
      """
      SELECT coalesce(min(rowid), 0) FROM (
        SELECT rowid FROM item_fts WHERE item_fts MATCH ?1 ORDER BY rowid DESC LIMIT \(Self.sifted)
      )
      """,
      [expression]
    )
  }

  /// The condition for an item in the scope; the words of types and the codes of storefronts are letters and hyphens.
  private var fits: String {
    guard let scope else { return "TRUE" }
    let types = scope.types.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
    let country = scope.country.flatMap(Storefront.init(code:)).map {
      " AND country = '\($0.code)'"
    }
    return "type IN (\(types))\(country ?? "")"
  }

  private func count(_ expression: String, isFast: Bool) throws(SQLiteError) -> SeenCount {
    guard isFast else {
      // Most of the time goes into the first row, so all can be counted.
      return .exactly(try counted(expression, upTo: .max))
    }
    let counted = try counted(expression, upTo: Self.counted + 1)
    guard counted > Self.counted else { return .exactly(counted) }
    let first = try number("SELECT coalesce(min(id), 0) FROM item", [])
    let last = try number("SELECT coalesce(max(id), 0) FROM item", [])
    // The matches in parts that are spread evenly stand for those in all.
    let span = max(1, last - first + 1)
    var hits: Int64 = 0
    var looked: Int64 = 0
    for sample in 0..<Self.samples {
      let start = first + Int64((Double(span) * Double(sample) / Double(Self.samples)).rounded())
      let end = min(start + Self.sampleSize, last + 1)
      guard start < end else { continue }
      hits += try number(
        "SELECT count(*) FROM item_fts WHERE item_fts MATCH ?1 AND rowid >= ?2 AND rowid < ?3",
        [expression, start, end]
      )
      looked += end - start
    }
    let estimate = Double(hits) * Double(span) / Double(max(1, looked))
    return .estimated(estimate, atLeast: counted)
  }

  private func counted(_ expression: String, upTo limit: Int) throws(SQLiteError) -> Int {
    let number = try number(
      """
      SELECT count(*) FROM (SELECT rowid FROM item_fts WHERE item_fts MATCH ?1 LIMIT ?2)
      """,
      [expression, limit]
    )
    return Int(number)
  }

  private func number(
    _ sql: String,
    _ parameters: [any Bindable]
  ) throws(SQLiteError) -> Int64 {
    try connection.first(sql, parameters) { row throws(SQLiteError) in try row.int64(0) } ?? 0
  }

  /// The rows of ids in their order; nil stands for a row of a type that this version does not know.
  private func rows(_ ids: [Int64]) throws(SQLiteError) -> [SeenRow?] {
    var rows: [SeenRow?] = []
    for id in ids {
      let row = try SeenRow.all(where: "id = ?1", [id], in: connection).first
      if row == nil {
        guard try number("SELECT count(*) FROM item WHERE id = ?1", [id]) > 0 else { continue }
      }
      rows.append(row)
    }
    return rows
  }

  private func sqlite<T>(_ body: () throws(SQLiteError) -> T) throws(Failure) -> T {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw .sqlite(error)
    }
  }

  private func onIndex<T>(_ body: () throws(SQLiteError) -> T) throws(Failure) -> T {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw FullTextIndex.isDamage(error) ? .outOfStep : .sqlite(error)
    }
  }
}

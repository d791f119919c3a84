public import Catalog
public import Records
import SQLite

/// The items that any answer brought, each once for a country and a service.
///
/// They are made of the answers by `indexNext(limit:)`; until then an answer's items are not found.
public final class SeenStore {
  /// More rows are never asked for, whatever the caller says.
  private static let mostRows = 100_000

  private let database: Database
  private let answers: AnswerStore
  private let indexer: SeenIndexer
  /// Whether the index has been built anew in this run; it is done once.
  private var hasRebuilt = false

  init(_ database: Database, answers: AnswerStore) {
    self.database = database
    self.answers = answers
    indexer = SeenIndexer(database)
  }

  /// Works some more items of the answers in, in one transaction of a few milliseconds.
  ///
  /// - Parameter limit: How many items at most.
  /// - Returns: Whether to call again: false when all is in, or nothing can be written now.
  @discardableResult
  public func indexNext(limit: Int = 25) -> Bool {
    switch indexer.indexNext(limit: limit) {
    case .worked: return true
    case .rebuilt:
      noteRebuilt()
      return true
    case .finished, .failed: return false
    }
  }

  /// Finds items by their texts: exact names first, names that begin with the words, and then the best of the newest.
  ///
  /// Takes any text; the last word may be the beginning of one.
  public func find(_ text: String, limit: Int = 50) -> SeenMatches {
    let query = SearchQuery(text)
    guard !query.key.isEmpty, limit > 0 else { return .none }
    let limit = min(limit, Self.mostRows)
    let find = { (connection: Connection) throws(SQLiteError) -> SeenFinder.Found? in
      let finder = SeenFinder(connection: connection, query: query, limit: limit)
      return try connection.transaction(.deferred) { () throws(SQLiteError) in
        do throws(SeenFinder.Failure) {
          return try finder.found()
        } catch {
          switch error {
          case .outOfStep: return nil
          case .sqlite(let error): throw error
          }
        }
      }
    }
    let generation = database.generation
    var here = database.read(find)
    if case .some(nil) = here, rebuild() { here = database.read(find) }
    if database.generation != generation {
      // The file was damaged, and the one in its place has the answers, but no items yet.
      while indexNext(limit: 200) {}
      here = database.read(find)
    }
    let archived = database.readArchive(find)
    return merged([here ?? nil, archived ?? nil].compactMap { $0 }, limit: limit)
  }

  /// The item as its newest answer has it.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - country: The storefront's code in lower case.
  ///   - endpoint: The service that answered, nil for any.
  /// - Returns: The item, nil if it was never seen in that country.
  public func item(_ id: ItemID, country: String, endpoint: String? = nil) -> SeenItem? {
    rows(
      """
      number = ?1 AND type = ?2 AND country = ?3
      AND (?4 IS NULL OR endpoint = (SELECT id FROM endpoint WHERE address = ?4))
      ORDER BY seen_at DESC LIMIT 1
      """,
      [id.number, id.type.rawValue, country, endpoint]
    )
    .max { $0.seenAt < $1.seenAt }
  }

  /// Everything that the item's answer says of it; what the row says if the answer is gone.
  public func fullItem(_ seen: SeenItem) -> Item {
    guard let answer = answers.answer(seen.answer) else { return seen.item }
    return AnswerItems.all(of: answer.body, to: answer.request)
      .first { $0.id == seen.item.id && $0.country == seen.item.country } ?? seen.item
  }

  /// The items of a creator in a country, the newest first.
  ///
  /// - Parameters:
  ///   - creator: The name, in any spelling.
  ///   - country: The storefront's code in lower case.
  ///   - exception: An item that is left out.
  ///   - limit: How many at most.
  /// - Returns: The items, with the one that was worked in last first.
  public func similarCreators(
    _ creator: String,
    country: String,
    except exception: ItemID? = nil,
    limit: Int = 50
  ) -> [SeenItem] {
    let key = SearchText.key(creator)
    guard !key.isEmpty, limit > 0 else { return [] }
    let found = rows(
      "creator_key = ?1 AND country = ?2 ORDER BY item.id DESC LIMIT ?3",
      [key, country, min(limit, Self.mostRows) + 1]
    )
    return Array(found.filter { $0.item.id != exception }.prefix(limit))
  }

  /// The items that came last.
  public func recent(limit: Int) -> [SeenItem] {
    let found = rows("seen_at IS NOT NULL ORDER BY seen_at DESC, item.id DESC LIMIT ?1", [limit])
    return Array(found.prefix(max(0, limit)))
  }

  /// The items that come out after a day in a country, the next first.
  public func coming(after day: ReleaseDate, country: String, limit: Int) -> [SeenItem] {
    let found = rows(
      "country = ?1 AND released > ?2 ORDER BY released, item.id LIMIT ?3",
      [country, day.number, limit]
    )
    return Array(found.prefix(max(0, limit)))
  }

  /// The rows of what is written now and of the file that is only read, each item once.
  private func rows(_ condition: String, _ parameters: [any Bindable]) -> [SeenItem] {
    let find = { (connection: Connection) throws(SQLiteError) -> [SeenRow] in
      try SeenRow.all(where: condition, parameters, in: connection)
    }
    let found = (database.read(find) ?? []) + (database.readArchive(find) ?? [])
    return Self.withoutRepetitions(found).map(\.item)
  }

  private func merged(_ parts: [SeenFinder.Found], limit: Int) -> SeenMatches {
    let tiers = parts.map(\.named) + parts.map(\.beginning) + parts.map(\.others)
    let items = Self.withoutRepetitions(tiers.flatMap { $0 }).prefix(limit).map(\.item)
    let counted = parts.map(\.total).reduce(SeenCount.exactly(0), +)
    return SeenMatches(items: Array(items), total: counted.atLeast(items.count))
  }

  private static func withoutRepetitions(_ rows: [SeenRow]) -> [SeenRow] {
    var known: Set<SeenRow.Identity> = []
    return rows.filter { known.insert($0.identity).inserted }
  }

  /// Builds the index anew, once; false if that does not help.
  private func rebuild() -> Bool {
    guard !hasRebuilt else { return false }
    do throws(LibraryError) {
      try database.write { writer throws(SQLiteError) in try FullTextIndex.rebuild(writer) }
    } catch {
      return false
    }
    noteRebuilt()
    return true
  }

  private func noteRebuilt() {
    hasRebuilt = true
    database.add(.indexRebuilt(file: .seen))
  }
}

extension SeenStore {
  /// The names and creators seen that begin with a text, in order and as they are written.
  ///
  /// Case, accents and signs do not count. Takes the same time whatever their number.
  public func completions(_ prefix: String, limit: Int = 20) -> [String] {
    let beginning = SearchText.beginning(prefix)
    guard !beginning.isEmpty, limit > 0 else { return [] }
    let find = { (connection: Connection) throws(SQLiteError) -> [String: String] in
      var found = try Self.names("name", beginning, limit, connection)
      found.merge(try Self.names("creator", beginning, limit, connection)) { name, _ in name }
      return found
    }
    var found = database.readArchive(find) ?? [:]
    found.merge(database.read(find) ?? [:]) { _, newer in newer }
    return found.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
  }

  /// Goes from key to key through the index, since one name may be that of thousands of items.
  private static func names(
    _ column: String,
    _ beginning: String,
    _ limit: Int,
    _ connection: Connection
  ) throws(SQLiteError) -> [String: String] {
    let end = SearchQuery.end(ofKeysBeginningWith: beginning)
    var found: [String: String] = [:]
    var last: String?
    while found.count < limit {
      let next = try connection.first(
        """
        SELECT \(column)_key, \(column) FROM item
        WHERE \(column)_key \(last == nil ? ">=" : ">") ?1 AND \(column)_key < ?2
        ORDER BY \(column)_key LIMIT 1
        """,
        [last ?? beginning, end]
      ) { row throws(SQLiteError) in (key: try row.text(0), name: try row.optionalText(1)) }
      guard let next else { break }
      found[next.key] = next.name ?? next.key
      last = next.key
    }
    return found
  }
}

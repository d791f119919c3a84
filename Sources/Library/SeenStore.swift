public import Catalog
public import Records
import SQLite

/// The items that any answer brought, each once for a country and a service.
///
/// They are made of the answers by `indexNext(limit:)`; until then an answer's items are not found.
public final class SeenStore {
  /// More rows are never asked for, whatever the caller says.
  private static let mostRows = 100_000

  let database: Database
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
  /// - Parameters:
  ///   - limit: How many items at most.
  ///   - patience: For how long to wait for the lock of another program, nil for as long as usual.
  /// - Returns: Whether to call again: false when all is in, or nothing can be written now.
  @discardableResult
  public func indexNext(limit: Int = 25, waitingAtMost patience: Duration? = nil) -> Bool {
    switch indexer.indexNext(limit: limit, waitingAtMost: patience) {
    case .worked: return true
    case .rebuilt:
      noteRebuilt()
      return true
    case .finished, .failed: return false
    }
  }

  /// Finds items by their texts: exact names first, names that begin with the words, and then the best of the newest.
  ///
  /// Takes any text; the last word may be the beginning of one. With a scope only what is in it counts.
  public func find(_ text: String, limit: Int = 50, among scope: SeenScope? = nil) -> SeenMatches {
    let query = SearchQuery(text)
    guard !query.key.isEmpty, limit > 0 else { return .none }
    let limit = min(limit, Self.mostRows)
    let find = { (connection: Connection) throws(SQLiteError) -> SeenFinder.Found? in
      let finder = SeenFinder(connection: connection, query: query, limit: limit, scope: scope)
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
    for case .some(nil) in [here, archived] {
      // The index is damaged, and nothing can be done about it in this run.
      database.addOnce(.notReading(.damaged, file: .seen))
    }
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
    item(number: id.number, type: id.type, country: country, endpoint: endpoint)
  }

  /// The item with this number, of any type if that is nil, as its newest answer has it.
  public func item(
    number: Int64,
    type: ItemType?,
    country: String,
    endpoint: String? = nil
  ) -> SeenItem? {
    rows(
      """
      number = ?1 AND (?2 IS NULL OR type = ?2) AND country = ?3
      AND (?4 IS NULL OR endpoint = (SELECT id FROM endpoint WHERE address = ?4))
      ORDER BY seen_at DESC LIMIT 1
      """,
      [number, type?.rawValue, country, endpoint]
    )
    .max { $0.seenAt < $1.seenAt }
  }

  /// The items with everything that their answers say of them; those whose answers are gone as they are.
  public func completed(_ seen: [SeenItem]) -> [SeenItem] {
    zip(RecordReader(answers: answers).items(of: seen.map(\.reference)), seen)
      .map { $0 ?? $1 }
  }

  /// The items that references lead to, in their order, as their answers have them.
  ///
  /// Where an answer is gone, the item is as it was seen since; nil where it was not.
  public func items(of references: [SeenReference]) -> [SeenItem?] {
    zip(RecordReader(answers: answers).items(of: references), references)
      .map { found, reference in
        found ?? item(reference.item.id, country: reference.item.country)
      }
  }

  /// The items of a creator in a country.
  ///
  /// - Parameters:
  ///   - creator: The name, in any spelling.
  ///   - country: The storefront's code in lower case.
  ///   - exception: An item that is left out.
  ///   - limit: How many at most.
  /// - Returns: The items, those that were seen last first, of one answer in its order.
  public func similarCreators(
    _ creator: String,
    country: String,
    except exception: ItemID? = nil,
    limit: Int = 50
  ) -> [SeenItem] {
    let key = SearchText.key(creator)
    guard !key.isEmpty, limit > 0 else { return [] }
    let found = rows(
      "creator_key = ?1 AND country = ?2 ORDER BY seen_at DESC, item.id LIMIT ?3",
      [key, country, min(limit, Self.mostRows) + 1]
    )
    return Array(found.filter { $0.item.id != exception }.prefix(limit))
  }

  /// The items that searches and look-ups brought last, those of one answer in its order; charts are seen by the way.
  public func recent(limit: Int) -> [SeenItem] {
    let found = rows("is_whole = 1 ORDER BY seen_at DESC, item.id LIMIT ?1", [max(0, limit)])
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

import Browsing
import Catalog
import Library
import Records

/// Answers from everything seen what screens want to know of it.
struct SeenRecall {
  /// How many titles that come out soon are enough for home.
  private static let mostComing = 10
  /// How many items that were looked at last are.
  private static let mostLast = 5
  /// How many matches are looked through for those that a filter lets through.
  private static let mostSifted = 2_000
  /// How many items of one creator are enough where nobody says how many.
  private static let mostOfCreator = 50

  /// Among how many films and television is looked for, those with the nearest names first.
  private static let mostSearched = 2_000

  let stores: Stores

  /// What has some words in it.
  func find(_ query: SeenQuery) -> Sightings<SeenItem> {
    workIn()
    if let filter = query.filter, let fitting = find(query, filter) { return fitting }
    let matches = stores.seen.find(query.words, limit: query.limit)
    return Sightings(matches: stores.seen.completed(matches.items), total: matches.total)
  }

  /// The matches that a filter lets through, nil if there are none: then what it left out is worth knowing.
  private func find(_ query: SeenQuery, _ filter: Filter) -> Sightings<SeenItem>? {
    let found = stores.seen.find(
      query.words,
      limit: max(query.limit, Self.mostSifted),
      among: filter.types.map { SeenScope(types: $0) }
    )
    let matches = found.items
    let rows = RowOrder.indices(of: matches.map(\.item), filter: filter, sort: nil)
    guard !rows.isEmpty else { return nil }
    let fitting = rows.prefix(query.limit).map { matches[$0] }
    // Of more matches than were looked through nobody knows how many fit.
    let total: SeenCount =
      rows.count == matches.count
      ? found.total
      : found.total == .exactly(matches.count)
        ? .exactly(rows.count) : .estimated(Double(rows.count), atLeast: rows.count)
    return Sightings(matches: stores.seen.completed(fitting), total: total)
  }

  /// What an inquiry wants to know.
  ///
  /// - Parameters:
  ///   - question: What it wants to know.
  ///   - now: The present time in seconds since 1970.
  /// - Returns: The answer; what nobody has seen is empty.
  func answer(to question: SeenQuestion, now: Int64) -> Sightings<SeenItem> {
    workIn()
    switch question {
    case .home(let country):
      return Sightings(
        coming: stores.seen.completed(coming(in: country, now: now)),
        last: stores.seen.completed(last)
      )
    case .search(let query):
      return Sightings(matches: films(for: query))
    case .similar(let similarity):
      let found = stores.seen.similarCreators(
        similarity.creator ?? "",
        country: similarity.country.code,
        except: similarity.id,
        limit: similarity.limit ?? Self.mostOfCreator
      )
      return Sightings(matches: stores.seen.completed(found))
    case .item(let number, let type, let country):
      let found = stores.seen.item(number: number, type: type, country: country.code)
      return Sightings(matches: stores.seen.completed([found].compactMap { $0 }))
    }
  }

  /// What the rows of a kept screen are; nil if nothing of it is left.
  func sightings(of kept: Sightings<SeenReference>) -> Sightings<SeenItem>? {
    let references = kept.rows
    let items = zip(references, stores.seen.items(of: references))
    var found: [SeenReference: SeenItem] = [:]
    for case (let reference, let item?) in items { found[reference] = item }
    return found.isEmpty && !references.isEmpty ? nil : kept.compactMap { found[$0] }
  }

  /// The films and the television that a search would find among everything seen.
  private func films(for query: Query) -> [SeenItem] {
    let words = [query.term, query.creator ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let scope = SeenScope(types: query.retiredTypes, country: query.country.code)
    let found = stores.seen.find(words, limit: Self.mostSearched, among: scope).items
    // What the words must be in, and what else counts, only the whole record says.
    let films = stores.seen.completed(found).filter { query.findsRetired($0.item) }
    return Array(films.prefix(query.limit))
  }

  private func coming(in country: Storefront, now: Int64) -> [SeenItem] {
    guard let today = ReleaseDate(dayOfSecond: now) else { return [] }
    return stores.seen.coming(after: today, country: country.code, limit: Self.mostComing)
  }

  /// What was opened last; as long as nothing was, what searches brought last.
  private var last: [SeenItem] {
    let opened = stores.sessions.opened(limit: Self.mostLast).compactMap { item in
      stores.seen.item(item.id, country: item.country)
    }
    return opened.isEmpty ? stores.seen.recent(limit: Self.mostLast) : opened
  }

  /// What the last answers brought is not in the index before somebody looks.
  private func workIn() {
    while stores.seen.indexNext(limit: 200) {}
  }
}

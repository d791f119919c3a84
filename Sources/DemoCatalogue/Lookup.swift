/// Answers `/lookup`.
struct Lookup: Sendable {
  let shelf: Shelf

  /// The most ids of one request; more fail at Apple's gateway.
  private static let mostIDs = 200

  /// Finds records by their ids and, with an entity, what belongs to each of them.
  func reply(to target: RequestTarget) -> DemoReply {
    guard let storefront = target.storefront else { return .invalid("country") }
    if let key = SearchTerms.invalidKey(in: target) { return .invalid(key) }
    var ids: [Int64] = []
    for part in target.list("id") {
      guard let id = Int64(part), id >= 0 else { return .invalid("itunesId") }
      ids.append(id)
    }
    guard ids.count <= Self.mostIDs else { return .page(502, "Bad Gateway") }
    let parents = Self.unique(ids.compactMap { shelf.record(id: $0) } + others(in: target))
    guard target["entity"] != nil else { return .records(parents, in: storefront) }
    let found = parents.flatMap { parent in [parent] + children(of: parent, in: target) }
    return .records(found, in: storefront)
  }

  /// What is asked for by something else than an id of the store.
  private func others(in target: RequestTarget) -> [Record] {
    let numbers = target.list("upc") + target.list("isbn")
    let bundles = target.list("bundleId").compactMap { bundle in
      shelf.records.first { $0.text("bundleId") == bundle }
    }
    let guideArtists = target.list("amgArtistId").compactMap { number in
      shelf.records.first { $0.kind == .artist && $0.text("amgArtistId") == number }
    }
    return numbers.compactMap { shelf.record(number: $0) } + bundles + guideArtists
  }

  /// What belongs to a parent, in the order of the shelf or newest first; the limit is per parent.
  private func children(of parent: Record, in target: RequestTarget) -> [Record] {
    let selections = SearchTerms.selections(for: target)
    var found = shelf.records.filter { record in
      selections.contains { $0.includes(record) } && record.belongs(to: parent.id)
    }
    if target["sort"] == "recent" {
      let dated = found.enumerated().map { place, record in
        (date: record.text("releaseDate") ?? "", place: place, record: record)
      }
      found = dated.sorted { ($1.date, $0.place) < ($0.date, $1.place) }.map(\.record)
    }
    return Array(found.prefix(limit(of: target)))
  }

  /// Unlike in a search, more than 200 here means the default.
  private func limit(of target: RequestTarget) -> Int {
    guard let limit = target["limit"].flatMap({ Int($0) }), (1...200).contains(limit) else {
      return 50
    }
    return limit
  }

  private static func unique(_ records: [Record]) -> [Record] {
    var seen: Set<Int64> = []
    return records.filter { seen.insert($0.id).inserted }
  }
}

/// What belongs to an item, with the item as its title.
struct MoreCourse: InquiryCourse {
  private let belongings: Belongings
  private var queue: RequestQueue

  init(_ belongings: Belongings) {
    self.belongings = belongings
    let isCutAtTheOldest =
      belongings.kind == .albums || belongings.kind == .podcastEpisodes
    queue = RequestQueue(
      belongings.kind.entities.map { entity in
        .lookup(
          Lookup(
            .ids([belongings.parent.number]),
            country: belongings.country,
            entity: entity,
            limit: Query.limits.upperBound,
            newestFirst: isCutAtTheOldest,
            language: belongings.language
          )
        )
      }
    )
  }

  mutating func next() -> [CatalogRequest] { queue.next() }

  mutating func receive(_ result: Result<Answer, CatalogError>, for request: CatalogRequest) {
    _ = queue.receive(result, for: request)
  }

  var outcome: Inquiry.Outcome? {
    if let main = queue.requests.first, case .failure(let error) = queue[main] {
      return .failed(error, main)
    }
    guard queue.isComplete else { return nil }
    var findings = findings
    if let (error, request) = queue.firstFailure {
      // Nothing in the one part is not nothing in all.
      guard !findings.items.isEmpty else { return .failed(error, request) }
      findings.notes.append(.partFailed(error))
    }
    return .found(findings)
  }

  private var findings: Findings {
    let answers = queue.answers
    let all = answers.items.withoutDuplicates()
    let parent = all.first { $0.id == belongings.parent }
    let children = all.filter { $0.id != belongings.parent && belongs($0) }
    var findings = Findings(
      items: sorted(children),
      parent: parent,
      skipped: answers.reduce(0) { $0 + $1.skipped },
      strays: answers.reduce(0) { $0 + $1.strays } + all.count - children.count
        - (parent == nil ? 0 : 1)
    )
    findings.notes = notes(on: findings)
    // All of them are asked for, so that the first are those that come first, and an answer serves any number.
    if let limit = belongings.limit { findings.items = Array(findings.items.prefix(limit)) }
    return findings
  }

  /// Apple lists booklets and other releases' tracks beside an album's own.
  private func belongs(_ item: Item) -> Bool {
    guard belongings.kind.types.contains(item.id.type) else { return false }
    switch belongings.kind {
    case .songs, .episodes: return item.collectionID == belongings.parent.number
    case .podcastEpisodes:
      return item.collectionID ?? belongings.parent.number == belongings.parent.number
    case .albums, .musicVideos, .seasons, .podcasts, .books, .apps, .movies: return true
    }
  }

  private func sorted(_ items: [Item]) -> [Item] {
    switch belongings.kind {
    case .songs:
      items.stablySorted { left, right in
        (left.disc ?? 1, left.track ?? Int.max) < (right.disc ?? 1, right.track ?? Int.max)
      }
    case .episodes:
      items.stablySorted { $0.track ?? Int.max < $1.track ?? Int.max }
    case .seasons:
      items.stablySorted { Self.isBefore($0.released, $1.released) }
    case .albums, .musicVideos, .podcastEpisodes, .podcasts, .books, .movies:
      items.stablySorted { Self.isAfter($0.released, $1.released) }
    case .apps:
      items
    }
  }

  /// The older first, what has no date last.
  private static func isBefore(_ left: ReleaseDate?, _ right: ReleaseDate?) -> Bool {
    guard let left, let right else { return left != nil && right == nil }
    return left < right
  }

  /// The newer first, what has no date last.
  private static func isAfter(_ left: ReleaseDate?, _ right: ReleaseDate?) -> Bool {
    guard let left, let right else { return left != nil && right == nil }
    return left > right
  }

  private func notes(on findings: Findings) -> [Note] {
    guard findings.parent != nil || !findings.items.isEmpty else {
      return [.missing([belongings.parent.number])]
    }
    guard let count = findings.parent?.trackCount else { return [] }
    let found = findings.items.count
    switch belongings.kind {
    case .songs, .episodes:
      // A booklet counts as a track of the album, and cannot be read as an item.
      return found + findings.skipped < count ? [.soldHere(found, of: count)] : []
    case .podcastEpisodes:
      return found < count ? [.newest(found, of: count)] : []
    case .albums, .musicVideos, .seasons, .podcasts, .books, .apps, .movies:
      return []
    }
  }

  var progress: Inquiry.Progress {
    .init(.gettingBelongings, done: queue.done, of: queue.requests.count)
  }

  var asCourse: Course { .more(self) }
}

extension [Item] {
  /// Sorted so that items of which neither comes first keep their order.
  func stablySorted(by isBefore: (Item, Item) -> Bool) -> [Item] {
    // Mostly they are in order: what is asked for newest first comes so.
    if zip(self, dropFirst()).allSatisfy({ !isBefore($1, $0) }) { return self }
    // The places are sorted and not the items, which are large.
    return indices.sorted { left, right in
      if isBefore(self[left], self[right]) { return true }
      if isBefore(self[right], self[left]) { return false }
      return left < right
    }.map { self[$0] }
  }
}

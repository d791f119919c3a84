public import Catalog
public import Records

/// The podcasts of imported feeds, which are looked for while nothing else is to be done.
extension ViewModel {
  /// How far that is.
  struct Matching: Equatable, Sendable {
    /// The feed whose podcast is looked for, and the request that does it.
    var out: (feed: WaitingFeed, id: FetchID)?
    /// Whether a request failed; nothing is asked until somebody types again.
    var isPaused = false
    /// The numbers of the feeds that are looked for although they were before, in vain.
    var again: Set<Int64> = []
    /// How many podcasts were found in this run.
    var found = 0
    /// How many are not there.
    var absent = 0

    static func == (left: Self, right: Self) -> Bool {
      left.out?.feed == right.out?.feed && left.out?.id == right.out?.id
        && left.isPaused == right.isPaused && left.again == right.again
        && left.found == right.found && left.absent == right.absent
    }
  }

  /// Whether a podcast can be looked for.
  var canMatch: Bool { matching.out == nil && !matching.isPaused && nextFeed != nil }

  private var nextFeed: WaitingFeed? {
    watchlist.lazy.compactMap(\.feed)
      .first { feed in
        (feed.triedAt == nil || matching.again.contains(feed.number))
          && Storefront(code: feed.country) != nil
      }
  }

  /// What Apple did not have is looked for once more: it may have it by now.
  mutating func matchAgain() {
    matching.again = Set(watchlist.compactMap(\.feed).filter { $0.triedAt != nil }.map(\.number))
  }

  /// Looks for the podcast of the next feed, by its title.
  mutating func match() -> [Effect] {
    guard canMatch, let feed = nextFeed, let country = Storefront(code: feed.country) else {
      return []
    }
    let id = makeFetchID()
    matching.out = (feed, id)
    let title = ItemText.line(feed.title) ?? feed.address
    let query = Query(
      term: String(title.prefix(Self.longestTerm)),
      media: .podcast,
      country: country
    )
    return [.fetch(id, .search(query), fresh: feed.triedAt != nil)]
  }

  /// Apple finds nothing by more, and no title needs it.
  private static let longestTerm = 200

  /// What came of looking for a podcast; nil for another request.
  mutating func receiveMatch(
    _ result: Result<Received, CatalogError>,
    for id: FetchID
  ) -> [Effect]? {
    guard let (feed, out) = matching.out, out == id else { return nil }
    matching.out = nil
    switch result {
    case .success(let received):
      let key = FeedAddress.key(feed.address)
      let item = received.answer.items.first { item in
        item.id.type == .podcast && key != nil && item.feedURL.flatMap(FeedAddress.key) == key
      }
      return [.match(FeedMatch(feed, item, at: received.source.fetchedAt))]
    case .failure:
      matching.isPaused = true
      return []
    }
  }

  /// What was found is kept, or could not be.
  public mutating func matched(_ match: FeedMatch, isKept: Bool) -> [Effect] {
    guard isKept else {
      matching.isPaused = true
      return []
    }
    matching.again.remove(match.feed.number)
    matching.found += match.item == nil ? 0 : 1
    matching.absent += match.item == nil ? 1 : 0
    guard nextFeed == nil else { return [] }
    defer { (matching.found, matching.absent) = (0, 0) }
    return [.tell(.feedsMatched(found: matching.found, absent: matching.absent))]
  }
}

/// What looking for the podcast of a feed brought.
public struct FeedMatch: Equatable, Sendable {
  /// The feed.
  public var feed: WaitingFeed
  /// The podcast, nil where the catalogue has none with this feed.
  public var item: Item?
  /// When the answer came, in whole seconds since 1970.
  public var time: Int64

  /// Makes one.
  public init(_ feed: WaitingFeed, _ item: Item?, at time: Int64) {
    self.feed = feed
    self.item = item
    self.time = time
  }
}

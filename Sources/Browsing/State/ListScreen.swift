public import Catalog
public import Records

/// A list of items, and where it is looked at.
public struct ListScreen: Equatable, Sendable {
  /// The screen's number within the session.
  public var serial: Int64
  /// What the list is of.
  public var topic: Topic
  /// Why the line that asked was taken for a search, if it nearly was a command.
  public var nearMiss: NearMiss?
  /// The answers in the store that the items are from.
  public var answers: [AnswerID]
  /// Where the items are from, nil on the start screen.
  public var source: Source?
  /// What was found, whole.
  public private(set) var findings: Findings
  /// What is from everything seen.
  public let sightings: Sightings<SeenItem>
  /// The requests that failed, and why.
  public let failures: [CatalogRequest: CatalogError]
  /// When the rows were seen that are not from the answers of this list.
  private var seenTimes: [StoreItemID: Int64]
  /// All items that can be opened, in the order in which they came into the list.
  private var rows: [Item]
  /// The items as displayed: a row's number is its place here.
  public private(set) var items: [Item]
  /// What the item is called that the list is about, where nothing in the list says so.
  var knownName: String?
  /// How the items of a chart have moved.
  public private(set) var movements: [ItemID: ChartMovement] = [:]
  /// What the stores gave, where the list was asked of them alone.
  public private(set) var recollection: Recollection?
  /// The entries of the watchlist among the items, as far as they are known.
  public var watched: [StoreItemID: WatchEntry] = [:]
  /// What was searched for before, nearly as this, where this has found nothing.
  public internal(set) var searchedBefore: String?
  /// When the charts were that the movements count from, in whole seconds since 1970.
  private var baselines: [ChartRequest: Int64] = [:]
  /// Which of the rows are shown, nil for all.
  public var filter: Filter? { didSet { items = arranged } }
  /// The order of the rows, nil for Apple's own.
  public var sort: SortOrder? { didSet { items = arranged } }
  /// The first row shown, from 0; pages follow from it and the window.
  public var firstRow = 0

  /// The screen that greets.
  public static func start(serial: Int64) -> Self {
    Self(serial: serial, topic: .start, findings: Findings(), gathering: Gathering())
  }

  /// The list that answers make.
  public init(
    serial: Int64,
    topic: Topic,
    nearMiss: NearMiss? = nil,
    findings: Findings,
    sightings: Sightings<SeenItem> = Sightings(),
    gathering: Gathering
  ) {
    self.serial = serial
    self.topic = topic
    self.nearMiss = nearMiss
    self.findings = findings
    self.sightings = sightings
    failures = gathering.failures
    answers = gathering.answers
    source = gathering.source
    seenTimes = Self.times(of: sightings, beside: findings, for: topic)
    rows = Self.rows(of: findings, sightings, for: topic, from: source)
    items = rows
    compare(with: gathering.earlier)
    sayWhereAllWasSeen()
  }

  /// A search that Apple answered with nothing, and charts that have nothing either: all of it was seen before.
  private mutating func sayWhereAllWasSeen() {
    guard topic.query != nil, !rows.isEmpty, seenRowCount == rows.count else { return }
    let isOffline = source?.isOffline ?? false
    source = Source(.seen, fetchedAt: seenTimes.values.max() ?? 0, isOffline: isOffline)
  }

  /// The list that the stores make without an answer.
  public init(serial: Int64, topic: Topic, recollection: Recollection, source: Source? = nil) {
    let recollection = recollection.shown(for: topic)
    self.init(
      serial: serial,
      topic: topic,
      findings: Findings(items: recollection.items),
      gathering: Gathering()
    )
    self.recollection = recollection
    self.source = source
    watched = recollection.entries
    // What is known by its feed alone was never seen.
    seenTimes = watched.filter { !$0.key.isWaiting }.mapValues(\.checkedAt)
  }

  /// Downloads have gone on; the rows keep their places, and those that are no longer known their state.
  mutating func learn(_ entries: [DownloadEntry]) {
    guard case .downloads(let shown) = recollection else { return }
    let known = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    recollection = .downloads(shown.map { known[$0.id] ?? $0 })
  }

  /// How many rows there are without a filter.
  var rowCount: Int { rows.count }

  /// The kind of list.
  public var kind: ListKind { topic.kind }

  /// How many records could not be read.
  public var skipped: Int { findings.skipped }

  /// The one request that was asked, nil where there was none or more than one.
  public var request: CatalogRequest? {
    if case .inquiry(.request(let request)) = topic { request } else { nil }
  }

  /// The storefront that the list is of.
  public var country: Storefront? { topic.subject?.country }

  /// Whether the rows are from charts, whose feeds say less of an item than there is to know.
  var isOfCharts: Bool { !findings.charts.isEmpty }

  /// More has been found for the same list.
  ///
  /// The rows that are there keep their numbers, by which the reader names them; new ones come behind.
  mutating func take(_ findings: Findings, _ gathering: Gathering = Gathering()) {
    self.findings = findings
    answers += gathering.answers
    if let added = gathering.source { source = source?.joined(by: added) ?? added }
    seenTimes = Self.times(of: sightings, beside: findings, for: topic)
    let found = Self.rows(of: findings, sightings, for: topic, from: source)
    let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(rows.map(\.id))
    rows = rows.map { byID[$0.id] ?? $0 } + found.filter { !known.contains($0.id) }
    let shown = Set(items.map(\.id))
    items = items.map { byID[$0.id] ?? $0 } + arranged.filter { !shown.contains($0.id) }
    sayWhereAllWasSeen()
  }

  /// The items that can be opened, in the order in which they are displayed.
  ///
  /// What was seen is there once, wherever it was seen: it has one number.
  private static func rows(
    of findings: Findings,
    _ sightings: Sightings<SeenItem>,
    for topic: Topic,
    from source: Source?
  ) -> [Item] {
    if case .inquiry(.home) = topic {
      return Self.rows(ofHome: findings, sightings, at: source?.fetchedAt)
    }
    // Most lists are of these alone, and are not copied.
    var found = findings.items
    if !findings.comparison.isEmpty { found += findings.comparison.compactMap(\.item) }
    guard !sightings.rows.isEmpty else { return found }
    if let query = topic.query {
      return query.retiredRows(charted: found, seen: sightings.matches.map(\.item))
    }
    var known: Set<StoreItemID> = []
    let rows =
      sightings.matches.map(\.item) + found + (sightings.coming + sightings.last).map(\.item)
    return rows.filter { known.insert($0.storeID).inserted }
  }

  /// The rows of home: the first places of each chart, what comes out, and what was seen last.
  ///
  /// What is somewhere in a chart is shown as it is there.
  private static func rows(
    ofHome findings: Findings,
    _ sightings: Sightings<SeenItem>,
    at time: Int64?
  ) -> [Item] {
    let further = findings.sections.flatMap(\.further)
    let charted = Dictionary(further.map { ($0.storeID, $0) }) { first, _ in first }
    let asCharted = { (seen: SeenItem) -> Item in charted[seen.item.storeID] ?? seen.item }
    let coming = sightings.coming.map(asCharted)
    let today = time.flatMap { ReleaseDate(dayOfSecond: $0) }
    let ahead = today.map { further.comingOut(after: $0) } ?? []
    let next = (ahead + coming).inOrderOfRelease()
    let charts = findings.sections.flatMap(\.items)
    // The rows of charts stay as many as the charts have, by which the sections find them.
    var known = Set(charts.map(\.storeID))
    let others = next.prefix(HomeSection.usualRows) + sightings.last.map(asCharted)
    return charts + others.filter { known.insert($0.storeID).inserted }
  }

  private static func times(
    of sightings: Sightings<SeenItem>,
    beside findings: Findings,
    for topic: Topic
  ) -> [StoreItemID: Int64] {
    // What is in a chart of home, or of a search through charts, is shown as it is there.
    let items = topic.query == nil ? [] : findings.items
    let charts = findings.sections.flatMap { $0.items + $0.further }
    let charted = Set((items + charts).map(\.storeID))
    let seen = sightings.rows.filter { !charted.contains($0.item.storeID) }
    return Dictionary(seen.map { ($0.item.storeID, $0.seenAt) }) { first, _ in first }
  }

  /// The rows that the filter lets through, in the order in force.
  private var arranged: [Item] {
    guard filter != nil || sort != nil else { return rows }
    return RowOrder.indices(
      of: rows,
      filter: filter,
      sort: sort,
      words: topic.words,
      rank: { rows[$0].rank }
    )
    .map { rows[$0] }
  }

  /// Says of each chart how its items have moved.
  private mutating func compare(with earlier: [ChartRequest: EarlierChart]) {
    var charts = findings.sections.map { ($0.request, $0.items + $0.further) }
    if kind == .chart { charts.append((findings.charts.first, findings.items)) }
    for case (let request?, let items) in charts {
      guard let copy = earlier[request] else { continue }
      let changes = ChartMovement.between(old: copy.items, new: items)
      for (item, change) in zip(items, changes) { movements[item.id] = change }
      baselines[request] = copy.fetchedAt
    }
  }
}

extension ListScreen {
  /// When the chart was that the movements count from, the oldest of several, in whole seconds since 1970.
  public var movedSince: Int64? { baselines.values.min() }

  /// When the chart was that the movements in the chart of a request count from.
  func movedSince(in request: ChartRequest) -> Int64? { baselines[request] }

  /// When an item was seen that is not from the answers of this list, in whole seconds since 1970.
  public func seenAt(_ item: Item) -> Int64? { seenTimes[item.storeID] }

  /// How many of the rows, without a filter, are not from the answers of this list.
  var seenRowCount: Int { rows.count { seenTimes[$0.storeID] != nil } }

  /// Whether there are more matches than the list took.
  var isCutOff: Bool {
    sightings.total.map { $0.number > sightings.matches.count } ?? false
  }

  /// How many matches there are of which all rows are the best; nil where a filter leaves some out.
  var matchCount: SeenCount? { isCutOff && filter == nil ? sightings.total : nil }
}

extension Topic {
  /// The search, where it is one of Apple's.
  fileprivate var query: Query? {
    if case .inquiry(.request(.search(let query))) = self { query } else { nil }
  }

  /// The words that were searched for.
  fileprivate var words: String {
    switch self {
    case .inquiry(.request(.search(let query))): query.term
    case .seen(let text): text
    case .start, .inquiry, .watchlist, .deals, .prices, .history, .downloads: ""
    }
  }
}

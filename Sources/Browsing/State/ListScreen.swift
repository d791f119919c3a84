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
  /// All items that can be opened, in the order in which they came into the list.
  private var rows: [Item]
  /// The items as displayed: a row's number is its place here.
  public private(set) var items: [Item]
  /// How the items of a chart have moved.
  public private(set) var movements: [ItemID: ChartMovement] = [:]
  /// When the chart was that the movements count from, in whole seconds since 1970.
  public private(set) var movedSince: Int64?
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
    gathering: Gathering
  ) {
    self.serial = serial
    self.topic = topic
    self.nearMiss = nearMiss
    self.findings = findings
    answers = gathering.answers
    source = gathering.source
    rows = Self.rows(of: findings)
    items = rows
    if kind == .chart, let earlier = gathering.earlier { compare(with: earlier) }
  }

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

  /// More has been found for the same list.
  ///
  /// The rows that are there keep their numbers, by which the reader names them; new ones come behind.
  mutating func take(_ findings: Findings, _ gathering: Gathering = Gathering()) {
    self.findings = findings
    answers += gathering.answers
    if let added = gathering.source { source = source?.joined(by: added) ?? added }
    let found = Self.rows(of: findings)
    let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(rows.map(\.id))
    rows = rows.map { byID[$0.id] ?? $0 } + found.filter { !known.contains($0.id) }
    let shown = Set(items.map(\.id))
    items = items.map { byID[$0.id] ?? $0 } + arranged.filter { !shown.contains($0.id) }
  }

  /// The items that can be opened, in the order in which they are displayed.
  private static func rows(of findings: Findings) -> [Item] {
    findings.items + findings.sections.flatMap(\.items) + findings.comparison.compactMap(\.item)
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

  private mutating func compare(with earlier: EarlierChart) {
    let changes = ChartMovement.between(old: earlier.items, new: findings.items)
    for (item, change) in zip(findings.items, changes) { movements[item.id] = change }
    movedSince = earlier.fetchedAt
  }
}

extension Topic {
  /// The words that were searched for.
  fileprivate var words: String {
    switch self {
    case .inquiry(.request(.search(let query))): query.term
    case .seen(let text): text
    case .start, .inquiry: ""
    }
  }
}

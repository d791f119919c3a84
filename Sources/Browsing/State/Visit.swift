public import Catalog
public import Records

/// A screen on the way back or forward: as it was, or, from an earlier run, still in the store.
enum Visit: Equatable, Sendable {
  case place(Place)
  case stored(ScreenRecord)
}

extension Place {
  /// What is remembered of the place.
  var record: ScreenRecord {
    switch self {
    case .list(let list):
      list.record(serial: list.serial)
    case .detail(let detail):
      detail.list.record(
        serial: detail.serial,
        detailRow: detail.row,
        detailAnswer: detail.completingAnswer
      )
    }
  }

  /// The place that a record remembers, or nil if what it was made of is gone.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - findings: what the list was first made of.
  ///   - later: what the inquiry had found after each answer that was added to the list; rows keep their numbers by it.
  ///   - sightings: what the list has from everything seen.
  ///   - gathering: all answers.
  public init?(
    _ record: ScreenRecord,
    findings: Findings?,
    later: [Findings] = [],
    sightings: Sightings<SeenItem> = Sightings(),
    gathering: Gathering
  ) {
    guard record.topic != .start else {
      self = .list(.start(serial: record.serial))
      return
    }
    guard let findings else { return nil }
    var list = ListScreen(
      serial: record.serial,
      topic: record.topic,
      nearMiss: record.nearMiss.flatMap(NearMiss.init),
      findings: findings,
      sightings: sightings,
      gathering: gathering
    )
    for findings in later { list.take(findings) }
    list.learn(name: record.itemName)
    self.init(record, list)
  }

  /// The place that a record remembers of a list that the stores make.
  public init?(_ record: ScreenRecord, recollection: Recollection, source: Source?) {
    self.init(
      record,
      ListScreen(
        serial: record.serial,
        topic: record.topic,
        recollection: recollection,
        source: source
      )
    )
  }

  private init?(_ record: ScreenRecord, _ list: ListScreen) {
    var list = list
    list.filter = record.filter.flatMap(Filter.init(text:))
    list.sort = record.sort.flatMap(SortOrder.init(text:))
    list.firstRow = max(0, min(record.firstRow, list.lineCount - 1))
    guard let recorded = record.detailRow else {
      self = .list(list)
      return
    }
    // What the rows are made of may have changed, and the item counts more than its number.
    let row = record.opened.map { list.row(of: $0, near: recorded) } ?? recorded
    if let detail = row.flatMap({ Detail(serial: record.serial, list: list, row: $0) }) {
      self = .detail(detail)
    } else if record.topic.isAskedAgain {
      // The item has left the list since.
      self = .list(list)
    } else {
      return nil
    }
  }
}

extension ListScreen {
  fileprivate func record(
    serial: Int64,
    detailRow: Int? = nil,
    detailAnswer: AnswerID? = nil
  ) -> ScreenRecord {
    let hasSightings = topic.hasSightings || !sightings.rows.isEmpty
    let references = hasSightings ? sightings.map(\.reference) : nil
    var known = Set(answers)
    let seen = (references?.rows ?? []).map(\.answer).filter { known.insert($0).inserted }
    return ScreenRecord(
      serial: serial,
      topic: topic,
      nearMiss: nearMiss?.record,
      answers: answers + seen,
      failures: failures,
      sightings: references,
      firstRow: firstRow,
      detailRow: detailRow,
      opened: detailRow.map { items[$0].storeID },
      detailAnswer: detailAnswer,
      filter: filter?.text,
      sort: sort?.text,
      itemName: detailRow.map { items[$0].name } ?? aboutName
    )
  }

  /// Takes what the compared item, or that to which something belongs, is called from elsewhere, where no store has it.
  mutating func learn(name: String?) {
    guard subjectName == nil else { return }
    switch topic {
    case .inquiry(.compare), .inquiry(.more): knownName = name
    case .start, .inquiry, .seen, .watchlist, .deals, .prices, .history, .downloads: break
    }
  }

  /// What the item is called that the list is about.
  private var aboutName: String? {
    switch topic {
    case .inquiry(.more), .inquiry(.compare): subjectName
    case .prices: priced?.item.name
    case .start, .inquiry, .seen, .watchlist, .deals, .history, .downloads: nil
    }
  }
}

extension ListScreen {
  /// The row of an item, the one with this number if it has several; nil if it has none.
  fileprivate func row(of item: StoreItemID, near row: Int) -> Int? {
    if items.indices.contains(row), items[row].storeID == item { return row }
    return items.firstIndex { $0.storeID == item }
  }
}

extension Topic {
  /// Whether a screen of it has something from everything seen.
  fileprivate var hasSightings: Bool {
    switch self {
    case .seen, .inquiry(.home), .inquiry(.similar): true
    case .start, .inquiry, .watchlist, .deals, .prices, .history, .downloads: false
    }
  }
}

extension Visit {
  var record: ScreenRecord {
    switch self {
    case .place(let place): place.record
    case .stored(let record): record
    }
  }
}

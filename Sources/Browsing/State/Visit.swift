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
      list.record(serial: list.serial, detailRow: nil)
    case .detail(let detail):
      detail.list.record(serial: detail.serial, detailRow: detail.row)
    }
  }

  /// The place that a record remembers, or nil if what it was made of is gone.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - findings: what the list was first made of.
  ///   - later: what the inquiry had found after each answer that was added to the list; rows keep their numbers by it.
  ///   - gathering: all answers.
  public init?(
    _ record: ScreenRecord,
    findings: Findings?,
    later: [Findings] = [],
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
      findings: findings,
      gathering: gathering
    )
    for findings in later { list.take(findings) }
    list.filter = record.filter.flatMap(Filter.init(text:))
    list.sort = record.sort.flatMap(SortOrder.init(text:))
    list.firstRow = max(0, min(record.firstRow, list.items.count - 1))
    guard let row = record.detailRow else {
      self = .list(list)
      return
    }
    guard let detail = Detail(serial: record.serial, list: list, row: row) else { return nil }
    self = .detail(detail)
  }
}

extension ListScreen {
  fileprivate func record(serial: Int64, detailRow: Int?) -> ScreenRecord {
    ScreenRecord(
      serial: serial,
      topic: topic,
      answers: answers,
      firstRow: firstRow,
      detailRow: detailRow,
      filter: filter?.text,
      sort: sort?.text
    )
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

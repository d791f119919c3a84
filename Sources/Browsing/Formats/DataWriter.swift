import Catalog
import Records

/// Writes what a state answers as data, from the state alone.
public struct DataWriter: Sendable {
  private let format: DataFormat?
  private let fields: [Field]?
  private let columns: [String]?
  private let forTerminal: Bool

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - format: The form; nil for brief lines of tab-separated columns without a header.
  ///   - fields: The fields of an item to write, in this order; nil for the form's own. A table repeats a column
  ///     that is named twice, JSON does not: objects with equal keys are read in different ways.
  ///   - columns: The columns to write of rows that are a command's own, in this order; nil for all.
  ///   - forTerminal: Whether CSV and TSV replace what would control a terminal; JSON escapes it always.
  public init(
    format: DataFormat?,
    fields: [Field]? = nil,
    columns: [String]? = nil,
    forTerminal: Bool = false
  ) {
    self.columns = columns
    self.format = format
    self.fields = fields
    self.forTerminal = forTerminal
  }

  /// The data of a list or a detail; a state that shows no answer has none.
  ///
  /// A detail is one item; query, source and what was skipped are those of the answer that it is from.
  public func bytes(of state: ViewState) -> [UInt8] {
    switch state {
    case .list(let list): bytes(of: list)
    case .detail(let detail): bytes(of: [detail.item], from: detail.list, kind: "detail")
    case .loading, .error: []
    }
  }

  /// The data of a notice; `text` is its words.
  ///
  /// Settings have rows: all of them, or the one that was changed. Help is its text, in JSON a line an item. What
  /// was done with items is those items. The others are words about the run, which are none of standard output's business.
  public func bytes(of notice: Notice, text: [String]) -> [UInt8] {
    switch notice {
    case .settings(let settings):
      return bytes(of: settings)
    case .changed(let setting):
      return bytes(of: [setting])
    case .acted(_, .failed):
      return []
    case .acted(let action, .done), .acted(let action, .askedTerminal),
      .acted(let action, .noDisplay):
      return bytes(of: action, by: action.kind.command)
    case .stopped(let action):
      return bytes(of: action, by: .stop)
    case .help:
      switch format {
      case .json, .jsonl:
        return bytes(.help, rows: text.map { [.text($0)] })
      case .csv, .tsv, nil:
        return text.flatMap { Array($0.utf8) + [0x0A] }
      }
    case .downloading(let report):
      let head = DocumentHead(kind: CommandName.download.rawValue, source: report.source)
      return report.isOfNothing ? [] : bytes(of: report.items, under: head)
    case .picture(let action, .saved):
      return bytes(of: action, by: .artwork)
    case .changedDownload(.deleted(let entry, _)), .changedDownload(.leftChanged(let entry)):
      return bytes(kind: CommandName.downloads.rawValue, of: [entry.item], watched: [:])
    case .watched(let report):
      return bytes(kind: "watched", of: report.items, watched: report.entries)
    case .exported(let export):
      return bytes(of: export.written, from: export.list, kind: "export")
    case .imported(let report):
      let watched = Dictionary(report.entries.map { ($0.storeID, $0) }) { $1 }
      return bytes(kind: "import", of: report.entries.map(\.item), watched: watched)
    case .tookBack(.undone(let step)):
      return bytes(of: step)
    case .profiles(let report):
      return bytes(of: report.profiles)
    case .madeProfile(_, .made(let profile)):
      return bytes(of: [profile])
    case .examined(let diagnosis):
      return bytes(
        .doctor,
        rows: diagnosis.rows.map { row in
          [
            .text(row.check), .text(row.state.rawValue), .text(row.detail), DataValue(row.advice),
          ]
        }
      )
    case .forgot(let wish, _):
      return bytes(kind: "forgotten", of: wish.item.map { [$0] } ?? [], watched: [:])
    case .refused, .nothing, .atTheEnd, .noMoreMatches, .noPage, .nothingToRetry, .nothingToReload,
      .noList, .notArranged, .needsRow, .nothingBelongs, .lacks, .unknownItems, .otherType,
      .screenGone,
      .cancelled, .interrupted, .moreFound, .notWatched, .watchedInSeveral, .tookBack,
      .asksToForget, .nothingToForget, .notForgotten, .nothingPlays, .madeProfile, .notExported,
      .noFeeds, .notImported, .notMatched, .feedsMatched, .picture, .downloadEnded,
      .changedDownload, .needsDownloads:
      return []
    }
  }
}

// MARK: What is written

extension DataWriter {
  /// The items of a list; of a comparison one for each country, unknown but for its id where the store has none.
  private func rows(of list: ListScreen) -> [Item] {
    // Of what no store has it is not even known what it would be.
    guard case .inquiry(.compare(let comparison)) = list.topic, let id = comparison.id else {
      return list.items
    }
    return list.findings.comparison.map { $0.item ?? Item(id: id, country: $0.country.code) }
  }

  private func bytes(of list: ListScreen) -> [UInt8] {
    let own: ValueRows? =
      switch list.kind {
      case .deals: .deals(list)
      case .prices: list.priced.map { .prices(of: $0.item, $0.history) }
      case .history: .history(list.screens)
      case .downloads: .downloads(list.downloads)
      case .start, .results, .chart, .home, .compare, .watchlist: nil
      }
    guard let own else { return bytes(of: rows(of: list), from: list, kind: list.kind.rawValue) }
    let head = DocumentHead(kind: list.kind.rawValue, topic: list.topic, source: list.source)
    return bytes(head, own.selecting(columns))
  }

  /// The items that something was done to, and what is true of them now.
  private func bytes(
    kind: String,
    of items: [Item],
    watched: [StoreItemID: WatchEntry]
  ) -> [UInt8] {
    bytes(of: items, under: DocumentHead(kind: kind), watched: watched)
  }

  /// The items whose entries a step had changed, or else the settings.
  private func bytes(of step: UndoStep) -> [UInt8] {
    var items: [Item] = []
    var entries: [StoreItemID: WatchEntry] = [:]
    var settings: [[DataValue]] = []
    for change in step.changes {
      switch change {
      case .watch, .feed:
        if let item = change.entry?.item { items.append(item) }
        if let before = change.entries?.before { entries[before.storeID] = before }
      case .setting(let key, let value, _):
        let origin: SettingRow.Origin = value == nil ? .standard : .set
        settings.append([.text(key.rawValue), DataValue(value), .text(origin.rawValue)])
      }
    }
    guard !settings.isEmpty else { return bytes(kind: "watched", of: items, watched: entries) }
    return bytes(.settings, rows: settings)
  }

  private func bytes(of items: [Item], from list: ListScreen, kind: String) -> [UInt8] {
    let head = DocumentHead(
      kind: kind,
      topic: list.topic,
      source: list.source,
      skipped: list.skipped,
      isEmpty: items.isEmpty
    )
    return bytes(
      of: items,
      under: head,
      movements: list.movements,
      seenAt: list.seenAt,
      watched: list.watched
    )
  }

  /// The items that something was done with.
  private func bytes(of action: ItemAction, by command: CommandName) -> [UInt8] {
    let head = DocumentHead(kind: command.rawValue, source: action.source)
    return bytes(of: action.items, under: head)
  }

  private func bytes(
    of items: [Item],
    under head: DocumentHead,
    movements: [ItemID: ChartMovement] = [:],
    seenAt: @escaping (Item) -> Int64? = { _ in nil },
    watched: [StoreItemID: WatchEntry] = [:]
  ) -> [UInt8] {
    bytes(
      head,
      ItemRows(
        items: items,
        fields: itemFields,
        fetchedAt: head.fetchedAt,
        movements: movements,
        seenAt: seenAt,
        watched: watched
      )
    )
  }

  private var itemFields: [Field] {
    switch format {
    case .json, .jsonl:
      var seen: Set<Field> = []
      return (fields ?? Field.allCases).filter { seen.insert($0).inserted }
    case .csv, .tsv:
      return fields ?? Field.allCases
    case nil:
      return fields ?? Field.brief
    }
  }

  private func bytes(of settings: [SettingRow]) -> [UInt8] {
    bytes(
      .settings,
      rows: settings.map { [.text($0.key.rawValue), .text($0.value), .text($0.origin.rawValue)] }
    )
  }

  private func bytes(of profiles: [ProfileSummary]) -> [UInt8] {
    bytes(
      .profiles,
      rows: profiles.map { profile in
        [
          DataValue(profile.name), .text(profile.isInUse ? "yes" : "no"),
          DataValue(profile.watched), DataValue(profile.lastUsed.flatMap(Timestamp.text)),
          .text(profile.folder),
        ]
      }
    )
  }

  private func bytes(_ kind: RowKind, rows: [[DataValue]]) -> [UInt8] {
    let all = ValueRows(columns: kind.columns, rows: rows)
    return bytes(DocumentHead(kind: kind.rawValue), all.selecting(columns))
  }
}

// MARK: How it is written

extension DataWriter {
  private func bytes(_ head: DocumentHead, _ rows: some DataRows) -> [UInt8] {
    switch format {
    case .json: document(head, rows)
    case .jsonl: lines(rows)
    case .csv: table(rows, .csv, header: true)
    case .tsv: table(rows, .tsv, header: true)
    case nil: table(rows, .tsv, header: false)
    }
  }

  private func document(_ head: DocumentHead, _ rows: some DataRows) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("schema", .integer(1))
    json.member("kind", .text(head.kind))
    json.key("query")
    json.value(head.topic)
    json.member("source", DataValue(head.source?.origin.rawValue))
    json.member("fetched_at", DataValue(head.fetchedAt))
    json.member("count", DataValue(rows.count))
    json.member("skipped", DataValue(head.skipped))
    json.key("items")
    json.beginArray()
    let keys = rows.columns.map(JSONWriter.encoded)
    for row in 0..<rows.count {
      json.beginLine()
      append(row, of: rows, under: keys, to: &json)
    }
    if rows.count > 0 { json.endLine() }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private func lines(_ rows: some DataRows) -> [UInt8] {
    var json = JSONWriter()
    let keys = rows.columns.map(JSONWriter.encoded)
    for row in 0..<rows.count {
      append(row, of: rows, under: keys, to: &json)
      json.endLine()
    }
    return json.bytes
  }

  private func append(
    _ row: Int,
    of rows: some DataRows,
    under keys: [[UInt8]],
    to json: inout JSONWriter
  ) {
    json.beginObject()
    rows.forEachValue(ofRow: row) { column, value in
      json.key(keys[column])
      json.value(value)
    }
    json.endObject()
  }

  private func table(_ rows: some DataRows, _ form: TableWriter.Form, header: Bool) -> [UInt8] {
    var table = TableWriter(form, forTerminal: forTerminal)
    let columns = rows.columns
    if header {
      for column in columns { table.cell(.text(column)) }
      table.endRow()
    }
    for row in 0..<rows.count {
      rows.forEachValue(ofRow: row) { _, value in table.cell(value) }
      table.endRow()
    }
    return table.bytes
  }
}

/// What a document says of an answer before its items.
private struct DocumentHead {
  var kind: String
  var topic: Topic?
  var source: Source?
  var skipped = 0
  var isEmpty = false

  /// When the answer came, as text; what nobody has seen has no time.
  var fetchedAt: String? {
    guard let source, source.origin != .seen || !isEmpty else { return nil }
    return Timestamp.text(source.fetchedAt)
  }
}

public import Catalog
public import Records

/// Lists that go into files, and files that come into the watchlist.
extension ViewModel {
  /// The list on the screen, or the watchlist where there is none.
  func export(_ wish: ExportWish) -> [Effect] {
    let list = state.place.list
    return list.kind == .start ? [.gather(wish)] : begin(Export(wish, of: list))
  }

  /// The stores have made the watchlist that is to be written.
  public func gathered(
    _ recollection: Recollection,
    source: Source?,
    for wish: ExportWish
  ) -> [Effect] {
    let list = ListScreen(serial: 0, topic: .watchlist, recollection: recollection, source: source)
    return begin(Export(wish, of: list))
  }

  private func begin(_ export: Export) -> [Effect] {
    export.format == .opml && export.count == 0 ? [.tell(.noFeeds(export))] : [.export(export)]
  }

  /// A list was written; with a failure it was not.
  public func exported(_ export: Export, _ failure: FileFailure?) -> [Effect] {
    [.tell(failure.map { .notExported(export, $0) } ?? .exported(export))]
  }

  /// A file was read, or could not be.
  public func read(_ reading: ImportReading, from file: FileName) -> [Effect] {
    switch reading {
    case .refused(let refusal): [.tell(.notImported(file, refusal))]
    case .records(let records) where records.count == 0:
      [.tell(.imported(ImportReport(file, records, changes: [], atPrompt: canAsk)))]
    case .records(let records): [.merge(records, file)]
    }
  }

  /// What a file has is on the watchlist now; these are the changes, in the order of the records.
  public func merged(
    _ changes: [KeptChange],
    of records: ImportedRecords,
    from file: FileName
  ) -> [Effect] {
    [.tell(.imported(ImportReport(file, records, changes: changes, atPrompt: canAsk)))]
  }
}

/// What came of an import.
public struct ImportReport: Equatable, Sendable {
  /// The file.
  public var file: FileName
  /// What each record changed, which may be nothing.
  public var changes: [KeptChange]
  /// The items of which the file says something else than the entry that stays.
  public var differing: [Item]
  /// How many records could not be read.
  public var unreadable: Int
  /// How many limits are no prices, so that their items have none.
  public var refusedLimits: Int
  /// Whether the file ends within something.
  public var isCutShort: Bool
  /// Whether there is a prompt, which looks for podcasts while nothing is typed.
  public var isAtPrompt: Bool

  /// Makes a report of the changes that the records of a file made.
  public init(
    _ file: FileName,
    _ records: ImportedRecords,
    changes: [KeptChange],
    atPrompt isAtPrompt: Bool
  ) {
    self.file = file
    self.changes = changes
    self.isAtPrompt = isAtPrompt
    unreadable = records.unreadable
    refusedLimits = records.refusedLimits
    isCutShort = records.isCutShort
    differing = zip(records.items, changes).compactMap { record, change in
      change.entries?.after.flatMap { record.differs(from: $0) ? $0.item : nil }
    }
  }

  /// How many rows the watchlist did not have.
  public var added: Int { changes.count { $0.entries?.before == nil } }

  /// How many got a limit or a note that they did not have.
  public var completed: Int { changes.count { $0.entries?.before != nil && !$0.isNothing } }

  /// How many feeds wait for their podcast.
  public var waiting: Int {
    changes.count { change in
      if case .feed(_, let after?) = change { after.triedAt == nil } else { false }
    }
  }

  /// The rows that there are now.
  var entries: [WatchEntry] { changes.compactMap { $0.entries?.after } }
}

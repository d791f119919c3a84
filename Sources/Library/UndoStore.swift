public import Records
import SQLite

/// Takes back changes of the watchlist, the notes and the settings, the last one first, whoever made them.
public final class UndoStore {
  private let main: Database
  private let file: WatchFile
  private let settings: SettingsStore

  init(_ main: Database, _ file: WatchFile, settings: SettingsStore) {
    self.main = main
    self.file = file
    self.settings = settings
  }

  /// Takes back the last change that was not taken back yet, all of it or nothing.
  ///
  /// A step that cannot be taken back any more is dropped, so that the next call goes on with the one before.
  ///
  /// - Throws: Why nothing could be written; the change is then still there.
  public func takeBack() throws(LibraryError) -> UndoOutcome {
    let outcome = try takeBackLast()
    if case .undone(let step) = outcome {
      for case .setting(let key, _, _) in step.changes { settings.dropUnsaved(key) }
    }
    return outcome
  }

  private func takeBackLast() throws(LibraryError) -> UndoOutcome {
    guard file.isApart else { return try takeBack(in: main, isWatchOnly: false) }
    // In private the settings of this run are taken back in memory, and the watchlist in its file.
    let own = file.forWriting()
    let here = last(in: main, isWatchOnly: false)
    let there = last(in: own, isWatchOnly: true)
    if let here, here.madeAt >= there?.madeAt ?? .min {
      return try takeBack(in: main, isWatchOnly: false)
    }
    return try takeBack(in: own, isWatchOnly: true)
  }

  private func last(in database: Database, isWatchOnly: Bool) -> UndoStep? {
    let found = database.read { connection throws(SQLiteError) in
      try UndoLog(connection: connection).last(isWatchOnly: isWatchOnly)
    }
    return (found ?? nil)?.step
  }

  private func takeBack(
    in database: Database,
    isWatchOnly: Bool
  ) throws(LibraryError) -> UndoOutcome {
    try database.write(durability: .full) { writer throws(SQLiteError) -> UndoOutcome in
      let log = UndoLog(connection: writer.connection)
      guard let (id, step) = try log.last(isWatchOnly: isWatchOnly) else { return .nothing }
      try UndoLog.remove(id, writer)
      for change in step.changes where try !Self.isLast(change, writer) {
        return .changedSince(step)
      }
      let now = database.now
      for change in step.changes.reversed() { try Self.takeBack(change, writer, at: now) }
      return .undone(step)
    }
  }

  /// Whether what was changed is still as the change left it.
  private static func isLast(_ change: KeptChange, _ writer: Writer) throws(SQLiteError) -> Bool {
    switch change {
    case .watch:
      guard let storeID = change.entry?.storeID else { return false }
      return change.isLast(of: try StoredWatchlist(writer.connection).entry(storeID))
    case .feed(let before, let after):
      guard let number = (before ?? after)?.number else { return false }
      return change.isLast(ofFeed: try StoredFeeds(writer.connection).feed(number))
    case .setting(let key, _, _):
      return change.isLast(ofSetting: try SettingsStore.value(of: key, writer.connection))
    }
  }

  private static func takeBack(
    _ change: KeptChange,
    _ writer: Writer,
    at now: Int64
  ) throws(SQLiteError) {
    switch change {
    case .watch(let before, let after):
      try StoredWatchlist.replace(after, by: before, writer)
    case .feed(let before, let after):
      try StoredFeeds.replace(after, by: before, writer)
    case .setting(let key, let before, _):
      try SettingsStore.write(key, before, writer, at: now)
    }
  }
}

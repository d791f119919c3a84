public import Records
import SQLite

/// Deletes what is kept, for good.
public final class Forgetter {
  private let main: Database
  private let seen: Database
  private let stores: Dependents

  /// The stores that remember what they have written.
  struct Dependents {
    let sessions: SessionStore
    let lines: LineHistory
    let settings: SettingsStore
    let briefs: BriefStore
    let answers: AnswerStore
    let downloads: DownloadStore
  }

  init(_ main: Database, _ seen: Database, _ stores: Dependents) {
    self.main = main
    self.seen = seen
    self.stores = stores
  }

  /// Whether deleting reaches what is kept: not in private, and not where the files cannot be written.
  public var canForget: Bool { main.isInPlace && seen.isInPlace }

  /// How much would be deleted; nothing where it cannot be read.
  public func weigh(_ wish: Forgetting) -> ForgottenCounts {
    let here = main.read { connection throws(SQLiteError) in
      try ForgottenRecords(wish, connection).counts()
    }
    let there = seen.read { connection throws(SQLiteError) in
      try ForgottenAnswers(wish, connection).counts()
    }
    return (here ?? ForgottenCounts()) + (there ?? ForgottenCounts())
  }

  /// Deletes it.
  ///
  /// - Returns: How much was deleted.
  /// - Throws: Why not all of it was; each of the two files has either all of it or nothing.
  public func forget(_ wish: Forgetting) throws(LibraryError) -> ForgottenCounts {
    guard canForget else { throw LibraryError(.readOnly) }
    let here = try main.erase(isWhole: wish == .all) { writer throws(SQLiteError) in
      let records = ForgottenRecords(wish, writer.connection)
      let counts = try records.counts()
      try records.delete(writer)
      return counts
    }
    stores.briefs.dropHeld()
    // They have what was in the file then, and there is no telling what.
    if wish != .seen { main.removeBackups() }
    if wish.isOfSessions {
      stores.sessions.startAnew()
      stores.lines.dropUnsaved()
    }
    if wish == .all {
      stores.settings.dropUnsaved()
      stores.downloads.dropUnsaved()
    }
    let there = try seen.erase(isWhole: wish.isOfAnswers) { writer throws(SQLiteError) in
      let answers = ForgottenAnswers(wish, writer.connection)
      let counts = try answers.counts()
      try answers.delete(writer)
      return counts
    }
    if wish.isOfAnswers { stores.answers.dropUnsaved() }
    return here + there
  }
}

extension Forgetting {
  /// Whether all sessions and all lines go.
  fileprivate var isOfSessions: Bool { self == .history || self == .all }

  /// Whether all answers go.
  fileprivate var isOfAnswers: Bool { self == .seen || self == .all }
}

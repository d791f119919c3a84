/// A change of what the user keeps, with what is needed to take it back.
public enum KeptChange: Equatable, Sendable {
  /// An entry of the watchlist: put on, taken off, or with another limit or note.
  case watch(before: WatchEntry?, after: WatchEntry?)
  /// A feed of which the podcast is still to be found: put on the watchlist, or taken off.
  case feed(before: WaitingFeed?, after: WaitingFeed?)
  /// A setting; nil is its default.
  case setting(SettingKey, before: String?, after: String?)
}

extension KeptChange {
  /// The entry that was changed, as it was before or else as it is.
  public var entry: WatchEntry? { entries.map { $0.before ?? $0.after } ?? nil }

  /// What the row of the watchlist was before and is now; nil for a setting.
  public var entries: (before: WatchEntry?, after: WatchEntry?)? {
    switch self {
    case .watch(let before, let after): (before, after)
    case .feed(let before, let after): (before?.entry, after?.entry)
    case .setting: nil
    }
  }

  /// Whether nothing is different.
  public var isNothing: Bool {
    switch self {
    case .watch(let before, let after): before == after
    case .feed(let before, let after): before == after
    case .setting(_, let before, let after): before == after
    }
  }

  /// Whether the entry is still as this change left it, so that it can be taken back.
  public func isLast(of entry: WatchEntry?) -> Bool {
    guard case .watch(_, let after) = self else { return false }
    guard let after, let entry else { return after == nil && entry == nil }
    return after.says(entry)
  }

  /// Whether the feed is still as this change left it, so that it can be taken back.
  public func isLast(ofFeed feed: WaitingFeed?) -> Bool {
    guard case .feed(_, let after) = self else { return false }
    guard let after, let feed else { return after == nil && feed == nil }
    return after.says(feed)
  }

  /// Whether the setting is still as this change left it.
  public func isLast(ofSetting value: String?) -> Bool {
    guard case .setting(_, _, let after) = self else { return false }
    return after == value
  }
}

/// What one command changed, all of which is taken back at once.
public struct UndoStep: Equatable, Sendable {
  /// When it was, in whole seconds since 1970.
  public var madeAt: Int64
  /// The changes, in the order in which they were made.
  public var changes: [KeptChange]

  /// Makes a step.
  public init(madeAt: Int64, changes: [KeptChange]) {
    self.madeAt = madeAt
    self.changes = changes
  }

  /// How many steps are remembered.
  public static let reach = 1_000
}

/// What came of taking back the last change.
public enum UndoOutcome: Equatable, Sendable {
  /// It was taken back.
  case undone(UndoStep)
  /// What it changed has been changed again since, by somebody who left no step; it stays as it is.
  case changedSince(UndoStep)
  /// There is no change to take back.
  case nothing
}

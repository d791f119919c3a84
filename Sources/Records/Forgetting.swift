public import Catalog

/// What the user wants deleted for good.
public enum Forgetting: Hashable, Sendable {
  /// What was searched for with these words, typed with them, or seen under them.
  case words(String)
  /// All that is kept of an item: as it was seen, its prices, its place on the watchlist.
  case item(StoreItemID)
  /// A screen of the history, by its session and its number there.
  case screen(session: Int64, serial: Int64)
  /// The screens of all sessions, and the lines typed.
  case history
  /// The answers, and the items and prices in them.
  case seen
  /// Everything of this profile.
  case all
}

/// How much was deleted, or would be.
public struct ForgottenCounts: Hashable, Sendable {
  /// Screens of all sessions.
  public var screens = 0
  /// Lines of the prompt's history.
  public var lines = 0
  /// Answers.
  public var answers = 0
  /// Items that were seen.
  public var items = 0
  /// Entries of the watchlist.
  public var watched = 0
  /// Settings.
  public var settings = 0
  /// Changes that could be taken back.
  public var undoSteps = 0
  /// What is known of downloads; their files stay.
  public var downloads = 0

  /// Makes counts of nothing.
  public init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool { self == ForgottenCounts() }

  /// The counts of two files.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.screens += right.screens
    sum.lines += right.lines
    sum.answers += right.answers
    sum.items += right.items
    sum.watched += right.watched
    sum.settings += right.settings
    sum.undoSteps += right.undoSteps
    sum.downloads += right.downloads
    return sum
  }
}

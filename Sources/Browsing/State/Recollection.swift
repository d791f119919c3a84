public import Catalog
public import Records

/// What the stores keep for a screen that is asked of them and of nobody else.
public enum Recollection: Equatable, Sendable {
  /// What is watched, in the order in which it was added.
  case watched([WatchedRow])
  /// The prices of an item.
  case prices(Item, PriceHistory)
  /// Screens, the newest first.
  case screens([HistoryEntry])
  /// What was downloaded, the newest first.
  case downloads([DownloadEntry])
}

/// A watched item with everything that its newest answer says of it.
public struct WatchedRow: Equatable, Sendable {
  /// The item, with the prices that were seen last.
  public var item: Item
  /// Its entry and its prices.
  public var watched: WatchedItem

  /// Makes a row.
  public init(item: Item, watched: WatchedItem) {
    self.item = item
    self.watched = watched
  }
}

/// A wish to have a screen made of what the stores keep.
public struct ScreenWish: Equatable, Sendable {
  /// What the screen is of.
  public var topic: Topic
  /// The item that it is about, as it stands on the screen.
  public var item: ItemOnScreen?
  /// Whether the services have just been asked for all of it.
  public var isLive: Bool

  /// Makes a wish.
  public init(_ topic: Topic, item: ItemOnScreen? = nil, isLive: Bool = false) {
    self.topic = topic
    self.item = item
    self.isLive = isLive
  }
}

/// An item as an answer has it that is on the screen.
public struct ItemOnScreen: Equatable, Sendable {
  /// The item.
  public var item: Item
  /// When the answer came, in whole seconds since 1970; nil where that is not known of this item.
  public var seenAt: Int64?

  /// Makes one.
  public init(_ item: Item, seenAt: Int64?) {
    self.item = item
    self.seenAt = seenAt
  }
}

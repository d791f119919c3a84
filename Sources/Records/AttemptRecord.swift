public import Catalog

/// An inquiry as it can be made again: the same, for the same purpose.
public struct AttemptRecord: Equatable, Sendable {
  /// What is asked.
  public var subject: Inquiry.Subject
  /// What becomes of the answer.
  public var purpose: Purpose
  /// The line that asked, where it nearly was a command.
  public var nearMiss: NearMissRecord?
  /// Whether the answer must come from past all copies.
  public var isFresh: Bool

  /// Makes a record.
  public init(
    _ subject: Inquiry.Subject,
    for purpose: Purpose = .list,
    nearMiss: NearMissRecord? = nil,
    isFresh: Bool = false
  ) {
    self.subject = subject
    self.purpose = purpose
    self.nearMiss = nearMiss
    self.isFresh = isFresh
  }
}

/// What becomes of what an inquiry finds.
public enum Purpose: Hashable, Sendable {
  /// A list, in front of the place beneath.
  case list
  /// The detail of the item with this id, of any type if nil, in front of the place beneath.
  case item(Int64, ItemType?)
  /// What belongs to the item with this id, once it is known what it is; so many at most.
  case more(Int64, ItemType?, limit: Int? = nil)
  /// What is similar to the item with this id, once it is known what it is; so many of each kind.
  case similar(Int64, ItemType?, limit: Int?)
  /// The item with this id in these countries, once it is known what it is.
  case compare(Int64, ItemType?, [Storefront])
  /// More about the item of the detail beneath, of which only a chart's entry is known.
  case completion(ItemID)
  /// The place beneath as it is, once what is copied or opened of the items with these ids is known.
  case act(ActionKind, [Int64], ItemType?)
  /// An order for the watchlist, once the items with these ids are there.
  case watch(WatchOrder, [Int64], ItemType?)
  /// The prices of the item with this id, once it is there.
  case prices(Int64, ItemType?)
  /// The place beneath again, with what is true now.
  case reload
}

/// A line that was searched for although it nearly was a command, as it is remembered.
///
/// Why it was none is not: that is found again by reading the line where it stood.
public struct NearMissRecord: Hashable, Sendable {
  /// The line.
  public var line: String
  /// How many rows the screen had; nil where it had all that the line names.
  public var rowCount: Int?
  /// The chart whose genres counted; nil where that is no matter.
  public var chart: Chart?

  /// Makes a record.
  public init(line: String, rowCount: Int? = nil, chart: Chart? = nil) {
    self.line = line
    self.rowCount = rowCount
    self.chart = chart
  }
}

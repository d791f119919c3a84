public import Catalog

/// One item of a list, opened; its neighbours are the rows beside it.
public struct Detail: Equatable, Sendable {
  /// The screen's number within the session.
  public var serial: Int64
  /// The list that the item was opened from.
  public var list: ListScreen
  /// The item.
  public private(set) var item: Item
  /// The item's row in the list, from 0.
  public private(set) var row: Int

  /// The detail of a row, or nil if the list has no such row.
  public init?(serial: Int64, list: ListScreen, row: Int) {
    guard list.items.indices.contains(row) else { return nil }
    self.serial = serial
    self.list = list
    self.row = row
    item = list.items[row]
  }
}

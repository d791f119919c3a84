public import Catalog

/// What plays in the background, and where it was last seen on the screen.
public struct Playing: Equatable, Sendable {
  /// What was asked of the player.
  public let action: ItemAction
  /// The item.
  public let item: Item
  /// Whether it was started where the item was a row or was named by its id, and not from its own detail.
  private let isFromElsewhere: Bool
  private var standing: Standing

  /// A screen that was looked at: the list, or the item of it that was open.
  private struct Standing: Equatable {
    var serial: Int64
    var open: StoreItemID?

    init(_ place: Place) {
      serial = place.serial
      if case .detail(let detail) = place { open = detail.item.storeID }
    }
  }

  /// What plays since an action that was carried out at a place; nil where the action has no item.
  init?(_ action: ItemAction, at place: Place) {
    guard let item = action.items.first else { return nil }
    self.action = action
    self.item = item
    standing = Standing(place)
    isFromElsewhere = standing.open != item.storeID
  }

  /// Whether it ends with leaving its item; an episode is heard to its end wherever one goes.
  public var isPreview: Bool { item.id.type != .podcastEpisode }

  /// Takes note of the screen that is shown; false where the item has been left.
  ///
  /// An item's own detail always has it. A list has it as a row, but one who opened the item and went back to the list
  /// has left it.
  mutating func isStillHere(at place: Place) -> Bool {
    let here = Standing(place)
    guard here != standing else { return true }
    let isShown =
      switch place {
      case .detail(let detail): detail.item.storeID == item.storeID
      case .list(let list): isFromElsewhere && list.items.contains { $0.storeID == item.storeID }
      }
    if isShown { standing = here }
    return isShown
  }
}

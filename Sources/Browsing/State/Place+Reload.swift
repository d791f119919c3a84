import Catalog

extension Place {
  /// The same place with the items of a new answer: the same page, and in a detail the same item if it is still there.
  func reloaded(as new: ListScreen) -> Place {
    let old = list
    var list = new
    list.serial = old.serial
    list.nearMiss = old.nearMiss
    list.filter = old.filter
    list.sort = old.sort
    list.firstRow = max(0, min(old.firstRow, list.items.count - 1))
    guard
      case .detail(let detail) = self,
      let row = list.items.firstIndex(where: { $0.storeID == detail.item.storeID }),
      let reopened = Detail(serial: detail.serial, list: list, row: row)
    else {
      list.serial = serial
      return .list(list)
    }
    return .detail(reopened)
  }
}

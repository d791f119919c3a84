import Catalog
import Records

extension ViewModel {
  /// The row that a command is about, where that is a podcast of which only the feed is known and more is needed.
  func waitingItem(for command: Command) -> Item? {
    let items: [Item]
    switch command {
    case .more(let reference), .similar(let reference), .compare(let reference, _),
      .prices(let reference), .play(let reference):
      items = meantItems(reference.map(ItemSelection.init))
    case .note(let reference, _): items = meantItems(ItemSelection(reference))
    case .watch(let selection, _): items = meantItems(selection)
    case .search, .open, .next, .prev, .page, .back, .forward, .list, .redraw, .reload, .retry,
      .home, .charts, .lookup, .copy, .browse, .find, .unwatch, .watchlist, .deals, .refresh,
      .history, .undo, .forget, .filter, .sort, .set, .settings, .help, .quit, .completions, .man,
      .export, .importing, .stop, .profile, .doctor, .artwork, .download, .downloads,
      .changeDownload:
      items = []
    }
    return items.first(where: \.isWaiting)
  }

  private func meantItems(_ selection: ItemSelection?) -> [Item] {
    let items = state.place.list.items
    switch selection {
    case .rows(let rows):
      return rows.compactMap { items.indices.contains($0 - 1) ? items[$0 - 1] : nil }
    // No id is negative.
    case .ids: return []
    case nil:
      if case .detail(let detail) = state.place { return [detail.item] }
      return items.count == 1 ? items : []
    }
  }
}

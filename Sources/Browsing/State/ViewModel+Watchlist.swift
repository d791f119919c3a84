public import Catalog
public import Records

/// What is watched, and what its prices were.
extension ViewModel {
  /// What is watched, as the store has it now; what is on the screen shows it.
  public mutating func learn(_ entries: [WatchEntry]) {
    watchlist = entries
    switch state {
    case .list(var list):
      list.learn(entries)
      state = .list(list)
    case .detail(var detail):
      detail.list.learn(entries)
      state = .detail(detail)
    case .loading, .error:
      return
    }
  }

  /// The item whose detail is open, nil on other screens.
  public var openItem: ItemOnScreen? {
    if case .detail(let detail) = state { shown(detail.item) } else { nil }
  }

  /// The prices of an item, for its detail if that is open.
  public mutating func learn(_ prices: PriceHistory, of storeID: StoreItemID) {
    guard case .detail(var detail) = state, detail.item.storeID == storeID else { return }
    detail.prices = prices
    state = .detail(detail)
  }

  /// An item of the screen, with the time of the answer that it is from.
  private func shown(_ item: Item) -> ItemOnScreen {
    let list = state.place.list
    // The prices of what the stores gave are theirs, and no news to them.
    guard list.recollection == nil else { return ItemOnScreen(item, seenAt: nil) }
    if let seenAt = list.seenAt(item) { return ItemOnScreen(item, seenAt: seenAt) }
    // Of what was gathered from many answers no one time is right.
    guard case .inquiry = list.topic else { return ItemOnScreen(item, seenAt: nil) }
    return ItemOnScreen(item, seenAt: list.source?.fetchedAt)
  }

  // MARK: Orders

  mutating func watch(
    _ order: WatchOrder,
    _ selection: ItemSelection?,
    _ name: CommandName,
    _ options: LineOptions
  ) -> [Effect] {
    switch selection {
    case .rows(let rows):
      let items = state.place.list.items
      let meant = rows.compactMap { items.indices.contains($0 - 1) ? items[$0 - 1] : nil }
      return meant.isEmpty ? [.tell(.needsRow(name))] : orders(order, meant.map(shown))
    case .ids(let ids, let type):
      return watch(order, ids, type, options)
    case nil:
      guard case .shown(let item) = meant(by: nil, options) else { return [.tell(.needsRow(name))] }
      return orders(order, [item])
    }
  }

  private mutating func watch(
    _ order: WatchOrder,
    _ ids: [Int64],
    _ type: ItemType?,
    _ options: LineOptions
  ) -> [Effect] {
    var wishes: [WatchWish] = []
    var unknown: [Int64] = []
    for id in ids {
      switch meant(by: .id(id, type), options) {
      case .shown(let item): wishes.append(WatchWish(order, item))
      case .watched(let storeID): wishes.append(WatchWish(order, storeID))
      case .watchedInSeveral(let storeIDs): return [.tell(.watchedInSeveral(storeIDs))]
      case .unknown, .none: unknown.append(id)
      }
    }
    let known: [Effect] = wishes.isEmpty ? [] : [.watch(wishes)]
    guard !unknown.isEmpty else { return known }
    guard order != .unwatch else {
      return unknown.map { .tell(.notWatched(.id($0, type))) } + known
    }
    // All of them are looked up, so that what the line wants is one change.
    let subject = Inquiry.Subject.items(
      ids,
      typed: type.map { type in ids.map { ItemID(type, $0) } } ?? [],
      country: country(options),
      language: language(options)
    )
    return ask(subject, options, for: .watch(order, ids, type))
  }

  /// An order for each of the items.
  func orders(_ order: WatchOrder, _ items: [ItemOnScreen]) -> [Effect] {
    items.isEmpty ? [] : [.watch(items.map { WatchWish(order, $0) })]
  }

  /// The items of these ids as they were found.
  func shown(
    _ ids: [Int64],
    _ type: ItemType?,
    in findings: Findings,
    of loading: Loading
  ) -> [ItemOnScreen] {
    let time = loading.gathered.source?.fetchedAt
    return ids.compactMap { id in
      let item = findings.items.first { item in
        item.id.number == id && (type == nil || item.id.type == type)
      }
      return item.map { ItemOnScreen($0, seenAt: time) }
    }
  }

  /// That some ids are nobody's, or another type's.
  static func unknown(
    _ ids: [Int64],
    beside items: [ItemOnScreen],
    in findings: Findings
  ) -> [Effect] {
    var unknown = ids.filter { id in !items.contains { $0.item.id.number == id } }
    var effects: [Effect] = []
    for case .otherType(let number, let wanted, let found) in findings.notes {
      unknown.removeAll { $0 == number }
      effects.append(.tell(.otherType(number, wanted: wanted, found: found)))
    }
    return unknown.isEmpty ? effects : effects + [.tell(.unknownItems(unknown))]
  }

  /// Orders were carried out; these are the changes, in the order of the wishes.
  public mutating func kept(_ changes: [KeptChange], of wishes: [WatchWish]) -> [Effect] {
    guard let order = wishes.first?.order else { return [] }
    let items = zip(changes, wishes).map { change, wish in
      wish.shown?.item ?? change.entry?.item
        ?? Item(id: wish.storeID.id, country: wish.storeID.country)
    }
    return [.tell(.watched(WatchReport(order, changes: changes, items: items)))]
  }

  /// The last change was taken back, or could not be.
  public mutating func tookBack(_ outcome: UndoOutcome) -> [Effect] {
    if case .undone(let step) = outcome {
      for case .setting(let key, let value, _) in step.changes.reversed() { change(key, to: value) }
    }
    return [.tell(.tookBack(outcome))]
  }

  /// Which item is meant, where the watchlist counts besides the screen.
  enum Meant {
    /// One on the screen.
    case shown(ItemOnScreen)
    /// One of the watchlist.
    case watched(StoreItemID)
    /// One that is watched in several countries.
    case watchedInSeveral([StoreItemID])
    /// One of which only this is known.
    case unknown(Int64, ItemType?)
    case none
  }

  func meant(by reference: ItemReference?, _ options: LineOptions) -> Meant {
    switch item(reference, options) {
    case .here(let item):
      // An id means the item in the country that is named, whatever the screen shows.
      if case .id = reference, let country = options.search.country, item.country != country.code {
        return watched(item.id.number, item.id.type, options)
      }
      return .shown(shown(item))
    case .unknown(let number, let type):
      return watched(number, type, options)
    case .none:
      return .none
    }
  }

  private func watched(_ number: Int64, _ type: ItemType?, _ options: LineOptions) -> Meant {
    let storeIDs = watchlist.map(\.storeID).filter { storeID in
      storeID.id.number == number && (type == nil || storeID.id.type == type)
        && (options.search.country == nil || options.search.country?.code == storeID.country)
    }
    let here = storeIDs.first { $0.country == country(options).code }
    if let storeID = storeIDs.count == 1 ? storeIDs.first : here { return .watched(storeID) }
    return storeIDs.isEmpty ? .unknown(number, type) : .watchedInSeveral(storeIDs)
  }

  // MARK: Prices

  mutating func prices(_ reference: ItemReference?, _ options: LineOptions) -> [Effect] {
    switch meant(by: reference, options) {
    case .shown(let shown):
      [.assemble(ScreenWish(.prices(shown.item.storeID), item: shown))]
    case .watched(let storeID):
      [.assemble(ScreenWish(.prices(storeID)))]
    case .watchedInSeveral(let storeIDs):
      [.tell(.watchedInSeveral(storeIDs))]
    case .unknown(let number, let type):
      [.seek(Seek(number, type, in: country(options), for: .prices))]
    case .none:
      [.tell(.needsRow(.prices))]
    }
  }

  /// All that is watched is asked for once more, past every copy.
  mutating func refresh() -> [Effect] {
    matchAgain()
    let entries = watchlist.filter { !$0.isWaiting }.compactMap { entry in
      Storefront(code: entry.storeID.country).map { country in
        let show = entry.storeID.id.type == .podcastEpisode ? entry.item.collectionID : nil
        return Refresh.Entry(entry.storeID.id, in: country, show: show)
      }
    }
    guard !entries.isEmpty else { return [.assemble(ScreenWish(.watchlist))] }
    return load(Attempt(subject: .refresh(Refresh(entries)), purpose: .list, isFresh: true))
  }
}

extension ListScreen {
  fileprivate mutating func learn(_ entries: [WatchEntry]) {
    guard !entries.isEmpty || !watched.isEmpty else { return }
    let storeIDs = Set(items.map(\.storeID))
    let known = entries.filter { storeIDs.contains($0.storeID) }
    watched = Dictionary(known.map { ($0.storeID, $0) }) { first, _ in first }
  }
}

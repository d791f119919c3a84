public import Catalog
import Records

/// Screens that are made of what the stores keep.
extension ViewModel {
  /// The stores have made a screen.
  ///
  /// Where the same is shown already it takes its place, with the same page, filter and order.
  public mutating func assembled(
    _ recollection: Recollection,
    source: Source?,
    for wish: ScreenWish
  ) -> [Effect] {
    // What comes while a request is out crossed with a newer wish.
    if case .loading = state { return [] }
    var list = ListScreen(
      serial: 0,
      topic: wish.topic,
      recollection: recollection,
      source: source
    )
    if case .list(let shown) = state, shown.topic == wish.topic {
      list.serial = shown.serial
      list.filter = shown.filter
      list.sort = shown.sort
      list.firstRow = max(0, min(shown.firstRow, list.lineCount - 1))
    } else {
      list.serial = makeSerial()
      push(state.place)
    }
    state = .list(list)
    return [.save(record), .draw]
  }

  /// An item was looked for among everything seen; nil if it never was.
  public mutating func sought(_ item: Item?, for seek: Seek) -> [Effect] {
    if case .loading = state { return [] }
    switch (seek.purpose, item) {
    case (.prices, let item?):
      let shown = ItemOnScreen(item, seenAt: nil)
      return [.assemble(ScreenWish(.prices(item.storeID), item: shown))]
    case (.prices, nil):
      let subject = Inquiry.Subject.items(
        [seek.number],
        typed: seek.type.map { [ItemID($0, seek.number)] } ?? [],
        country: seek.country
      )
      return load(Attempt(subject: subject, purpose: .prices(seek.number, seek.type)))
    case (.forget(let yes), let item?):
      return [.weigh(ForgetWish(.item(item.storeID), name: item.name, yes: yes))]
    case (.forget, nil):
      let text = seek.type.map { "\(ItemID($0, seek.number))" } ?? String(seek.number)
      return [.tell(.nothingToForget(ForgetWish(.words(text))))]
    }
  }

  /// A screen of the history is back, or is no longer kept.
  public mutating func revisited(
    _ place: Place?,
    madeOf inquiry: Inquiry? = nil
  ) -> [Effect] {
    if case .loading = state { return [] }
    guard let place else { return [.tell(.screenGone)] }
    push(state.place)
    state = ViewState(place)
    goOn(with: inquiry, for: place)
    return [.save(record), .draw]
  }

  /// The screen of a row of the history, as one that follows this one.
  mutating func revisit(_ row: Int) -> [Effect] {
    let screens = state.place.list.screens
    guard screens.indices.contains(row - 1) else {
      return [.tell(.refused(.noRow(String(row), count: screens.count)))]
    }
    var record = screens[row - 1].record
    record.serial = makeSerial()
    return [.revisit(record)]
  }
}

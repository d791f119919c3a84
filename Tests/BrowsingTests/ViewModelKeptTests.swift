import Catalog
import Records
import Testing

@testable import Browsing

/// What the watchlist, the prices and the history do to the state, and what they ask of the stores.
@Suite struct ViewModelKeptTests {
  private let film = KeptSamples.film
  private let seenAt: Int64 = 1_800_000_000

  /// A model that stands on a list of three films.
  private func listed() throws -> ViewModel {
    var model = ViewModel()
    try model.type("/films")
    model.answer(Array(Sample.movies.prefix(3)))
    return model
  }

  private func watchlist(_ model: inout ViewModel, isLive: Bool = false) -> [Effect] {
    model.assembled(
      .watched(KeptSamples.rows),
      source: Source(.cache, fetchedAt: seenAt),
      for: ScreenWish(.watchlist, isLive: isLive)
    )
  }

  private func shown(_ item: Item) -> ItemOnScreen { ItemOnScreen(item, seenAt: seenAt) }

  // MARK: Orders

  @Test func aRowIsWatchedAsItIsOnTheScreen() throws {
    var model = try listed()
    let state = model.state
    #expect(
      try model.type("watch 1 below 5") == [.watch([WatchWish(.watch(.below(5)), shown(film))])]
    )
    #expect(
      try model.type("watch movie:2")
        == [.watch([WatchWish(.watch(.asBefore), shown(Sample.movies[1]))])]
    )
    #expect(try model.type("unwatch 1") == [.watch([WatchWish(.unwatch, shown(film))])])
    #expect(
      try model.type("note 1 ask Anna") == [.watch([WatchWish(.note("ask Anna"), shown(film))])]
    )
    #expect(
      try model.type("watch 3,1")
        == [
          .watch([
            WatchWish(.watch(.asBefore), shown(Sample.movies[2])),
            WatchWish(.watch(.asBefore), shown(film)),
          ])
        ]
    )
    #expect(try model.type("watch") == [.tell(.needsRow(.watch))])
    #expect(model.state == state)
    try model.type("1")
    #expect(try model.type("watch") == [.watch([WatchWish(.watch(.asBefore), shown(film))])])
  }

  @Test func whatIsKeptIsTold() throws {
    var model = try listed()
    let wish = WatchWish(.watch(.asBefore), shown(film))
    let change = KeptChange.watch(before: nil, after: KeptSamples.entry())
    let report = WatchReport(.watch(.asBefore), changes: [change], items: [film])
    #expect(model.kept([change], of: [wish]) == [.tell(.watched(report))])
  }

  @Test func anItemThatIsNotOnTheScreenIsLookedUpFirst() throws {
    var model = try listed()
    let place = model.state.place
    let effects = try model.type("watch movie:77 below 5 --country gb")
    #expect(effects.targets == ["/lookup?id=77&country=GB"])
    var item = Answers.item(.movie, 77, in: "gb")
    item.price = 4.99
    let kept = model.answer([item])
    #expect(model.state == ViewState(place))
    #expect(kept == [.save(model.record), .watch([WatchWish(.watch(.below(5)), shown(item))])])
    #expect(try model.type("back") == [.save(model.record), .draw])
  }

  @Test func oneThatIsNowhereIsSaidToBeMissing() throws {
    var model = try listed()
    try model.type("watch movie:77")
    let place = model.state.place
    #expect(model.answer([]) == [.save(model.record), .tell(.unknownItems([77]))])
    #expect(model.state == ViewState(place))
    #expect(try model.type("unwatch movie:77") == [.tell(.notWatched(.id(77, .movie)))])
  }

  @Test func ofSeveralIDsThoseThatAreThereAreWatchedAsOneChange() throws {
    var model = try listed()
    let effects = try model.type("watch movie:1,77,78")
    #expect(effects.targets == ["/lookup?id=1%2C77%2C78&country=US"])
    let items = [Answers.item(.movie, 1), Answers.item(.movie, 77)]
    #expect(
      model.answer(items) == [
        .save(model.record), .tell(.unknownItems([78])),
        .watch(items.map { WatchWish(.watch(.asBefore), shown($0)) }),
      ]
    )
  }

  @Test func aFailedLookUpCanBeRepeated() throws {
    var model = try listed()
    try model.type("watch movie:77")
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("retry")
    let kept = model.answer([Answers.item(.movie, 77)])
    #expect(kept.contains { if case .watch = $0 { true } else { false } })
  }

  @Test func whatIsWatchedNeedsNoLookUp() throws {
    var model = try listed()
    let other = Answers.item(.movie, 77, in: "gb")
    model.learn([KeptSamples.entry(other)])
    #expect(
      try model.type("unwatch id:77") == [.watch([WatchWish(.unwatch, other.storeID)])]
    )
    #expect(
      try model.type("note movie:77 x") == [.watch([WatchWish(.note("x"), other.storeID)])]
    )
    #expect(try model.type("prices movie:77") == [.assemble(ScreenWish(.prices(other.storeID)))])
    #expect(
      try model.type("forget movie:77")
        == [.weigh(ForgetWish(.item(other.storeID), name: other.name))]
    )
  }

  @Test func ofSeveralCountriesOneIsMeant() throws {
    var model = try listed()
    let items = ["gb", "de", "us"].map { Answers.item(.movie, 77, in: $0) }
    model.learn(items.prefix(2).map { KeptSamples.entry($0) })
    let storeIDs = items.prefix(2).map(\.storeID)
    #expect(try model.type("unwatch movie:77") == [.tell(.watchedInSeveral(Array(storeIDs)))])
    #expect(
      try model.type("unwatch movie:77 --country de")
        == [.watch([WatchWish(.unwatch, storeIDs[1])])]
    )
    // Without a word that of the settings counts.
    model.learn(items.map { KeptSamples.entry($0) })
    #expect(
      try model.type("unwatch movie:77") == [.watch([WatchWish(.unwatch, items[2].storeID)])]
    )
  }

  // MARK: What the screens learn

  @Test func listsAndDetailsKnowWhatIsWatched() throws {
    var model = try listed()
    let entry = KeptSamples.entry(below: 5)
    model.learn([entry, KeptSamples.entry(Answers.item(.movie, 77))])
    #expect(model.list.watched == [film.storeID: entry])
    try model.type("1")
    #expect(model.openItem == shown(film))
    model.learn([])
    guard case .detail(let detail) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(detail.entry == nil)
    model.learn(KeptSamples.priced, of: StoreItemID(film.id, country: "gb"))
    #expect(model.openItem != nil)
    model.learn(KeptSamples.priced, of: film.storeID)
    guard case .detail(let priced) = model.state else { return }
    #expect(priced.prices == KeptSamples.priced)
    // What the store said is no part of what is remembered.
    #expect(model.record.current.item == film.storeID)
  }

  // MARK: Screens of the stores

  @Test func theWatchlistIsAScreen() throws {
    var model = try listed()
    #expect(try model.type("watchlist") == [.assemble(ScreenWish(.watchlist))])
    #expect(watchlist(&model) == [.save(model.record), .draw])
    #expect(model.list.kind == .watchlist)
    #expect(model.rowCount == 4)
    #expect(model.list.items.map(\.price) == [4.99, 2400, 14.99, 3.99])
    #expect(model.record.back.count == 2)
    // Again it takes its own place, as it was looked at.
    try model.type("sort price")
    _ = watchlist(&model)
    #expect(model.record.back.count == 2)
    // Each currency by itself.
    #expect(model.list.items.map(\.price) == [2400, 3.99, 4.99, 14.99])
    try model.type("2")
    #expect(model.item?.id == Sample.movies[2].id)
    #expect(try model.type("list") == [.assemble(ScreenWish(.watchlist))])
  }

  @Test func itIsAskedAgainOnTheWayBackAndForward() throws {
    var model = try listed()
    _ = watchlist(&model)
    let record = model.record.current
    try model.type("/other")
    model.answer([film])
    #expect(try model.type("back") == [.restore(record, .back)])
    let place = try #require(
      Place(record, recollection: .watched([KeptSamples.rows[0]]), source: nil)
    )
    #expect(model.restored(place, of: record, going: .back) == [.save(model.record), .draw])
    #expect(model.rowCount == 1)
    try model.type("back")
    #expect(try model.type("forward") == [.restore(record, .forward)])
  }

  @Test func anOpenItemIsFoundAgainWhenRowsHaveMoved() throws {
    var model = try listed()
    _ = watchlist(&model)
    try model.type("3")
    let record = model.record.current
    #expect(record.item == Sample.movies[1].storeID)
    func place(_ rows: [WatchedRow]) -> Place? {
      Place(record, recollection: .watched(rows), source: nil)
    }
    guard case .detail(let detail) = place(Array(KeptSamples.rows.suffix(2))) else {
      Issue.record("no detail")
      return
    }
    #expect(detail.item.id == Sample.movies[1].id)
    #expect(detail.row == 0)
    // What is no longer on the list leaves the list itself.
    #expect(place([KeptSamples.rows[0]])?.record.detailRow == nil)
    #expect(place([])?.list.items == [])
  }

  @Test func dealsAreThoseOfTheWatchlist() throws {
    var model = try listed()
    #expect(try model.type("deals") == [.assemble(ScreenWish(.deals))])
    _ = model.assembled(.watched(KeptSamples.rows), source: nil, for: ScreenWish(.deals))
    #expect(model.list.items.map(\.id) == [film.id])
  }

  @Test func aRefreshAsksCountryByCountryPastEveryCopy() throws {
    var model = try listed()
    model.learn(KeptSamples.rows.map(\.watched.entry))
    let effects = try model.type("refresh")
    #expect(
      effects.targets == [
        "/lookup?id=594314564%2C2%2C3&country=US", "/lookup?id=7&country=JP",
      ]
    )
    #expect(effects.areFresh)
    for request in effects.requests.dropLast() { #expect(model.answer([], to: request) == []) }
    let place = model.state.place
    let ended = model.answer([], to: effects.requests.last)
    #expect(model.state == ViewState(place))
    #expect(ended == [.save(model.record), .assemble(ScreenWish(.watchlist, isLive: true))])
  }

  @Test func whereARefreshFailsItSaysSoAndCanBeRepeated() throws {
    var model = try listed()
    model.learn(KeptSamples.rows.map(\.watched.entry))
    try model.type("refresh")
    model.answer(.failure(CatalogError(.limited, status: 403)))
    guard case .error = model.state else {
      Issue.record("\(model.state)")
      return
    }
    let again = try model.type("retry")
    #expect(again.requests.count == 2)
    #expect(again.areFresh)
    #expect(model.cancel().contains(.tell(.cancelled)))
    #expect(model.list.kind == .results)
  }

  @Test func afterARestartAnInterruptedRefreshIsStillFresh() throws {
    var model = ViewModel()
    let subject = Inquiry.Subject.refresh(Refresh([.init(ItemID(.movie, 1), in: .unitedStates)]))
    let record = SessionRecord(
      current: ScreenRecord(serial: 1, topic: .start),
      overlay: .pending(AttemptRecord(subject))
    )
    _ = model.resume(record, at: .list(.start(serial: 1)))
    let effects = try model.type("retry")
    #expect(effects.requests.count == 1)
    #expect(effects.areFresh)
  }

  @Test func withNothingToRefreshTheEmptyListSaysHowToFillIt() throws {
    var model = try listed()
    #expect(try model.type("refresh") == [.assemble(ScreenWish(.watchlist))])
    _ = model.assembled(.watched([]), source: nil, for: ScreenWish(.watchlist))
    #expect(model.list.items == [])
    // To load it again is to ask for its prices.
    model.learn([KeptSamples.entry()])
    #expect(try model.type("reload").requests.count == 1)
  }

  // MARK: Prices

  @Test func pricesAreAScreenOfTheirItem() throws {
    var model = try listed()
    let wish = ScreenWish(.prices(film.storeID), item: shown(film))
    #expect(try model.type("prices 1") == [.assemble(wish)])
    _ = model.assembled(.prices(film, KeptSamples.priced), source: nil, for: wish)
    #expect(model.list.kind == .prices)
    #expect(model.rowCount == 1)
    #expect(model.record.current.item == film.storeID)
    #expect(try model.type("filter 1") == [.tell(.notArranged(.prices))])
    #expect(try model.type("watch") != [.tell(.needsRow(.watch))])
    try model.type("1")
    #expect(model.item?.id == film.id)
  }

  @Test func whatWasSeenNeedsNoLookUpForItsPrices() throws {
    var model = try listed()
    let seek = Seek(77, .movie, in: .unitedStates, for: .prices)
    #expect(try model.type("prices movie:77") == [.seek(seek)])
    let item = Answers.item(.movie, 77)
    #expect(
      model.sought(item, for: seek)
        == [.assemble(ScreenWish(.prices(item.storeID), item: ItemOnScreen(item, seenAt: nil)))]
    )
    #expect(model.sought(nil, for: seek).targets == ["/lookup?id=77&country=US"])
    #expect(
      model.answer([item]).last == .assemble(ScreenWish(.prices(item.storeID), item: shown(item)))
    )
  }

  // MARK: History

  private func history(_ text: String = "", _ model: inout ViewModel) -> [Effect] {
    model.assembled(
      .screens(KeptSamples.screens),
      source: nil,
      for: ScreenWish(.history(text))
    )
  }

  @Test func aRowOfTheHistoryComesBackAsANewScreen() throws {
    var model = try listed()
    #expect(try model.type("history") == [.assemble(ScreenWish(.history("")))])
    #expect(history("", &model) == [.save(model.record), .draw])
    #expect(model.rowCount == 4)
    let serial = model.record.current.serial
    var record = KeptSamples.screens[1].record
    record.serial = serial + 1
    #expect(try model.type("2") == [.revisit(record)])
    #expect(try model.type("5") == [.tell(.refused(.noRow("5", count: 4)))])
    let place = try #require(Answers.place(record, Answers.received([film])))
    #expect(model.revisited(place) == [.save(model.record), .draw])
    #expect(model.record.back.last?.topic == .history(""))
    #expect(model.list.items.map(\.id) == [film.id])
    #expect(model.revisited(nil) == [.tell(.screenGone)])
  }

  @Test(
    arguments: [
      ("blade", 3), ("runner soundtrack", 1), ("top films", 1), ("BLADE movies", 1), ("zebra", 0),
      ("…", 0),
    ]
  )
  func aHistoryIsSearchedByTitles(_ text: String, _ count: Int) throws {
    var model = try listed()
    #expect(try model.type("history \(text)") == [.assemble(ScreenWish(.history(text)))])
    _ = history(text, &model)
    #expect(model.rowCount == count)
  }

  @Test func aHistoryHasPages() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 8))
    _ = history("", &model)
    #expect(try model.type("next") == [.save(model.record), .draw])
    #expect(model.list.firstRow == 2)
    #expect(try model.type("next") == [.tell(.atTheEnd(.forward))])
    #expect(try model.type("page 3") == [.tell(.noPage(3, of: 2))])
    // Going on from it and back asks for it again.
    let record = model.record.current
    try model.type("/other")
    model.answer([film])
    #expect(try model.type("back") == [.restore(record, .back)])
    let place = try #require(
      Place(record, recollection: .screens(KeptSamples.screens), source: nil)
    )
    #expect(model.restored(place, of: record, going: .back) == [.save(model.record), .draw])
    #expect(model.list.firstRow == 2)
  }

  // MARK: Taking back

  @Test func aSettingThatIsTakenBackCountsAtOnce() throws {
    var model = ViewModel()
    try model.type("country gb")
    #expect(try model.type("undo") == [.takeBack])
    let step = KeptSamples.step(.setting(.country, before: "de", after: "gb"))
    #expect(model.tookBack(.undone(step)) == [.tell(.tookBack(.undone(step)))])
    #expect(model.settings[.country].value == "de")
    let first = KeptSamples.step(.setting(.country, before: nil, after: "de"))
    _ = model.tookBack(.undone(first))
    #expect(model.settings[.country].origin == .standard)
    #expect(model.tookBack(.nothing) == [.tell(.tookBack(.nothing))])
    #expect(model.tookBack(.changedSince(step)) == [.tell(.tookBack(.changedSince(step)))])
    #expect(model.settings[.country].origin == .standard)
  }
}

import Catalog
import Records
import Testing

@testable import Browsing

/// What is asked before something is deleted, and what is gone afterwards.
@Suite struct ViewModelForgettingTests {
  private let some = KeptSamples.counts { $0.screens = 3 }

  private func model(canAsk: Bool = true) throws -> ViewModel {
    var model = ViewModel()
    model.canAsk = canAsk
    try model.search("one", rows: 3)
    try model.search("two", rows: 3)
    return model
  }

  @Test(
    arguments: [
      ("forget history", .history, nil), ("forget seen", .seen, nil), ("forget all", .all, nil),
      ("forget blade runner", .words("blade runner"), nil),
      ("forget 2", .item(StoreItemID(ItemID(.song, 102), country: "us")), "Song 102"),
    ] as [(String, Forgetting, String?)]
  )
  func itIsWeighedFirst(_ line: String, _ what: Forgetting, _ name: String?) throws {
    var model = try model()
    #expect(try model.type(line) == [.weigh(ForgetWish(what, name: name))])
    #expect(try model.type(line + " --yes") == [.weigh(ForgetWish(what, name: name, yes: true))])
    #expect(!model.isAsking)
  }

  @Test func thenItIsAsked() throws {
    var model = try model()
    let wish = ForgetWish(.history)
    #expect(model.weighed(some, for: wish) == [.tell(.asksToForget(wish, some))])
    #expect(model.isAsking)
    #expect(try model.type("yes") == [.forget(wish)])
    #expect(!model.isAsking)
    #expect(try model.type("yes").requests.count == 1)
  }

  @Test(arguments: ["y", "YES", "Yes "])
  func aYesIsAYes(_ line: String) throws {
    var model = try model()
    _ = model.weighed(some, for: ForgetWish(.seen))
    #expect(try model.type(line) == [.forget(ForgetWish(.seen))])
  }

  @Test(arguments: ["no", "n", "", "   "])
  func aNoIsANo(_ line: String) throws {
    var model = try model()
    let state = model.state
    _ = model.weighed(some, for: ForgetWish(.seen))
    #expect(try model.type(line) == [.tell(.notForgotten)])
    #expect(!model.isAsking)
    #expect(model.state == state)
  }

  @Test func anyOtherLineIsCarriedOutAndNoYes() throws {
    var model = try model()
    _ = model.weighed(some, for: ForgetWish(.all))
    #expect(try model.type("back") == [.tell(.notForgotten), .save(model.record), .draw])
    _ = model.weighed(some, for: ForgetWish(.all))
    let effects = try model.type("yes please")
    #expect(effects.first == .tell(.notForgotten))
    #expect(effects.requests.count == 1)
  }

  @Test func aQuestionCanBeCancelled() throws {
    var model = try model()
    _ = model.weighed(some, for: ForgetWish(.all))
    #expect(model.cancel() == [.tell(.notForgotten)])
    #expect(model.cancel() == [])
  }

  @Test func whereNobodyCanBeAskedItTakesAYes() throws {
    var model = try model(canAsk: false)
    let wish = ForgetWish(.history)
    #expect(model.weighed(some, for: wish) == [.tell(.refused(.needsYes(wish, some)))])
    let sure = ForgetWish(.history, yes: true)
    #expect(model.weighed(some, for: sure) == [.forget(sure)])
    #expect(model.weighed(ForgottenCounts(), for: sure) == [.tell(.nothingToForget(sure))])
  }

  @Test func aRowOfTheHistoryIsAScreen() throws {
    var model = try model()
    _ = model.assembled(
      .screens(KeptSamples.screens),
      source: nil,
      for: ScreenWish(.history(""))
    )
    let wish = ForgetWish(.screen(session: 3, serial: 4), name: "Top films")
    #expect(try model.type("forget 3") == [.weigh(wish)])
    #expect(
      try model.type("forget row:9") != [.weigh(wish)]
    )
  }

  @Test func anItemOfWhichOnlyTheIDIsKnownIsLookedForAmongTheSeen() throws {
    var model = try model()
    let seek = Seek(77, .movie, in: .unitedStates, for: .forget(yes: false))
    #expect(try model.type("forget movie:77") == [.seek(seek)])
    let item = Answers.item(.movie, 77)
    #expect(
      model.sought(item, for: seek) == [.weigh(ForgetWish(.item(item.storeID), name: item.name))]
    )
    #expect(
      model.sought(nil, for: seek)
        == [.tell(.nothingToForget(ForgetWish(.words("movie:77"))))]
    )
  }

  // MARK: What is gone

  @Test(arguments: [Forgetting.history, .all])
  func afterTheHistoryThereIsTheGreeting(_ what: Forgetting) throws {
    var model = try model()
    try model.type("country gb")
    model.learn([KeptSamples.entry()])
    let wish = ForgetWish(what)
    #expect(model.forgot(wish, some) == [.save(model.record), .tell(.forgot(wish, some))])
    #expect(model.list.kind == .start)
    #expect(model.record.back.isEmpty)
    #expect(model.record.forward.isEmpty)
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
    #expect(model.settings[.country].value == (what == .all ? "us" : "gb"))
  }

  @Test func theScreensOfTheWordsAreNoLongerOnTheWayBack() throws {
    var model = try model()
    try model.search("three", rows: 1)
    _ = model.forgot(ForgetWish(.words("Two")), some)
    #expect(model.record.back.compactMap(\.names.first) == ["one"])
    #expect(model.record.current.names == ["three"])
  }

  @Test func aScreenThatIsShownIsLeft() throws {
    var model = try model()
    _ = model.forgot(ForgetWish(.words("two")), some)
    #expect(model.list.kind == .start)
    #expect(model.record.back.compactMap(\.names.first) == ["one"])
    try model.search("three", rows: 2)
    try model.type("2")
    let storeID = StoreItemID(ItemID(.song, 102), country: "us")
    _ = model.forgot(ForgetWish(.item(storeID)), some)
    #expect(model.list.request == Answers.request("three"))
    #expect(model.item == nil)
  }

  @Test func whatFailedIsNoLongerRepeated() throws {
    var model = try model()
    let place = model.state.place
    try model.type("/secret plans")
    model.answer(.failure(CatalogError(.timedOut)))
    _ = model.forgot(ForgetWish(.words("one")), some)
    #expect(model.record.overlay != .none)
    _ = model.forgot(ForgetWish(.words("secret")), some)
    #expect(model.state == ViewState(place))
    #expect(model.record.overlay == .none)
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func theDetailsOfAnItemAreNoLongerOnTheWayBack() throws {
    var model = try model()
    try model.type("2")
    try model.type("3")
    let storeID = StoreItemID(ItemID(.song, 102), country: "us")
    _ = model.forgot(ForgetWish(.item(storeID)), some)
    #expect(model.record.back.map(\.itemName) == [nil, nil, nil])
    #expect(model.item?.id.number == 103)
  }

  @Test func aScreenIsNoLongerOnTheWayBack() throws {
    var model = try model()
    let record = try #require(model.record.back.last)
    let entry = HistoryEntry(session: 3, record: record, madeAt: 1)
    _ = model.assembled(.screens([entry]), source: nil, for: ScreenWish(.history("")))
    _ = model.forgot(ForgetWish(.screen(session: 3, serial: record.serial)), some)
    #expect(!model.record.back.contains(record))
    #expect(model.record.back.count == 2)
  }
}

import Catalog
import Records
import Testing

@testable import Browsing

/// What other programs are asked to do with items.
struct ViewModelActionTests {
  /// A model with a list of three films, the second without an address.
  private func list() throws -> ViewModel {
    var model = ViewModel()
    try model.type("films")
    var items = (1...3).map { Answers.item(100 + Int64($0)) }
    for index in items.indices where index != 1 {
      items[index].storeURL = "https://example.com/\(index + 1)"
    }
    items[0].feedURL = "https://example.com/feed\u{7} 1"
    items[2].artworkURL = "javascript:alert(1)"
    model.answer(items)
    return model
  }

  private func action(_ effects: [Effect]) -> ItemAction? {
    guard effects.count == 1, case .act(let action) = effects[0] else { return nil }
    return action
  }

  @Test func aRowIsCopied() throws {
    var model = try list()
    let before = model
    let action = try #require(action(try model.type("copy url 1")))
    #expect(action.kind == .copy(.url))
    #expect(action.items.map(\.id.number) == [101])
    #expect(action.values == ["https://example.com/1"])
    #expect(action.lacking == 0)
    #expect(action.source == model.state.place.list.source)
    #expect(model == before)
  }

  @Test func ofSeveralRowsThoseThatHaveItAreTaken() throws {
    var model = try list()
    let urls = try #require(action(try model.type("copy url all")))
    #expect(urls.values == ["https://example.com/1", "https://example.com/3"])
    #expect(urls.items.map(\.id.number) == [101, 103])
    #expect(urls.lacking == 1)
    let ids = try #require(action(try model.type("copy id 3,1")))
    #expect(ids.values == ["103", "101"])
    let pages = try #require(action(try model.type("open 1-3")))
    #expect(pages.kind == .open)
    #expect(pages.values == ["https://example.com/1", "https://example.com/3"])
  }

  @Test func anAddressIsEncodedOrNone() throws {
    var model = try list()
    let feed = try #require(action(try model.type("copy feed 1")))
    #expect(feed.values == ["https://example.com/feed%07%201"])
    #expect(
      try model.type("copy artwork 3")
        == [.tell(.lacks(.copy(.artwork), [model.state.place.list.items[2]]))]
    )
  }

  @Test func aTitleIsOneLine() throws {
    var model = ViewModel()
    try model.type("films")
    var item = Answers.item(101)
    item.name = "rm -rf ~\n\u{1B}]52;c;eA==\u{7}\u{202E}x"
    model.answer([item])
    #expect(action(try model.type("copy title 1"))?.values == ["rm -rf ~ ]52;c;eA==x"])
  }

  @Test func withoutARowItIsTheDetailsItem() throws {
    var model = try list()
    #expect(try model.type("open") == [.tell(.needsRow(.open))])
    #expect(try model.type("copy url") == [.tell(.needsRow(.copy))])
    try model.type("3")
    #expect(action(try model.type("open"))?.values == ["https://example.com/3"])
    #expect(action(try model.type("copy id 2"))?.values == ["102"])
  }

  @Test func aListOfOneNeedsNoRow() throws {
    var model = ViewModel()
    try model.type("film")
    model.answer([Answers.item(101)])
    #expect(action(try model.type("copy id"))?.values == ["101"])
  }

  @Test func whatHasNoneIsSaid() throws {
    var model = try list()
    let items = model.state.place.list.items
    #expect(try model.type("open 2") == [.tell(.lacks(.open, [items[1]]))])
    #expect(
      try model.type("copy feed 2-3") == [.tell(.lacks(.copy(.feed), Array(items[1...])))]
    )
  }

  @Test func aBrowserGetsFiveAtMost() throws {
    var model = ViewModel()
    try model.search("many", rows: 9)
    let refusal: [Effect] = [.tell(.refused(.tooManyItems(.open, most: 5)))]
    #expect(try model.type("open 1-6") == refusal)
    #expect(try model.type("open all") == refusal)
    #expect(try model.type("open id:1,2,3,4,5,6") == refusal)
    #expect(action(try model.type("copy id 1-6"))?.values.count == 6)
    guard case .list = model.state else {
      Issue.record("something was asked")
      return
    }
  }

  // MARK: By ids

  @Test func whatIsOnTheScreenNeedsNoRequest() throws {
    var model = try list()
    #expect(action(try model.type("copy url id:103"))?.values == ["https://example.com/3"])
    #expect(action(try model.type("copy url song:103,101"))?.items.count == 2)
  }

  @Test func whatIsNotIsLookedUpAndTheScreenStays() throws {
    var model = try list()
    let place = model.state.place
    let effects = try model.type("copy title id:7,8")
    #expect(effects.requests.count == 1)
    guard case .loading(let loading) = model.state else {
      Issue.record("nothing is asked")
      return
    }
    #expect(loading.purpose == .act(.copy(.title), [7, 8], nil))
    var eight = Answers.item(8)
    eight.name = "Eight"
    var seven = Answers.item(7)
    seven.name = "Seven"
    let done = model.answer([eight, seven])
    #expect(model.state.place == place)
    #expect(done.count == 2)
    #expect(done.first == .save(model.record))
    #expect(action([done[1]])?.values == ["Seven", "Eight"])
  }

  @Test func anUnknownIDIsSaid() throws {
    var model = try list()
    let place = model.state.place
    try model.type("open id:7")
    let none = model.answer([])
    #expect(none == [.save(model.record), .tell(.unknownItems([7]))])
    #expect(model.state.place == place)
    try model.type("copy id id:7,8")
    let some = model.answer([Answers.item(8)])
    #expect(some[1] == .tell(.unknownItems([7])))
    #expect(action([some[2]])?.values == ["8"])
  }

  @Test func aFailureCanBeRetried() throws {
    var model = try list()
    try model.type("open id:7")
    model.answer(.failure(CatalogError(.timedOut)))
    guard case .error(let failure) = model.state else {
      Issue.record("no error")
      return
    }
    #expect(failure.purpose == .act(.open, [7], nil))
    try model.type("retry")
    var item = Answers.item(7)
    item.storeURL = "https://example.com/7"
    #expect(action([model.answer([item])[1]])?.values == ["https://example.com/7"])
  }

  @Test func theOutcomeIsTold() throws {
    var model = try list()
    let action = try #require(action(try model.type("copy url 1")))
    let before = model
    let outcome = ActionOutcome.done(by: "xclip")
    #expect(model.acted(action, outcome) == [.tell(.acted(action, outcome))])
    #expect(model == before)
  }
}

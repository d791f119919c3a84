@testable import Browsing
import Catalog
import Records
import Testing

/// What goes on being asked while a list is shown: genre charts, for a film that Apple's search does not find.
struct ViewModelFurtherTests {
  private func film(_ number: Int64, _ name: String) -> Item {
    var item = Item(id: ItemID(.movie, number), country: "us")
    item.name = name
    return item
  }

  /// A film search that the charts of everything have answered with "A Keeper".
  private func searched(_ model: ViewModel = ViewModel()) throws -> ViewModel {
    var model = model
    try model.type("keeper media:movie")
    let charts = model.answer([], id: 1).requests
    #expect(charts.count == 2)
    model.answer([film(1, "A Keeper"), film(9, "Sea")], to: charts[0], id: 2)
    let shown = model.answer(.failure(CatalogError(.noChart)), to: charts[1])
    #expect(shown == [.save(model.record), .draw])
    #expect(model.list.items.map(\.id.number) == [1])
    #expect(model.list.answers.map(\.rawValue) == [1, 2])
    return model
  }

  private func fetch(_ effects: [Effect]) throws -> (FetchID, CatalogRequest) {
    for effect in effects {
      if case .fetch(let id, let request, let fresh) = effect {
        #expect(!fresh)
        return (id, request)
      }
    }
    return try #require(nil)
  }

  @Test func idleAsksOneAtATime() throws {
    var model = try searched()
    #expect(model.hasFurther)
    let effects = model.idle()
    #expect(effects.count == 1)
    #expect(effects.targets == ["/us/rss/topmovies/limit=200/genre=4401/json"])
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
    let (id, request) = try fetch(effects)
    #expect(id == FetchID(rawValue: 2))
    let none = model.receive(.success(Answers.received([], id: 3)), for: id, request)
    #expect(none == [.save(model.record)])
    #expect(model.hasFurther)
    #expect(model.idle().targets == ["/us/rss/topmovies/limit=200/genre=4402/json"])
  }

  @Test func rowsAreAddedBehindAndTold() throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    let found = [film(2, "Keeper"), film(1, "A Keeper"), film(3, "Other")]
    let effects = model.receive(.success(Answers.received(found, id: 3)), for: id, request)
    #expect(effects == [.save(model.record), .tell(.moreFound(1))])
    // A row keeps the number under which it was read, however near the new name is.
    #expect(model.list.items.map(\.id.number) == [1, 2])
    #expect(model.record.current.answers.map(\.rawValue) == [1, 2, 3])
    #expect(
      model.list.findings.notes == [.notServed(.movie), .chartsSearched(3, of: 36, goesOn: true)]
    )
    try model.type("2")
    model.answer([film(2, "Keeper")])
    #expect(model.item?.id.number == 2)
  }

  @Test(arguments: [
    ("filter keeper", [1, 2, 3]), ("filter another", [3]), ("sort -name", [1, 2, 3]),
  ])
  func whatIsFilteredOrSortedKeepsItsNumbersToo(line: String, rows: [Int64]) throws {
    var model = try searched()
    try model.type(line)
    let before = model.list.items
    let (id, request) = try fetch(model.idle())
    let found = [film(2, "Keeper"), film(1, "A Keeper"), film(3, "Another Keeper")]
    let effects = model.receive(.success(Answers.received(found, id: 3)), for: id, request)
    #expect(effects.first == .save(model.record))
    #expect(effects.notices == [.moreFound(rows.count - before.count)])
    #expect(Array(model.list.items.prefix(before.count)) == before)
    #expect(model.list.items.map(\.id.number).sorted() == rows)
    try model.type("filter off")
    #expect(model.list.items.count == 3)
  }

  @Test func theSourceIsAsOldAsTheOldestAnswer() throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    let old = Received(
      id: nil,
      answer: Answer(items: [film(2, "Keeper")]),
      source: Source(.chart, fetchedAt: 1_000_000, isOffline: true)
    )
    _ = model.receive(.success(old), for: id, request)
    #expect(model.list.source == Source(.chart, fetchedAt: 1_000_000, isOffline: true))
  }

  @Test func troubleEndsIt() throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    let error = CatalogError(.limited)
    #expect(model.receive(.failure(error), for: id, request) == [.save(model.record)])
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
    #expect(model.list.items.count == 1)
    #expect(model.list.findings.notes.last == .chartFailed(error))
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test(arguments: ["1", "/other", "back", "home", "reload", "find sea"])
  func nothingIsAskedOrAddedOnAnotherScreen(line: String) throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    for effect in try model.type(line) {
      if case .find(let query) = effect {
        _ = model.found(Sightings(), for: query)
      }
    }
    let state = model.state
    let record = model.record
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
    let found = Answers.received([film(2, "Keeper")], id: 3)
    #expect(model.receive(.success(found), for: id, request) == [])
    #expect(model.state == state)
    #expect(model.record == record)
    #expect(model.idle() == [])
  }

  @Test(arguments: [false, true])
  func backOnTheListItGoesOnWithWhatCameMeanwhile(isMore: Bool) throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    try model.type("1")
    let items = isMore ? [film(2, "Keeper")] : []
    _ = model.receive(.success(Answers.received(items, id: 3)), for: id, request)
    #expect(!model.hasFurther)
    try model.type("back")
    #expect(model.hasFurther)
    let effects = model.idle()
    #expect(effects.first == .save(model.record))
    #expect(effects.notices == (isMore ? [.moreFound(1)] : []))
    #expect(effects.targets == ["/us/rss/topmovies/limit=200/genre=4402/json"])
    #expect(model.list.items.count == (isMore ? 2 : 1))
    #expect(model.record.current.answers.map(\.rawValue) == [1, 2, 3])
  }

  @Test func theLastAnswerIsAddedEvenIfItCameOnAnotherScreen() throws {
    var model = try searched()
    var (id, request) = try fetch(model.idle())
    for count in 3..<36 {
      _ = model.receive(.failure(CatalogError(.noChart)), for: id, request)
      (id, request) = try fetch(model.idle())
      #expect(model.list.findings.notes.last == .chartsSearched(count, of: 36, goesOn: true))
    }
    try model.type("1")
    _ = model.receive(.success(Answers.received([film(2, "Keeper")])), for: id, request)
    try model.type("back")
    #expect(model.hasFurther)
    #expect(model.idle() == [.save(model.record), .tell(.moreFound(1))])
    #expect(model.list.findings.notes.last == .chartsSearched(36, of: 36))
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
  }

  @Test(arguments: ["id:77", "lookup 77", "home", "/other", "find sea"])
  func anotherScreenInFrontDoesNotEndIt(line: String) throws {
    var model = try searched()
    for effect in try model.type(line) {
      if case .find(let query) = effect {
        _ = model.found(Sightings(), for: query)
      }
    }
    for _ in 0..<20 where !model.out.isEmpty { model.answer([Answers.item(77)]) }
    #expect(!model.hasFurther)
    try model.type("back")
    #expect(model.hasFurther)
    #expect(model.idle().targets == ["/us/rss/topmovies/limit=200/genre=4401/json"])
  }

  @Test func aNewFilmSearchTakesItsPlace() throws {
    var model = try searched()
    let (id, request) = try fetch(model.idle())
    model = try searched(model)
    #expect(model.receive(.success(Answers.received(1)), for: id, request) == [])
    #expect(model.hasFurther)
    #expect(model.idle().targets == ["/us/rss/topmovies/limit=200/genre=4401/json"])
  }

  @Test func reloadBeginsItAnewOrEndsIt() throws {
    var model = try searched()
    var again = model
    try model.type("reload")
    let charts = model.answer([]).requests
    for chart in charts { model.answer([film(1, "A Keeper")], to: chart) }
    #expect(model.hasFurther)
    #expect(model.record.back.count == 1)
    try again.type("reload")
    again.answer([film(1, "A Keeper")])
    #expect(!again.hasFurther)
    #expect(again.idle() == [])
  }

  @Test func theListUnderADetailGoesOn() throws {
    var model = try searched()
    try model.type("1")
    try model.type("list")
    #expect(model.hasFurther)
    let (id, request) = try fetch(model.idle())
    let effects = model.receive(
      .success(Answers.received([film(2, "Keeper")])),
      for: id,
      request
    )
    #expect(effects == [.save(model.record), .tell(.moreFound(1))])
  }

  @Test func aCancelledSearchAsksNothingMore() throws {
    var model = ViewModel()
    try model.type("keeper media:movie")
    model.answer([])
    _ = model.cancel()
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
  }

  @Test func anOrdinaryListHasNothingFurther() throws {
    var model = ViewModel()
    #expect(model.idle() == [])
    try model.search("sea", rows: 3)
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
  }

  @Test func aPlaceComesBackWithItsRowsInTheirOrder() throws {
    var model = try searched()
    let before = model.list.findings
    let (id, request) = try fetch(model.idle())
    _ = model.receive(.success(Answers.received([film(2, "Keeper")], id: 3)), for: id, request)
    try model.type("2")
    let place = Place(
      model.record.current,
      findings: before,
      later: [model.list.findings],
      gathering: Gathering()
    )
    guard case .detail(let detail)? = place else {
      Issue.record("no detail")
      return
    }
    #expect(detail.item.id.number == 2)
    #expect(detail.list.items.map(\.id.number) == [1, 2])
  }
}

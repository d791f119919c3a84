import Catalog
import Records
import Testing

@testable import Browsing

/// Films and television, for which Apple's search finds nothing: what was seen, and what is in charts.
struct ViewModelRetiredTests {
  private func film(_ number: Int64, _ name: String) -> Item {
    var item = Answers.item(.movie, number)
    item.name = name
    return item
  }

  private let query = Query(term: "keeper", media: .movie, limit: 200)

  private var sightings: Sightings<SeenItem> {
    Sightings(
      matches: [
        Answers.seen(film(1, "The Keeper"), at: 100), Answers.seen(film(5, "Keeper"), at: 200),
      ]
    )
  }

  /// A search that Apple has answered with nothing, and the requests for charts that are out.
  private func searching() throws -> (model: ViewModel, effects: [Effect]) {
    var model = ViewModel()
    try model.type("keeper media:movie")
    guard case .loading(let loading) = model.state, let search = model.out.first else {
      return (model, [])
    }
    let effects = model.receive(.success(Answers.received([], id: 1)), for: loading.id, search)
    return (model, effects)
  }

  @Test func whatWasSeenIsAskedForOnceBehindTheCharts() throws {
    var (model, effects) = try searching()
    #expect(effects.requests.count == 2)
    #expect(effects.last == .recall(FetchID(rawValue: 1), .search(query)))
    #expect(effects.count == 3)
    #expect(model.recalled(sightings, for: FetchID(rawValue: 1)) == [])
    guard case .loading = model.state else {
      Issue.record("no longer loading")
      return
    }
  }

  @Test func chartsAndWhatWasSeenAreOneList() throws {
    var (model, effects) = try searching()
    model.recalling(effects, sightings)
    let charts = model.out
    model.answer([film(1, "The Keeper"), film(2, "A Keeper of Bees")], to: charts[0], id: 2)
    model.answer([], to: charts[1], id: 3)
    #expect(model.list.items.map(\.id.number) == [5, 1, 2])
    // What is in a chart is of today.
    #expect(model.list.items.map(model.list.seenAt) == [200, nil, nil])
    #expect(model.list.source?.origin == .live)
    let record = model.record.current
    #expect(record.sightings == sightings.map(\.reference))
    #expect(record.answers.map(\.rawValue) == [1, 2, 3, 5])
    // What was seen is shown as it was, the others are looked up.
    #expect(try model.type("1").requests.isEmpty)
    try model.type("back")
    #expect(try model.type("2").requests.count == 1)
  }

  @Test func whatAChartAddsLaterIsNoLongerAsItWasSeen() throws {
    var (model, effects) = try searching()
    model.recalling(effects, sightings)
    for chart in model.out { model.answer([film(9, "Other")], to: chart) }
    #expect(model.list.items.map(\.id.number) == [5, 1])
    #expect(model.list.source == Source(.seen, fetchedAt: 200))
    let background = model.idle()
    guard case .fetch(let id, let request, _) = background.first else {
      Issue.record("nothing is asked in the background")
      return
    }
    var priced = film(1, "The Keeper")
    priced.price = 7.99
    let found = Answers.received([priced, film(3, "Keepers")], id: 4)
    #expect(
      model.receive(.success(found), for: id, request)
        == [.save(model.record), .tell(.moreFound(1))]
    )
    #expect(model.list.items.map(\.id.number) == [5, 1, 3])
    #expect(model.list.items.map(model.list.seenAt) == [200, nil, nil])
    #expect(model.list.items[1].price == 7.99)
  }

  @Test(arguments: [CatalogError(.timedOut), CatalogError(.limited), CatalogError(.outage)])
  func whereChartsCannotBeHadWhatWasSeenIsShown(error: CatalogError) throws {
    var (model, effects) = try searching()
    var other = model
    model.recalling(effects, sightings)
    for chart in model.out { model.answer(.failure(error), to: chart) }
    #expect(model.list.items.map(\.id.number) == [5, 1])
    #expect(model.list.findings.notes == [.notServed(.movie), .chartFailed(error)])
    #expect(model.list.source == Source(.seen, fetchedAt: 200))
    #expect(!model.hasFurther)
    // Nothing was seen either: that is a failure, and not nothing found.
    other.recalling(effects)
    for chart in other.out { other.answer(.failure(error), to: chart) }
    guard case .error(let failure) = other.state else {
      Issue.record("no failure")
      return
    }
    #expect(failure.error == error)
  }

  /// An empty screen has promised that more comes, so it is said when no more does.
  @Test func theEndOfASearchThatFoundNothingIsTold() throws {
    var model = ViewModel()
    try model.type("keeper media:movie")
    model.answer([])
    for chart in model.out { model.answer([film(9, "Other")], to: chart) }
    var told: [Notice] = []
    var requests = 2
    while model.hasFurther {
      let effects = model.idle()
      told += effects.notices
      for case .fetch(let id, let request, _) in effects {
        requests += 1
        told += model.receive(.failure(CatalogError(.noChart)), for: id, request).notices
      }
    }
    #expect(requests == 70)
    #expect(told == [.moreFound(0)])
    #expect(model.list.findings.notes == [.notServed(.movie), .chartsSearched(70, of: 70)])
    #expect(model.list.isEmpty)
  }

  @Test func offlineEverythingSeenIsSearchedAsEver() throws {
    var (model, effects) = try searching()
    model.recalling(effects, sightings)
    let charts = model.out
    model.answer([], to: charts[0])
    let last = model.answer(.failure(CatalogError(.offline)), to: charts[1])
    let films = Filter(terms: [.type(.movie)])
    #expect(last.last == .find(SeenQuery("keeper", limit: 200, filter: films, isOffline: true)))
  }

  @Test func aSearchThatAppleAnswersAsksForNothingSeen() throws {
    var model = ViewModel()
    try model.type("keeper media:movie")
    let effects = model.answer([film(1, "Keeper")])
    #expect(effects == [.save(model.record), .draw])
    #expect(model.record.current.sightings == nil)
  }

  @Test func thePlaceComesBackWithWhatWasSeen() throws {
    var (model, effects) = try searching()
    model.recalling(effects, sightings)
    for chart in model.out { model.answer([film(2, "A Keeper of Bees")], to: chart, id: 2) }
    var gathering = Gathering()
    for id in [1, 2, 2] as [Int64] {
      gathering.add(.success(Answers.received([], id: id)), to: .search(query))
    }
    let place = Place(
      model.record.current,
      findings: model.list.findings,
      sightings: sightings,
      gathering: gathering
    )
    #expect(place == model.state.place)
  }
}

@testable import Browsing
import Catalog
import Records
import Testing

/// Lists that are no search: charts, home, look-ups and what was seen.
struct ViewModelCatalogueTests {
  private let us = Storefront.unitedStates

  private static func stores(_ codes: String...) -> [Storefront] {
    codes.compactMap { Storefront(code: $0) }
  }

  /// A model that shows these items as what a search found.
  private func showing(_ items: [Item], in model: ViewModel = ViewModel()) throws -> ViewModel {
    var model = model
    try model.type("/sea")
    model.answer(items)
    return model
  }

  private var songs: [Item] {
    [Answers.song(1, of: 11), Answers.song(2, of: 12, by: 21), Answers.item(.movie, 3)]
  }

  private func subject(_ model: ViewModel) -> Inquiry.Subject? {
    guard case .loading(let loading) = model.state else { return nil }
    return loading.inquiry.subject
  }

  // MARK: Charts and home

  @Test(arguments: [
    ("all", Chart.songs), ("movies", .movies), ("tv", .tv), ("seasons", .tv), ("music", .songs),
    ("songs", .songs), ("albums", .albums), ("artists", .songs), ("videos", .videos),
    ("podcasts", .podcasts), ("episodes", .podcasts), ("audiobooks", .audiobooks),
    ("books", .books), ("apps", .apps), ("mac", .apps), ("shortfilms", .movies),
  ])
  func withoutANameItIsTheChartOfTheMedia(media: String, chart: Chart) throws {
    let chosen = try #require(MediaChoice(userWord: media))
    var start = SearchQualifiers()
    start.media = chosen
    var stored = ViewModel(settings: SettingsLayers(stored: [.media: media]))
    var run = ViewModel(settings: SettingsLayers(stored: [.media: "podcasts"]), run: start)
    var line = ViewModel(run: SearchQualifiers())
    try stored.type("charts")
    try run.type("charts")
    try line.type("charts --media \(media)")
    for model in [stored, run, line] {
      #expect(subject(model) == .chart(chart, country: us))
    }
  }

  @Test func aChartHasItsGenreCountryAndLength() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.country: "gb", .media: "movies"]))
    #expect(
      try model.type("charts genre:horror --limit 20").targets == [
        "/gb/rss/topmovies/limit=20/genre=4408/json"
      ]
    )
    #expect(
      try model.type("charts songs genre:jazz --country jp --reload").targets == [
        "/jp/rss/topsongs/limit=200/genre=11/json"
      ]
    )
    model.answer([])
    #expect(model.list.kind == .chart)
    #expect(model.list.country?.code == "jp")
    #expect(model.list.findings.notes == [.noChart])
  }

  @Test func movementIsCountedFromTheEarlierCopy() throws {
    func ranked(_ numbers: [Int64]) -> [Item] {
      zip(numbers, 1...).map { number, rank in
        var item = Answers.item(number)
        item.rank = rank
        return item
      }
    }
    var model = ViewModel()
    try model.type("charts movies")
    var received = Answers.received(ranked([3, 1, 2, 9]))
    received.earlier = EarlierChart(items: ranked([1, 2, 3, 4]), fetchedAt: 1_700_000_000)
    model.answer(.success(received))
    let id = { (number: Int64) in ItemID(.song, number) }
    #expect(model.list.movements == [id(3): .up(2), id(1): .down(1), id(2): .down(1), id(9): .new])
    #expect(model.list.movedSince == 1_700_000_000)
    // The earlier copy counts anew with each answer.
    try model.type("reload")
    model.answer(ranked([3, 1]))
    #expect(model.list.movements.isEmpty)
    #expect(model.list.movedSince == nil)
  }

  @Test func anEmptyFeedsEarlierCopyIsNotTheOtherFeeds() throws {
    var model = ViewModel()
    try model.type("charts songs")
    var empty = Answers.received([])
    empty.earlier = EarlierChart(items: [Answers.item(1)], fetchedAt: 1_700_000_000)
    model.answer(.success(empty))
    model.answer([Answers.item(2), Answers.item(1)])
    #expect(model.list.items.count == 2)
    #expect(model.list.movements.isEmpty)
    #expect(model.list.movedSince == nil)
  }

  @Test func homeIsInSectionsWhoseRowsCountThrough() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.country: "jp"]))
    let effects = try model.type("home --limit 10")
    #expect(
      subject(model)
        == .home(Inquiry.homeCharts, country: try #require(Self.stores("jp").first), limit: 10)
    )
    #expect(effects.requests.count == 4)
    while let request = model.out.last {
      guard case .chart(let chart) = request else {
        Issue.record("\(request) is no chart")
        return
      }
      var received = Answers.received([
        Answers.item(chart.feed.type, 1), Answers.item(chart.feed.type, 2),
      ])
      received.earlier = EarlierChart(items: [], fetchedAt: 1)
      model.answer(.success(received), to: request)
      #expect(model.out.count <= 4)
    }
    #expect(model.list.kind == .home)
    #expect(model.list.findings.sections.map(\.chart) == Inquiry.homeCharts)
    #expect(model.rowCount == 16)
    #expect(model.list.movedSince == 1)
    try model.type("3")
    model.answer([Answers.item(.tvSeason, 1)])
    #expect(model.item?.id == ItemID(.tvSeason, 1))
    try model.type("reload")
    #expect(subject(model)?.country.code == "jp")
  }

  // MARK: Look-ups

  @Test func idsAreOneList() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.lang: "ja_jp"]))
    let effects = try model.type("lookup 8,id:7 8 --country jp")
    #expect(effects.targets == ["/lookup?id=8%2C7&country=JP&lang=ja_jp"])
    model.answer([Answers.item(.movie, 7), Answers.item(.album, 8)])
    #expect(model.list.items.map(\.id) == [ItemID(.album, 8), ItemID(.movie, 7)])
    #expect(model.list.kind == .results)
  }

  @Test(arguments: [
    ("upc:720642462928", "/lookup?upc=720642462928&country=US"),
    ("isbn:0306406152", "/lookup?isbn=9780306406157&country=US"),
    ("bundle:com.example.app", "/lookup?bundleId=com.example.app&country=US"),
  ])
  func otherKeysAreOneRequest(key: String, target: String) throws {
    var model = ViewModel()
    #expect(try model.type("lookup \(key)").targets == [target])
    model.answer([Answers.item(.album, 1), Answers.item(.album, 2)])
    #expect(model.list.items.count == 2)
    try model.type("reload")
    #expect(model.out.map(\.target) == [target])
  }

  @Test func anAddressOpensItsItemInItsCountry() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.country: "jp"]))
    #expect(
      try model.type("lookup https://music.apple.com/gb/album/x/11?i=12 --country fr").targets == [
        "/lookup?id=12&country=GB"
      ]
    )
    model.answer([Answers.item(.song, 12, in: "gb")])
    #expect(model.item?.id == ItemID(.song, 12))
    #expect(model.record.back.count == 1)
    #expect(
      try model.type("lookup books.apple.com/book/id3").targets == ["/lookup?id=3&country=JP"]
    )
    model.answer([])
    #expect(model.item == nil)
    #expect(model.list.findings.notes == [.missing([3])])
  }

  @Test func anEpisodesAddressOpensItAmongItsShows() throws {
    var model = ViewModel()
    try model.type("lookup https://podcasts.apple.com/us/podcast/x/id15?i=16")
    model.answer([
      Answers.item(.podcast, 15), Answers.item(.podcastEpisode, 17),
      Answers.item(.podcastEpisode, 16),
    ])
    #expect(model.item?.id == ItemID(.podcastEpisode, 16))
    #expect(model.list.items.count == 1)
    #expect(model.list.findings.parent?.id == ItemID(.podcast, 15))
  }

  // MARK: Coming back

  @Test(arguments: [
    "charts songs", "home", "compare song:2 gb,de", "more song:2", "lookup 1 2", "lookup id:3",
    "lookup https://music.apple.com/gb/album/x/11?i=12",
  ])
  func everyKindOfListComesBackFromItsRecord(line: String) throws {
    var model = try showing(songs)
    try model.type(line)
    var gathering = Gathering()
    while let request = model.out.first {
      var received = Answers.received(
        [Answers.item(.song, 12), Answers.item(.song, 2), Answers.item(.song, 1)],
        id: Int64(gathering.answers.count)
      )
      received.earlier = EarlierChart(items: [Answers.item(.song, 1)], fetchedAt: 1_700_000_000)
      gathering.add(.success(received), to: request)
      model.answer(.success(received), to: request)
    }
    let record = model.record.current
    #expect(record.answers == gathering.answers)
    let place = Place(record, findings: model.list.findings, gathering: gathering)
    #expect(place?.list == model.list)
    #expect(place?.record == record)
    #expect(Place(record, findings: nil, gathering: gathering) == nil)
  }

  @Test(arguments: [
    ("charts songs genre:jazz", 1), ("home", 4), ("compare 3 gb,de,jp", 3), ("more 2", 1),
    ("lookup 1 2", 1), ("lookup https://music.apple.com/gb/album/x/11?i=12", 1), ("more id:7", 1),
  ])
  func whatWasOutWhenTheLastRunEndedCanBeRetried(line: String, count: Int) throws {
    var before = try showing(songs)
    let requests = try before.type(line).requests
    #expect(requests.count == count)
    let asked = try #require(subject(before))
    var model = ViewModel()
    let effects = model.resume(before.record, at: .list(before.list))
    #expect(effects == [.draw, .tell(.interrupted(asked))])
    #expect(try model.type("retry").requests == requests)
    #expect(model.record == before.record)
  }
}

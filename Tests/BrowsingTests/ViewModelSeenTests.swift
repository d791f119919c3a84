import Catalog
import Records
import Testing

@testable import Browsing

/// What was seen, as a list of its own.
struct ViewModelSeenTests {
  private let songs = [Answers.item(1), Answers.item(2), Answers.item(3)]

  /// The words are looked for and found.
  private func found(
    _ sightings: Sightings<SeenItem>,
    by line: String = "find sea",
    in model: inout ViewModel
  ) throws -> [Effect] {
    let effects = try model.type(line)
    guard case .find(let query)? = effects.last else {
      Issue.record("\(effects)")
      return []
    }
    return model.found(sightings, for: query)
  }

  @Test func itIsAListOfItsOwn() throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    #expect(try model.type("find me guilty") == [.find(SeenQuery("me guilty", limit: 200))])
    let effects = try found(
      Answers.seen(songs, total: .exactly(3)),
      by: "find me guilty",
      in: &model
    )
    #expect(effects == [.save(model.record), .draw])
    #expect(model.list.topic == .seen("me guilty"))
    #expect(model.list.kind == .results)
    #expect(model.list.source == Source(.seen, fetchedAt: 1_700_000_000))
    #expect(model.rowCount == 3)
    try model.type("2")
    try model.type("back")
    try model.type("back")
    #expect(model.list.topic == Answers.topic("sea"))
  }

  @Test func theLimitIsThatOfASearch() throws {
    var model = ViewModel(settings: SettingsLayers(stored: [.limit: "20"]))
    #expect(try model.type("find sea") == [.find(SeenQuery("sea", limit: 20))])
    #expect(try model.type("find sea --limit 7") == [.find(SeenQuery("sea", limit: 7))])
    var oneShot = ViewModel(settings: SettingsLayers(defaultLimit: 50))
    #expect(try oneShot.type("find sea") == [.find(SeenQuery("sea", limit: 50))])
  }

  @Test func itIsAsOldAsTheNewestOfItAndEachRowAsItIs() throws {
    var model = ViewModel()
    var british = songs[0]
    british.country = "gb"
    let matches = [
      Answers.seen(songs[0], at: 100), Answers.seen(songs[1], at: 300),
      Answers.seen(british, at: 200),
    ]
    _ = try found(Sightings(matches: matches), in: &model)
    #expect(model.list.source?.fetchedAt == 300)
    #expect(model.list.items.map(model.list.seenAt) == [100, 300, 200])
    // The same item of the same store is there once, as the best match has it.
    _ = try found(Sightings(matches: matches + [Answers.seen(songs[0], at: 400)]), in: &model)
    #expect(model.list.items.map(model.list.seenAt) == [100, 300, 200])
  }

  @Test func aFindEndsARequestThatIsOutAndCrossesWithANewerOne() throws {
    var model = ViewModel()
    try model.type("one")
    let query = SeenQuery("sea", limit: 200)
    let effects = try model.type("find sea")
    #expect(effects == [.cancelFetch(FetchID(rawValue: 1)), .save(model.record), .find(query)])
    try model.type("two")
    let before = model
    #expect(model.found(Sightings(), for: query) == [])
    #expect(model == before)
  }

  @Test func filterAndSortCountOnTheMatches() throws {
    var model = ViewModel()
    _ = try found(Answers.seen(songs, total: .about(430_000)), in: &model)
    #expect(model.list.matchCount == .about(430_000))
    try model.type("sort -name")
    #expect(model.list.items.map(\.id.number) == [3, 2, 1])
    #expect(model.list.matchCount == .about(430_000))
    try model.type("filter 2")
    #expect(model.list.items.map(\.id.number) == [2])
    #expect(model.list.matchCount == nil)
    #expect(model.list.seenAt(model.list.items[0]) == 1_700_000_000)
    try model.type("filter nothing")
    #expect(
      EmptyWords.sentence(for: model.list)
        == "About 430,000 were seen with “sea”, but none that fits was found: filter nothing."
    )
  }

  // MARK: Paging

  @Test func theEndOfWhatWasTakenSaysWhatThereIs() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    let many = (1...25).map { Answers.item($0) }
    _ = try found(Answers.seen(many, total: .exactly(431)), in: &model)
    try model.type("next")
    try model.type("next")
    #expect(model.list.firstRow == 20)
    #expect(try model.type("next") == [.tell(.noMoreMatches(25, of: .exactly(431)))])
    #expect(try model.type("page 4") == [.tell(.noPage(4, of: 3))])
    try model.type("25")
    #expect(model.item?.id.number == 25)
    #expect(try model.type("next") == [.tell(.atTheEnd(.forward))])
    _ = try found(Answers.seen(many, total: .exactly(25)), in: &model)
    try model.type("page 3")
    #expect(try model.type("next") == [.tell(.atTheEnd(.forward))])
  }

  // MARK: Reload

  @Test func reloadLooksAgainInPlace() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    let many = (1...25).map { Answers.item($0) }
    _ = try found(Answers.seen(many, total: .exactly(25)), in: &model)
    try model.type("sort -name")
    try model.type("next")
    let before = model.record
    let query = SeenQuery("sea", limit: 200, isReload: true)
    #expect(try model.type("reload") == [.find(query)])
    let effects = model.found(
      Answers.seen(many + [Answers.item(26)], at: 1_700_000_900, total: .exactly(26)),
      for: query
    )
    #expect(effects == [.save(model.record), .draw])
    #expect(model.rowCount == 26)
    #expect(model.list.firstRow == 10)
    #expect(model.list.items.first?.name == "Song 26")
    #expect(model.list.source?.fetchedAt == 1_700_000_900)
    #expect(model.record.current.serial == before.current.serial)
    #expect(model.record.back == before.back)
  }

  @Test func reloadInADetailStaysWithTheItem() throws {
    var model = ViewModel()
    var british = songs[0]
    british.country = "gb"
    _ = try found(Answers.seen([songs[0], british]), in: &model)
    try model.type("2")
    let query = SeenQuery("sea", limit: 200, isReload: true)
    #expect(try model.type("reload") == [.find(query)])
    _ = model.found(Answers.seen([songs[2], songs[0], british]), for: query)
    #expect(model.item == british)
    #expect(model.record.current.detailRow == 2)
    // What is no longer found is left for the list.
    _ = model.found(Answers.seen([songs[2]]), for: query)
    #expect(model.item == nil)
    #expect(model.list.items == [songs[2]])
  }

  @Test func reloadTakesAsManyAsBefore() throws {
    var model = ViewModel()
    _ = try found(Answers.seen(songs, total: .about(9_900)), by: "find sea --limit 2", in: &model)
    #expect(try model.type("reload") == [.find(SeenQuery("sea", limit: 3, isReload: true))])
  }

  @Test func whatComesForAnotherScreenIsPassedOver() throws {
    var model = ViewModel()
    _ = try found(Answers.seen(songs), in: &model)
    try model.type("back")
    let before = model
    #expect(model.found(Answers.seen([]), for: SeenQuery("sea", limit: 9, isReload: true)) == [])
    #expect(model == before)
  }

  // MARK: From an item on

  /// What was seen in a chart does not say to what it belongs.
  @Test func whatBelongsToAnItemIsFoundOutFirst() throws {
    var model = ViewModel()
    let album = Answers.song(4, of: 11)
    _ = try found(Answers.seen([songs[0], album]), in: &model)
    #expect(try model.type("more 1").targets == ["/lookup?id=1&country=US"])
    model.answer([Answers.song(1, of: 12)])
    #expect(model.out.map(\.target) == ["/lookup?id=12&country=US&entity=song&limit=200"])
    _ = model.cancel()
    #expect(try model.type("more 2").targets == ["/lookup?id=11&country=US&entity=song&limit=200"])
  }

  // MARK: Offline

  @Test func inPlaceOfASearchItSaysThatItIsOffline() throws {
    var model = ViewModel()
    try model.type("sea limit:30")
    let query = SeenQuery("sea", limit: 30, isOffline: true)
    #expect(model.answer(.failure(CatalogError(.offline))).last == .find(query))
    _ = model.found(Answers.seen(songs), for: query)
    #expect(model.list.source == Source(.seen, fetchedAt: 1_700_000_000, isOffline: true))
    let again = SeenQuery("sea", limit: 200, isOffline: true, isReload: true)
    #expect(try model.type("reload") == [.find(again)])
    _ = model.found(Answers.seen(songs), for: again)
    #expect(model.list.source?.isOffline == true)
  }

  /// A search for films is not answered with songs only because there is no network.
  @Test(
    arguments: [
      ("sea media:movies", "type:movie"), ("sea media:music", "type:music"),
      ("sea entity:album", "type:album"), ("sea entity:podcastEpisode", "type:podcast-episode"),
      ("sea media:books explicit:no", "type:book explicit:no"), ("sea explicit:no", "explicit:no"),
      ("sea media:all", nil), ("sea country:gb", nil),
    ] as [(String, String?)]
  )
  func inPlaceOfASearchItIsNarrowedAsThat(line: String, filter: String?) throws {
    var model = ViewModel()
    try model.type(line)
    let effect = model.answer(.failure(CatalogError(.offline))).last
    guard case .find(let query) = effect else {
      Issue.record("the store is not asked: \(String(describing: effect))")
      return
    }
    #expect(query.filter?.text == filter)
    _ = model.found(Answers.seen(songs), for: query)
    #expect(model.list.filter == query.filter)
  }

  // MARK: Coming back

  @Test func itComesBackFromItsRecord() throws {
    var model = ViewModel()
    let seen = Answers.seen(songs, total: .about(5_000))
    _ = try found(seen, in: &model)
    try model.type("sort -name")
    var gathering = Gathering()
    gathering.add(seen)
    let list = model.record.current
    #expect(
      Place(list, findings: Findings(), sightings: seen, gathering: gathering)
        == model.state.place
    )
    try model.type("1")
    let record = model.record.current
    #expect(record.sightings == seen.map(\.reference))
    #expect(record.answers.map(\.rawValue) == [1, 2, 3])
    #expect(record.opened == songs[2].storeID)
    let place = Place(record, findings: Findings(), sightings: seen, gathering: gathering)
    #expect(place?.record == record)
  }

  /// Rows before it may be gone: its number is another one then.
  @Test func anOpenedItemIsFoundUnderAnotherNumber() throws {
    var model = ViewModel()
    _ = try found(Answers.seen(songs), in: &model)
    try model.type("3")
    let record = model.record.current
    let rest = Answers.seen([songs[2], songs[1]])
    let place = Place(record, findings: Findings(), sightings: rest, gathering: Gathering())
    guard case .detail(let detail)? = place else {
      Issue.record("no detail")
      return
    }
    #expect(detail.item == songs[2])
    #expect(detail.row == 0)
  }
}

@testable import Browsing
import Catalog
import Records
import Testing

/// Asking: what is sent, and what becomes of the answer.
struct ViewModelRequestTests {
  private func request(_ line: String, in model: ViewModel = ViewModel()) throws -> CatalogRequest {
    var model = model
    let effects = try model.type(line)
    for effect in effects {
      if case .fetch(_, let request, _) = effect { return request }
    }
    throw UsageError.unknownOption(line)
  }

  private func query(_ line: String, in model: ViewModel = ViewModel()) throws -> Query {
    guard case .search(let query) = try request(line, in: model) else {
      throw UsageError.unknownOption(line)
    }
    return query
  }

  @Test func aSearchIsSavedThenAskedThenDrawn() throws {
    var model = ViewModel()
    let effects = try model.type("abba")
    let request = Answers.request("abba")
    let pending = SessionRecord(
      current: ScreenRecord(serial: 0, topic: .start),
      overlay: .pending(AttemptRecord(Answers.subject("abba")))
    )
    #expect(
      effects == [.save(pending), .fetch(FetchID(rawValue: 1), request, fresh: false), .draw]
    )
    var inquiry = Inquiry(Answers.subject("abba"))
    #expect(inquiry.next() == [request])
    #expect(
      model.state
        == .loading(
          Loading(
            id: FetchID(rawValue: 1),
            inquiry: inquiry,
            purpose: .list,
            beneath: .list(.start(serial: 0)),
            out: [request]
          )
        )
    )
    let received = Answers.received(3)
    let answered = model.answer(.success(received))
    var gathering = Gathering()
    gathering.add(.success(received), to: request)
    let list = ListScreen(
      serial: 1,
      topic: Answers.topic("abba"),
      findings: Findings(items: received.answer.items),
      gathering: gathering
    )
    #expect(model.state == .list(list))
    #expect(list.request == request)
    #expect(
      answered == [
        .save(
          SessionRecord(
            current: ScreenRecord(
              serial: 1,
              topic: Answers.topic("abba"),
              answers: [AnswerID(rawValue: 1)]
            ),
            back: [ScreenRecord(serial: 0, topic: .start)]
          )
        ), .draw,
      ]
    )
  }

  @Test func aFailureLiesOverThePlaceAndIsNoEmptyList() throws {
    var model = ViewModel()
    try model.search("abba", rows: 2)
    let list = model.list
    try model.type("/more")
    let error = CatalogError(.limited, status: 403)
    let effects = model.answer(.failure(error))
    let subject = Answers.subject("more")
    #expect(
      model.state
        == .error(Failure(error: error, subject: subject, purpose: .list, beneath: .list(list)))
    )
    #expect(model.record.overlay == .failed(AttemptRecord(subject), error))
    #expect(effects == [.save(model.record), .draw])
    #expect(try model.type("back") == [.save(model.record), .draw])
    #expect(model.state == .list(list))
  }

  @Test func aNearMissGoesAlongWithItsSearch() throws {
    var model = ViewModel()
    try model.type("help me")
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("retry")
    model.answer(.success(Answers.received(1)))
    #expect(model.list.nearMiss == NearMiss(reason: .noTopic("me"), line: "help me"))
    try model.type("reload")
    model.answer(.success(Answers.received(2)))
    #expect(model.list.nearMiss?.line == "help me")
    // It comes back with the screen.
    let record = model.record
    #expect(record.current.nearMiss == NearMissRecord(line: "help me"))
    let place = Answers.place(record.current, Answers.received(2))
    #expect(place?.list.nearMiss == model.list.nearMiss)
    // And with the request that was out or failed.
    for isFailure in [false, true] {
      var before = ViewModel()
      try before.type("help me")
      if isFailure { before.answer(.failure(CatalogError(.timedOut))) }
      var after = ViewModel()
      _ = after.resume(before.record, at: .list(.start(serial: 0)))
      if isFailure { #expect(after.record == before.record) }
      try after.type("retry")
      after.answer(.success(Answers.received(1)))
      #expect(after.list.nearMiss == model.list.nearMiss)
    }
  }

  @Test func offlineANearMissGoesAlongWithWhatWasSeen() throws {
    var model = ViewModel()
    try model.type("help me")
    let effects = model.answer(.failure(CatalogError(.offline)))
    let miss = NearMiss(reason: .noTopic("me"), line: "help me")
    let query = SeenQuery("help me", limit: 200, isOffline: true, nearMiss: miss)
    #expect(effects == [.save(model.record), .find(query)])
    _ = model.found(Sightings(), for: query)
    #expect(model.list.nearMiss == miss)
    #expect(model.record.current.nearMiss == miss.record)
  }

  /// After a crash `retry` repeats the very thing.
  @Test(arguments: [
    "more song:7", "compare id:7 gb,de", "compare id:7 --country fr", "song:7", "id:7 --reload",
    "lookup album:7 8", "/abba --reload", "reload", "1",
  ])
  func aRetryAfterACrashRepeatsTheVeryThing(line: String) throws {
    func chart() throws -> ViewModel {
      var model = ViewModel()
      try model.type("charts movies")
      model.answer([Answers.item(.movie, 1), Answers.item(.movie, 2)])
      return model
    }
    var before = try chart()
    let asked = try before.type(line)
    try #require(!asked.requests.isEmpty)
    let record = before.record
    var after = ViewModel()
    let received = Answers.received([Answers.item(.movie, 1), Answers.item(.movie, 2)])
    _ = after.resume(record, at: Answers.place(record.current, received))
    let again = try after.type("retry")
    #expect(again.requests == asked.requests)
    #expect(again.areFresh == asked.areFresh)
    #expect(after.record.overlay == record.overlay)
    // The same failure comes back as well, and leads to the same.
    before.answer(.failure(CatalogError(.timedOut)))
    if case .failed(let attempt, _) = before.record.overlay {
      #expect(record.overlay == .pending(attempt))
    }
  }

  @Test func whatTheLineSaysCountsMost() throws {
    var start = SearchQualifiers()
    start.media = MediaChoice(media: .movie)
    start.attribute = .directorTerm
    start.country = Storefront(code: "gb")
    let model = ViewModel(
      settings: SettingsLayers(stored: [
        .media: "songs", .country: "jp", .limit: "7", .lang: "ja_jp",
      ]),
      run: start
    )
    #expect(
      try query("x", in: ViewModel(settings: SettingsLayers(stored: [.media: "songs"]))).entity
        == .song
    )
    let plain = try query("x", in: model)
    #expect(plain.media == .movie)
    #expect(plain.entity == nil)
    #expect(plain.attribute == .directorTerm)
    #expect(plain.country.code == "gb")
    #expect(plain.limit == 7)
    #expect(plain.language == "ja_jp")
    let other = try query("x entity:podcastEpisode country:fr --limit 3", in: model)
    #expect(other.media == .podcast)
    #expect(other.entity == .podcastEpisode)
    #expect(other.attribute == nil)
    #expect(other.country.code == "fr")
    #expect(other.limit == 3)
    #expect(
      try query("x --media albums --attribute artistTerm", in: model).attribute == .artistTerm
    )
    #expect(try query("x media:music --entity song", in: model).entity == .song)
  }

  @Test func anEntityAloneHasItsMedia() throws {
    for entity in Entity.allCases {
      let query = try query("x entity:\(entity.rawValue)")
      #expect(query.entity == entity)
      #expect(query.media == entity.inferredMedia)
    }
  }

  @Test(arguments: [
    ("x media:movie entity:song", SearchCombination.Problem.entity(.song, media: .movie)),
    ("x media:all entity:song", .entity(.song, media: .all)),
    ("x media:movies attribute:songTerm", .attribute(.songTerm, media: .movie)),
    ("x --media book --attribute authorTerm", .attribute(.authorTerm, media: .ebook)),
  ])
  func whatDoesNotGoTogetherIsRefused(line: String, problem: SearchCombination.Problem) throws {
    var model = ViewModel()
    #expect(try model.type(line) == [.tell(.refused(.combination(problem)))])
    #expect(model.state == .list(.start(serial: 0)))
  }

  @Test func aTypedSettingCountsMoreThanTheStart() throws {
    var start = SearchQualifiers()
    start.media = MediaChoice(media: .movie)
    start.entity = .movieArtist
    start.attribute = .directorTerm
    start.country = Storefront(code: "gb")
    start.limit = 5
    start.explicit = false
    start.language = "en_us"
    var model = ViewModel(run: start)
    let effects = try model.type("country de")
    #expect(
      effects == [
        .keep(.country, "de"),
        .tell(.changed(SettingRow(key: .country, value: "de", origin: .set))),
      ]
    )
    for line in [
      "media songs", "set limit 9", "set explicit yes", "set lang default", "theme dark",
    ] { try model.type(line) }
    let query = try query("x", in: model)
    #expect(
      query
        == Query(
          term: "x",
          media: .music,
          entity: .song,
          country: try #require(Storefront(code: "de")),
          limit: 9
        )
    )
    #expect(model.settings.theme == .dark)
  }

  @Test func settingsAreToldAndNoScreen() throws {
    var model = ViewModel()
    #expect(try model.type("set") == [.tell(.settings(model.settings.rows))])
    #expect(
      try model.type("set limit") == [
        .tell(.settings([SettingRow(key: .limit, value: "200", origin: .standard)]))
      ]
    )
    #expect(try model.type("help back") == [.tell(.help(.command(.back)))])
    #expect(
      try model.type("set country default") == [
        .keep(.country, nil), .tell(.changed(model.settings[.country])),
      ]
    )
  }

  // MARK: Items by id

  @Test func anItemOfTheListNeedsNoRequest() throws {
    var model = ViewModel()
    try model.search("abba", rows: 5)
    #expect(try model.type("song:103") == [.save(model.record), .draw])
    #expect(model.item?.id == ItemID(.song, 103))
    #expect(try model.type("id:101") == [.save(model.record), .draw])
    #expect(model.item?.id == ItemID(.song, 101))
    #expect(model.record.back.count == 3)
  }

  @Test func anotherItemIsLookedUp() throws {
    var start = SearchQualifiers()
    start.country = Storefront(code: "gb")
    let model = ViewModel(run: start)
    let britain = try #require(Storefront(code: "gb"))
    let japan = try #require(Storefront(code: "jp"))
    #expect(try request("id:7", in: model) == .lookup([7], country: britain))
    #expect(try request("id:7 --country jp", in: model) == .lookup([7], country: japan))
    #expect(try request("id:7") == .lookup([7], country: .unitedStates))
  }

  @Test func anItemOfAnotherCountryOrAFreshOneIsLookedUp() throws {
    var model = ViewModel()
    try model.search("abba", rows: 5)
    let japan = try #require(Storefront(code: "jp"))
    #expect(try request("song:103 --country jp", in: model) == .lookup([103], country: japan))
    #expect(try request("song:103 --reload", in: model) == .lookup([103], country: .unitedStates))
    #expect(try request("movie:103", in: model) == .lookup([103], country: .unitedStates))
    #expect(try model.type("song:103 --country us") == [.save(model.record), .draw])
  }

  @Test func whatIsLookedUpIsOpened() throws {
    var model = ViewModel()
    try model.type("song:102")
    model.answer(.success(Answers.received(3)))
    #expect(model.item?.id == ItemID(.song, 102))
    try model.type("movie:102")
    model.answer(.success(Answers.received(3)))
    // It is there, but no film.
    #expect(model.item == nil)
    #expect(model.list.items.isEmpty)
    #expect(model.list.findings.notes == [.otherType(102, wanted: .movie, found: .song)])
    try model.type("id:7")
    model.answer(.success(Answers.received(0)))
    #expect(model.list.items.isEmpty)
    #expect(model.record.back.count == 3)
  }

  // MARK: Reload, retry, cancel

  @Test func reloadKeepsThePlace() throws {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    try model.search("many", rows: 25)
    try model.type("next")
    let effects = try model.type("reload")
    #expect(effects.contains(.fetch(FetchID(rawValue: 2), Answers.request("many"), fresh: true)))
    model.answer(.success(Answers.received(30, from: 101, id: 2)))
    #expect(model.list.firstRow == 10)
    #expect(model.list.items.count == 30)
    #expect(model.record.current.serial == 1)
    #expect(model.record.current.answers == [AnswerID(rawValue: 2)])
    #expect(model.record.back.count == 1)
    try model.type("reload")
    model.answer(.success(Answers.received(4, id: 3)))
    #expect(model.list.firstRow == 3)
    try model.type("reload")
    model.answer(.success(Answers.received(0, id: 4)))
    #expect(model.list.firstRow == 0)
  }

  @Test func reloadInADetailFindsItsItemAgain() throws {
    var model = ViewModel()
    try model.search("many", rows: 5)
    try model.type("3")
    let serial = model.record.current.serial
    try model.type("reload")
    model.answer(.success(Answers.received(5, from: 100, id: 2)))
    #expect(model.item?.id.number == 103)
    #expect(model.record.current.detailRow == 3)
    #expect(model.record.current.serial == serial)
    try model.type("reload")
    model.answer(.success(Answers.received(2, from: 900, id: 3)))
    #expect(model.item == nil)
    #expect(model.list.items.count == 2)
    #expect(model.record.current.serial == serial)
    #expect(model.record.current.detailRow == nil)
  }

  @Test func theStartScreenHasNothingToReload() throws {
    var model = ViewModel()
    #expect(try model.type("reload") == [.tell(.nothingToReload)])
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func retryRepeatsTheVeryRequest() throws {
    var model = ViewModel()
    try model.search("many", rows: 5)
    try model.type("reload")
    let cancelled = model.cancel()
    #expect(
      cancelled == [.cancelFetch(FetchID(rawValue: 2)), .save(model.record), .tell(.cancelled)]
    )
    #expect(model.state == .list(model.list))
    #expect(model.record.overlay == .none)
    #expect(model.cancel() == [])
    // A reload stays one: past all copies, in the same place.
    let again = try model.type("retry")
    #expect(again.contains(.fetch(FetchID(rawValue: 3), Answers.request("many"), fresh: true)))
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("back")
    #expect(
      try model.type("retry").contains(
        .fetch(FetchID(rawValue: 4), Answers.request("many"), fresh: true)
      )
    )
    model.answer(.success(Answers.received(6)))
    #expect(model.list.items.count == 6)
    #expect(model.record.back.count == 1)
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func anAnswerThatComesTooLateIsDropped() throws {
    var model = ViewModel()
    try model.type("one")
    _ = model.cancel()
    let before = model
    let (one, two) = (Answers.request("one"), Answers.request("two"))
    #expect(model.receive(.success(Answers.received(3)), for: FetchID(rawValue: 1), one) == [])
    #expect(model == before)
    try model.type("two")
    #expect(model.receive(.failure(CatalogError(.timedOut)), for: FetchID(rawValue: 1), one) == [])
    #expect(model.answer(.success(Answers.received(3))) == [.save(model.record), .draw])
    #expect(model.receive(.success(Answers.received(9)), for: FetchID(rawValue: 2), two) == [])
    #expect(model.list.items.count == 3)
  }

  @Test func aNewWishTakesThePlaceOfOneThatIsOut() throws {
    var model = ViewModel()
    try model.type("one")
    let effects = try model.type("two")
    #expect(effects.first == .cancelFetch(FetchID(rawValue: 1)))
    #expect(
      effects.suffix(3) == [
        .save(model.record), .fetch(FetchID(rawValue: 2), Answers.request("two"), fresh: false),
        .draw,
      ]
    )
    #expect(try model.type("") == [])
    #expect(try model.type("/") == [.tell(.refused(.emptySearch))])
    if case .loading = model.state {} else { Issue.record("an empty line ended the request") }
  }
}

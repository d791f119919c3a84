@testable import Browsing
import Catalog
import Records
import Testing

/// From an item to what belongs to it, and to other countries.
struct ViewModelItemsTests {
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

  // MARK: More

  @Test(arguments: ["more 2", "more row:2", "more id:2", "more song:2"])
  func moreOfAnItemThatIsThereAsksForWhatBelongsToIt(line: String) throws {
    var model = try showing(songs)
    let effects = try model.type(line)
    let belongings = Belongings(.songs, of: ItemID(.album, 12), country: us)
    #expect(subject(model) == .more(belongings))
    #expect(effects.targets == ["/lookup?id=12&country=US&entity=song&limit=200"])
    let album = Answers.item(.album, 12)
    model.answer([album, Answers.song(2, of: 12), Answers.song(5, of: 12)])
    #expect(model.list.findings.parent == album)
    #expect(model.list.items.map(\.id.number) == [2, 5])
    #expect(model.list.kind == .results)
    #expect(model.record.back.count == 2)
  }

  @Test func moreOfAnIDFirstLooksItUp() throws {
    var model = try showing(songs)
    let effects = try model.type("more id:7 --reload")
    #expect(effects.targets == ["/lookup?id=7&country=US"])
    #expect(effects.areFresh)
    let second = model.answer([Answers.song(7, of: 70)], id: 8)
    let belongings = Belongings(.songs, of: ItemID(.album, 70), country: us)
    #expect(second.first == .save(model.record))
    #expect(second.last == .draw)
    #expect(second.requests.count == 1)
    #expect(second.areFresh)
    #expect(model.record.overlay == .pending(AttemptRecord(.more(belongings), isFresh: true)))
    #expect(model.record.back.count == 1)
    model.answer([Answers.item(.album, 70), Answers.song(7, of: 70)], id: 9)
    #expect(model.list.topic == .inquiry(.more(belongings)))
    // The look-up was only a step on the way.
    #expect(model.record.current.answers.map(\.rawValue) == [9])
    #expect(model.record.back.count == 2)
  }

  /// Apple's look-up may not know a film that its charts have.
  @Test func moreOfAChartsRowThatNoStoreKnowsLeavesTheChart() throws {
    var model = ViewModel()
    try model.type("charts movies")
    model.answer([Answers.item(.movie, 7)])
    let state = model.state
    #expect(try model.type("more 1").targets == ["/lookup?id=7&country=US"])
    let effects = model.answer([])
    #expect(effects.notices == [.nothingBelongs(Answers.item(.movie, 7))])
    #expect(model.state == state)
    // Of an id that is nowhere on the screen there is nothing else to say.
    try model.type("more id:8")
    model.answer([])
    #expect(model.list.findings.notes == [.missing([8])])
  }

  @Test func whatAnAlbumIsCalledThatNoStoreKnowsTheChartSays() throws {
    var model = ViewModel()
    try model.type("charts albums")
    model.answer([Answers.item(.album, 7)])
    try model.type("more 1")
    model.answer([])
    #expect(model.list.subjectName == "album 7")
    #expect(
      EmptyWords.sentence(for: model.list)
        == "There are no songs of “album 7” in the United States."
    )
    #expect(model.record.current.itemName == "album 7")
    let place = Place(
      model.record.current,
      findings: model.list.findings,
      gathering: Gathering()
    )
    #expect(place?.list.subjectName == "album 7")
  }

  @Test func aLimitIsHeededAlsoBehindAStep() throws {
    var model = try showing(songs)
    try model.type("2")
    try model.type("more --limit 1")
    #expect(
      subject(model) == .more(Belongings(.songs, of: ItemID(.album, 12), country: us, limit: 1))
    )
    var other = ViewModel()
    try other.type("more song:7 --limit 1")
    #expect(
      other.record.overlay
        == .pending(
          AttemptRecord(
            .items([7], typed: [ItemID(.song, 7)], country: us),
            for: .more(7, .song, limit: 1)
          )
        )
    )
    other.answer([Answers.song(7, of: 70)])
    #expect(
      subject(other) == .more(Belongings(.songs, of: ItemID(.album, 70), country: us, limit: 1))
    )
    other.answer([Answers.item(.album, 70), Answers.song(7, of: 70), Answers.song(8, of: 70)])
    #expect(other.list.items.count == 1)
  }

  @Test func aStepThatFailedIsRetriedFromThere() throws {
    var model = ViewModel()
    try model.type("more song:7")
    model.answer([Answers.song(7, of: 70)])
    model.answer(.failure(CatalogError(.timedOut)))
    #expect(try model.type("retry").targets == ["/lookup?id=70&country=US&entity=song&limit=200"])
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("back")
    #expect(model.list.kind == .start)
    try model.type("more song:7")
    model.answer(.failure(CatalogError(.timedOut)))
    #expect(try model.type("retry").targets == ["/lookup?id=7&country=US"])
    #expect(!model.answer([Answers.song(7, of: 70)]).requests.isEmpty)
  }

  @Test func anAnswerToTheFirstStepThatComesTwiceIsDropped() throws {
    var model = ViewModel()
    try model.type("more song:7")
    let first = model.out[0]
    model.answer([Answers.song(7, of: 70)])
    let before = model
    let late = Result<Received, CatalogError>.success(Answers.received([Answers.song(7, of: 71)]))
    #expect(model.receive(late, for: FetchID(rawValue: 1), first) == [])
    #expect(model.receive(late, for: FetchID(rawValue: 2), first) == [])
    #expect(model == before)
  }

  @Test func moreWithoutARowIsOfTheDetailOrTheOnlyItem() throws {
    var model = try showing(songs)
    #expect(try model.type("more") == [.tell(.needsRow(.more))])
    try model.type("2")
    try model.type("more")
    #expect(subject(model) == .more(Belongings(.songs, of: ItemID(.album, 12), country: us)))
    // Cancelled, and over a failure, the detail is still meant.
    _ = model.cancel()
    try model.type("more")
    model.answer(.failure(CatalogError(.timedOut)))
    try model.type("more")
    #expect(subject(model) == .more(Belongings(.songs, of: ItemID(.album, 12), country: us)))
    var single = try showing([songs[0]])
    try single.type("more")
    #expect(subject(single) == .more(Belongings(.songs, of: ItemID(.album, 11), country: us)))
    var start = ViewModel()
    #expect(try start.type("more") == [.tell(.needsRow(.more))])
    #expect(start == ViewModel())
  }

  @Test func whereNothingBelongsItIsTold() throws {
    var model = try showing(songs)
    let state = model.state
    #expect(try model.type("more 3") == [.tell(.nothingBelongs(songs[2]))])
    #expect(model.state == state)
    try model.type("more movie:7")
    let film = Answers.item(.movie, 7)
    #expect(model.answer([film]) == [.save(model.record), .tell(.nothingBelongs(film))])
    #expect(model.state == state)
    #expect(model.record.overlay == .none)
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func whatIsNotThereIsShownAsNothing() throws {
    var model = ViewModel()
    try model.type("more id:7")
    #expect(model.answer([]) == [.save(model.record), .draw])
    #expect(model.list.items.isEmpty)
    #expect(model.list.findings.notes == [.missing([7])])
    // It is there, but no film.
    for line in ["more movie:7", "movie:7", "lookup movie:7"] {
      try model.type(line)
      model.answer([Answers.song(7, of: 70)])
      #expect(model.list.items.isEmpty)
      #expect(
        model.list.findings.notes == [.otherType(7, wanted: .movie, found: .song)],
        "\(line)"
      )
    }
  }

  @Test func theTypeThatIsNamedCountsInEveryCountryAsked() throws {
    var model = ViewModel()
    let requests = try model.type("compare movie:7 gb,de").requests
    #expect(requests.map(\.country.code) == ["gb", "de"])
    model.answer([], to: requests[0])
    // It is there, but no film: the look-up says so, which the service is not asked for once more.
    var song = Answers.song(7, of: 70)
    song.country = "de"
    let effects = model.answer([song], to: requests[1])
    let germany = try #require(Storefront(code: "de"))
    #expect(subject(model) == .items([7], typed: [ItemID(.movie, 7)], country: germany))
    #expect(effects.requests == [requests[1]])
    model.answer([song])
    #expect(model.list.findings.notes == [.otherType(7, wanted: .movie, found: .song)])
    #expect(model.record.back.count == 1)
  }

  @Test func anItemKeepsItsCountryAndALineMayNameAnother() throws {
    var item = Answers.song(1, of: 11)
    item.country = "gb"
    var model = try showing(
      [item],
      in: ViewModel(settings: SettingsLayers(stored: [.country: "de", .lang: "de_de"]))
    )
    #expect(
      try model.type("more 1").targets == [
        "/lookup?id=11&country=GB&entity=song&limit=200&lang=de_de"
      ]
    )
    #expect(
      try model.type("more song:1 --country jp --lang ja_jp").targets == [
        "/lookup?id=11&country=JP&entity=song&limit=200&lang=ja_jp"
      ]
    )
    // In two steps it is the same country and language.
    #expect(
      try model.type("more id:5 --country jp --lang ja_jp").targets == [
        "/lookup?id=5&country=JP&lang=ja_jp"
      ]
    )
    #expect(
      model.answer([Answers.song(5, of: 50)]).targets == [
        "/lookup?id=50&country=JP&entity=song&limit=200&lang=ja_jp"
      ]
    )
  }

  @Test func aChartsRowIsLookedUpSinceChartsLeaveOutMuch() throws {
    var model = ViewModel()
    try model.type("charts songs")
    // Only the artist is known, but the album is meant.
    var row = Answers.item(1)
    row.creatorID = 9
    model.answer([row])
    #expect(try model.type("more 1").targets == ["/lookup?id=1&country=US"])
    #expect(
      model.answer([Answers.song(1, of: 11, by: 9)]).targets == [
        "/lookup?id=11&country=US&entity=song&limit=200"
      ]
    )
    model.answer([Answers.song(1, of: 11, by: 9)])
    try model.type("charts albums")
    model.answer([Answers.item(.album, 5)])
    #expect(try model.type("more").targets == ["/lookup?id=5&country=US&entity=song&limit=200"])
  }

  // MARK: Compare

  @Test func compareAsksTheItemsOwnCountryAndTheLargestStores() throws {
    var model = try showing(songs)
    try model.type("compare 3")
    #expect(model.out.map(\.country.code) == ["de", "gb", "jp", "us"])
    let defaults: [(String, [String])] = [
      ("fr", ["fr", "us", "gb", "de"]), ("jp", ["jp", "us", "gb", "de"]),
      ("us", ["us", "gb", "de", "jp"]),
    ]
    for (own, codes) in defaults {
      var model = try showing([Answers.item(.movie, 3, in: own)])
      let effects = try model.type("compare")
      #expect(effects.requests.map(\.country.code) == codes)
      #expect(effects.targets.allSatisfy { $0.hasPrefix("/lookup?id=3&country=") })
    }
  }

  @Test(arguments: ["compare 3 gb,de,jp", "compare row:3 gb de jp", "compare movie:3 gb de,jp,gb"])
  func theCountriesAskedForAreTheRows(line: String) throws {
    var model = try showing(songs)
    let effects = try model.type(line)
    let comparison = Comparison(id: ItemID(.movie, 3), in: Self.stores("gb", "de", "jp"))
    #expect(subject(model) == .compare(comparison))
    #expect(effects.requests.map(\.country.code) == ["gb", "de", "jp"])
  }

  @Test func theCountryOfTheLineComesFirst() throws {
    var model = try showing(songs)
    let codes: [(String, [String])] = [
      ("compare 3 gb,de --country fr", ["fr", "gb", "de"]),
      ("compare 3 gb,fr,de --country fr", ["fr", "gb", "de"]),
      ("compare 3 --country fr", ["fr", "us", "gb", "de"]),
      ("compare 3 --country jp", ["jp", "us", "gb", "de"]),
      ("compare 3 --country us", ["us", "gb", "de", "jp"]),
    ]
    for (line, countries) in codes {
      #expect(try model.type(line).requests.map(\.country.code) == countries, "\(line)")
      _ = model.cancel()
    }
    // So are those of an item of which only the id is known.
    var start = ViewModel(settings: SettingsLayers(stored: [.country: "gb"]))
    for (line, countries) in [
      ("compare id:8 de --country fr", ["fr", "de"]),
      ("compare id:8 de,gb,de --country gb", ["gb", "de"]),
      ("compare id:8 --country fr", ["fr", "us", "gb", "de"]), ("compare id:8 de", ["de"]),
      ("compare id:8", ["gb", "us", "de", "jp"]),
    ] {
      #expect(try start.type(line).requests.map(\.country.code) == countries, "\(line)")
      _ = start.cancel()
    }
  }

  @Test func compareOfAnIDAsksAllStoresAtOnce() throws {
    var model = ViewModel()
    let requests = try model.type("compare id:9 gb,fr,gb,de").requests
    #expect(
      requests.map(\.target) == ["GB", "FR", "DE"].map { "/lookup?id=9&country=\($0)" }
    )
    model.answer([], to: requests[0])
    model.answer([Answers.item(.movie, 9, in: "fr")], to: requests[1])
    model.answer(.failure(CatalogError(.timedOut)), to: requests[2])
    // The stores have said what it is.
    let stores = Self.stores("gb", "fr", "de")
    #expect(model.list.topic == .inquiry(.compare(Comparison(id: ItemID(.movie, 9), in: stores))))
    #expect(model.list.kind == .compare)
    #expect(model.list.items.map(\.country) == ["fr"])
    #expect(model.record.back.count == 1)
  }

  @Test func whatHasNothingMoreIsNamedAsOnTheScreenBefore() throws {
    var album = Answers.item(.album, 5)
    album.name = "Abbey Road"
    var model = try showing([album])
    try model.type("more 1")
    model.answer([])
    let sentence = "There are no songs of “Abbey Road” in the United States."
    #expect(EmptyWords.sentence(for: model.list) == sentence)
    #expect(model.record.current.itemName == "Abbey Road")
  }

  @Test func whatNoStoreHasUnderAnIDIsNothing() throws {
    var model = ViewModel()
    for request in try model.type("compare id:7 gb,fr").requests {
      model.answer([], to: request)
    }
    #expect(
      model.list.topic == .inquiry(.compare(Comparison(7, in: Self.stores("gb", "fr"))))
    )
    #expect(model.list.isEmpty)
    #expect(
      EmptyWords.sentence(for: model.list)
        == "No item has the id 7 in the United Kingdom or France."
    )
  }

  @Test func compareWithoutARowIsOfTheDetail() throws {
    var model = try showing(songs)
    #expect(try model.type("compare gb") == [.tell(.needsRow(.compare))])
    try model.type("3")
    #expect(try model.type("compare gb").targets == ["/lookup?id=3&country=GB"])
    _ = model.cancel()
    try model.type("compare")
    #expect(model.out.count == 4)
  }

  @Test func aRowOfAComparisonIsTheItemInItsCountry() throws {
    var model = try showing([Answers.song(1, of: 11)])
    let requests = try model.type("compare gb,jp").requests
    for request in requests {
      var item = Answers.song(1, of: 11)
      item.country = request.country.code
      model.answer([item], to: request)
    }
    #expect(try model.type("more 2").targets == ["/lookup?id=11&country=JP&entity=song&limit=200"])
    _ = model.cancel()
    try model.type("2")
    #expect(model.item?.country == "jp")
    try model.type("prev")
    #expect(model.item?.country == "gb")
  }
}

import Catalog
import Records
import Testing

@testable import Browsing

/// What `export` and `import` ask for, and what they tell.
@Suite struct ViewModelExchangeTests {
  private let csv: ExportWish
  private let opml: ExportWish
  private let file: FileName

  init() throws {
    file = try #require(FileName("list.x"))
    csv = ExportWish(.csv, file)
    opml = ExportWish(.opml, file)
  }

  private func listed(_ items: [Item]) throws -> ViewModel {
    var model = ViewModel()
    try model.type("/films")
    model.answer(items)
    return model
  }

  private func export(_ effects: [Effect]) throws -> Export {
    guard case .export(let export)? = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return Export(csv, of: .start(serial: 0))
    }
    return export
  }

  // MARK: Out

  @Test func theListOnTheScreenIsWrittenAsItIsDisplayed() throws {
    var model = try listed(Array(Sample.movies.prefix(3)))
    try model.type("sort -year")
    try model.type("filter 2049")
    let state = model.state
    let export = try export(try model.type("export csv list.x"))
    #expect(model.state == state)
    #expect(export.list.items == state.place.list.items)
    #expect(export.list.items.count < 3)
    #expect(export.bytes == DataWriter(format: .csv).bytes(of: state))
  }

  @Test func underADetailItIsItsList() throws {
    var model = try listed(Array(Sample.movies.prefix(3)))
    try model.type("2")
    #expect(try export(try model.type("export csv list.x")).list.items.count == 3)
  }

  @Test func onTheStartScreenItIsTheWatchlist() throws {
    var model = ViewModel()
    #expect(try model.type("export csv list.x") == [.gather(csv)])
    let source = Source(.cache, fetchedAt: 5)
    let effects = model.gathered(.watched(KeptSamples.rows), source: source, for: csv)
    let export = try export(effects)
    #expect(export.list.kind == .watchlist)
    #expect(export.list.items.count == KeptSamples.rows.count)
    #expect(model.state == ViewModel().state)
    #expect(model.exported(export, nil) == [.tell(.exported(export))])
    #expect(model.exported(export, .exists) == [.tell(.notExported(export, .exists))])
  }

  @Test func onTheWatchlistItsFilterCounts() throws {
    var model = ViewModel()
    _ = model.assembled(
      .watched(KeptSamples.rows),
      source: nil,
      for: ScreenWish(.watchlist)
    )
    try model.type("filter type:albums")
    #expect(try export(try model.type("export csv list.x")).list.items.map(\.id.type) == [.album])
  }

  @Test func withoutAFeedThereIsNoListOfThem() throws {
    var model = try listed(Array(Sample.movies.prefix(3)))
    let notices = try model.type("export opml list.x").notices
    guard case .noFeeds(let export)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(export.lacking == 3)
    #expect(ExitStatus(.noFeeds(export)) == .failure)
    model = try listed([Sample.podcasts[0], Sample.movies[0]])
    let written = try self.export(try model.type("export opml list.x"))
    #expect(written.count == 1)
    #expect(written.lacking == 1)
  }

  // MARK: In

  @Test func aFileIsReadForTheCountryInForce() throws {
    var model = ViewModel()
    #expect(try model.type("import list.x") == [.read(file, .unitedStates)])
    try model.type("country gb")
    let gb = try #require(Storefront(code: "gb"))
    let de = try #require(Storefront(code: "de"))
    #expect(try model.type("import list.x") == [.read(file, gb)])
    #expect(try model.type("import list.x --country de") == [.read(file, de)])
  }

  @Test func whatWasReadIsMergedAndReported() throws {
    var records = ImportedRecords()
    records.items = [WatchImport(item: KeptSamples.film, record: "{}", below: 3, note: "x")]
    records.unreadable = 2
    let model = ViewModel()
    #expect(model.read(.records(records), from: file) == [.merge(records, file)])
    let entry = KeptSamples.entry(below: 5)
    let changes = [KeptChange.watch(before: entry, after: entry)]
    let notices = model.merged(changes, of: records, from: file).notices
    guard case .imported(let report)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(report.added == 0)
    #expect(report.differing == [KeptSamples.film])
    #expect(report.unreadable == 2)
    #expect(ExitStatus(.imported(report)) == .success)
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let model = ViewModel()
    #expect(
      model.read(.refused(.unknownForm), from: file) == [.tell(.notImported(file, .unknownForm))]
    )
    #expect(ExitStatus(.notImported(file, .unknownForm)) == .failure)
    let nothing = model.read(.records(ImportedRecords()), from: file).notices
    guard case .imported(let report)? = nothing.first else {
      Issue.record("\(nothing)")
      return
    }
    #expect(report.changes.isEmpty)
  }
}

/// The podcasts of imported feeds, looked for while nothing else is to be done.
@Suite struct ViewModelMatchingTests {
  private func feed(_ number: Int64, triedAt: Int64? = nil) -> WaitingFeed {
    WaitingFeed(
      number: number,
      address: "https://example.org/\(number)/",
      title: "Show \(number)",
      country: "gb",
      addedAt: 1_700_000_000,
      triedAt: triedAt
    )
  }

  private func podcast(_ number: Int64, _ feed: String) -> Item {
    var item = Item(id: ItemID(.podcast, number), country: "gb")
    item.name = "Show"
    item.feedURL = feed
    return item
  }

  private func model(_ feeds: [WaitingFeed]) -> ViewModel {
    var model = ViewModel()
    model.learn([KeptSamples.entry()] + feeds.map(\.entry))
    return model
  }

  private func fetch(_ effects: [Effect]) throws -> (FetchID, CatalogRequest) {
    guard case .fetch(let id, let request, false)? = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return (FetchID(rawValue: 0), .search(Query(term: "")))
    }
    return (id, request)
  }

  private func search(_ title: String) throws -> CatalogRequest {
    let country = try #require(Storefront(code: "gb"))
    return .search(Query(term: title, media: .podcast, country: country))
  }

  @Test func oneFeedAfterTheOtherIsLookedForByItsTitle() throws {
    var model = model([feed(1, triedAt: 5), feed(2), feed(3)])
    #expect(model.hasFurther)
    let (id, request) = try fetch(model.idle())
    #expect(request == (try search("Show 2")))
    // What can be done without leaves half of the budget to what cannot.
    #expect(model.isOptional(id))
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
    let found = podcast(77, "http://EXAMPLE.org/2")
    let answer = Answers.received([podcast(5, "https://example.org/2/x"), found])
    let match = FeedMatch(feed(2), found, at: 1_800_000_000)
    #expect(model.receive(.success(answer), for: id, request) == [.match(match)])
    model.learn([KeptSamples.entry(), feed(3).entry])
    #expect(model.matched(match, isKept: true) == [])
    let (next, other) = try fetch(model.idle())
    #expect(other == (try search("Show 3")))
    let none = FeedMatch(feed(3), nil, at: 1_800_000_000)
    #expect(
      model.receive(.success(Answers.received([found])), for: next, other) == [.match(none)]
    )
    model.learn([KeptSamples.entry(), feed(3, triedAt: 9).entry])
    #expect(
      model.matched(none, isKept: true) == [.tell(.feedsMatched(found: 1, absent: 1))]
    )
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
  }

  @Test func aRefreshLooksOnceMoreForWhatWasNotThere() throws {
    var model = ViewModel()
    model.learn([feed(1, triedAt: 5).entry, feed(2).entry])
    #expect(try model.type("refresh") == [.assemble(ScreenWish(.watchlist))])
    // Past every copy: what was answered an hour ago is what it is about.
    let first = model.idle()
    guard case .fetch(let id, let request, fresh: true)? = first.first, first.count == 1 else {
      Issue.record("\(first)")
      return
    }
    #expect(request == (try search("Show 1")))
    let none = FeedMatch(feed(1, triedAt: 5), nil, at: 1_800_000_000)
    #expect(model.receive(.success(Answers.received([])), for: id, request) == [.match(none)])
    model.learn([feed(1, triedAt: 9).entry, feed(2).entry])
    #expect(model.matched(none, isKept: true) == [])
    // Once, and the others as ever.
    let (_, other) = try fetch(model.idle())
    #expect(other == (try search("Show 2")))
  }

  @Test func aFailureWaitsForTheNextLine() throws {
    var model = model([feed(2)])
    let (id, request) = try fetch(model.idle())
    #expect(model.receive(.failure(CatalogError(.limited)), for: id, request) == [])
    #expect(!model.hasFurther)
    #expect(model.idle() == [])
    try model.type("help")
    #expect(model.hasFurther)
    _ = try fetch(model.idle())
  }

  @Test func whatCouldNotBeKeptIsNotTriedAgainAtOnce() throws {
    var model = model([feed(2)])
    let (id, request) = try fetch(model.idle())
    _ = model.receive(.success(Answers.received([])), for: id, request)
    #expect(model.matched(FeedMatch(feed(2), nil, at: 1), isKept: false) == [])
    #expect(model.idle() == [])
  }

  @Test func aSearchThatIsOutIsNotDisturbed() throws {
    var model = model([feed(2)])
    let (id, request) = try fetch(model.idle())
    try model.type("/films")
    let state = model.state
    let effects = model.receive(.success(Answers.received([])), for: id, request)
    #expect(effects == [.match(FeedMatch(feed(2), nil, at: 1_800_000_000))])
    #expect(model.state == state)
  }

  // MARK: Their rows

  private func watchlist() throws -> ViewModel {
    var model = ViewModel()
    let feed = feed(2)
    let row = WatchedRow(
      item: feed.item,
      watched: WatchedItem(feed.entry, prices: PriceHistory())
    )
    _ = model.assembled(
      .watched([KeptSamples.rows[0], row]),
      source: nil,
      for: ScreenWish(.watchlist)
    )
    model.learn([KeptSamples.rows[0].watched.entry, feed.entry])
    return model
  }

  @Test(
    arguments: [
      "more 2", "similar 2", "compare 2 gb", "prices 2", "play 2", "watch 2", "watch all below 5",
      "note 2 x",
    ]
  )
  func whatNeedsAnIDIsRefused(_ line: String) throws {
    var model = try watchlist()
    #expect(try model.type(line) == [.tell(.notMatched(feed(2).item))])
    #expect(ExitStatus(.notMatched(feed(2).item)) == .failure)
  }

  @Test func whatNeedsNoneIsDone() throws {
    var model = try watchlist()
    let wish = WatchWish(.unwatch, ItemOnScreen(feed(2).item, seenAt: nil))
    #expect(try model.type("unwatch 2") == [.watch([wish])])
    #expect(try model.type("copy feed 2").contains { if case .act = $0 { true } else { false } })
    #expect(try model.type("copy id 2").notices == [.lacks(.copy(.id), [feed(2).item])])
    let refreshed = try model.type("refresh")
    #expect(refreshed.requests.count == 1)
    #expect(refreshed.targets.allSatisfy { !$0.contains("-2") })
    _ = model.cancel()
    try model.type("2")
    guard case .detail(let detail) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    let lines = Screens.draw(model.state, in: Sample.context()).map(\.plainText)
    #expect(detail.item == feed(2).item)
    #expect(lines.contains { $0.contains("not yet matched") })
    #expect(lines.contains { $0.contains("https://example.org/2/") })
    #expect(try model.type("prices").notices == [.notMatched(feed(2).item)])
  }

  @Test func theRowSaysHowFarItIs() throws {
    var model = try watchlist()
    let lines = Screens.draw(model.state, in: Sample.context()).map(\.plainText)
    #expect(lines.contains { $0.contains("Show 2") && $0.contains("not yet matched") })
    model.learn([feed(2, triedAt: 5).entry])
    let later = Screens.draw(model.state, in: Sample.context()).map(\.plainText)
    #expect(later.contains { $0.contains("not in Apple's catalogue") })
    model.learn([])
    let gone = Screens.draw(model.state, in: Sample.context()).map(\.plainText)
    #expect(gone.contains { $0.contains("Show 2") && $0.contains("changed since") })
    let data = String(decoding: DataWriter(format: .jsonl).bytes(of: model.state), as: UTF8.self)
    #expect(data.contains("{\"type\":\"podcast\",\"id\":null,\"name\":\"Show 2\""))
  }
}

import Catalog
import Records
import Testing

@testable import Browsing

/// What is similar to an item.
struct ViewModelSimilarTests {
  private let us = Storefront.unitedStates

  private var film: Item {
    var item = Answers.item(.movie, 7)
    item.creator = "Akira Kurosawa"
    item.genre = "Drama"
    return item
  }

  private var similarity: Similarity { Similarity(to: film, country: us) }

  private func showing(_ items: [Item]) throws -> ViewModel {
    var model = ViewModel()
    try model.type("/kurosawa")
    model.answer(items)
    return model
  }

  /// A line is typed, and nothing is known yet of what was seen.
  private func submitted(_ line: String, to model: inout ViewModel) throws -> [Effect] {
    let (options, words) = try OptionParser.parse(Word.split(line), in: .line)
    let context = CommandParser.Context(rowCount: model.rowCount)
    let parsed = CommandParser(in: context).parse(words)
    return model.submit(parsed, options: options.line)
  }

  @Test func whatWasSeenComesFirstThenTheChart() throws {
    var model = try showing([film])
    let id = FetchID(rawValue: 2)
    #expect(
      try submitted("similar 1", to: &model)
        == [.save(model.record), .recall(id, .similar(similarity))]
    )
    #expect(model.record.overlay == .pending(AttemptRecord(.similar(similarity))))
    let seen = Answers.seen([Answers.item(.movie, 8), Answers.item(.movie, 9)])
    let chart = CatalogRequest.chart(ChartRequest(.movies, country: us, genre: 4406))
    #expect(model.recalled(seen, for: id) == [.fetch(id, chart, fresh: false), .draw])
    let effects = model.answer([
      Answers.item(.movie, 10), film, Answers.item(.movie, 9), Answers.item(.movie, 11),
    ])
    #expect(effects == [.save(model.record), .draw])
    #expect(model.list.topic == .inquiry(.similar(similarity)))
    #expect(model.list.items.map(\.id.number) == [8, 9, 10, 11])
    #expect(model.list.seenAt(model.list.items[0]) == 1_700_000_000)
    #expect(model.list.seenAt(model.list.items[2]) == nil)
    #expect(model.record.current.sightings == seen.map(\.reference))
    // What was seen is shown as it was seen, a chart's row is looked up.
    #expect(try model.type("1").requests.isEmpty)
    try model.type("back")
    #expect(try model.type("3").targets == ["/lookup?id=10&country=US"])
    model.answer([Answers.item(.movie, 10)])
    #expect(model.item?.id.number == 10)
    try model.type("back")
    try model.type("filter 9")
    #expect(model.list.items.map(\.id.number) == [9])
    try model.type("back")
    #expect(model.list.items == [film])
  }

  @Test func theDetailOrTheOnlyRowIsMeant() throws {
    var model = try showing([Answers.item(.movie, 6), film])
    #expect(try model.type("similar") == [.tell(.needsRow(.similar))])
    try model.type("2")
    let effects = try submitted("similar", to: &model)
    #expect(effects.last == .recall(FetchID(rawValue: 2), .similar(similarity)))
    var only = try showing([film])
    #expect(
      try submitted("similar", to: &only).last
        == .recall(FetchID(rawValue: 2), .similar(similarity))
    )
  }

  @Test func countryAndLimitAreThoseOfTheLine() throws {
    let gb = try #require(Storefront(code: "gb"))
    var model = try showing([film])
    let effects = try submitted("similar 1 --country gb --limit 3", to: &model)
    let similarity = Similarity(to: film, country: gb, limit: 3)
    #expect(effects.last == .recall(FetchID(rawValue: 2), .similar(similarity)))
  }

  // MARK: By id

  @Test func anItemThatWasSeenNeedsNoLookUp() throws {
    var model = ViewModel()
    let id = FetchID(rawValue: 1)
    #expect(
      try submitted("similar movie:7", to: &model).last == .recall(id, .item(7, .movie, us))
    )
    let effects = model.recalled(Answers.seen([film]), for: id)
    #expect(
      effects == [
        .save(model.record), .recall(FetchID(rawValue: 2), .similar(similarity)),
      ]
    )
  }

  @Test func anItemThatWasNotSeenIsLookedUpFirst() throws {
    var model = ViewModel()
    let effects = try model.type("similar id:7")
    #expect(effects.targets == ["/lookup?id=7&country=US"])
    let next = model.answer([film])
    #expect(next.targets == ["/us/rss/topmovies/limit=200/genre=4406/json"])
    model.answer([Answers.item(.movie, 8)])
    #expect(model.list.items.map(\.id.number) == [8])
    #expect(model.record.back.count == 1)
    var unknown = ViewModel()
    try unknown.type("similar id:7")
    unknown.answer([])
    #expect(unknown.list.findings.notes == [.missing([7])])
  }

  // MARK: What is missing

  @Test func withoutTheNetworkWhatWasSeenIsShown() throws {
    for code in [CatalogError.Code.offline, .timedOut, .limited] {
      var model = try showing([film])
      let error = CatalogError(code)
      model.recalling(
        try submitted("similar 1", to: &model),
        Answers.seen([Answers.item(.movie, 8)])
      )
      model.answer(.failure(error))
      #expect(model.list.items.map(\.id.number) == [8])
      #expect(model.list.findings.notes == [.chartFailed(error)])
      #expect(
        model.list.source
          == Source(.seen, fetchedAt: 1_700_000_000, isOffline: code == .offline)
      )
      #expect(try model.type("retry") == [.tell(.nothingToRetry)])
    }
  }

  @Test func aFailureIsNeverNothing() throws {
    var model = try showing([film])
    let before = model.state.place
    try model.type("similar 1")
    model.answer(.failure(CatalogError(.timedOut)))
    guard case .error(let failure) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(failure.error.code == .timedOut)
    #expect(failure.subject == .similar(similarity))
    try model.type("back")
    #expect(model.state.place == before)
    let retried = try submitted("retry", to: &model)
    #expect(retried.last == .recall(FetchID(rawValue: 3), .similar(similarity)))
  }

  @Test func whereThereIsNoChartNothingIsSimilar() throws {
    var model = try showing([film])
    try model.type("similar 1")
    for _ in 1...2 { model.answer(.failure(CatalogError(.noChart))) }
    #expect(model.list.items.isEmpty)
    #expect(
      EmptyWords.sentence(for: model.list)
        == "Nothing similar to “film 7” is known in the United States."
    )
    var artist = try showing([Answers.item(.artist, 5)])
    let effects = try artist.type("similar 1")
    #expect(effects.requests.isEmpty)
    #expect(effects.suffix(2) == [.save(artist.record), .draw])
    #expect(artist.list.items.isEmpty)
  }

  // MARK: Reload, and what crosses

  @Test func reloadAsksTheStoreAndTheServiceAgain() throws {
    var model = try showing([film])
    try model.type("similar 1")
    model.answer([Answers.item(.movie, 8), Answers.item(.movie, 9)])
    try model.type("2")
    model.answer([Answers.item(.movie, 9)])
    model.recalling(try submitted("reload", to: &model), Answers.seen([Answers.item(.movie, 5)]))
    #expect(model.out.count == 1)
    model.answer([Answers.item(.movie, 8), Answers.item(.movie, 9)])
    #expect(model.list.items.map(\.id.number) == [5, 8, 9])
    model.answer([Answers.item(.movie, 9)])
    #expect(model.item?.id.number == 9)
  }

  @Test func whatIsRecalledTooLateIsPassedOver() throws {
    var model = try showing([film])
    _ = try submitted("similar 1", to: &model)
    let effects = model.cancel()
    #expect(effects.notices == [.cancelled])
    let before = model
    #expect(model.recalled(Answers.seen([film]), for: FetchID(rawValue: 2)) == [])
    #expect(model == before)
  }

  @Test func anInterruptedOneIsAskedAgain() throws {
    var before = try showing([film])
    _ = try submitted("similar 1", to: &before)
    var model = ViewModel()
    let effects = model.resume(before.record, at: .list(before.list))
    #expect(effects == [.draw, .tell(.interrupted(.similar(similarity)))])
    let retried = try submitted("retry", to: &model)
    #expect(retried.last == .recall(FetchID(rawValue: 1), .similar(similarity)))
  }
}

import Browsing
import Catalog
import Library
import Records
import Testing

@testable import Application

/// Inquiries of several requests, at once and in the background.
@Suite(.timeLimit(.minutes(10))) struct SeveralRequestsTests {
  private func comparison(_ fixture: SessionFixture) -> [String] {
    fixture.list.findings.comparison.map { store in
      switch store.reply {
      case .item(let item): "\(store.country.code) \(item.name ?? "")"
      case .absent: "\(store.country.code) absent"
      case .failed(let error): "\(store.country.code) \(error.code.rawValue)"
      }
    }
  }

  // MARK: At once

  @Test func theRequestsOfAComparisonAreOutTogether() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    for country in ["gb", "de", "jp"] { await fixture.catalog.hold("1@\(country)") }
    fixture.type("compare 1 gb,de,jp")
    await fixture.sent(4)
    #expect(Set(await fixture.catalog.terms.dropFirst()) == ["1@gb", "1@de", "1@jp"])
    // In whatever order they come, the rows are as asked.
    for country in ["jp", "gb"] {
      await fixture.catalog.release("1@\(country)")
      try await fixture.takeEvents()
      #expect(fixture.session.isLoading)
    }
    await fixture.catalog.release("1@de")
    try await fixture.takeAnswers()
    #expect(comparison(fixture) == ["gb Song 1", "de Song 1", "jp Song 1"])
    #expect(fixture.list.answers.count == 3)
  }

  @Test func noMoreThanFourAreOut() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    let countries = ["gb", "de", "jp", "fr", "it", "es"]
    for country in countries { await fixture.catalog.hold("1@\(country)") }
    fixture.type("compare 1 \(countries.joined(separator: ","))")
    await fixture.sent(5)
    await fixture.catalog.release("1@de")
    try await fixture.takeEvents()
    await fixture.sent(6)
    #expect(await !fixture.catalog.terms.contains("1@es"))
    for country in countries where country != "de" {
      await fixture.catalog.release("1@\(country)")
    }
    try await fixture.takeAnswers()
    #expect(comparison(fixture) == countries.map { "\($0) Song 1" })
  }

  @Test func oneThatFailsIsARowOfItsOwn() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    await fixture.catalog.fail("1@de", with: CatalogError(.timedOut))
    await fixture.catalog.answer("1@jp", with: CatalogBodies.answer([]))
    try await fixture.run("compare 1 gb,de,jp")
    #expect(comparison(fixture) == ["gb Song 1", "de timedOut", "jp absent"])
    #expect(fixture.failure == nil)
  }

  @Test func whereAllFailThereIsAFailure() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    for country in ["gb", "de"] {
      await fixture.catalog.fail("1@\(country)", with: CatalogError(.outage, status: 500))
    }
    try await fixture.run("compare 1 gb,de")
    #expect(fixture.failure == CatalogError(.outage, status: 500))
    fixture.type("back")
    #expect(fixture.names.first == "abba 1")
    // One of them is back when it is asked again.
    await fixture.catalog.fail("1@gb", with: nil)
    fixture.type("forward")
    try await fixture.run("retry")
    #expect(comparison(fixture) == ["gb Song 1", "de outage"])
  }

  @Test func cancellingEndsAllOfThem() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("abba")
    for country in ["gb", "de", "jp"] { await fixture.catalog.hold("1@\(country)") }
    fixture.type("compare 1 gb,de,jp")
    await fixture.sent(4)
    await fixture.catalog.release("1@gb")
    try await fixture.takeEvents()
    fixture.session.cancel()
    #expect(fixture.names.first == "abba 1")
    for country in ["de", "jp"] {
      await fixture.catalog.release("1@\(country)")
      try await fixture.takeEvents()
    }
    #expect(fixture.names.first == "abba 1")
    #expect(fixture.failure == nil)
    let late = CatalogRequest.lookup([1], country: try #require(Storefront(code: "jp")))
    #expect(fixture.stores.answers.newest(endpoint: Endpoint.apple.address, request: late) == nil)
    // What was there in time is kept, and not asked for again.
    try await fixture.run("retry")
    #expect(comparison(fixture).count == 3)
    #expect(await fixture.catalog.terms.filter { $0 == "1@gb" }.count == 1)
    #expect(await fixture.catalog.terms.filter { $0 == "1@jp" }.count == 2)
  }

  @Test func keptAndAskedAnswersMakeOneScreen() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("lookup 1 --country gb")
    fixture.clock.advance(seconds: 60)
    try await fixture.run("compare 1 gb,de")
    #expect(comparison(fixture) == ["gb Song 1", "de Song 1"])
    #expect(fixture.list.source == Source(.cache, fetchedAt: SessionFixture.now))
    #expect(await fixture.catalog.terms.sorted() == ["1@de", "1@gb"])
  }

  @Test func homeShowsWhatCameWithoutTheChartThatFailed() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail("topmovies", with: CatalogError(.outage, status: 500))
    await fixture.catalog.fail("toptvseasons", with: CatalogError(.noChart, status: 400))
    try await fixture.run("home")
    let sections = fixture.list.findings.sections
    #expect(sections.map(\.chart) == Inquiry.homeCharts)
    #expect(sections.first?.failure?.code == .outage)
    #expect(fixture.list.items.count == sections.map(\.items.count).reduce(0, +))
    #expect(await fixture.catalog.terms.contains("toptvepisodes"))
  }

  @Test func anOutcomeDoesNotWaitForWhatItDoesNotNeed() async throws {
    let fixture = try SessionFixture()
    let app = #"""
      {"wrapperType":"software","kind":"software","trackId":9,"trackName":"An App",
      "artistId":70,"artistName":"Maker","country":"USA"}
      """#
    await fixture.catalog.answer("app", with: CatalogBodies.answer([app]))
    try await fixture.run("app")
    await fixture.catalog.fail("70@us", with: CatalogError(.timedOut))
    try await fixture.run("more 1")
    #expect(fixture.failure == CatalogError(.timedOut))
    fixture.type("back")
    #expect(fixture.names == ["An App"])
  }

  // MARK: One after the other

  @Test func whatAnItemIsDecidesWhatIsAskedNext() async throws {
    let fixture = try SessionFixture()
    try await fixture.run("more id:2")
    #expect(await fixture.catalog.terms == ["2@us", "500@us"])
    #expect(fixture.names == ["Track 1", "Track 2", "Track 3"])
    #expect(fixture.list.findings.parent?.name == "The Album")
    try await fixture.run("compare id:7 gb,de")
    #expect(comparison(fixture) == ["gb Song 7", "de Song 7"])
    // What the first country said of it is not asked for again.
    #expect(await fixture.catalog.terms.dropFirst(2).sorted() == ["7@de", "7@gb"])
  }

  @Test func aOneShotAsksForNothingTwiceEither() async throws {
    let fixture = try SessionFixture(keepsScreens: false)
    try await fixture.run("compare id:7 gb,de")
    #expect(comparison(fixture) == ["gb Song 7", "de Song 7"])
    #expect(await fixture.catalog.terms.sorted() == ["7@de", "7@gb"])
    #expect(fixture.list.source?.origin == .live)
    try await fixture.run("compare id:7 gb,fr")
    #expect(await fixture.catalog.terms.sorted() == ["7@de", "7@fr", "7@gb"])
    #expect(fixture.list.source?.origin == .cache)
  }

  @Test func aChartComesFromTheNextFeedWhereOneFails() async throws {
    let fixture = try SessionFixture()
    await fixture.catalog.fail(
      "music/most-played/songs",
      with: CatalogError(.outage, status: 500)
    )
    try await fixture.run("charts songs")
    #expect(await fixture.catalog.terms == ["music/most-played/songs", "topsongs"])
    #expect(fixture.names.first == "topsongs 1")
  }

  // MARK: In the background

  /// A session that shows what the charts have of a film that Apple's search does not find.
  private func searched(_ policy: RunPolicy = RunPolicy()) async throws -> SessionFixture {
    let fixture = try SessionFixture(policy: policy)
    await fixture.catalog.answer("metropolis", with: CatalogBodies.answer([]))
    let chart = ChartRequest(.movies, country: .unitedStates)
    let body = CatalogBodies.chart([(1, "Metropolis"), (2, "Other")], in: chart)
    await fixture.catalog.answer("topmovies", with: body)
    try await fixture.run("metropolis media:movie")
    #expect(fixture.names == ["Metropolis"])
    // Those that are out at once arrive in any order.
    #expect(await fixture.catalog.terms.sorted() == ["metropolis", "topmovies", "topvideorentals"])
    _ = fixture.front.takeEvents()
    return fixture
  }

  /// Lets the session do what it does when nobody types, up to the next request.
  private func idle(_ fixture: SessionFixture) {
    while fixture.idle() {}
  }

  @Test func idleMomentsAskOneChartAtATime() async throws {
    let fixture = try await searched()
    let genre = try #require(Genre.all(in: .films).first?.id)
    let chart = ChartRequest(.movies, country: .unitedStates, genre: genre)
    await fixture.catalog.answer(
      "topmovies/\(genre)",
      with: CatalogBodies.chart([(1, "Metropolis"), (8, "Metropolis Restored")], in: chart)
    )
    idle(fixture)
    idle(fixture)
    await fixture.sent(4)
    #expect(await fixture.catalog.terms.last == "topmovies/\(genre)")
    try await fixture.takeEvents()
    #expect(fixture.names == ["Metropolis", "Metropolis Restored"])
    #expect(fixture.front.notices == [.moreFound(1)])
    #expect(fixture.list.answers.count == 4)
    idle(fixture)
    await fixture.sent(5)
    try await fixture.takeEvents()
    // A chart that adds nothing is not worth a word.
    #expect(fixture.front.notices == [.moreFound(1)])
  }

  @Test func whatWasAddedInTheBackgroundIsRestored() async throws {
    let folder = try StoreFolderFixture()
    let catalog = FakeCatalog()
    let first = try SessionFixture(catalog: catalog, stores: folder.open())
    await catalog.answer("metropolis", with: CatalogBodies.answer([]))
    let genre = try #require(Genre.all(in: .films).first?.id)
    for (term, genre, name) in [
      ("topmovies", nil, "Metropolis"), ("topmovies/\(genre)", genre, "Metropolis Restored"),
    ] {
      let chart = ChartRequest(.movies, country: .unitedStates, genre: genre)
      let id = genre == nil ? 1 : 8
      await catalog.answer(term, with: CatalogBodies.chart([(id, name)], in: chart))
    }
    try await first.run("metropolis media:movie")
    idle(first)
    await first.sent(4)
    try await first.takeEvents()
    #expect(first.names == ["Metropolis", "Metropolis Restored"])
    first.session.close()
    let second = try SessionFixture(stores: folder.open())
    second.session.resume()
    #expect(second.names == first.names)
    #expect(second.list.findings == first.list.findings)
    #expect(await second.catalog.requests.isEmpty)
  }

  /// Answers a film search with charts: that of everything has one film, each genre's another, but the second has none.
  private func prepare(_ catalog: FakeCatalog) async {
    await catalog.answer("metropolis", with: CatalogBodies.answer([]))
    await catalog.answer("solaris", with: CatalogBodies.answer([]))
    let genres = Genre.all(in: .films).prefix(5).map(\.id)
    for (index, genre) in ([nil] + genres.map(Optional.init)).enumerated() {
      let chart = ChartRequest(.movies, country: .unitedStates, genre: genre)
      let feed = "topmovies" + (genre.map { "/\($0)" } ?? "")
      let films = [(10 + index, "Metropolis \(index)"), (20 + index, "Solaris \(index)")]
      await catalog.answer(feed, with: CatalogBodies.chart(films, in: chart))
    }
    await catalog.fail("topmovies/\(genres[1])", with: CatalogError(.noChart, status: 400))
  }

  private func idleOnce(_ fixture: SessionFixture) async throws {
    idle(fixture)
    try await fixture.takeEvents()
  }

  @Test func aSearchThroughChartsGoesOnAfterARestartWhereItStopped() async throws {
    let folder = try StoreFolderFixture()
    let catalog = FakeCatalog()
    await prepare(catalog)
    let genres = Genre.all(in: .films).prefix(5).map(\.id)
    let first = try SessionFixture(catalog: catalog, stores: folder.open())
    try await first.run("metropolis media:movie")
    for _ in 0..<3 { try await idleOnce(first) }
    #expect(first.names == ["Metropolis 0", "Metropolis 1", "Metropolis 3"])
    #expect(first.list.findings.notes.last == .chartsSearched(5, of: 70, goesOn: true))
    first.session.close()

    let asked = await catalog.requests.count
    let second = try SessionFixture(catalog: catalog, stores: folder.open())
    second.session.resume()
    #expect(second.names == first.names)
    #expect(second.list.findings == first.list.findings)
    #expect(await catalog.requests.count == asked)
    try await idleOnce(second)
    try await idleOnce(second)
    #expect(
      await catalog.terms.dropFirst(asked) == genres[3...].map { "topmovies/\($0)" }[...]
    )
    #expect(second.names == first.names + ["Metropolis 4", "Metropolis 5"])
    #expect(second.front.notices == [.moreFound(1), .moreFound(1)])
    second.session.close()
    let third = try SessionFixture(catalog: catalog, stores: folder.open())
    third.session.resume()
    #expect(third.names == second.names)
    #expect(third.list.findings.notes.last == .chartsSearched(7, of: 70, goesOn: true))
  }

  @Test func backAndForwardGoOnToo() async throws {
    let folder = try StoreFolderFixture()
    let catalog = FakeCatalog()
    await prepare(catalog)
    let first = try SessionFixture(catalog: catalog, stores: folder.open())
    try await first.run("metropolis media:movie")
    try await idleOnce(first)
    try await first.run("solaris media:movie")
    try await idleOnce(first)
    #expect(first.names == ["Solaris 0", "Solaris 1"])
    // Back in the same run, on from where it was left.
    first.type("back")
    try await idleOnce(first)
    #expect(first.list.findings.notes.last == .chartsSearched(4, of: 70, goesOn: true))
    first.type("forward")
    try await idleOnce(first)
    #expect(first.list.findings.notes.last == .chartsSearched(4, of: 70, goesOn: true))
    first.session.close()

    let second = try SessionFixture(catalog: catalog, stores: folder.open())
    second.session.resume()
    second.type("back")
    #expect(second.names == ["Metropolis 0", "Metropolis 1"])
    // What was asked last had no chart, which is found out once more.
    try await idleOnce(second)
    try await idleOnce(second)
    #expect(second.names == ["Metropolis 0", "Metropolis 1", "Metropolis 3"])
    second.type("forward")
    try await idleOnce(second)
    try await idleOnce(second)
    #expect(second.names == ["Solaris 0", "Solaris 1", "Solaris 3"])
  }

  @Test func aCompletedDetailOfSuchAListComesBackToo() async throws {
    let folder = try StoreFolderFixture()
    let catalog = FakeCatalog()
    await prepare(catalog)
    let film = #"""
      {"kind":"feature-movie","trackId":10,"trackName":"Metropolis","trackPrice":7.99,
      "currency":"USD","country":"USA"}
      """#
    await catalog.answer("10@us", with: CatalogBodies.answer([film]))
    let first = try SessionFixture(catalog: catalog, stores: folder.open())
    try await first.run("metropolis media:movie")
    try await idleOnce(first)
    try await first.run("1")
    first.session.close()
    let second = try SessionFixture(catalog: catalog, stores: folder.open())
    second.session.resume()
    guard case .detail(let detail) = second.session.model.state else {
      Issue.record("\(second.session.model.state)")
      return
    }
    #expect(detail.item.price == 7.99)
    // The look-up is no chart that had been searched.
    #expect(detail.list.findings.notes.last == .chartsSearched(3, of: 70, goesOn: true))
    second.type("list")
    try await idleOnce(second)
    try await idleOnce(second)
    #expect(second.names == ["Metropolis 0", "Metropolis 1", "Metropolis 3"])
  }

  @Test func nothingIsAskedForAListThatIsLeft() async throws {
    let fixture = try await searched()
    // The item is looked up, and that is all.
    try await fixture.run("1")
    idle(fixture)
    #expect(await fixture.catalog.requests.count == 4)
    fixture.type("back")
    idle(fixture)
    try await fixture.takeEvents()
    #expect(await fixture.catalog.requests.count == 5)
    try await fixture.run("abba")
    idle(fixture)
    #expect(!fixture.idle())
    #expect(await fixture.catalog.requests.count == 6)
  }

  @Test func troubleInTheBackgroundIsNotSaidAndEndsIt() async throws {
    let fixture = try await searched()
    let genre = try #require(Genre.all(in: .films).first?.id)
    await fixture.catalog.fail("topmovies/\(genre)", with: CatalogError(.timedOut))
    idle(fixture)
    try await fixture.takeEvents()
    #expect(fixture.failure == nil)
    #expect(fixture.front.notices.isEmpty)
    #expect(!fixture.idle())
    #expect(await fixture.catalog.requests.count == 4)
    #expect(fixture.list.findings.notes.contains(.chartsSearched(2, of: 70)))
  }

  @Test func theBackgroundLeavesHalfOfTheBudget() async throws {
    let fixture = try await searched(RunPolicy(requestsPerMinute: 6))
    idle(fixture)
    try await fixture.takeEvents()
    #expect(await fixture.catalog.requests.count == 4)
    // The fourth chart has to wait, although somebody who asked for one would get it.
    idle(fixture)
    #expect(fixture.session.timeToTurn == .milliseconds(60_500))
    #expect(!fixture.session.isLoading)
    let feed = "music/most-played/songs"
    await fixture.catalog.hold(feed)
    fixture.type("charts songs")
    #expect(fixture.budgetWait == nil)
    await fixture.sent(5)
    fixture.session.cancel()
    await fixture.catalog.release(feed)
    try await fixture.takeEvents()
    fixture.clock.advance(seconds: 60, milliseconds: 500)
    fixture.session.takeTurn()
    await fixture.sent(6)
    try await fixture.takeEvents()
    #expect(fixture.list.answers.count == 5)
  }
}

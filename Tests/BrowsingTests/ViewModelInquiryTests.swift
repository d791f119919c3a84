@testable import Browsing
import Catalog
import Records
import Testing

/// Inquiries of several requests, one after the other or at once.
struct ViewModelInquiryTests {
  private let us = Storefront.unitedStates
  private let first = FetchID(rawValue: 1)

  private static func stores(_ codes: String...) -> [Storefront] {
    codes.compactMap { Storefront(code: $0) }
  }

  private func numbers(_ list: ListScreen) -> [Int64] { list.items.map(\.id.number) }

  private func inCountry(_ code: String, _ number: Int64) -> [Item] {
    [Answers.item(.movie, number, in: code)]
  }

  /// A comparison in four countries, of which nothing has come yet.
  private func comparing() throws -> (model: ViewModel, requests: [CatalogRequest]) {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    let subject = Inquiry.Subject.compare(
      Comparison(id: ItemID(.movie, 7), in: Self.stores("us", "gb", "de", "jp"))
    )
    let effects = model.load(ViewModel.Attempt(subject: subject, purpose: .list))
    #expect(effects.first == .save(model.record))
    #expect(effects.last == .draw)
    #expect(model.record.overlay == .pending(AttemptRecord(subject)))
    return (model, effects.requests)
  }

  // MARK: At once

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]])
  func answersMayComeInAnyOrder(order: [Int]) throws {
    var (model, requests) = try comparing()
    let codes = ["us", "gb", "de", "jp"]
    #expect(requests.map(\.country.code) == codes)
    for (count, index) in order.enumerated() {
      let items = inCountry(codes[index], 7)
      let effects = model.answer(items, to: requests[index], id: Int64(10 + index))
      #expect(effects == (count == 3 ? [.save(model.record), .draw] : []))
    }
    #expect(model.list.kind == .compare)
    #expect(model.list.items.map(\.country) == codes)
    #expect(model.record.current.answers.map(\.rawValue) == order.map { Int64(10 + $0) })
    #expect(model.record.back.count == 2)
    #expect(model.list.country == us)
  }

  @Test func oneFailureAmongSeveralIsARow() throws {
    var (model, requests) = try comparing()
    model.answer(inCountry("us", 7), to: requests[0])
    model.answer(.failure(CatalogError(.timedOut)), to: requests[1])
    model.answer([], to: requests[2])
    #expect(model.answer(inCountry("jp", 7), to: requests[3]) == [.save(model.record), .draw])
    #expect(
      model.list.findings.comparison.map(\.reply) == [
        .item(inCountry("us", 7)[0]), .failed(CatalogError(.timedOut)), .absent,
        .item(inCountry("jp", 7)[0]),
      ]
    )
    // Only what the stores have can be opened.
    #expect(model.rowCount == 2)
    try model.type("2")
    #expect(model.item?.country == "jp")
    #expect(try model.type("retry") == [.tell(.nothingToRetry)])
  }

  @Test func whereAllFailItIsAFailureAndCanBeRetried() throws {
    var (model, requests) = try comparing()
    for request in requests.reversed() {
      model.answer(.failure(CatalogError(.nameNotFound)), to: request)
    }
    guard case .error(let failure) = model.state else {
      Issue.record("no failure")
      return
    }
    #expect(failure.error.code == .nameNotFound)
    #expect(model.record.overlay == .failed(AttemptRecord(failure.subject), failure.error))
    let again = try model.type("retry")
    #expect(again.requests == requests)
    #expect(model.record.overlay == .pending(AttemptRecord(failure.subject)))
  }

  @Test func whatIsCancelledInTheMiddleIsDroppedAndCanBeRetriedWhole() throws {
    var (model, requests) = try comparing()
    let list = model.list
    model.answer(inCountry("us", 7), to: requests[0])
    #expect(
      model.cancel() == [
        .cancelFetch(FetchID(rawValue: 2)), .save(model.record), .tell(.cancelled),
      ]
    )
    #expect(model.state == .list(list))
    let before = model
    for request in requests {
      let late = Result<Received, CatalogError>.success(Answers.received(inCountry("gb", 7)))
      #expect(model.receive(late, for: FetchID(rawValue: 2), request) == [])
    }
    #expect(model == before)
    #expect(try model.type("retry").requests == requests)
    #expect(model.record.current.answers == list.answers)
  }

  @Test func anAnswerThatIsNotAwaitedChangesNothing() throws {
    var (model, requests) = try comparing()
    model.answer(inCountry("us", 7), to: requests[0])
    let before = model
    #expect(model.answer(inCountry("us", 8), to: requests[0], id: 99) == [])
    #expect(model.answer(inCountry("us", 8), to: Answers.request("other"), id: 99) == [])
    #expect(model == before)
  }

  @Test func noMoreThanFourAreOutAndTheFirstFailureEndsTheRest() throws {
    var model = ViewModel()
    let ids = (1...Int64(550)).map(String.init).joined(separator: ",")
    let effects = try model.type("lookup \(ids) --reload")
    #expect(effects.requests.count == 4)
    #expect(effects.areFresh)
    let next = model.answer((1...100).map { Answers.item($0) }, to: effects.requests[0])
    #expect(next.requests.count == 1)
    #expect(next.areFresh)
    #expect(next.count == 1)
    let failed = model.answer(.failure(CatalogError(.limited)), to: effects.requests[2])
    // Three are still out and no longer wanted.
    #expect(failed == [.cancelFetch(first), .save(model.record), .draw])
    guard case .error = model.state else {
      Issue.record("no failure")
      return
    }
    #expect(model.receive(.success(Answers.received(1)), for: first, next.requests[0]) == [])
  }

  @Test func itemsOfSeveralRequestsAreOneListInTheOrderTyped() throws {
    var model = ViewModel()
    let ids = (1...Int64(150)).reversed().map(String.init)
    let requests = try model.type("lookup " + ids.joined(separator: " ")).requests
    #expect(requests.count == 2)
    model.answer((1...Int64(50)).map { Answers.item($0) }, to: requests[1], id: 2)
    model.answer((51...Int64(149)).map { Answers.item($0) }, to: requests[0], id: 1)
    #expect(numbers(model.list) == (1...149).reversed())
    #expect(model.list.findings.notes == [.missing([150])])
    #expect(model.list.answers.map(\.rawValue) == [2, 1])
  }

  // MARK: One after the other

  @Test func theOtherHostsChartStandsIn() throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    let effects = try model.type("charts songs")
    #expect(effects.targets == ["/api/v2/us/music/most-played/100/songs.json"])
    let second = model.answer(.failure(CatalogError(.outage, status: 503)))
    #expect(second.targets == ["/us/rss/topsongs/limit=200/json"])
    // What is drawn and saved is still the same inquiry.
    #expect(second.count == 1)
    #expect(model.answer([Answers.item(1)], id: 5) == [.save(model.record), .draw])
    #expect(model.list.kind == .chart)
    #expect(model.record.current.answers.map(\.rawValue) == [5])
    #expect(model.record.back.count == 2)
  }

  @Test func cancellingBetweenTwoStepsKeepsThePlace() throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    let place = model.state
    try model.type("charts songs")
    model.answer(.failure(CatalogError(.noChart)))
    _ = model.cancel()
    #expect(model.state == place)
    // From the beginning: what was learnt is out of date.
    #expect(
      try model.type("retry").targets == ["/api/v2/us/music/most-played/100/songs.json"]
    )
  }

  @Test func whatTakesNoRequestIsAnsweredAtOnce() throws {
    var model = ViewModel()
    let effects = model.load(
      ViewModel.Attempt(subject: .items([], country: us), purpose: .list)
    )
    #expect(effects == [.save(model.record), .draw])
    #expect(model.list.items.isEmpty)
    #expect(model.record.back.count == 1)
  }

  // MARK: by:

  @Test func aCreatorBesideWordsFiltersTheRows() throws {
    var model = ViewModel()
    try model.type("love by:\"The Bëatles\"")
    var artist = Item(id: ItemID(.artist, 9), country: "us")
    artist.name = "The Beatles"
    model.answer(
      .success(
        Answers.received([
          Answers.item(1, by: "The Beatles"), Answers.item(2, by: "Somebody"),
          Answers.item(3, by: "THE BEATLES & Friends"),
          artist,
        ])
      )
    )
    #expect(model.list.items.map(\.id.number) == [1, 3, 9])
  }

  @Test func aCreatorAloneFiltersNothing() throws {
    var model = ViewModel()
    let targets = try model.type("by:tarkowski media:movie").targets
    #expect(targets.allSatisfy { $0.contains("&attribute=directorTerm&") })
    model.answer(.success(Answers.received([Answers.item(1, by: "Андрей Тарковский")])))
    #expect(model.list.items.count == 1)
  }

  @Test func whereACreatorBringsNothingAPlainSearchIsAsked() throws {
    var model = ViewModel()
    try model.type("by:abba media:music --reload")
    let effects = model.answer(.success(Answers.received(0)))
    let asked = Inquiry.Subject.request(.search(Query(term: "", media: .music, creator: "abba")))
    let plain = CatalogRequest.search(Query(term: "abba", media: .music))
    // The same inquiry goes on: it has been saved, and what is drawn is the same.
    #expect(effects == [.fetch(FetchID(rawValue: 1), plain, fresh: true)])
    #expect(model.record.overlay == .pending(AttemptRecord(asked, isFresh: true)))
    let shown = model.answer([Answers.item(1, by: "Abba"), Answers.item(2)], id: 2)
    #expect(shown == [.save(model.record), .draw])
    #expect(model.list.topic == .inquiry(asked))
    #expect(model.list.items.map(\.id.number) == [1])
    #expect(model.list.findings.notes == [.plainSearch])
    #expect(model.record.current.answers.map(\.rawValue) == [1, 2])
    #expect(model.record.back.count == 1)
  }

  // MARK: The request budget

  @Test func theBudgetLetsARequestWait() throws {
    var (model, requests) = try comparing()
    let id = FetchID(rawValue: 2)
    func wait(_ model: ViewModel) -> Int? {
      guard case .loading(let loading) = model.state else { return nil }
      return loading.budgetWait
    }
    let record = model.record
    #expect(model.wait(17, for: id) == [])
    #expect(wait(model) == 17)
    #expect(model.wait(16, for: id) == [])
    #expect(wait(model) == 16)
    #expect(model.wait(3, for: FetchID(rawValue: 1)) == [])
    #expect(wait(model) == 16)
    #expect(model.record == record)
    #expect(model.wait(nil, for: id) == [])
    #expect(wait(model) == nil)
    _ = model.wait(5, for: id)
    model.answer(inCountry("us", 7), to: requests[0])
    #expect(wait(model) == nil)
    _ = model.cancel()
    let before = model
    #expect(model.wait(5, for: id) == [])
    #expect(model == before)
  }

  @Test func aNewInquiryWaitsForNothingYet() throws {
    var (model, _) = try comparing()
    _ = model.wait(17, for: FetchID(rawValue: 2))
    try model.type("/other")
    guard case .loading(let loading) = model.state else {
      Issue.record("nothing is out")
      return
    }
    #expect(loading.budgetWait == nil)
  }

  // MARK: Offline

  @Test func aSearchWithoutTheNetworkLooksAmongWhatWasSeen() throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    let place = model.state
    try model.type("night by:\"ada moss\"")
    let effects = model.answer(.failure(CatalogError(.offline)))
    #expect(
      effects == [
        .save(model.record), .find(SeenQuery("night ada moss", limit: 200, isOffline: true)),
      ]
    )
    #expect(model.state == place)
    #expect(model.record.overlay == .none)
  }

  @Test(arguments: ["reload", "id:7", "charts movies", "home", "lookup 7", "more id:7"])
  func nothingElseTurnsIntoAFind(line: String) throws {
    var model = ViewModel()
    try model.search("sea", rows: 2)
    try model.type(line)
    while !model.out.isEmpty {
      let effects = model.answer(.failure(CatalogError(.offline)))
      #expect(effects.allSatisfy { if case .find = $0 { false } else { true } })
    }
    guard case .error(let failure) = model.state else {
      Issue.record("no failure")
      return
    }
    #expect(failure.error.code == .offline)
  }

  @Test func offlineTheOtherHostsStoredChartIsEnough() throws {
    var model = ViewModel()
    try model.type("charts songs")
    #expect(model.answer(.failure(CatalogError(.offline))).requests.count == 1)
    model.answer([Answers.item(1)])
    #expect(model.list.items.count == 1)
  }
}

import Catalog
import Records
import SQLite
import TestSupport
import Testing

@testable import Library

@Suite struct ChartCopyTests {
  private let fixture: StoreFixture
  private let apple = "https://itunes.apple.com"

  init() throws {
    fixture = try StoreFixture()
  }

  private func copy(_ request: ChartRequest, at time: Int64) -> StoredAnswer {
    StoredAnswer(
      endpoint: apple,
      request: .chart(request),
      fetchedAt: time,
      body: Array("\(time)".utf8)
    )
  }

  @Test func theNewestAnswerIsFoundForEveryKindOfRequest() {
    var generator = SeededGenerator(seed: 12)
    let stores = fixture.open()
    var newest: [String: StoredAnswer] = [:]
    for round in 0..<300 {
      let answer = StoredAnswer(
        endpoint: apple,
        request: generator.request(),
        fetchedAt: Int64(round),
        body: Array("\(round)".utf8)
      )
      #expect(stores.answers.add(answer).failure == nil)
      newest[answer.request.target] = answer
    }
    for answer in newest.values {
      let found = stores.answers.newest(endpoint: apple, request: answer.request)
      #expect(found?.answer == answer)
      #expect(found.flatMap { stores.answers.answer($0.id) } == answer)
      #expect(stores.answers.newest(endpoint: "http://127.0.0.1:1", request: answer.request) == nil)
    }
  }

  @Test func lookUpsThatDifferShareNoAnswer() throws {
    let store = fixture.open().answers
    let lookup = Lookup(.ids([7]), country: .unitedStates)
    _ = store.add(
      StoredAnswer(endpoint: apple, request: .lookup(lookup), fetchedAt: 1, body: [])
    )
    let japan = try #require(Storefront(code: "jp"))
    let changes: [(inout Lookup) -> Void] = [
      { $0.key = .ids([7, 8]) }, { $0.country = japan }, { $0.entity = .song },
      { $0.limit = 200 }, { $0.newestFirst = true }, { $0.language = "en_us" },
    ]
    for change in changes {
      var other = lookup
      change(&other)
      #expect(store.newest(endpoint: apple, request: .lookup(other)) == nil)
    }
    #expect(store.newest(endpoint: apple, request: .lookup(lookup)) != nil)
  }

  @Test(arguments: [ChartFeed.movies, .mostPlayedSongs], [nil, 4401] as [Int?])
  func copiesOfTheSameChartAreFoundHoweverFarDown(_ feed: ChartFeed, _ genre: Int?) throws {
    let stores = fixture.open()
    let wanted = ChartRequest(feed, country: .unitedStates, genre: genre)
    let gb = try #require(Storefront(code: "gb"))
    var expected: [ChartCopy] = []
    for (number, limit) in [5, 200, 100, 51, 10].enumerated() {
      let time = Int64(number * 1_000)
      let request = ChartRequest(feed, country: .unitedStates, genre: genre, limit: limit)
      let kept = stores.answers.add(copy(request, at: time))
      expected.insert(ChartCopy(id: kept.id, fetchedAt: time), at: 0)
      _ = stores.answers.add(copy(ChartRequest(feed, country: gb, genre: genre), at: 9_000))
      _ = stores.answers.add(copy(ChartRequest(.podcasts, country: .unitedStates), at: 9_000))
      if feed.isLegacy {
        let other = ChartRequest(feed, country: .unitedStates, genre: genre == nil ? 7 : nil)
        _ = stores.answers.add(copy(other, at: 9_000))
      }
      var elsewhere = copy(request, at: 9_000)
      elsewhere.endpoint = "http://127.0.0.1:1"
      _ = stores.answers.add(elsewhere)
    }
    _ = stores.answers.add(answer("blade"))
    #expect(stores.answers.charts(like: wanted, endpoint: apple) == expected)
    let less = ChartRequest(feed, country: .unitedStates, genre: genre, limit: 3)
    #expect(stores.answers.charts(like: less, endpoint: apple) == expected)
    #expect(stores.answers.charts(like: less, endpoint: "http://127.0.0.1:2") == [])
  }

  @Test func copiesThatAreNotSavedAreAmongThem() {
    let request = ChartRequest(.albums, country: .unitedStates)
    let usual = fixture.open()
    let saved = usual.answers.add(copy(request, at: 10))
    let later = usual.answers.add(copy(request, at: 30))
    usual.close()

    var isFailing = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 5, message: "locked") }
    })
    let stores = fixture.open(.readOnly, options: options)
    let inMemory = [20, 30].map { stores.answers.add(copy(request, at: $0)) }
    isFailing = true
    let failed = [20, 30, 5].map { stores.answers.add(copy(request, at: $0)) }
    let ids = stores.answers.charts(like: request, endpoint: apple).map(\.id)
    #expect(
      ids == [
        failed[1].id, inMemory[1].id, later.id, failed[0].id, inMemory[0].id, saved.id,
        failed[2].id,
      ]
    )
    #expect(ids.first == stores.answers.newest(endpoint: apple, request: .chart(request))?.id)
  }

  @Test func theBaselineIsOneOfThem() throws {
    let stores = fixture.open()
    let request = ChartRequest(.movies, country: .unitedStates)
    let hour: Int64 = 3_600
    for age in [70, 45, 21, 19, 0] as [Int64] {
      _ = stores.answers.add(copy(request, at: fixture.now - age * hour))
    }
    let copies = stores.answers.charts(like: request, endpoint: apple)
    let times = copies.map(\.fetchedAt)
    let baseline = ChartMovement.baseline(among: times, for: fixture.now)
    #expect(baseline == fixture.now - 21 * hour)
    let found = try #require(copies.first { $0.fetchedAt == baseline })
    #expect(stores.answers.answer(found.id)?.body == Array("\(fixture.now - 21 * hour)".utf8))
  }
}

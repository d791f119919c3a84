import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// What is let go of, and what never is.
@Suite struct PruningTests {
  private static let day: Int64 = 86_400
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func prune(_ stores: Stores, _ retention: Retention = .days(90)) {
    while stores.seen.indexNext(limit: 200) {}
    while stores.pruneNext(retention) {}
  }

  private func count(_ table: String, _ condition: String = "1") throws -> Int64? {
    try fixture.integer("SELECT count(*) FROM \(table) WHERE \(condition)", on: fixture.seen)
  }

  private func mainCount(_ table: String, _ condition: String = "1") throws -> Int64? {
    try fixture.integer("SELECT count(*) FROM \(table) WHERE \(condition)", on: fixture.main)
  }

  /// The index as it is must be the one that the items make.
  private func expectTheIndexToBeWhole() throws {
    try fixture.execute(
      "INSERT INTO item_fts (item_fts, rank) VALUES ('integrity-check', 1)",
      on: fixture.seen
    )
  }

  /// An answer of a chart, so many days ago.
  private func chart(_ numbers: [Int64], days: Int64) -> StoredAnswer {
    let entries = numbers.map { number in
      #"""
      {"id":{"label":"x","attributes":{"im:id":"\#(number)"}},
      "im:name":{"label":"Film \#(number)"},"im:artist":{"label":"Somebody"},
      "im:price":{"label":"x","attributes":{"amount":"4.99","currency":"USD"}}}
      """#
    }
    return StoredAnswer(
      endpoint: "https://itunes.apple.com",
      request: .chart(ChartRequest(.movies, country: .unitedStates)),
      fetchedAt: fixture.now - days * Self.day,
      body: Array(#"{"feed":{"entry":[\#(entries.joined(separator: ","))]}}"#.utf8)
    )
  }

  private func films(_ numbers: ClosedRange<Int64>) -> [SampleRecord] {
    numbers.map { SampleRecord($0, "Film \($0)", kind: "feature-movie", description: "d\($0)") }
  }

  // MARK: Answers and their items

  @Test func oldAnswersGoWithTheItemsThatNothingNewerHas() throws {
    let stores = fixture.open()
    let old = stores.see(films(1...250), at: fixture.now - 91 * Self.day)
    let edge = stores.see(films(240...260), at: fixture.now - 90 * Self.day)
    prune(stores)
    #expect(stores.answers.answer(old) == nil)
    #expect(stores.answers.answer(edge) != nil)
    #expect(try count("item") == 21)
    #expect(try count("item_text") == 21)
    #expect(stores.names("film", limit: 300).sorted() == (240...260).map { "Film \($0)" })
    #expect(stores.names("d7") == [])
    #expect(stores.seen.names(beginningWith: "film 1") == .none)
    #expect(stores.takeNotices() == [])
    try expectTheIndexToBeWhole()
    // The items come again as if they had never been there.
    stores.see(films(1...3), at: fixture.now)
    #expect(stores.names("d3") == ["Film 3"])
    try expectTheIndexToBeWhole()
  }

  @Test func everyStepLeavesAWholeStore() throws {
    let stores = fixture.open()
    stores.see(films(1...230), at: fixture.now - 100 * Self.day)
    var steps = 0
    while stores.pruneNext(.days(90)) {
      steps += 1
      try expectTheIndexToBeWhole()
      let items = try count("item")
      #expect(stores.seen.find("film", limit: 300).items.count == Int(items ?? -1))
    }
    #expect(steps >= 3)
    #expect(try count("answer") == 0)
    #expect(try count("item") == 0)
  }

  @Test(arguments: [Retention.all, .days(100), .days(36_500)])
  func whatIsToBeKeptStays(retention: Retention) throws {
    let stores = fixture.open()
    let id = stores.see(films(1...3), at: fixture.now - 99 * Self.day)
    prune(stores, retention)
    #expect(stores.answers.answer(id) != nil)
    #expect(try count("item") == 3)
  }

  @Test func anItemThatALaterChartHasGoesOnWithThat() throws {
    let stores = fixture.open()
    stores.see(films(1...3), at: fixture.now - 100 * Self.day)
    _ = stores.answers.add(chart([2], days: 80))
    let latest = stores.answers.add(chart([2, 3], days: 50)).id
    prune(stores)
    #expect(stores.names("film").sorted() == ["Film 2", "Film 3"])
    let seen = try #require(
      stores.seen.item(ItemID(.movie, 2), country: "us")
    )
    #expect(seen.answer == latest)
    #expect(seen.seenAt == fixture.now - 50 * Self.day)
    // What it cost a hundred days ago is not what it cost then.
    #expect(seen.item.price == nil)
    #expect(stores.seen.completed([seen]).first?.item.price == 4.99)
    try expectTheIndexToBeWhole()
    // A chart may now say more of it than is known.
    _ = stores.answers.add(chart([2], days: 1))
    while stores.seen.indexNext() {}
    #expect(stores.seen.item(ItemID(.movie, 2), country: "us")?.item.price == 4.99)
    prune(stores, .days(2))
    #expect(stores.names("film") == ["Film 2"])
  }

  @Test func pricesGoWithTheirItem() throws {
    let stores = fixture.open()
    var film = SampleRecord(1, "Film 1", kind: "feature-movie")
    film.price = 9.99
    stores.see([film], at: fixture.now - 100 * Self.day)
    _ = stores.answers.add(chart([1], days: 50))
    prune(stores)
    func prices(_ number: Int64) -> [Double] {
      let film = StoreItemID(ItemID(.movie, number), country: "us")
      return stores.seen.prices(of: film, endpoint: "https://itunes.apple.com").purchases
        .map(\.price)
    }
    // What is still known of it is all that was ever seen.
    #expect(prices(1) == [9.99, 4.99])
    prune(stores, .days(2))
    #expect(try count("item") == 0)
    #expect(try count("price") == 0)
    // The row of another item may get the number that this one had.
    film = SampleRecord(2, "Film 2", kind: "feature-movie")
    film.price = 1.99
    stores.see([film], at: fixture.now)
    #expect(prices(2) == [1.99])
  }

  @Test func aChartThatGoesTakesNothingThatAnOlderAnswerStillSays() throws {
    let stores = fixture.open()
    let whole = stores.see(films(1...1), at: fixture.now - 99 * Self.day)
    _ = stores.answers.add(chart([1], days: 95))
    var record = SessionRecord(current: screen(1))
    record.current.answers = [whole]
    try stores.sessions.save(record)
    prune(stores)
    #expect(try count("answer") == 1)
    #expect(try count("item", "latest_answer IS NULL") == 1)
    #expect(stores.names("film") == ["Film 1"])
  }

  @Test(arguments: [
    "DELETE FROM item_fts_data WHERE id > 10",
    "UPDATE item_fts_data SET block = zeroblob(8) WHERE id > 10",
    "UPDATE item_fts_data SET block = x'FFFFFFFFFFFF' WHERE id <= 10",
  ])
  func aDamagedIndexIsBuiltAnew(fault: String) throws {
    let before = fixture.open()
    before.see(films(1...200), at: fixture.now - 100 * Self.day)
    before.see(films(150...210), at: fixture.now - 10 * Self.day)
    before.close()
    try fixture.execute(fault, on: fixture.seen)
    let stores = fixture.open()
    prune(stores)
    #expect(try count("item") == 61)
    #expect(stores.seen.find("film", limit: 300).items.count == 61)
    // By taking out, or else by finding.
    #expect(stores.takeNotices() == [.indexRebuilt(file: .seen)])
    try expectTheIndexToBeWhole()
  }

  @Test func whatCannotBeWrittenStays() throws {
    let before = fixture.open()
    before.see(films(1...3), at: fixture.now - 100 * Self.day)
    before.close()
    var isBroken = true
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isBroken { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let stores = fixture.open(options: options)
    while stores.pruneNext(.days(90)) {}
    #expect(try count("item") == 3)
    isBroken = false
    // The next pass is hours away; a change of the setting begins one.
    #expect(!stores.pruneNext(.days(90)))
    while stores.pruneNext(.days(80)) {}
    #expect(try count("item") == 0)
  }

  @Test func twoProgramsAtOnceTakeNothingTwice() throws {
    let (one, two) = (fixture.open(), fixture.open())
    for days in 91...99 {
      let first = Int64(days) * 100
      one.see(films(first...(first + 30)), at: fixture.now - Int64(days) * Self.day)
    }
    one.see(films(1...5), at: fixture.now)
    var isGoingOn = true
    while isGoingOn {
      let (first, second) = (one.pruneNext(.days(90)), two.pruneNext(.days(90)))
      isGoingOn = first || second
    }
    #expect(try count("answer") == 1)
    #expect(try count("item") == 5)
    try expectTheIndexToBeWhole()
  }

  @Test func aPassIsRepeatedAfterHours() throws {
    var now = fixture.now
    let stores = Stores(
      .files(main: fixture.main, seen: fixture.seen, limits: nil),
      access: .readWrite,
      options: StoreOptions()
    ) { now }
    stores.see(films(1...1), at: now - 90 * Self.day)
    prune(stores)
    #expect(try count("item") == 1)
    now += 5 * 3_600
    #expect(!stores.pruneNext(.days(90)))
    now += 3_600
    #expect(stores.pruneNext(.days(90)))
    prune(stores)
    #expect(try count("item") == 0)
    // A clock that was set back keeps nothing from being done.
    now -= 400 * Self.day
    stores.see(films(1...1), at: now - 91 * Self.day)
    prune(stores)
    #expect(try count("item") == 0)
  }

  @Test func nothingIsTouchedThatIsNotSaved() throws {
    let usual = fixture.open()
    usual.see(films(1...3), at: fixture.now - 100 * Self.day)
    usual.close()
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(!stores.pruneNext(.days(1)))
    #expect(stores.names("film").count == 3)
    stores.close()
    #expect(try fixture.contents() == before)
    #expect(!Stores.open(.memory) { 1_000 }.pruneNext(.days(1)))
  }

  // MARK: What screens use

  @Test func theLastHundredScreensKeepTheirAnswers() throws {
    let stores = fixture.open()
    let ids = (0..<130).map { number in
      stores.answers.add(answer("a\(number)", at: fixture.now - 200 * Self.day, [])).id
    }
    // Each screen is of one answer, the last one of three, with a detail that a fourth completed.
    let screens = (0..<126).map { (number: Int) in
      ScreenRecord(
        serial: Int64(number),
        topic: .inquiry(.search("a\(number)")),
        answers: [ids[number]]
      )
    }
    var current = screens[125]
    current.answers += [ids[126], ids[127]]
    current.detailAnswer = ids[128]
    // A session that only its last screens are left of.
    for first in stride(from: 0, to: 126, by: 3) {
      try stores.sessions.save(
        SessionRecord(
          current: first == 123 ? current : screens[first + 2],
          back: Array(screens[max(0, first - 5)..<(first + 2)])
        )
      )
    }
    prune(stores)
    let kept = ids.enumerated().filter { stores.answers.answer($0.element) != nil }.map(\.offset)
    #expect(kept == Array(26...128))
  }

  @Test func theWaysOfTheLastSessionKeepTheirAnswers() throws {
    let stores = fixture.open()
    let ids = (0..<202).map { number in
      stores.answers.add(answer("a\(number)", at: fixture.now - 200 * Self.day, [])).id
    }
    func screens(_ range: Range<Int>) -> [ScreenRecord] {
      range.map {
        ScreenRecord(serial: Int64($0), topic: .inquiry(.search("x")), answers: [ids[$0]])
      }
    }
    try stores.sessions.save(
      SessionRecord(
        current: screens(100..<101)[0],
        back: screens(0..<100),
        forward: screens(101..<201)
      )
    )
    prune(stores)
    #expect(try count("answer") == 201)
    #expect(stores.answers.answer(ids[201]) == nil)
  }

  // MARK: Sessions and screens

  /// Sessions one after the other, each with one screen of its own and the copies of those before.
  private func sessions(_ count: Int) throws {
    for number in 1...count {
      let stores = fixture.open(at: fixture.now + Int64(number))
      var record =
        stores.sessions.restore()
        ?? SessionRecord(current: ScreenRecord(serial: 0, topic: .start))
      record.back.append(record.current)
      record.current = screen(Int64(number), "word \(number)")
      try stores.sessions.save(record)
      stores.close()
    }
  }

  @Test func onlyTheLastSessionsKeepTheirWays() throws {
    try sessions(25)
    let stores = fixture.open()
    let before = try #require(stores.sessions.restore())
    prune(stores)
    #expect(stores.sessions.restore() == before)
    #expect(try mainCount("visit", "session <= 5") == 0)
    #expect(try mainCount("screen", "session <= 5 AND copied_from IS NOT NULL") == 0)
    // The screens themselves are all there, each where it was made.
    #expect(try mainCount("screen", "copied_from IS NULL") == 26)
    #expect(try mainCount("session") == 25)
  }

  @Test func ofAllOthersTheNewestThousandScreensStay() throws {
    let stores = fixture.open()
    try stores.sessions.save(SessionRecord(current: screen(1, "first")))
    stores.close()
    // Sixty earlier sessions of thirty screens that nothing leads to any longer.
    try fixture.execute(
      """
      WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 1799)
      INSERT INTO screen (session, serial, kind, request, answer, first_row, made_at)
      SELECT 100 + n / 30, n % 30, 'results', 'seen?term=x', NULL, 0, n FROM number;
      INSERT INTO session (id, started_at, moved_at, move, position, overlay)
      SELECT DISTINCT session, 0, 0, session - 1000, 0, 'none' FROM screen WHERE session >= 100;
      """,
      on: fixture.main
    )
    let next = fixture.open()
    prune(next)
    #expect(next.sessions.restore()?.current == screen(1, "first"))
    #expect(try mainCount("screen") == 1_000)
    #expect(try mainCount("screen", "session >= 100 AND made_at < 801") == 0)
    #expect(try mainCount("session", "id >= 100") == 34)
    #expect(next.takeNotices() == [])
  }

  /// A prompt that was left open while many others came and went.
  @Test func aSessionThatWasTakenForForgottenIsWrittenAnew() throws {
    let early = fixture.open()
    var record = SessionRecord(
      current: screen(3),
      back: [screen(1), screen(2)],
      forward: [screen(4)]
    )
    try early.sessions.save(record)
    try sessions(25)
    let stores = fixture.open()
    prune(stores)
    #expect(try mainCount("visit", "session = 1") == 0)
    record.forward.append(record.current)
    record.current = record.back.removeLast()
    try early.sessions.save(record)
    #expect(fixture.open().sessions.restore() == record)
    // Nothing of it is there twice.
    #expect(try mainCount("screen", "session = 1") == 4)
    // Even where nothing was left of it.
    try fixture.execute(
      "DELETE FROM session WHERE id = 1; DELETE FROM visit WHERE session = 1;"
        + "DELETE FROM screen WHERE session = 1",
      on: fixture.main
    )
    record.current.firstRow = 7
    try early.sessions.save(record)
    #expect(fixture.open().sessions.restore() == record)
  }

  @Test func whatForeignHandsLeftIsPassedOver() throws {
    let stores = fixture.open()
    stores.see(films(1...3), at: fixture.now - 100 * Self.day)
    try stores.sessions.save(SessionRecord(current: screen(1)))
    try fixture.execute(
      """
      UPDATE screen SET more_answers = 'some', detail_answer = NULL;
      INSERT INTO visit VALUES (77, 0, 0);
      """,
      on: fixture.main
    )
    prune(stores)
    #expect(try count("item") == 0)
    #expect(try mainCount("visit", "session = 77") == 0)
    #expect(stores.takeNotices() == [])
  }
}

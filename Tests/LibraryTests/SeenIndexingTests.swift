import Catalog
import Records
import SQLite
import Testing

@testable import Library

@Suite struct SeenIndexingTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func songs(_ numbers: ClosedRange<Int64>) -> [SampleRecord] {
    numbers.map { SampleRecord($0, "Song number\($0)") }
  }

  private func count(_ table: String) throws -> Int64? {
    try fixture.integer("SELECT count(*) FROM \(table)", on: fixture.seen)
  }

  @Test func itemsAreFoundOnceTheyAreWorkedIn() throws {
    let stores = fixture.open()
    _ = stores.answers.add(answer("a", songs(1...120)))
    _ = stores.answers.add(answer("b", songs(100...130)))
    #expect(stores.names("number7") == [])
    var calls = 0
    while stores.seen.indexNext(limit: 50) { calls += 1 }
    // Fifty, fifty, twenty, and the second answer.
    #expect(calls == 4)
    #expect(stores.names("song number7").first == "Song number7")
    #expect(stores.seen.find("number7").total == .exactly(11))
    #expect(try count("item") == 130)
    #expect(!stores.seen.indexNext())
    stores.close()
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    #expect(!next.seen.indexNext())
    #expect(next.names("number130") == ["Song number130"])
  }

  @Test func theWorkGoesOnWhereAnotherProgramLeftIt() throws {
    let one = fixture.open()
    _ = one.answers.add(answer("a", songs(1...100)))
    #expect(one.seen.indexNext(limit: 30))
    let two = fixture.open()
    #expect(two.seen.indexNext(limit: 30))
    #expect(one.seen.indexNext(limit: 30))
    #expect(try count("item") == 90)
    _ = two.answers.add(answer("b", songs(101...110)))
    while one.seen.indexNext(limit: 7) || two.seen.indexNext(limit: 3) {}
    #expect(try count("item") == 110)
    #expect(one.seen.find("song", limit: 200).total == .exactly(110))
  }

  @Test func theNewestRecordCounts() {
    let stores = fixture.open()
    var record = SampleRecord(7, "Former Name", by: "Old Creator")
    stores.see([record], at: 1_000)
    record.name = "New Name"
    record.price = 0.99
    record.creator = nil
    let answer = stores.see([record], at: 2_000)
    #expect(stores.names("former") == [])
    let found = stores.seen.find("new").items
    #expect(found.count == 1)
    #expect(found.first?.item.price == 0.99)
    #expect(found.first?.seenAt == 2_000)
    #expect(found.first?.answer == answer)
    // What the newer record does not say is still known.
    #expect(found.first?.item.creator == "Old Creator")
    #expect(stores.names("old creator") == ["New Name"])
    // An older answer that comes later changes nothing.
    record.name = "Older Name"
    stores.see([record], at: 500)
    #expect(stores.names("name") == ["New Name"])
  }

  @Test func aDescriptionThatChangesIsFoundByItsNewWords() {
    let stores = fixture.open()
    stores.see([SampleRecord(1, "Böse", kind: "feature-movie", description: "Don't <b>panic</b>")])
    #expect(stores.names("dont panic") == ["Böse"])
    stores.see(
      [SampleRecord(1, "Boese", kind: "feature-movie", description: "Keep calm")],
      at: 2_000
    )
    #expect(stores.names("panic") == [])
    #expect(stores.names("calm") == ["Boese"])
    #expect(stores.names("bose") == [])
    stores.see([SampleRecord(1, "Boese", kind: "feature-movie")], at: 3_000)
    #expect(stores.names("calm boese") == ["Boese"])
    #expect(stores.takeNotices() == [])
  }

  @Test func countriesAndServicesAreKeptApart() throws {
    let stores = fixture.open()
    let germany = try #require(Storefront(code: "de"))
    stores.see([SampleRecord(1, "Same")], at: 1_000)
    stores.see([SampleRecord(1, "Same")], at: 2_000, country: germany)
    var elsewhere = answer("x", at: 3_000, [SampleRecord(1, "Same")])
    elsewhere.endpoint = "http://127.0.0.1:8080"
    _ = stores.answers.add(elsewhere)
    while stores.seen.indexNext() {}
    let found = stores.seen.find("same").items
    #expect(found.map(\.item.country) == ["us", "de", "us"])
    #expect(found.map(\.seenAt) == [3_000, 2_000, 1_000])
    #expect(Set(found.map(\.endpoint)).count == 2)
  }

  @Test func anAnswerThatCannotBeReadIsPassedOver() {
    let stores = fixture.open()
    for body in ["", "<html>", "{}", "{\"results\":[]}", "{\"results\":[{\"kind\":\"song\"}]}"] {
      _ = stores.answers.add(answer("x", body: body))
    }
    stores.see([SampleRecord(1, "After")])
    #expect(stores.names("after") == ["After"])
  }

  @Test func aFileOfTheFirstVersionGetsItsItems() throws {
    let stores = fixture.open()
    _ = stores.answers.add(answer("a", songs(1...3)))
    stores.close()
    try fixture.execute(
      """
      DROP TABLE item_fts; DROP VIEW item_search; DROP TABLE item; DROP TABLE item_text;
      DROP TABLE endpoint; DROP TABLE progress; PRAGMA user_version = 1;
      """,
      on: fixture.seen
    )
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    while next.seen.indexNext() {}
    #expect(next.seen.find("song").items.count == 3)
    // An older file that is only read has no items, and that is no trouble.
    next.close()
    try fixture.execute("DROP TABLE item_fts; DROP VIEW item_search", on: fixture.seen)
    let reading = fixture.open(.readOnly)
    #expect(reading.seen.find("song").items == [])
    #expect(reading.takeNotices() == [])
  }

  /// Version 2 knew neither the places of records nor pairs of characters.
  @Test func aFileOfTheSecondVersionIsWorkedInAgain() throws {
    let stores = fixture.open()
    stores.see([SampleRecord(1, "東京物語"), SampleRecord(2, "Early Spring")])
    stores.close()
    try fixture.execute(
      """
      INSERT INTO item_fts (item_fts, rowid, name, creator, genre)
      SELECT 'delete', item, name, creator, genre FROM item_search WHERE item = 1;
      UPDATE item_text SET name = '東 京 物 語' WHERE item = 1;
      INSERT INTO item_fts (rowid, name, creator, genre)
      SELECT item, name, creator, genre FROM item_search WHERE item = 1;
      UPDATE item SET record_start = NULL, record_size = NULL;
      PRAGMA user_version = 2;
      """,
      on: fixture.seen
    )
    let next = fixture.open()
    #expect(next.names("京物") == [])
    while next.seen.indexNext(limit: 1) {}
    #expect(next.names("京物") == ["東京物語"])
    #expect(next.names("spring") == ["Early Spring"])
    #expect(next.seen.find("spring").items.allSatisfy { $0.place != nil })
    #expect(next.takeNotices() == [])
  }

  @Test(arguments: [StoreAccess.readWrite, .readOnly])
  func inMemoryItIsTheSame(_ access: StoreAccess) throws {
    let usual = fixture.open()
    usual.see([SampleRecord(1, "Kept"), SampleRecord(2, "Both")])
    usual.close()
    let before = try fixture.bytes(of: fixture.seen)
    let stores = access == .readOnly ? fixture.open(.readOnly) : Stores.open(.memory) { 1_000 }
    stores.see([SampleRecord(2, "Both"), SampleRecord(3, "New")], at: 2_000)
    stores.see([SampleRecord(4, "Newer")], at: 3_000)
    #expect(stores.names("new") == ["New", "Newer"])
    #expect(stores.seen.find("both").items.map(\.seenAt) == [2_000])
    #expect(stores.names("kept") == (access == .readOnly ? ["Kept"] : []))
    #expect(stores.seen.names(beginningWith: "ne").names.map(\.text) == ["New", "Newer"])
    #expect(
      stores.seen.recent(limit: 9).map(\.item.name)
        == ["Newer", "Both", "New"] + (access == .readOnly ? ["Kept"] : [])
    )
    stores.close()
    #expect(try fixture.bytes(of: fixture.seen) == before)
  }

  /// The nth write fails, once or from then on, for every n; afterwards all is found, each item once.
  @Test(arguments: [true, false])
  func aWriteThatFailsLosesNothing(_ isLasting: Bool) throws {
    for failing in 1... {
      let fixture = try StoreFixture()
      var calls = 0
      var isBroken = false
      let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
        guard isBroken else { return }
        calls += 1
        let isDue = isLasting ? calls >= failing : calls == failing
        if isDue { throw SQLiteError(resultCode: 13, message: "full") }
      })
      let stores = fixture.open(options: options)
      _ = stores.answers.add(answer("a", songs(1...4)))
      _ = stores.answers.add(answer("b", at: 2_000, songs(3...5)))
      isBroken = true
      while stores.seen.indexNext(limit: 2) {}
      isBroken = false
      while stores.seen.indexNext(limit: 2) {}
      #expect(stores.seen.find("song").items.count == 5)
      #expect(
        try fixture.integer("SELECT count(*) FROM item WHERE seen_at = 2000", on: fixture.seen) == 3
      )
      #expect(stores.takeNotices() == [])
      if calls < failing { break }
    }
  }
}

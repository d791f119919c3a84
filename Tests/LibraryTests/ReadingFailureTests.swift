import Catalog
import Records
import SQLite
import Testing

@testable import Library

/// What cannot be read is said, once, and is never taken for nothing.
@Suite struct ReadingFailureTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let stores = fixture.open()
    try stores.settings.set(.country, to: "gb")
    try stores.lines.append("line")
    try stores.sessions.save(SessionRecord(current: screen(1)))
    stores.see([SampleRecord(1, "Song")])
    stores.close()
  }

  private func rename(_ table: String, _ path: String) throws {
    try fixture.execute("ALTER TABLE \(table) RENAME TO gone_\(table)", on: path)
  }

  @Test(arguments: ["setting", "line", "visit"])
  func aTableThatCannotBeReadIsSaidOnce(table: String) throws {
    let stores = fixture.open()
    try rename(table, fixture.main)
    for _ in 0..<3 {
      switch table {
      case "setting": #expect(stores.settings.all().isEmpty)
      case "line": #expect(stores.lines.lines().isEmpty)
      default: #expect(stores.sessions.restore() == nil)
      }
    }
    #expect(stores.takeNotices() == [.notReading(.other, file: .main)])
    #expect(stores.takeNotices() == [])
  }

  @Test func answersAndItemsThatCannotBeReadAreSaidOnce() throws {
    let stores = fixture.open()
    let request = answer("term 1000").request
    let found = stores.answers.newest(endpoint: "https://itunes.apple.com", request: request)
    let id = try #require(found?.id)
    try rename("answer", fixture.seen)
    #expect(stores.answers.answer(id) == nil)
    #expect(stores.answers.newest(endpoint: "https://itunes.apple.com", request: request) == nil)
    #expect(!stores.seen.indexNext())
    #expect(stores.takeNotices() == [.notReading(.other, file: .seen)])
    #expect(stores.names("song") == ["Song"])
    try rename("item", fixture.seen)
    #expect(stores.seen.recent(limit: 5).isEmpty)
    #expect(stores.takeNotices() == [])
  }

  @Test func anIndexThatCannotBeBuiltAnewIsNotTakenForNothing() throws {
    try fixture.execute("DELETE FROM item_fts_data WHERE id > 10", on: fixture.seen)
    let stores = fixture.open(.readOnly)
    #expect(stores.seen.find("song").items.isEmpty)
    #expect(stores.takeNotices() == [.notReading(.damaged, file: .seen)])
    #expect(stores.seen.find("song").items.isEmpty)
    #expect(stores.takeNotices() == [])
    stores.close()
    var isBroken = true
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isBroken { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let full = fixture.open(options: options)
    #expect(full.seen.find("song").items.isEmpty)
    #expect(full.takeNotices() == [.notReading(.damaged, file: .seen)])
    isBroken = false
    #expect(full.names("song") == ["Song"])
    #expect(full.takeNotices() == [.indexRebuilt(file: .seen)])
  }
}

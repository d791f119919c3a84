import Catalog
import Records
import SQLite
import Testing

@testable import Library

@Suite struct SeenDamageTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let stores = fixture.open()
    stores.see(
      (1...200).map {
        SampleRecord($0, "Song number\($0)", kind: "ebook", description: "word\($0) and more words")
      }
    )
    stores.close()
  }

  /// What takes the index out of step with the items, or spoils it.
  private static let faults = [
    "DELETE FROM item_fts_data WHERE id > 10",
    "UPDATE item_fts_data SET block = zeroblob(8) WHERE id > 10",
    "UPDATE item_fts_data SET block = x'FFFFFFFFFFFF' WHERE id <= 10",
    "DELETE FROM item_fts_docsize",
    "DELETE FROM item WHERE number > 150",
  ]

  @Test(arguments: faults)
  func aSpoiltIndexIsBuiltAnewByFinding(_ fault: String) throws {
    try fixture.execute(fault, on: fixture.seen)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    let isShort = fault.contains("DELETE FROM item WHERE")
    let found = stores.seen.find("song", limit: 300)
    #expect(found.items.count == (isShort ? 150 : 200))
    #expect(stores.names("word7 more") == ["Song number7"])
    #expect(stores.takeNotices() == [.indexRebuilt(file: .seen)])
    stores.close()
    let next = fixture.open()
    #expect(next.seen.find("song", limit: 300) == found)
    #expect(next.takeNotices() == [])
  }

  @Test(arguments: faults.prefix(3))
  func aSpoiltIndexIsBuiltAnewByWriting(_ fault: String) throws {
    try fixture.execute(fault, on: fixture.seen)
    let stores = fixture.open()
    stores.see(
      [SampleRecord(7, "Another name", kind: "ebook"), SampleRecord(900, "New")],
      at: 2_000
    )
    #expect(stores.names("another name") == ["Another name"])
    #expect(stores.names("new") == ["New"])
    #expect(stores.seen.find("song", limit: 300).items.count == 199)
    #expect(stores.takeNotices() == [.indexRebuilt(file: .seen)])
    #expect(stores.isSaving)
  }

  @Test func aSpoiltIndexThatIsOnlyReadLeavesTheNames() throws {
    try fixture.execute("DELETE FROM item_fts_data WHERE id > 10", on: fixture.seen)
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    _ = stores.seen.find("song")
    #expect(stores.seen.names(beginningWith: "song number19").names.count == 11)
    stores.close()
    #expect(try fixture.contents() == before)
  }

  /// Every page in turn is lost, of the items or of their index; all is found again from the answers.
  @Test func aLostPageIsMadeUpForFromTheAnswers() throws {
    let original = try fixture.bytes(of: fixture.seen)
    var mended = 0
    for page in 2...original.count / 4096 {
      var bytes = original
      bytes.replaceSubrange(
        (page - 1) * 4096..<page * 4096,
        with: repeatElement(0, count: 4096)
      )
      let copy = try StoreFixture()
      try copy.write(bytes, to: copy.seen)
      let stores = copy.open()
      _ = stores.seen.find("song")
      _ = stores.seen.names(beginningWith: "song")
      _ = stores.seen.recent(limit: 5)
      stores.see([SampleRecord(7, "Changed", kind: "ebook"), SampleRecord(900, "New")], at: 2_000)
      let hasAnswers = stores.answers.newest(
        endpoint: "https://itunes.apple.com",
        request: answer("term 1000").request
      )
      #expect(stores.names("new").contains("New"), "page \(page)")
      // Not every page is met, and one that is costs no more than the answers on it.
      let isComplete = stores.seen.find("song", limit: 300).items.count == 199
      let notices = stores.takeNotices()
      #expect(isComplete || hasAnswers == nil, "page \(page): \(notices)")
      mended += notices.isEmpty ? 0 : 1
      stores.close()
    }
    #expect(mended > 0)
  }
}

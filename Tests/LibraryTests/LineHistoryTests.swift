import SQLite
import Testing

@testable import Library

@Suite struct LineHistoryTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func aLineTypedAgainMovesToTheEnd() throws {
    let stores = fixture.open()
    for line in ["a", "b", "c", "a", "日本 é"] { try stores.lines.append(line) }
    #expect(stores.lines.lines() == ["b", "c", "a", "日本 é"])
    stores.close()
    #expect(fixture.open().lines.lines() == ["b", "c", "a", "日本 é"])
  }

  @Test func theNewestThousandAreKept() throws {
    let stores = fixture.open()
    for number in 0..<1_010 { try stores.lines.append("line \(number)") }
    let lines = stores.lines.lines()
    #expect(lines.count == 1_000)
    #expect(lines.first == "line 10")
    #expect(lines.last == "line 1009")
    stores.close()
    #expect(try fixture.integer("SELECT count(*) FROM line", on: fixture.main) == 1_000)
  }

  @Test func programsShareTheLines() throws {
    let one = fixture.open()
    let two = fixture.open()
    for number in 0..<5 {
      try one.lines.append("one \(number)")
      try two.lines.append("two \(number)")
    }
    #expect(fixture.open().lines.lines().suffix(3) == ["two 3", "one 4", "two 4"])
    #expect(one.lines.lines().count == 10)
  }

  @Test func whatNobodyCanTypeIsLeftOut() throws {
    fixture.open().close()
    try fixture.execute(
      """
      INSERT INTO line (text, entered_at)
      VALUES ('good', 1), (char(27) || '[?1003h', 1), ('', 1), ('a' || char(10) || 'b', 1), (char(155), 1)
      """,
      on: fixture.main
    )
    #expect(fixture.open().lines.lines() == ["good"])
  }

  @Test func linesThatCannotBeSavedHoldAndAreSavedWithTheNext() throws {
    var isFailing = false
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 8, message: "protected") }
    })
    let stores = fixture.open(options: options)
    try stores.lines.append("a")
    try stores.lines.append("b")
    isFailing = true
    #expect(throws: LibraryError(.readOnly, detail: "SQLite 8: protected")) {
      try stores.lines.append("a")
    }
    #expect(throws: LibraryError.self) { try stores.lines.append("c") }
    #expect(stores.lines.lines() == ["b", "a", "c"])
    isFailing = false
    try stores.lines.append("d")
    #expect(fixture.open().lines.lines() == ["b", "a", "c", "d"])
  }
}

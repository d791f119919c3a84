import Records
import SQLite
import Testing

@testable import Library

@Suite struct SettingsStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func settingsAreKeptAndRemoved() throws {
    let stores = fixture.open()
    #expect(stores.settings.all() == [:])
    try stores.settings.set(.country, to: "gb")
    try stores.settings.set(.media, to: "movie")
    try stores.settings.set(.country, to: "de")
    stores.close()
    let next = fixture.open()
    #expect(next.settings.all() == [.country: "de", .media: "movie"])
    try next.settings.remove(.media)
    try next.settings.remove(.theme)
    #expect(next.settings.all() == [.country: "de"])
  }

  @Test func aKeyOfAnotherVersionIsIgnoredAndKept() throws {
    fixture.open().close()
    try fixture.execute("INSERT INTO setting VALUES ('gravity', 'low', 1)", on: fixture.main)
    let stores = fixture.open()
    #expect(stores.settings.all() == [:])
    try stores.settings.set(.theme, to: "dark")
    stores.close()
    #expect(try fixture.integer("SELECT count(*) FROM setting", on: fixture.main) == 2)
  }

  @Test func aSettingThatCannotBeSavedHoldsAndIsSavedWithTheNext() throws {
    var isFailing = true
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      if isFailing { throw SQLiteError(resultCode: 13, message: "full") }
    })
    let stores = fixture.open(options: options)
    #expect(throws: LibraryError(.full, detail: "SQLite 13: full")) {
      try stores.settings.set(.country, to: "jp")
    }
    #expect(throws: LibraryError.self) { try stores.settings.remove(.media) }
    #expect(stores.settings.all() == [.country: "jp"])
    #expect(fixture.open().settings.all() == [:])
    isFailing = false
    try stores.settings.set(.limit, to: "50")
    #expect(fixture.open().settings.all() == [.country: "jp", .limit: "50"])
  }
}

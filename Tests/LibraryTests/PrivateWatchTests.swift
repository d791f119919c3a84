import Catalog
import Records
import Testing

@testable import Library

/// In private nothing is written but the watchlist, with its notes, prices and steps.
@Suite struct PrivateWatchTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func watched(_ stores: Stores) -> [Int64] {
    stores.watchlist.entries().map(\.storeID.id.number)
  }

  @Test func readingWritesNothing() throws {
    let first = fixture.open()
    try first.watch([77])
    first.close()
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(watched(stores) == [77])
    #expect(stores.history.entries() == [])
    #expect(stores.watchlist.isSaving)
    let check = WatchCheck(of: [movie(5, price: 1)], to: .search(Query(term: "x")), at: 5)
    try stores.watchlist.observe(check, by: "x")
    stores.close()
    #expect(try fixture.contents() == before)
  }

  @Test func theWatchlistIsWrittenAndNothingElse() throws {
    let first = fixture.open()
    try first.settings.set(.country, to: "gb")
    try first.sessions.save(SessionRecord(current: screen(1)))
    first.close()
    let stores = fixture.open(.readOnly)
    try stores.watch([77])
    let check = WatchCheck(of: [movie(77, price: 4.99)], to: .search(Query(term: "x")), at: 5)
    try stores.watchlist.observe(check, by: "x")
    try stores.settings.set(.country, to: "de")
    try stores.sessions.save(SessionRecord(current: screen(2)))
    #expect(watched(stores) == [77])
    #expect(watched(fixture.open()) == [77])
    stores.close()
    #expect(stores.takeNotices() == [])
    let after = fixture.open()
    #expect(after.settings.all() == [.country: "gb"])
    #expect(after.sessions.restore()?.current == screen(1))
    #expect(after.watchlist.prices(of: movie(77).storeID, by: "x").known?.buy == 4.99)
    #expect(after.seen.recent(limit: 1) == [])
    // What was done in private can be taken back afterwards.
    _ = try after.undo.takeBack()
    #expect(watched(after) == [])
  }

  @Test func theFirstEntryMakesTheFile() throws {
    let stores = fixture.open(.readOnly)
    #expect(try fixture.names() == [])
    try stores.watch([77])
    stores.close()
    #expect(watched(fixture.open()) == [77])
    #expect(try fixture.mode(of: fixture.main) == 0o600)
  }

  @Test func eachIsTakenBackWhereItWasChanged() throws {
    let first = fixture.open(at: fixture.now - 100)
    try first.watch([1])
    try first.settings.set(.country, to: "gb")
    first.close()
    let stores = fixture.open(.readOnly)
    try stores.settings.set(.country, to: "de")
    try stores.settings.set(.limit, to: "7")
    _ = try stores.undo.takeBack()
    #expect(stores.settings.all() == [.country: "de"])
    _ = try stores.undo.takeBack()
    #expect(stores.settings.all() == [.country: "gb"])
    // The settings in the file are not this run's to change; what was put on the list before is taken back.
    _ = try stores.undo.takeBack()
    #expect(watched(stores) == [])
    #expect(try stores.undo.takeBack() == .nothing)
    stores.close()
    let after = fixture.open()
    #expect(after.settings.all() == [.country: "gb"])
    #expect(watched(after) == [])
    #expect(try after.undo.takeBack().changes == [.setting(.country, before: nil, after: "gb")])
  }

  @Test func aFileThatCannotBeWrittenHoldsForTheRun() throws {
    try VersionOneFile.write(to: fixture.main)
    try fixture.execute("PRAGMA user_version = 99", on: fixture.main)
    let stores = fixture.open(.readOnly)
    try stores.watch([77])
    #expect(!stores.watchlist.isSaving)
    #expect(stores.takeNotices() == [.notSaving(.newer, file: .main)])
    #expect(watched(stores) == [77])
  }

  @Test func nothingIsForgotten() throws {
    try fixture.open().watch([77])
    let stores = fixture.open(.readOnly)
    #expect(!stores.forgetter.canForget)
    #expect(throws: LibraryError(.readOnly)) { try stores.forgetter.forget(.all) }
    #expect(watched(fixture.open()) == [77])
  }
}

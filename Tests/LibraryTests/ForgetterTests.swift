import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

/// What is deleted, and what is not.
@Suite struct ForgetterTests {
  private let fixture: StoreFixture
  private let stores: Stores
  private let film = movie(77)

  /// Two searches, their lines, a detail, an entry, a setting and two answers.
  init() throws {
    fixture = try StoreFixture()
    stores = fixture.open()
    var detail = screen(3, "blade")
    detail.detailRow = 0
    (detail.opened, detail.itemName) = (film.storeID, film.name)
    try stores.sessions.save(
      SessionRecord(
        current: detail,
        back: [
          ScreenRecord(serial: 0, topic: .start), screen(1, "secret plans"), screen(2, "blade"),
        ]
      )
    )
    for line in ["secret plans", "blade", "1"] { try stores.lines.append(line) }
    try stores.watch([77, 78])
    try stores.settings.set(.country, to: "gb")
    stores.see([SampleRecord(1, "Secret Plans"), SampleRecord(2, "Other")], at: 1_000)
    _ = stores.answers.add(answer("secret", at: 2_000, [SampleRecord(3, "My Secret")]))
    _ = stores.answers.add(
      StoredAnswer(
        endpoint: "https://itunes.apple.com",
        request: .lookup([77], country: .unitedStates),
        fetchedAt: 3_000,
        body: Array(
          #"{"results":[{"kind":"feature-movie","trackId":77,"trackName":"Film 77"}]}"#.utf8
        )
      )
    )
    while stores.seen.indexNext() {}
  }

  /// Weighs and forgets; both say the same.
  private func forget(_ wish: Forgetting) throws -> ForgottenCounts {
    let weighed = stores.forgetter.weigh(wish)
    let forgotten = try stores.forgetter.forget(wish)
    #expect(weighed == forgotten)
    #expect(stores.forgetter.weigh(wish).isEmpty)
    return forgotten
  }

  private func counts(_ body: (inout ForgottenCounts) -> Void) -> ForgottenCounts {
    var counts = ForgottenCounts()
    body(&counts)
    return counts
  }

  private func isInFile(_ text: String, _ path: String) throws -> Bool {
    let bytes = Data(try fixture.bytes(of: path))
    return bytes.range(of: Data(text.utf8)) != nil
  }

  @Test func wordsTakeWhatWasAskedTypedAndSeen() throws {
    let counts = try forget(.words("Secret"))
    #expect(
      counts
        == self.counts {
          ($0.screens, $0.lines, $0.answers, $0.items) = (1, 1, 1, 2)
        }
    )
    #expect(stores.lines.lines() == ["blade", "1"])
    #expect(stores.history.entries().map(\.record.serial) == [3, 2])
    #expect(stores.names("secret") == [])
    #expect(stores.names("other") == ["Other"])
    // Not even its name is left in the file's pages, but among others in the answer that has it.
    stores.close()
    #expect(try !isInFile("secret plans", fixture.main))
    #expect(try !isInFile("secret%20plans", fixture.main))
    #expect(try !isInFile("My Secret", fixture.seen))
  }

  @Test func anItemTakesItsScreensItsEntryAndItsSteps() throws {
    let counts = try forget(.item(film.storeID))
    #expect(
      counts
        == self.counts {
          ($0.screens, $0.answers, $0.items, $0.watched, $0.undoSteps) = (1, 1, 1, 1, 1)
        }
    )
    #expect(stores.watchlist.entries().map(\.storeID.id.number) == [78])
    #expect(stores.watchlist.prices(of: film.storeID, by: "x").observations == [])
    #expect(stores.history.entries().map(\.record.serial) == [2, 1])
    #expect(try stores.undo.takeBack().changes == [.setting(.country, before: nil, after: "gb")])
    #expect(try stores.undo.takeBack() == .nothing)
  }

  @Test func aScreenTakesItsCopies() throws {
    let later = fixture.open(at: fixture.now + 60)
    var record = try #require(later.sessions.restore())
    record.back.append(record.current)
    record.current = screen(4, "later")
    try later.sessions.save(record)
    let entry = try #require(later.history.entries().first { $0.record.serial == 1 })
    #expect(
      try forget(.screen(session: entry.session, serial: 1)) == counts { $0.screens = 1 }
    )
    #expect(fixture.open().history.entries().map(\.record.serial) == [4, 3, 2])
    #expect(fixture.open().sessions.restore()?.back.map(\.serial) == [0, 2, 3])
  }

  @Test func theHistoryIsScreensAndLines() throws {
    #expect(try forget(.history) == counts { ($0.screens, $0.lines) = (3, 3) })
    #expect(stores.sessions.restore() == nil)
    #expect(stores.lines.lines() == [])
    #expect(stores.watchlist.entries().count == 2)
    #expect(stores.settings.all() == [.country: "gb"])
    let next = SessionRecord(current: screen(9, "next"))
    try stores.sessions.save(next)
    #expect(fixture.open().sessions.restore() == next)
  }

  @Test func anotherProgramGoesOnAfterIt() throws {
    let other = fixture.open()
    var record = SessionRecord(current: screen(5, "other"))
    try other.sessions.save(record)
    _ = try stores.forgetter.forget(.history)
    record.back = [record.current]
    record.current = screen(6, "further")
    try other.sessions.save(record)
    #expect(fixture.open().sessions.restore() == record)
  }

  @Test func whatWasSeenIsAnswersAndItems() throws {
    #expect(try forget(.seen) == counts { ($0.answers, $0.items) = (3, 4) })
    #expect(stores.names("secret") == [])
    #expect(stores.watchlist.entries().count == 2)
    #expect(stores.history.entries().count == 3)
    stores.see([SampleRecord(9, "Secret Again")], at: 9_000)
    #expect(stores.names("secret") == ["Secret Again"])
    stores.close()
    #expect(try !isInFile("Secret Plans", fixture.seen))
  }

  @Test func everythingIsEverything() throws {
    let counts = try forget(.all)
    #expect(
      counts
        == self.counts {
          ($0.screens, $0.lines, $0.answers, $0.items) = (3, 3, 3, 4)
          ($0.watched, $0.settings, $0.undoSteps) = (2, 1, 2)
        }
    )
    stores.close()
    let next = fixture.open()
    #expect(next.sessions.restore() == nil)
    #expect(next.settings.all() == [:])
    #expect(next.watchlist.entries() == [])
    for text in ["secret", "blade", "Film 77"] {
      #expect(try !isInFile(text, fixture.main))
      #expect(try !isInFile(text, fixture.seen))
    }
  }

  @Test func theCopiesFromBeforeAnUpdateGoToo() throws {
    for wish: Forgetting in [.words("secret"), .item(film.storeID), .history] {
      for version in 1...2 { try fixture.write([1], to: "\(fixture.main).backup-v\(version)") }
      if wish == .history {
        _ = try stores.forgetter.forget(.seen)
        #expect(try fixture.names().filter { $0.contains("backup") }.count == 2)
      }
      _ = try stores.forgetter.forget(wish)
      #expect(try fixture.names().filter { $0.contains("backup") } == [])
    }
  }

  @Test(arguments: [true, false])
  func aSearchThatFailedOrWasInterruptedGoesToo(_ hasFailed: Bool) throws {
    let later = fixture.open(at: fixture.now + 60)
    let attempt = AttemptRecord(
      .search("confidential"),
      nearMiss: NearMissRecord(line: "confidential")
    )
    try later.sessions.save(
      SessionRecord(
        current: screen(1, "blade"),
        overlay: hasFailed ? .failed(attempt, CatalogError(.timedOut)) : .pending(attempt)
      )
    )
    later.close()
    #expect(try forget(.words("blade runner")).isEmpty)
    #expect(try forget(.words("confidential")) == counts { $0.screens = 1 })
    #expect(stores.sessions.restore()?.overlay == SessionRecord.Overlay.none)
    stores.close()
    #expect(try !isInFile("confidential", fixture.main))
  }

  @Test(arguments: [Forgetting.words("nowhere"), .words("…"), .item(movie(5).storeID), .words("")])
  func whereNothingIsMeantNothingGoes(_ wish: Forgetting) throws {
    #expect(try forget(wish).isEmpty)
    #expect(stores.history.entries().count == 3)
    #expect(stores.lines.lines().count == 3)
  }

  @Test func inMemoryItIsForgottenToo() throws {
    let stores = Stores.open(.memory, clock: { 1_000 })
    try stores.watch([77])
    stores.see([SampleRecord(1, "Secret")])
    #expect(stores.forgetter.canForget)
    #expect(try stores.forgetter.forget(.all).watched == 1)
    #expect(stores.names("secret") == [])
  }

  @Test func aDamagedIndexIsNoHindrance() throws {
    try fixture.execute("DELETE FROM item_fts_data", on: fixture.seen)
    _ = try stores.forgetter.forget(.seen)
    stores.see([SampleRecord(9, "Again")], at: 9_000)
    #expect(stores.names("again") == ["Again"])
  }

  @Test func aFullDiskLeavesEachFileWhole() throws {
    stores.close()
    let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
      throw SQLiteError(resultCode: 13, message: "full")
    })
    let full = fixture.open(options: options)
    for wish: Forgetting in [.all, .words("secret"), .item(film.storeID)] {
      #expect(throws: LibraryError.self) { try full.forgetter.forget(wish) }
    }
    let next = fixture.open()
    #expect(next.history.entries().count == 3)
    #expect(next.watchlist.entries().count == 2)
    #expect(next.names("secret").count == 2)
  }
}

import Catalog
import Records
import Testing

@testable import Library

@Suite struct HistoryStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func walk(_ terms: [String], in stores: Stores, from first: Int64 = 1) throws {
    let start = SessionRecord(current: ScreenRecord(serial: 0, topic: .start))
    var record = stores.sessions.restore() ?? start
    for (index, term) in terms.enumerated() {
      record.back.append(record.current)
      record.current = screen(first + Int64(index), term)
      try stores.sessions.save(record)
    }
  }

  private func terms(_ stores: Stores) -> [String] {
    stores.history.entries().map { $0.record.names.joined() }
  }

  @Test func theScreensOfAllSessionsAreListedNewestFirst() throws {
    try walk(["one", "two"], in: fixture.open(at: 1_000))
    let second = fixture.open(at: 2_000)
    try walk(["three"], in: second, from: 3)
    let third = fixture.open(at: 3_000)
    _ = third.sessions.restore()
    try walk(["four"], in: third, from: 4)
    #expect(terms(third) == ["four", "three", "two", "one"])
    let entries = third.history.entries()
    #expect(entries.map(\.madeAt) == [3_000, 2_000, 1_000, 1_000])
    // Of a screen that later sessions have copies of, the newest.
    #expect(Set(entries.map(\.session)).count == 1)
  }

  @Test func whatWasLookedAtTwiceIsListedOnce() throws {
    try walk(["one", "two"], in: fixture.open(at: 1_000))
    let second = fixture.open(at: 2_000)
    try walk(["one"], in: second, from: 3)
    #expect(terms(second) == ["one", "two"])
    #expect(second.history.entries().map(\.madeAt) == [2_000, 1_000])
  }

  @Test func detailsAreToldApartByTheirItems() throws {
    let stores = fixture.open()
    let list = screen(1)
    var details: [ScreenRecord] = []
    for (serial, number): (Int64, Int64) in [(2, 77), (3, 78), (4, 77)] {
      var detail = screen(serial)
      detail.detailRow = Int(serial)
      (detail.opened, detail.itemName) = (movie(number).storeID, movie(number).name)
      details.append(detail)
    }
    try stores.sessions.save(SessionRecord(current: details[2], back: [list] + details.prefix(2)))
    let entries = stores.history.entries()
    #expect(entries.map(\.record.serial) == [4, 3, 1])
    #expect(entries.map(\.record.itemName) == ["Film 77", "Film 78", nil])
  }

  @Test func theGreetingAndTheHistoryItselfAreNoScreens() throws {
    let stores = fixture.open()
    try stores.sessions.save(
      SessionRecord(
        current: ScreenRecord(serial: 3, topic: .history("")),
        back: [
          ScreenRecord(serial: 0, topic: .start), ScreenRecord(serial: 1, topic: .watchlist),
          ScreenRecord(serial: 2, topic: .deals),
        ]
      )
    )
    #expect(stores.history.entries().map(\.record.topic) == [.deals, .watchlist])
  }

  @Test func inPrivateTheFileIsReadToo() throws {
    try walk(["one"], in: fixture.open(at: 1_000))
    let newest = fixture.open(at: 2_000)
    try newest.sessions.save(SessionRecord(current: screen(9, "other")))
    newest.close()
    let stores = fixture.open(.readOnly, at: 3_000)
    #expect(terms(stores) == ["other", "one"])
    try walk(["three"], in: stores, from: 10)
    #expect(terms(stores) == ["three", "other", "one"])
  }

  @Test func damageCostsItsRowsAlone() throws {
    let stores = fixture.open()
    try walk(["one", "two"], in: stores)
    try fixture.execute("UPDATE screen SET request = 'x' WHERE serial = 1", on: fixture.main)
    #expect(terms(stores) == ["two"])
  }
}

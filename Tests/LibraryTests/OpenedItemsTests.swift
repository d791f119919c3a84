import Catalog
import Records
import Testing

@testable import Library

/// What was opened, in this session and others.
@Suite struct OpenedItemsTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func item(_ number: Int64) -> StoreItemID {
    StoreItemID(ItemID(.song, number), country: "us")
  }

  private func detail(_ serial: Int64, _ number: Int64) -> ScreenRecord {
    var record = screen(serial)
    record.detailRow = 0
    record.opened = item(number)
    return record
  }

  @Test func theLastComesFirstAndEachOnce() throws {
    let stores = fixture.open(at: 1_000)
    #expect(stores.sessions.opened(limit: 5) == [])
    let list = screen(1)
    var back = [list]
    for (serial, number) in [(2, 7), (3, 8), (4, 7), (5, 9)] as [(Int64, Int64)] {
      let current = detail(serial, number)
      try stores.sessions.save(SessionRecord(current: current, back: back))
      back.append(current)
    }
    #expect(stores.sessions.opened(limit: 5) == [9, 7, 8].map(item))
    #expect(stores.sessions.opened(limit: 2) == [9, 7].map(item))
    #expect(stores.sessions.opened(limit: 0) == [])
    #expect(stores.sessions.opened(limit: -1) == [])
    stores.close()
  }

  @Test func whatAnotherSessionOpenedLaterCountsMore() throws {
    let first = fixture.open(at: 1_000)
    try first.sessions.save(SessionRecord(current: detail(2, 7), back: [screen(1)]))
    first.close()
    let second = fixture.open(at: 2_000)
    var record = try #require(second.sessions.restore())
    record.back.append(record.current)
    record.current = detail(3, 8)
    try second.sessions.save(record)
    // The copy of the screen that the session went on from is as old as that was.
    #expect(second.sessions.opened(limit: 5) == [8, 7].map(item))
    second.close()
    #expect(fixture.open(.readOnly).sessions.opened(limit: 5) == [8, 7].map(item))
  }
}

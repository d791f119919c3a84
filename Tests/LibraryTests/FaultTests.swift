import Catalog
import Records
import SQLite
import Testing

@testable import Library

@Suite struct FaultTests {
  /// The nth write fails, once or from then on, for every n; the file holds a state that was saved, and the next save
  /// that succeeds makes up for all.
  @Test(arguments: [true, false])
  func aWriteThatFailsLeavesAWholeStore(_ isLasting: Bool) throws {
    let records = Self.walk
    for failing in 1... {
      let fixture = try StoreFixture()
      var calls = 0
      var isBroken = true
      let options = StoreOptions(beforeWrite: { () throws(SQLiteError) in
        calls += 1
        let isDue = isLasting ? calls >= failing : calls == failing
        if isBroken, isDue { throw SQLiteError(resultCode: 13, message: "full") }
      })
      let stores = fixture.open(options: options)
      let reader = fixture.open()
      var last: SessionRecord?
      for record in records {
        do throws(LibraryError) {
          try stores.sessions.save(record)
          last = record
        } catch {
          #expect(error.code == .full)
        }
        #expect(reader.sessions.restore() == last)
        let kept = stores.answers.add(answer("term \(record.current.serial)"))
        #expect(stores.answers.answer(kept.id) != nil)
        #expect((kept.failure == nil) == (kept.id.rawValue > 0))
      }
      let hasFailed = calls >= failing
      isBroken = false
      var final = records[records.count - 1]
      final.current.firstRow = 7
      try stores.sessions.save(final)
      #expect(reader.sessions.restore() == final)
      #expect(try fixture.integer("SELECT count(*) FROM session", on: fixture.main) == 1)
      if !hasFailed { break }
    }
  }

  /// A search, a page, a detail, back, another search, which cuts the way ahead.
  private static var walk: [SessionRecord] {
    let start = ScreenRecord(serial: 0, topic: .start)
    var paged = screen(1)
    paged.firstRow = 10
    paged.answers.append(AnswerID(rawValue: 300))
    var detail = paged
    detail.detailRow = 12
    let query = Inquiry.Subject.search("next")
    return [
      SessionRecord(current: start, overlay: .pending(AttemptRecord(query))),
      SessionRecord(current: screen(1), back: [start]),
      SessionRecord(current: paged, back: [start]),
      SessionRecord(current: detail, back: [start]),
      SessionRecord(current: start, forward: [detail]),
      SessionRecord(
        current: start,
        overlay: .failed(AttemptRecord(query), CatalogError(.timedOut)),
        forward: [detail]
      ),
      SessionRecord(current: screen(2), back: [start]),
    ]
  }
}

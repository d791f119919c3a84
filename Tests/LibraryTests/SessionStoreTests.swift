import Catalog
import Records
import SQLite
import TestSupport
import Testing

@testable import Library

@Suite struct SessionStoreTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func aFirstStartHasNothingToRestore() {
    let stores = fixture.open()
    #expect(stores.sessions.restore() == nil)
    #expect(stores.takeNotices() == [])
    #expect(stores.isSaving)
  }

  @Test func everySessionComesBackExactly() throws {
    var generator = SeededGenerator(seed: 7)
    let codes = CatalogError.Code.allCases
    for round in 0..<24 {
      let overlay: SessionRecord.Overlay =
        switch round % 3 {
        case 0: .none
        case 1: .pending(generator.attempt())
        default:
          .failed(
            generator.attempt(),
            CatalogError(
              codes[round % codes.count],
              status: round % 2 == 0 ? 403 : nil,
              detail: round % 4 == 0 ? generator.text() : nil,
              retryAfter: round % 5 == 0 ? round : nil
            )
          )
        }
      var serial = Int64(round * 100)
      func screens(_ count: Int) -> [ScreenRecord] {
        (0..<count).map { _ in
          serial += 1
          return generator.screen(serial)
        }
      }
      let record = SessionRecord(
        current: round == 0 ? ScreenRecord(serial: 0, topic: .start) : screens(1)[0],
        overlay: overlay,
        back: screens(round % 5),
        forward: screens(round % 4)
      )
      let stores = fixture.open()
      try stores.sessions.save(record)
      #expect(stores.sessions.restore() == record)
      stores.close()
      let next = fixture.open()
      let restored = try #require(next.sessions.restore())
      #expect(restored == record)
      #expect(bytes(of: restored) == bytes(of: record))
      next.close()
    }
  }

  /// Moves as a user makes them, each of which is restored by another program at once.
  @Test func everyStepOfAWalkIsRestored() throws {
    var generator = SeededGenerator(seed: 3)
    let stores = fixture.open()
    var record = SessionRecord(current: ScreenRecord(serial: 0, topic: .start))
    var serial: Int64 = 0
    let other = fixture.open()
    for _ in 0..<400 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !record.back.isEmpty:
        record.forward.append(record.current)
        record.current = record.back.removeLast()
      case 1 where !record.forward.isEmpty:
        record.back.append(record.current)
        record.current = record.forward.removeLast()
      case 2:
        record.current.firstRow += 10
      case 3:
        record.current.detailRow = record.current.detailRow == nil ? 2 : nil
      case 4:
        record.overlay = record.overlay == .none ? .pending(generator.attempt()) : .none
      default:
        serial += 1
        record.back.append(record.current)
        record.current = generator.screen(serial)
        record.forward = []
        if Bool.random(using: &generator) { record.back = record.back.suffix(3) }
      }
      try stores.sessions.save(record)
      var expected = record
      expected.back = record.back.suffix(100)
      #expect(other.sessions.restore() == expected)
    }
  }

  @Test func aHundredScreensAreKeptOnEachSide() throws {
    let stores = fixture.open()
    let back = (0..<150).map { screen(Int64($0)) }
    let forward = (200..<350).map { screen(Int64($0)) }
    let record = SessionRecord(current: screen(160), back: back, forward: forward)
    try stores.sessions.save(record)
    let restored = try #require(stores.sessions.restore())
    #expect(restored.back == Array(back.suffix(100)))
    #expect(restored.forward == Array(forward.suffix(100)))
    #expect(restored.current == record.current)
    // A step back brings one into reach that was too far ahead no more.
    var moved = restored
    moved.forward.append(moved.current)
    moved.current = moved.back.removeLast()
    try stores.sessions.save(moved)
    #expect(stores.sessions.restore()?.forward == Array(moved.forward.suffix(100)))
    #expect(stores.sessions.restore()?.back == moved.back)
  }

  @Test func onlyWhatChangedIsWritten() throws {
    var writes = 0
    let counting = StoreOptions(beforeWrite: { () throws(SQLiteError) in writes += 1 })
    let stores = fixture.open(options: counting)
    var record = SessionRecord(
      current: screen(60),
      back: (0..<60).map { screen(Int64($0)) }
    )
    func writesOfSaving() throws -> Int {
      writes = 0
      try stores.sessions.save(record)
      return writes
    }
    _ = try writesOfSaving()
    #expect(try writesOfSaving() == 0)
    // The session's row, the screen's row and the commit.
    record.current.firstRow = 20
    #expect(try writesOfSaving() == 3)
    // Back: the session's row and the commit.
    record.forward.append(record.current)
    record.current = record.back.removeLast()
    #expect(try writesOfSaving() == 2)
    // A search from there: session, screen, visit, commit, and the way ahead that is gone.
    record.back.append(record.current)
    record.current = screen(61)
    record.forward = []
    #expect(try writesOfSaving() <= 5)
  }

  @Test func aContinuationLeavesTheOldSessionAlone() throws {
    let first = fixture.open(at: 1_000)
    try first.sessions.save(SessionRecord(current: screen(2), back: [screen(1)]))
    first.close()

    let second = fixture.open(at: 2_000)
    var record = try #require(second.sessions.restore())
    record.back.append(record.current)
    record.current = screen(3)
    record.back[0].firstRow = 40
    try second.sessions.save(record)
    second.close()

    let main = fixture.main
    #expect(try fixture.integer("SELECT count(*) FROM session", on: main) == 2)
    #expect(try fixture.integer("SELECT continues FROM session WHERE id = 2", on: main) == 1)
    #expect(
      try fixture.integer("SELECT first_row FROM screen WHERE session = 1 AND serial = 1", on: main)
        == 0
    )
    // A copied screen was made when the first one was.
    #expect(
      try fixture.integer(
        "SELECT count(*) FROM screen WHERE session = 2 AND copied_from = 1 AND made_at = 1000",
        on: main
      ) == 2
    )
    #expect(
      try fixture.integer(
        "SELECT made_at FROM screen WHERE session = 2 AND copied_from IS NULL",
        on: main
      ) == 2_000
    )
    #expect(fixture.open().sessions.restore() == record)
  }

  @Test func aFreshSessionContinuesNothing() throws {
    let first = fixture.open()
    try first.sessions.save(SessionRecord(current: screen(5)))
    first.close()
    let second = fixture.open()
    let start = SessionRecord(current: ScreenRecord(serial: 0, topic: .start))
    try second.sessions.save(start)
    second.close()
    #expect(
      try fixture.integer("SELECT count(*) FROM session WHERE continues IS NULL", on: fixture.main)
        == 2
    )
    #expect(fixture.open().sessions.restore() == start)
  }

  @Test func twoProgramsHaveASessionEachAndTheLastMoverIsRestored() throws {
    let one = fixture.open()
    let two = fixture.open()
    let three = fixture.open()
    var first = SessionRecord(current: screen(1, "one"))
    var second = SessionRecord(current: screen(1, "two"))
    for step in 2..<20 {
      try one.sessions.save(first)
      #expect(three.sessions.restore() == first)
      try two.sessions.save(second)
      #expect(three.sessions.restore() == second)
      first.back.append(first.current)
      first.current = screen(Int64(step), "one")
      second.current.firstRow = step
    }
    try one.sessions.save(first)
    one.close()
    try two.settings.set(.country, to: "gb")
    two.close()
    // Only a move counts, and the clock stood still.
    #expect(fixture.open().sessions.restore() == first)
    #expect(try fixture.integer("SELECT count(*) FROM session", on: fixture.main) == 2)
  }

  @Test(
    arguments: [
      ([-4], []), ([-4, 5, 6], [5, 6]), ([5, -4, 6], [5, 6]), ([5, -4], [5]), ([-4, -5], []),
      ([0, 9], [0, 9]),
    ] as [([Int64], [Int64])]
  )
  func anAnswerThatIsOnlyInMemoryIsNotPointedTo(_ kept: [Int64], _ found: [Int64]) throws {
    let stores = fixture.open()
    var record = SessionRecord(current: screen(1))
    record.current.answers = kept.map(AnswerID.init(rawValue:))
    record.current.detailAnswer = AnswerID(rawValue: -3)
    try stores.sessions.save(record)
    record.current.answers = found.map(AnswerID.init(rawValue:))
    record.current.detailAnswer = nil
    #expect(stores.sessions.restore() == record)
  }

  @Test func inPrivateAnAnswerInMemoryIsPointedTo() throws {
    let stores = fixture.open(.readOnly)
    var record = SessionRecord(current: screen(1))
    record.current.answers = [-1, 7, -2].map(AnswerID.init(rawValue:))
    record.current.detailAnswer = AnswerID(rawValue: -3)
    try stores.sessions.save(record)
    #expect(stores.sessions.restore() == record)
  }

  @Test func whatBelongsToAScreenIsWrittenWithIt() throws {
    var writes = 0
    let counting = StoreOptions(beforeWrite: { () throws(SQLiteError) in writes += 1 })
    let stores = fixture.open(options: counting)
    var record = SessionRecord(current: screen(1))
    try stores.sessions.save(record)
    let changes: [(inout ScreenRecord) -> Void] = [
      { $0.answers += [AnswerID(rawValue: 7), AnswerID(rawValue: 8)] },
      { $0.filter = "under 5" },
      { $0.sort = "price" },
      { $0.topic = .inquiry(.home([.tv, .movies], country: .unitedStates)) },
      { $0.answers = [] },
      { ($0.filter, $0.sort) = (nil, nil) },
      { $0.nearMiss = NearMissRecord(line: "country zz") },
      { $0.detailAnswer = AnswerID(rawValue: 9) },
    ]
    for change in changes {
      change(&record.current)
      writes = 0
      try stores.sessions.save(record)
      // The session's row, the screen's row and the commit.
      #expect(writes == 3)
      #expect(fixture.open().sessions.restore() == record)
    }
  }

  @Test func theFileCanBeAskedWhichAnswersTheLastScreensUse() throws {
    let stores = fixture.open()
    let back = (1...9).map { (serial: Int64) in
      var screen = screen(serial)
      screen.answers = (0..<serial).map { AnswerID(rawValue: serial * 10 + $0) }
      return screen
    }
    try stores.sessions.save(
      SessionRecord(current: ScreenRecord(serial: 0, topic: .start), back: back)
    )
    stores.close()
    let connection = try Connection(path: fixture.main, mode: .readOnly)
    let used = try connection.query(
      """
      WITH last AS (SELECT answer, more_answers FROM screen ORDER BY made_at, serial DESC LIMIT 3)
      SELECT answer FROM last WHERE answer IS NOT NULL
      UNION SELECT value FROM last, json_each(more_answers)
      """
    ) { row throws(SQLiteError) in try row.int64(0) }
    #expect(used == Array(70...76) + Array(80...87) + Array(90...98))
  }
}

/// What other hands may have done to the file.
@Suite struct ForeignSessionTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let stores = fixture.open()
    try stores.sessions.save(
      SessionRecord(
        current: screen(3),
        overlay: .pending(AttemptRecord(.search("later"))),
        back: [screen(1), screen(2)],
        forward: [screen(5), screen(4)]
      )
    )
    stores.close()
  }

  private func restored(after sql: String) throws -> SessionRecord? {
    try fixture.execute(sql, on: fixture.main)
    let stores = fixture.open()
    defer { stores.close() }
    #expect(stores.takeNotices() == [])
    return stores.sessions.restore()
  }

  @Test(arguments: [
    "UPDATE screen SET kind = 'hologram' WHERE serial = 2",
    "UPDATE screen SET request = 'search?term=x' WHERE serial = 2",
    "UPDATE screen SET request = NULL WHERE serial = 2",
    "UPDATE screen SET request = 'start' WHERE serial = 2",
    "UPDATE screen SET kind = 'start' WHERE serial = 2",
    "UPDATE screen SET kind = 'chart' WHERE serial = 2",
    "UPDATE screen SET more_answers = 'some' WHERE serial = 2",
    "UPDATE screen SET more_answers = '[' WHERE serial = 2",
    "UPDATE screen SET more_answers = '[7,]' WHERE serial = 2",
    "UPDATE screen SET more_answers = '[7,null]' WHERE serial = 2",
    "DELETE FROM screen WHERE serial = 2",
    "DELETE FROM visit WHERE serial = 2",
  ])
  func anUnknownOrDamagedScreenIsLeftOut(_ sql: String) throws {
    let record = try restored(after: sql)
    #expect(record?.current == screen(3))
    #expect(record?.back == [screen(1)])
    #expect(record?.forward == [screen(5), screen(4)])
  }

  @Test func theNearestScreenBehindTakesTheLostPlace() throws {
    let record = try restored(after: "UPDATE screen SET kind = 'hologram' WHERE serial = 3")
    #expect(record?.current == screen(2))
    #expect(record?.back == [screen(1)])
    #expect(record?.forward == [screen(5), screen(4)])
    #expect(record?.overlay == .pending(AttemptRecord(.search("later"))))
  }

  @Test func theNearestScreenAheadTakesItWhereNoneIsBehind() throws {
    let record = try restored(after: "DELETE FROM screen WHERE serial < 4")
    #expect(record?.current == screen(4))
    #expect(record?.back == [])
    #expect(record?.forward == [screen(5)])
  }

  @Test func aSessionWithoutScreensIsNone() throws {
    #expect(try restored(after: "DELETE FROM screen") == nil)
  }

  @Test(arguments: [
    "UPDATE session SET overlay = 'hidden'",
    "UPDATE session SET overlay_request = 'x'",
    "UPDATE session SET overlay_request = NULL",
    "UPDATE session SET overlay = 'failed', error_code = 'unheardOf'",
    "UPDATE session SET overlay = 'failed'",
    "UPDATE session SET overlay_purpose = 'hologram?'",
  ])
  func anUnknownOverlayIsNone(_ sql: String) throws {
    let record = try restored(after: sql)
    #expect(record?.current == screen(3))
    #expect(record?.overlay == SessionRecord.Overlay.none)
  }

  /// The screen is there without what cannot be read of it.
  @Test(arguments: ["failed = 'x'", "seen = 'x'", "opened = 'x'", "seen = 'seen?total=x'"])
  func aDamagedPartOfAScreenIsLeftOut(_ change: String) throws {
    #expect(try restored(after: "UPDATE screen SET \(change)")?.current == screen(3))
  }

  @Test func aDamagedLineCostsOnlyTheLine() throws {
    let record = try restored(
      after: "UPDATE screen SET typed_line = 'x'; UPDATE session SET overlay_line = 'line?'"
    )
    #expect(record?.current == screen(3))
    #expect(record?.overlay == .pending(AttemptRecord(.search("later"))))
  }

  @Test func rowsAreNeverNegative() throws {
    let record = try restored(after: "UPDATE screen SET first_row = -5, detail_row = -1")
    #expect(record?.current.firstRow == 0)
    #expect(record?.current.detailRow == nil)
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775807 - 1", "1000", "-1000"])
  func aPositionOffTheTrailIsTheNearestOnIt(_ position: String) throws {
    let record = try restored(after: "UPDATE session SET position = \(position)")
    #expect(record?.current == (position.hasPrefix("-") ? screen(1) : screen(5)))
    #expect((record?.back.count ?? 0) + (record?.forward.count ?? 0) == 4)
  }
}

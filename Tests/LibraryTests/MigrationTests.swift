import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

/// What becomes of a main file of version 1.
@Suite struct MigrationTests {
  private let fixture: StoreFixture
  private let record = VersionOneFile.record

  init() throws {
    fixture = try StoreFixture()
    try VersionOneFile.write(to: fixture.main)
  }

  private func version(of path: String) throws -> Int64? {
    try fixture.integer("PRAGMA user_version", on: path)
  }

  private func newColumns(of path: String) throws -> Int64? {
    try fixture.integer(
      """
      SELECT count(*) FROM pragma_table_info('screen')
      WHERE name IN (
        'more_answers', 'filtered_by', 'sorted_by', 'failed', 'seen', 'opened', 'item_name'
      )
      """,
      on: path
    )
  }

  private func expectAllThere(_ stores: Stores) {
    #expect(stores.sessions.restore() == record)
    #expect(stores.settings.all() == [.country: "gb"])
    #expect(stores.lines.lines() == ["blade runner"])
  }

  /// The session with a screen that version 1 could not have kept.
  private var continued: SessionRecord {
    var next = record
    next.overlay = .pending(AttemptRecord(.home(Inquiry.homeCharts, country: .unitedStates)))
    next.back.append(next.current)
    next.current = ScreenRecord(
      serial: 6,
      topic: .inquiry(.chart(.tv, country: .unitedStates)),
      answers: [8, 9, 7].map(AnswerID.init(rawValue:)),
      failures: [
        .chart(ChartRequest(.tvEpisodes, country: .unitedStates)): CatalogError(
          .outage,
          status: 503
        )
      ],
      sightings: Sightings(
        last: [
          SeenReference(
            StoreItemID(ItemID(.song, 7), country: "us"),
            answer: AnswerID(rawValue: 8),
            place: 1..<9
          )
        ]
      ),
      detailRow: 2,
      opened: StoreItemID(ItemID(.tvSeason, 3), country: "us"),
      filter: "under 5",
      sort: "price",
      itemName: "Blade"
    )
    next.forward = []
    return next
  }

  @Test func itIsBackedUpMigratedAndGoneOnWith() throws {
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    #expect(stores.isSaving)
    expectAllThere(stores)
    try stores.sessions.save(continued)
    try stores.watch([77])
    stores.close()
    #expect(fixture.open().sessions.restore() == continued)
    #expect(fixture.open().watchlist.entries().map(\.storeID) == [movie(77).storeID])

    #expect(try version(of: fixture.main) == Int64(Schema.main.version))
    #expect(try newColumns(of: fixture.main) == 7)
    let backup = fixture.main + ".backup-v1"
    #expect(try version(of: backup) == 1)
    #expect(try newColumns(of: backup) == 0)
    #expect(try fixture.mode(of: backup) == 0o600)
    #expect(try fixture.integer("SELECT count(*) FROM screen", on: backup) == 6)
    // The old session's rows are as they were.
    #expect(
      try fixture.integer(
        "SELECT count(answer) FROM screen WHERE session = 2 AND more_answers IS NULL",
        on: fixture.main
      ) == 3
    )
  }

  @Test func theBackupIsAStoreToo() throws {
    fixture.open().close()
    try fixture.write(fixture.bytes(of: fixture.main + ".backup-v1"), to: fixture.main)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    expectAllThere(stores)
  }

  @Test func inPrivateItIsReadAndLeftAsItIs() throws {
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [])
    expectAllThere(stores)
    try stores.sessions.save(continued)
    #expect(stores.sessions.restore() == continued)
    stores.close()
    #expect(try fixture.contents() == before)
  }

  @Test func writeProtectedItIsRead() throws {
    let before = try fixture.bytes(of: fixture.main)
    let stores = fixture.open(options: StoreOptions(mode: .readOnly))
    #expect(stores.takeNotices().contains(.notSaving(.readOnly, file: .main)))
    expectAllThere(stores)
    try stores.sessions.save(continued)
    #expect(stores.sessions.restore() == continued)
    stores.close()
    #expect(try fixture.bytes(of: fixture.main) == before)
  }

  @Test func withoutABackupItIsOnlyRead() throws {
    let backup = fixture.main + ".backup-v1"
    try FileManager.default.createDirectory(atPath: backup, withIntermediateDirectories: false)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.cannotOpen, file: .main)])
    expectAllThere(stores)
    stores.close()
    #expect(try version(of: fixture.main) == 1)
    #expect(try newColumns(of: fixture.main) == 0)
    #expect(try !fixture.names().contains { $0.hasPrefix("reprise.db.backup-v1.") })
  }

  @Test func theLogOfAKilledProgramIsMigratedToo() throws {
    let killed = try Connection(path: fixture.main, mode: .readWrite)
    try killed.execute("UPDATE screen SET first_row = 30 WHERE session = 2 AND serial = 4")
    let left = try fixture.killed()
    let stores = left.open()
    #expect(stores.takeNotices() == [])
    var expected = record
    expected.current.firstRow = 30
    #expect(stores.sessions.restore() == expected)
    stores.close()
    #expect(
      try fixture.integer("SELECT max(first_row) FROM screen", on: left.main + ".backup-v1") == 30
    )
  }

  @Test func whatIsReadOutOfADamagedOneIsMigrated() throws {
    let root = try #require(
      try fixture.integer(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'line'",
        on: fixture.main
      )
    )
    var bytes = try fixture.bytes(of: fixture.main)
    let start = Int(root - 1) * 4096
    bytes.replaceSubrange(start..<start + 4096, with: repeatElement(0, count: 4096))
    try fixture.write(bytes, to: fixture.main)
    let stores = fixture.open()
    _ = stores.lines.lines()
    let notices = stores.takeNotices()
    guard case .setAside(let away, let counts, .main)? = notices.first, notices.count == 1 else {
      Issue.record("\(notices)")
      return
    }
    #expect(counts.screens == 6)
    #expect(try newColumns(of: fixture.main) == 7)
    #expect(stores.sessions.restore() == record)
    try stores.sessions.save(continued)
    #expect(fixture.open().sessions.restore() == continued)
    #expect(try fixture.bytes(of: away).count >= bytes.count)
  }

  @Test(arguments: 0..<Schema.main.version)
  func aNumberThatWasLoweredCostsNothing(_ number: Int) throws {
    let stores = fixture.open()
    try stores.sessions.save(continued)
    stores.close()
    try fixture.execute("PRAGMA user_version = \(number)", on: fixture.main)
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    #expect(next.sessions.restore() == continued)
    next.close()
    #expect(try version(of: fixture.main) == Int64(Schema.main.version))
  }
}

/// What becomes of a main file of version 2.
@Suite struct SecondMigrationTests {
  private let fixture: StoreFixture
  private let record = VersionTwoFile.record

  init() throws {
    fixture = try StoreFixture()
    try VersionTwoFile.write(to: fixture.main)
  }

  private func newColumns(of path: String) throws -> Int64? {
    try fixture.integer(
      """
      SELECT
        (SELECT count(*) FROM pragma_table_info('session')
        WHERE name IN ('overlay_purpose', 'overlay_line'))
        + (SELECT count(*) FROM pragma_table_info('screen')
        WHERE name IN ('typed_line', 'detail_answer'))
      """,
      on: path
    )
  }

  /// The session with what version 2 could not have kept.
  private var continued: SessionRecord {
    var next = record
    next.overlay = .pending(
      AttemptRecord(
        .items([7], typed: [ItemID(.song, 7)], country: .unitedStates),
        for: .compare(7, .song, [.unitedStates]),
        nearMiss: NearMissRecord(line: "compare 9", rowCount: 4),
        isFresh: true
      )
    )
    next.current.detailAnswer = AnswerID(rawValue: 110)
    next.current.nearMiss = NearMissRecord(line: "charts genre:x", chart: .movies)
    return next
  }

  @Test func itIsBackedUpMigratedAndGoneOnWith() throws {
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    #expect(stores.isSaving)
    #expect(stores.sessions.restore() == record)
    #expect(stores.settings.all() == [.country: "gb"])
    #expect(stores.lines.lines() == ["blade runner"])
    try stores.sessions.save(continued)
    stores.close()
    #expect(fixture.open().sessions.restore() == continued)
    #expect(
      try fixture.integer("PRAGMA user_version", on: fixture.main) == Int64(Schema.main.version)
    )
    #expect(try newColumns(of: fixture.main) == 4)
    let backup = fixture.main + ".backup-v2"
    #expect(try fixture.integer("PRAGMA user_version", on: backup) == 2)
    #expect(try newColumns(of: backup) == 0)
    #expect(try fixture.mode(of: backup) == 0o600)
    #expect(try fixture.integer("SELECT count(*) FROM screen", on: backup) == 4)
  }

  /// Version 3 had columns of its own by then.
  @Test func oneOfVersionThreeIsGoneOnWithToo() throws {
    try fixture.execute(
      """
      ALTER TABLE screen ADD COLUMN opened TEXT;
      ALTER TABLE screen ADD COLUMN failed TEXT;
      ALTER TABLE screen ADD COLUMN seen TEXT;
      CREATE INDEX screen_opened ON screen (made_at, opened) WHERE opened IS NOT NULL;
      UPDATE screen SET opened = 'movie.21.us' WHERE serial = 4;
      PRAGMA user_version = 3;
      """,
      on: fixture.main
    )
    var record = record
    record.current.opened = StoreItemID(ItemID(.movie, 21), country: "us")
    var continued = continued
    continued.current.opened = record.current.opened
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    #expect(stores.sessions.restore() == record)
    try stores.sessions.save(continued)
    stores.close()
    #expect(fixture.open().sessions.restore() == continued)
    #expect(
      try fixture.integer("PRAGMA user_version", on: fixture.main) == Int64(Schema.main.version)
    )
    #expect(try newColumns(of: fixture.main + ".backup-v3") == 0)
  }

  @Test func theBackupIsAStoreToo() throws {
    fixture.open().close()
    try fixture.write(fixture.bytes(of: fixture.main + ".backup-v2"), to: fixture.main)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    #expect(stores.sessions.restore() == record)
  }

  @Test func withoutABackupItIsOnlyRead() throws {
    let backup = fixture.main + ".backup-v2"
    try FileManager.default.createDirectory(atPath: backup, withIntermediateDirectories: false)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.cannotOpen, file: .main)])
    #expect(stores.sessions.restore() == record)
    stores.close()
    #expect(try newColumns(of: fixture.main) == 0)
  }

  @Test func inPrivateItIsReadAndLeftAsItIs() throws {
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [])
    #expect(stores.sessions.restore() == record)
    try stores.sessions.save(continued)
    #expect(stores.sessions.restore() == continued)
    stores.close()
    #expect(try fixture.contents() == before)
  }
}

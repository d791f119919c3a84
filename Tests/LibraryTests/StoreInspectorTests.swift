import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

/// What is found out about the files by looking at them, which changes nothing.
@Suite struct StoreInspectorTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private var inspector: StoreInspector {
    StoreInspector(.files(main: fixture.main, seen: fixture.seen, limits: fixture.limits))
  }

  private func report(_ file: StoreReport.File, deep: Bool = false) throws -> StoreReport {
    try #require(inspector.reports(deep: deep).first { $0.file == file })
  }

  /// Fills the stores with something of each kind.
  private func fill() throws {
    let stores = fixture.open()
    try stores.settings.set(.country, to: "gb")
    try stores.lines.append("blade runner")
    _ = try stores.watchlist.carryOut(
      [WatchTask(.watch(.asBefore), Item(id: ItemID(.movie, 7), country: "us"))],
      pricedBy: "x"
    )
    _ = stores.answers.add(answer("one", [SampleRecord(1, "One")]))
    while stores.seen.indexNext() {}
    _ = stores.limits.reserve(endpoint: "e", family: .catalogue, now: 1_000_000)
    _ = stores.limits.reserve(endpoint: "e", family: .charts, now: 1_000_000)
    stores.close()
  }

  /// Every file in the folder with its bytes.
  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: fixture.folder)
    where name != "shared" {
      contents[name] = try fixture.bytes(of: fixture.folder + "/" + name)
    }
    return contents
  }

  private func count(_ what: StoreReport.Counted, of report: StoreReport) -> Int? {
    report.counts.first { $0.what == what }?.number
  }

  @Test func whatIsNotThereYetIsMissingAndNotMade() throws {
    let reports = inspector.reports(deep: true)
    #expect(reports.map(\.file) == [.main, .seen, .limits])
    for report in reports {
      #expect(report.condition == .missing)
      #expect(report.isWritable)
      #expect(report.size == nil)
      #expect(report.findings == nil)
      #expect((report.freeBytes ?? 0) > 0)
    }
    #expect(try fixture.names().isEmpty)
    #expect(inspector.service("e", now: 0) == nil)
    #expect(StoreInspector(.memory).reports(deep: true).isEmpty)
  }

  @Test func whatIsInThemIsCounted() throws {
    try fill()
    let before = try contents()
    let main = try report(.main)
    #expect(main.condition == .sound)
    #expect(main.mode == 0o600)
    #expect(main.version == main.ownVersion)
    #expect(main.journal == "wal")
    #expect((main.size ?? 0) > 4_096)
    #expect(count(.watched, of: main) == 1)
    #expect(count(.settings, of: main) == 1)
    #expect(count(.lines, of: main) == 1)
    #expect(count(.changes, of: main) == 2)
    #expect(main.findings == nil)
    let seen = try report(.seen)
    #expect(count(.answers, of: seen) == 1)
    #expect(count(.items, of: seen) == 1)
    #expect(try report(.limits).folderMode == 0o700)
    #expect(try contents() == before)
  }

  @Test func theLastMinuteIsCountedByService() throws {
    try fill()
    #expect(
      inspector.service("e", now: 1_030_000)
        == ServiceReport(requests: [.catalogue: 1, .charts: 1])
    )
    #expect(inspector.service("e", now: 2_000_000) == ServiceReport())
    #expect(inspector.service("other", now: 1_030_000) == ServiceReport())
    let stores = fixture.open()
    stores.limits.notePause(endpoint: "e", retryAfter: nil, now: 1_030_000)
    stores.close()
    #expect(inspector.service("e", now: 1_040_000)?.pause == 20_000)
  }

  @Test func aThoroughLookFindsNothingWhereAllIsWell() throws {
    try fill()
    let before = try contents()
    for report in inspector.reports(deep: true) { #expect(report.findings == []) }
    #expect(try contents() == before)
  }

  @Test func itLeavesTheLogOfAKilledProgramAlone() throws {
    let stores = fixture.open()
    try stores.settings.set(.country, to: "gb")
    _ = stores.answers.add(answer("one", [SampleRecord(1, "One")]))
    while stores.seen.indexNext() {}
    let killed = try fixture.killed()
    stores.close()
    let before = try killed.contents()
    #expect(before["reprise.db-wal"]?.isEmpty == false)
    let inspector = StoreInspector(.files(main: killed.main, seen: killed.seen, limits: nil))
    let reports = inspector.reports(deep: true)
    #expect(reports.map(\.condition) == [.sound, .sound])
    #expect(reports.map(\.findings) == [[], []])
    #expect(count(.settings, of: reports[0]) == 1)
    let after = try killed.contents().filter { !$0.key.hasSuffix("-shm") }
    #expect(after == before)
  }

  @Test(
    arguments: [
      ("DELETE FROM item_text; DELETE FROM item", "1 entries of the index without their item"),
      ("DELETE FROM item_fts_docsize", "1 items that are not in the index"),
      (
        "INSERT INTO price VALUES (99, 1, 0, 1.0, NULL, NULL, 'USD')", "1 prices without their item"
      ),
      ("INSERT INTO item_text (item, name) VALUES (99, 'x')", "1 texts without their item"),
      ("DELETE FROM endpoint", "1 items without their service"),
      ("UPDATE item SET name = 'other'", "the full-text index does not agree with the items"),
    ]
  )
  func whatDoesNotAgreeIsFound(_ damage: String, _ finding: String) throws {
    try fill()
    try fixture.execute(damage, on: fixture.seen)
    #expect(try report(.seen, deep: true).findings?.contains(finding) == true)
    #expect(try report(.main, deep: true).findings == [])
  }

  @Test func rowsThatBelongToNothingAreFound() throws {
    try fill()
    try fixture.execute(
      "INSERT INTO visit VALUES (99, 0, 1); INSERT INTO undo_change VALUES (99, 0, 'x', NULL, NULL)",
      on: fixture.main
    )
    #expect(
      try report(.main, deep: true).findings == [
        "1 visits without their session", "1 visits without their screen",
        "1 changes without their step",
      ]
    )
  }

  @Test func damageIsToldAndLeft() throws {
    try fill()
    try fixture.write(Array("no database, but of some length".utf8), to: fixture.main)
    var bytes = try fixture.bytes(of: fixture.seen)
    for offset in 4_096..<min(8_192, bytes.count) { bytes[offset] = 0 }
    try fixture.write(bytes, to: fixture.seen)
    let before = try contents()
    #expect(try report(.main).condition == .damaged)
    let seen = try report(.seen, deep: true)
    #expect(seen.condition == .damaged || seen.findings?.isEmpty == false)
    #expect(try contents() == before)
  }

  @Test func filesOfOthersAreToldApart() throws {
    try fixture.write([], to: fixture.main)
    #expect(try report(.main).condition == .empty)
    try fixture.execute("CREATE TABLE theirs (x)", on: fixture.seen)
    #expect(try report(.seen).condition == .foreign)
    try FileManager.default.removeItem(atPath: fixture.main)
    fixture.open().close()
    try fixture.execute("PRAGMA user_version = 99", on: fixture.main)
    let newer = try report(.main)
    #expect(newer.condition == .newer)
    #expect(newer.version == 99)
  }

  @Test func aFolderInItsPlaceCannotBeOpened() throws {
    try FileManager.default.createDirectory(
      atPath: fixture.main,
      withIntermediateDirectories: false
    )
    let report = try report(.main)
    #expect(report.condition == .unreadable)
  }

  @Test func whatWasSetAsideIsNamed() throws {
    let name = "reprise.db.damaged-20261130-083000"
    for suffix in ["", "-wal"] { try fixture.write([1], to: fixture.folder + "/" + name + suffix) }
    #expect(try report(.main).setAside == [name])
  }

  @Test func theLibraryIsThere() {
    #expect(StoreInspector.sqliteVersion.hasPrefix("3."))
    #expect(StoreInspector.hasFullText)
  }
}

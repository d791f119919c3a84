import Catalog
import Foundation
import Records
import SQLite
import Testing

@testable import Library

/// A store with a bit of everything in it.
private func fill(_ stores: Stores) throws -> (record: SessionRecord, answer: AnswerID) {
  try stores.settings.set(.country, to: "gb")
  try stores.lines.append("blade runner")
  let id = stores.answers.add(answer("blade", body: "kept")).id
  var record = SessionRecord(current: screen(2), back: [screen(1)])
  record.current.answers = [id]
  try stores.sessions.save(record)
  return (record, id)
}

/// Works with stores as a user would, and checks that all of it serves for the run.
private func expectWorking(_ stores: Stores, failing code: LibraryError.Code? = nil) {
  func attempt(_ body: () throws(LibraryError) -> Void) {
    do throws(LibraryError) {
      try body()
      #expect(code == nil)
    } catch {
      #expect(error.code == code)
    }
  }
  attempt { () throws(LibraryError) in try stores.settings.set(.theme, to: "dark") }
  attempt { () throws(LibraryError) in try stores.lines.append("new line") }
  let kept = stores.answers.add(answer("new", at: 5_000, body: "new"))
  #expect(kept.failure?.code == code)
  var record = SessionRecord(current: screen(50), back: [screen(49)])
  record.current.answers = [kept.id]
  attempt { () throws(LibraryError) in try stores.sessions.save(record) }
  if code == nil { #expect(stores.sessions.restore() == record) }
  #expect(stores.settings.all()[.theme] == "dark")
  #expect(stores.lines.lines().last == "new line")
  #expect(stores.answers.answer(kept.id)?.body == Array("new".utf8))
  let newest = stores.answers.newest(
    endpoint: "https://itunes.apple.com",
    request: answer("new").request
  )
  #expect(newest?.id == kept.id)
}

@Suite struct OpeningTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func foldersAndFilesAreTheOwnersAlone() throws {
    let folder = fixture.folder + "/a/b"
    let stores = Stores.open(.file(folder + "/store")) { 1_000 }
    _ = try fill(stores)
    #expect(stores.takeNotices() == [])
    #expect(try fixture.mode(of: fixture.folder + "/a") == 0o700)
    #expect(try fixture.mode(of: folder) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      names == [
        "store", "store-seen", "store-seen-shm", "store-seen-wal", "store-shm", "store-wal",
      ]
    )
    for name in names { #expect(try fixture.mode(of: folder + "/" + name) == 0o600) }
    stores.close()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(left == ["store", "store-seen"])
  }

  @Test func killedAtAnyMomentTheLastCommitIsThere() throws {
    let stores = fixture.open()
    let (first, id) = try fill(stores)
    #expect(try fixture.killed().open().sessions.restore() == first)
    var record = first
    for row in [10, 20, 30] {
      record.current.firstRow = row
      record.overlay = row == 20 ? .pending(AttemptRecord(.search("next"))) : .none
      try stores.sessions.save(record)
      if row == 20 { stores.checkpointWhenIdle() }
      let killed = try fixture.killed()
      let left = killed.open()
      #expect(left.takeNotices() == [])
      #expect(left.sessions.restore() == record)
      #expect(left.answers.answer(id)?.body == Array("kept".utf8))
      #expect(left.lines.lines() == ["blade runner"])
    }
  }

  @Test func theMainFileIsCompleteAfterClosing() throws {
    let stores = fixture.open()
    let (record, id) = try fill(stores)
    let other = fixture.open()
    #expect(other.sessions.restore() == record)
    // Even while another program has the files open.
    stores.close()
    let copy = try StoreFixture()
    try copy.write(fixture.bytes(of: fixture.main), to: copy.main)
    try copy.write(fixture.bytes(of: fixture.seen), to: copy.seen)
    #expect(copy.open().sessions.restore() == record)
    #expect(copy.open().answers.answer(id) != nil)
  }

  @Test func memoryAsksNoQuestions() {
    let stores = Stores.open(.memory) { 1_000 }
    #expect(stores.takeNotices() == [])
    #expect(!stores.isSaving)
    #expect(stores.sessions.restore() == nil)
    expectWorking(stores)
    stores.checkpointWhenIdle()
    stores.close()
  }

  @Test func withoutAHomeItSaysSoOnce() {
    let stores = Stores.open(.noHome) { 1_000 }
    #expect(stores.takeNotices() == [.notSaving(.noHome, file: .main)])
    #expect(stores.takeNotices() == [])
    expectWorking(stores)
  }

  @Test func privateReadsAndWritesNothing() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    usual.close()
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [])
    #expect(!stores.isSaving)
    #expect(stores.sessions.restore() == record)
    #expect(stores.settings.all() == [.country: "gb"])
    #expect(stores.answers.answer(id)?.body == Array("kept".utf8))
    expectWorking(stores)
    stores.checkpointWhenIdle()
    stores.close()
    #expect(try fixture.contents() == before)
  }

  @Test func privateSeesWhatAKilledProgramLeftInTheLog() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    let left = try fixture.killed()
    let before = try left.contents()
    let stores = left.open(.readOnly)
    #expect(stores.sessions.restore() == record)
    #expect(stores.answers.answer(id) != nil)
    expectWorking(stores)
    stores.close()
    let after = try left.contents().filter { !$0.key.hasSuffix("-shm") }
    #expect(after == before)
  }

  @Test func privateMakesNoFiles() throws {
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [])
    expectWorking(stores)
    stores.close()
    #expect(try fixture.names() == [])
  }

  @Test func privateSaysThatADamagedFileCannotBeRead() throws {
    try fixture.write(Array("no database at all".utf8), to: fixture.main)
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [.notReading(.damaged, file: .main)])
    expectWorking(stores)
    stores.close()
    #expect(try fixture.contents() == before)
  }

  @Test func privateNoticesWhatIsNotItsOwn() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    usual.close()
    let foreign = try StoreFixture()
    for path in [foreign.main, foreign.seen] {
      try foreign.execute(
        "CREATE TABLE setting (key, value); INSERT INTO setting VALUES ('country', 'jp');"
          + "PRAGMA user_version = 99",
        on: path
      )
    }
    let bookmarks = try foreign.contents()
    let stranger = foreign.open(.readOnly)
    #expect(stranger.takeNotices() == [.notReading(.foreign, file: .main)])
    #expect(stranger.settings.all() == [:])
    expectWorking(stranger)
    stranger.close()
    #expect(try foreign.contents() == bookmarks)
    // A newer version's file is read, as without --private.
    try fixture.execute("PRAGMA user_version = 99", on: fixture.main)
    try fixture.execute("PRAGMA user_version = 99", on: fixture.seen)
    let before = try fixture.contents()
    let stores = fixture.open(.readOnly)
    #expect(stores.takeNotices() == [.notSaving(.newer, file: .main)])
    #expect(stores.sessions.restore() == record)
    #expect(stores.answers.answer(id)?.body == Array("kept".utf8))
    expectWorking(stores)
    stores.close()
    #expect(try fixture.contents() == before)
  }

  /// Tests may run as root, whom rights do not stop, so the files are opened for reading only, which is what SQLite does
  /// by itself with a file that is write-protected.
  @Test func aWriteProtectedFileIsRead() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    usual.close()
    let before = try fixture.contents()
    let stores = fixture.open(options: StoreOptions(mode: .readOnly))
    #expect(stores.takeNotices() == [.notSaving(.readOnly, file: .main)])
    #expect(stores.sessions.restore() == record)
    #expect(stores.answers.answer(id) != nil)
    expectWorking(stores)
    stores.close()
    let after = try fixture.contents()
    #expect(after["reprise.db"] == before["reprise.db"])
    #expect(after["seen.db"] == before["seen.db"])
  }

  @Test func aFileOfANewerVersionIsOnlyRead() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    usual.close()
    let sql = """
      CREATE TABLE hologram (id INTEGER PRIMARY KEY, depth REAL);
      INSERT INTO hologram VALUES (1, 0.5);
      ALTER TABLE session ADD COLUMN mood TEXT;
      PRAGMA user_version = 99;
      """
    try fixture.execute(sql, on: fixture.main)
    try fixture.execute(sql.replacing("session", with: "answer"), on: fixture.seen)
    let before = try fixture.contents()
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.newer, file: .main)])
    #expect(stores.sessions.restore() == record)
    #expect(stores.answers.answer(id)?.body == Array("kept".utf8))
    expectWorking(stores)
    stores.checkpointWhenIdle()
    stores.close()
    #expect(try fixture.contents() == before)
  }

  @Test func aLogOfANewerVersionStaysWhereItIs() throws {
    let usual = fixture.open()
    let (record, _) = try fill(usual)
    let connection = try Connection(path: fixture.main, mode: .readWrite)
    try connection.execute("PRAGMA user_version = 99")
    let left = try fixture.killed()
    let before = try left.bytes(of: left.main)
    let log = try left.bytes(of: left.main + "-wal")
    let stores = left.open()
    #expect(stores.takeNotices() == [.notSaving(.newer, file: .main)])
    #expect(stores.sessions.restore() == record)
    stores.close()
    #expect(try left.bytes(of: left.main) == before)
    #expect(try left.bytes(of: left.main + "-wal") == log)
  }

  @Test func aVersionThatTakesOverMeanwhileIsRespected() throws {
    let stores = fixture.open()
    _ = try fill(stores)
    try fixture.execute(
      "PRAGMA user_version = \(Schema.main.version + 1)",
      on: fixture.main
    )
    #expect(throws: LibraryError(.newer)) { try stores.settings.set(.theme, to: "light") }
    #expect(stores.settings.all() == [.theme: "light", .country: "gb"])
    #expect(
      try fixture.integer("SELECT count(*) FROM setting WHERE key = 'theme'", on: fixture.main) == 0
    )
  }

  @Test(arguments: [0, 99])
  func aDatabaseOfAnotherProgramIsLeftAlone(version: Int) throws {
    try fixture.execute(
      "CREATE TABLE setting (key, value); INSERT INTO setting VALUES ('country', 'jp');"
        + "PRAGMA user_version = \(version)",
      on: fixture.main
    )
    let before = try fixture.bytes(of: fixture.main)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.foreign, file: .main)])
    #expect(stores.settings.all() == [:])
    expectWorking(stores)
    stores.close()
    #expect(try fixture.bytes(of: fixture.main) == before)
  }

  @Test func aLoweredVersionIsBackedUpAndMigratedAgain() throws {
    let usual = fixture.open()
    let (record, _) = try fill(usual)
    usual.close()
    try fixture.execute("PRAGMA user_version = 0", on: fixture.main)
    let stores = fixture.open()
    #expect(stores.takeNotices() == [])
    #expect(stores.sessions.restore() == record)
    expectWorking(stores)
    stores.close()
    let backup = fixture.main + ".backup-v0"
    #expect(try fixture.mode(of: backup) == 0o600)
    #expect(try fixture.integer("SELECT count(*) FROM session", on: backup) == 1)
    #expect(
      try fixture.integer("PRAGMA user_version", on: fixture.main) == Int64(Schema.main.version)
    )
  }

  @Test func aFolderInPlaceOfAFileIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: fixture.main,
      withIntermediateDirectories: false
    )
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.cannotOpen, file: .main)])
    #expect(!stores.isSaving)
    expectWorking(stores)
    stores.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.main) == [])
  }

  @Test func aLinkToNowhereIsLeftAlone() throws {
    let target = fixture.folder + "/gone.db"
    try FileManager.default.createSymbolicLink(
      atPath: fixture.main,
      withDestinationPath: target
    )
    let stores = fixture.open()
    #expect(stores.takeNotices() == [.notSaving(.cannotOpen, file: .main)])
    expectWorking(stores)
    stores.close()
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func aFileInPlaceOfTheFolderIsLeftAlone() throws {
    try fixture.write([1], to: fixture.folder + "/plain")
    let stores = Stores.open(.file(fixture.folder + "/plain/store")) { 1_000 }
    #expect(stores.takeNotices() == [.notSaving(.cannotOpen, file: .main)])
    expectWorking(stores)
  }

  @Test func aLockedFileIsReadAndNotWaitedForTwice() throws {
    let usual = fixture.open()
    let (record, _) = try fill(usual)
    usual.close()
    let holder = try Connection(path: fixture.main, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let stores = fixture.open(options: StoreOptions(busyTimeout: .seconds(1)))
    #expect(stores.takeNotices() == [])
    #expect(stores.sessions.restore() == record)
    let clock = ContinuousClock()
    #expect(throws: LibraryError.self) { try stores.settings.set(.theme, to: "dark") }
    let second = clock.measure {
      do throws(LibraryError) {
        try stores.lines.append("x")
        Issue.record("the lock was not held")
      } catch {
        #expect(error.code == .busy)
      }
    }
    #expect(second < .milliseconds(900))
    try holder.execute("ROLLBACK")
    try stores.lines.append("y")
    #expect(stores.lines.lines() == ["blade runner", "x", "y"])
  }

  /// A program with `PRAGMA locking_mode = EXCLUSIVE` lets nobody even read.
  @Test(arguments: [StoreAccess.readWrite, .readOnly], [false, true])
  func aFileThatAnotherProgramHoldsForItselfIsNotWaitedForLong(
    access: StoreAccess,
    isBoth: Bool
  ) throws {
    let usual = fixture.open()
    let (record, _) = try fill(usual)
    usual.close()
    let holders = try (isBoth ? [fixture.main, fixture.seen] : [fixture.main]).map { path in
      let holder = try Connection(path: path, mode: .readWrite)
      try holder.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT")
      return holder
    }
    let before = try fixture.bytes(of: fixture.main)
    // The time for a lock that somebody writes under is another one.
    #expect(StoreOptions().openTimeout < .seconds(1))
    let options = StoreOptions(busyTimeout: .seconds(60), openTimeout: .milliseconds(20))
    let began = ContinuousClock.now
    let stores = fixture.open(access, options: options)
    #expect(.now - began < .seconds(30))
    let notice: StoreNotice =
      access == .readWrite ? .notSaving(.busy, file: .main) : .notReading(.busy, file: .main)
    #expect(stores.takeNotices() == [notice])
    #expect(stores.sessions.restore() == nil)
    expectWorking(stores)
    stores.close()
    #expect(try fixture.bytes(of: fixture.main) == before)
    for holder in holders { try holder.close() }
    #expect(fixture.open().sessions.restore() == record)
  }

  @Test func aLockOnANewFileCostsOnlyTheSaving() throws {
    let holder = try Connection(path: fixture.main, mode: .readWriteCreate)
    try holder.execute("BEGIN EXCLUSIVE")
    let stores = fixture.open(options: StoreOptions(busyTimeout: .milliseconds(50)))
    #expect(stores.takeNotices().contains(.notSaving(.busy, file: .main)))
    expectWorking(stores)
    try holder.execute("ROLLBACK")
  }
}

@Suite struct FullDiskTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  @Test func aDiskThatIsFullAtTheStartCostsOnlyTheSaving() throws {
    let stores = fixture.open(options: StoreOptions(maximumPages: 3))
    #expect(stores.takeNotices() == [.notSaving(.full, file: .main)])
    expectWorking(stores)
    stores.close()
    // With room again, nothing is in the way.
    let next = fixture.open()
    #expect(next.isSaving)
    expectWorking(next)
  }

  @Test func aDiskThatFillsUpKeepsWhatWasThere() throws {
    let usual = fixture.open()
    let (record, id) = try fill(usual)
    usual.close()
    let size = try #require(try fixture.integer("PRAGMA page_count", on: fixture.main))
    let stores = fixture.open(options: StoreOptions(maximumPages: Int(size)))
    #expect(stores.takeNotices() == [])
    var lastCode: LibraryError.Code?
    var number = 0
    while lastCode == nil, number < 2_000 {
      do throws(LibraryError) {
        try stores.lines.append("\(number) " + String(repeating: "x", count: 500))
      } catch {
        lastCode = error.code
      }
      number += 1
    }
    #expect(lastCode == .full)
    #expect(stores.lines.lines().count == number + 1)
    let big = stores.answers.add(answer("big", body: String(repeating: "x", count: 500_000)))
    #expect(big.failure?.code == .full)
    #expect(stores.answers.answer(big.id)?.body.count == 500_000)
    #expect(stores.sessions.restore() == record)
    stores.close()
    let next = fixture.open()
    #expect(next.takeNotices() == [])
    #expect(next.sessions.restore() == record)
    #expect(next.settings.all() == [.country: "gb"])
    #expect(next.answers.answer(id) != nil)
    #expect(next.lines.lines().count == number)
  }
}

import Dispatch
import SQLite
import Synchronization
import Testing

@Suite struct MigrationTests {
  let folder: TemporaryFolder
  let path: String

  private static let steps = [
    Migration(version: 1, sql: "CREATE TABLE t(a); INSERT INTO t VALUES ('one')"),
    Migration(version: 2) { connection throws(SQLiteError) in
      if try !connection.columns(of: "t").contains("b") {
        try connection.execute("ALTER TABLE t ADD COLUMN b")
      }
    },
    Migration(version: 5, sql: "INSERT INTO t VALUES ('five', 5)"),
  ]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("store.db")
  }

  private func open() throws -> Connection {
    try Connection(path: path, mode: .readWriteCreate)
  }

  private func rows(_ connection: Connection) throws -> [String] {
    try connection.query("SELECT a FROM t") { row throws(SQLiteError) in try row.text(0) }
  }

  @Test func aNewDatabaseComesFromTheSameSteps() throws {
    let connection = try open()
    try connection.configureForWAL()
    let outcome = try connection.migrate(Self.steps) { _ in Issue.record("nothing to back up") }
    #expect(outcome == .migrated(from: 0, to: 5))
    #expect(try connection.userVersion == 5)
    #expect(try rows(connection) == ["one", "five"])
    #expect(try connection.migrate(Self.steps) == .current)
    try connection.close()
  }

  @Test func stepsFollowEachOtherAndTheOldStateIsBackedUp() throws {
    let connection = try open()
    try connection.configureForWAL()
    try connection.migrate(Array(Self.steps.prefix(1)))
    var backups: [Int] = []
    let outcome = try connection.migrate(Self.steps) { version throws(SQLiteError) in
      backups.append(version)
      try connection.backUp(to: folder.file("old.db"))
    }
    #expect(outcome == .migrated(from: 1, to: 5))
    #expect(backups == [1])
    #expect(mode(folder.file("old.db")) == 0o600)
    let old = try Connection(path: folder.file("old.db"), mode: .readOnly)
    #expect(try old.userVersion == 1)
    #expect(try rows(old) == ["one"])
    #expect(try old.columns(of: "t") == ["a"])
    try old.close()
    try connection.close()
    #expect(folder.names == ["old.db", "store.db"])
  }

  @Test func contentOfVersionZeroIsBackedUpToo() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE foreigner(a)")
    var backups: [Int] = []
    try connection.migrate(Self.steps) { backups.append($0) }
    #expect(backups == [0])
  }

  @Test func aFailingBackupStopsBeforeAnyChange() throws {
    let connection = try open()
    try connection.migrate(Array(Self.steps.prefix(1)))
    let error = #expect(throws: SQLiteError.self) {
      try connection.migrate(Self.steps) { _ throws(SQLiteError) in
        try connection.backUp(to: folder.file("missing/old.db"))
      }
    }
    #expect(error?.kind == .cannotOpen)
    #expect(try connection.userVersion == 1)
    #expect(folder.names == ["store.db"])
  }

  @Test func aNewerDatabaseIsNotWritten() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE later(a, b); PRAGMA user_version=99")
    try connection.close()
    let before = try contents(of: path)
    let again = try open()
    #expect(try again.migrate(Self.steps) == .newer(version: 99))
    #expect(!again.isInTransaction)
    try again.close()
    #expect(try contents(of: path) == before)
  }

  @Test func aFailingStepLeavesTheStepBefore() throws {
    let connection = try open()
    let steps =
      Self.steps.prefix(2) + [Migration(version: 3, sql: "DELETE FROM t; SELECT * FROM nowhere")]
    #expect(throws: SQLiteError.self) { try connection.migrate(Array(steps)) }
    #expect(try connection.userVersion == 2)
    #expect(try rows(connection) == ["one"])
    #expect(try connection.migrate(Self.steps) == .migrated(from: 2, to: 5))
  }

  @Test func aStepMayRunAgainAfterTheVersionWasLowered() throws {
    let connection = try open()
    try connection.migrate(Array(Self.steps.prefix(2)))
    try connection.execute("PRAGMA user_version=1")
    #expect(try connection.migrate(Self.steps) == .migrated(from: 1, to: 5))
  }

  @Test(arguments: [[], [0], [2, 1], [1, 1]])
  func stepsMustAscend(versions: [Int]) throws {
    let connection = try open()
    #expect(throws: SQLiteError.self) {
      try connection.migrate(versions.map { Migration(version: $0, sql: "SELECT 1") })
    }
  }

  @Test func oneOfManyMigratesAndTheOthersWait() throws {
    let path = path
    let outcomes = Mutex<[MigrationOutcome]>([])
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      do {
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.configureForWAL()
        let outcome = try connection.migrate(Self.steps)
        outcomes.withLock { $0.append(outcome) }
        try connection.close()
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let connection = try open()
    #expect(try connection.userVersion == 5)
    #expect(try rows(connection) == ["one", "five"])
    #expect(outcomes.withLock { $0.count } == 4)
  }

  @Test func aDatabaseInMemoryMigratesAndIsCopied() throws {
    let connection = try Connection(path: "", mode: .memory)
    #expect(try connection.migrate(Self.steps) == .migrated(from: 0, to: 5))
    try connection.backUp(to: folder.file("copy.db"))
    let copy = try Connection(path: folder.file("copy.db"), mode: .readOnly)
    #expect(try rows(copy) == ["one", "five"])
  }
}

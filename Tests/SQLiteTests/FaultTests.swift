import SQLite
import Testing

/// A disk that is full from the nth page on, for every n until none fails.
@Suite struct FaultTests {
  let folder: TemporaryFolder

  private static let steps = [
    Migration(version: 1, sql: "CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT NOT NULL) STRICT"),
    Migration(version: 2, sql: "CREATE INDEX t_b ON t(b); CREATE TABLE u(a)"),
    Migration(version: 3, sql: "CREATE TABLE v(a)"),
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  private func count(_ connection: Connection, _ sql: String) throws -> Int {
    try connection.first(sql) { row throws(SQLiteError) in try row.int(0) } ?? -1
  }

  @Test func aFullDiskKeepsWhatWasCommitted() throws {
    var failures = 0
    for pages in 3... {
      let path = folder.file("\(pages).db")
      let connection = try Connection(path: path, mode: .readWriteCreate)
      try connection.configureForWAL()
      try connection.execute(
        "CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX i ON t(b)"
      )
      try connection.execute("PRAGMA max_page_count=\(pages)")
      var committed = 0
      var failure: SQLiteError?
      do throws(SQLiteError) {
        for _ in 0..<4 {
          try connection.transaction { () throws(SQLiteError) in
            for row in 0..<20 {
              let text = "\(row)" + String(repeating: "x", count: 300)
              try connection.run("INSERT INTO t(b) VALUES (?1)", [text])
            }
          }
          committed += 20
        }
      } catch {
        failure = error
      }
      #expect(!connection.isInTransaction)
      #expect(try count(connection, "SELECT count(*) FROM t") == committed)
      #expect(try connection.quickCheck() == [])
      try connection.close()
      guard let failure else { break }
      failures += 1
      #expect(failure.kind == .full)
    }
    #expect(failures > 5)
  }

  @Test func aFullDiskStopsAMigrationBetweenSteps() throws {
    var failures = 0
    for pages in 1... {
      let path = folder.file("\(pages).db")
      let connection = try Connection(path: path, mode: .readWriteCreate)
      try connection.configureForWAL()
      try connection.execute("PRAGMA max_page_count=\(pages)")
      var failure: SQLiteError?
      do throws(SQLiteError) { try connection.migrate(Self.steps) } catch { failure = error }
      let version = try connection.userVersion
      let objects = try count(connection, "SELECT count(*) FROM sqlite_schema")
      #expect(objects == [0, 1, 3, 4][version])
      try connection.close()
      guard let failure else {
        #expect(version == 3)
        break
      }
      failures += 1
      #expect(failure.kind == .full)
      // With space again, the rest follows.
      let again = try Connection(path: path, mode: .readWrite)
      #expect(try again.migrate(Self.steps) == .migrated(from: version, to: 3))
      try again.close()
    }
    #expect(failures >= 3)
  }

  @Test func aFullDiskDuringSalvageKeepsTheTablesBefore() throws {
    let old = try Connection(path: folder.file("old.db"), mode: .readWriteCreate)
    try old.execute("CREATE TABLE first(a); CREATE TABLE second(a)")
    try old.run("INSERT INTO first VALUES (?1)", ["kept"])
    for _ in 0..<40 { try old.run("INSERT INTO second VALUES (zeroblob(1000))") }
    try old.close()
    let new = try Connection(path: folder.file("new.db"), mode: .readWriteCreate)
    try new.execute("CREATE TABLE first(a); CREATE TABLE second(a); PRAGMA max_page_count=5")
    let error = #expect(throws: SQLiteError.self) {
      try new.salvage(from: folder.file("old.db"), tables: ["first", "second"])
    }
    #expect(error?.kind == .full)
    #expect(try count(new, "SELECT count(*) FROM first") == 1)
    #expect(try count(new, "SELECT count(*) FROM second") == 0)
  }
}

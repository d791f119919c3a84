import Testing

@testable import SQLite

@Suite struct ConnectionTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("store.db")
  }

  private func open(
    _ mode: Connection.Mode = .readWriteCreate,
    busyTimeout: Duration = .seconds(5)
  ) throws -> Connection {
    try Connection(path: path, mode: mode, busyTimeout: busyTimeout)
  }

  private func count(_ connection: Connection) throws -> Int? {
    try connection.first("SELECT count(*) FROM t") { row throws(SQLiteError) in try row.int(0) }
  }

  @Test func changesAndRowIDs() throws {
    let connection = try open(.memory)
    try connection.execute("CREATE TABLE t(a); CREATE TABLE u(a)")
    #expect(try connection.run("INSERT INTO t VALUES (1), (2), (3)") == 3)
    #expect(connection.lastInsertRowID == 3)
    #expect(try connection.run("UPDATE t SET a = a + ?1 WHERE a > 1", [10]) == 2)
    #expect(connection.changes == 2)
    #expect(try connection.run("DROP TABLE u") == 0)
    #expect(try connection.run("DELETE FROM t WHERE a = 99") == 0)
    let rows = try connection.query("SELECT a FROM t") { row throws(SQLiteError) in
      try row.int(0)
    }
    #expect(rows == [1, 12, 13])
    try connection.close()
  }

  @Test func aBlobIsReadWhole() throws {
    let connection = try open(.memory)
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    // Longer than a page, so that it lies on several.
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try connection.run("INSERT INTO t VALUES (1, ?1), (2, x''), (3, 7), (4, 'é')", [bytes])
    #expect(try connection.blob(of: "a", in: "t", row: 1) == bytes)
    #expect(try connection.blob(of: "a", in: "t", row: 2) == [])
    #expect(try connection.blob(of: "a", in: "t", row: 4) == [0xC3, 0xA9])
    #expect(throws: SQLiteError.self) { try connection.blob(of: "a", in: "t", row: 3) }
    #expect(throws: SQLiteError.self) { try connection.blob(of: "a", in: "t", row: 9) }
    #expect(throws: SQLiteError.self) { try connection.blob(of: "b", in: "t", row: 1) }
  }

  @Test func statementsAreReusedAndClosed() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE t(a)")
    for value in 0..<10 { try connection.run("INSERT INTO t VALUES (?1)", [value]) }
    #expect(connection.cachedStatements == 1)
    // A reader that stops early leaves no lock and no old binding behind.
    _ = try connection.first("SELECT a FROM t WHERE a >= ?1", [3]) { _ in }
    #expect(
      try connection.first("SELECT a FROM t WHERE a >= ?1", [8]) { row throws(SQLiteError) in
        try row.int(0)
      } == 8
    )
    #expect(connection.cachedStatements == 2)
    try connection.execute("DROP TABLE t")
    try connection.close()
    #expect(connection.cachedStatements == 0)
  }

  @Test func theCacheIsBounded() throws {
    let connection = try open(.memory)
    for value in 0..<200 { try connection.run("SELECT \(value)") }
    #expect(connection.cachedStatements == 64)
    try connection.close()
  }

  @Test func theSameQueryInsideItself() throws {
    let connection = try open(.memory)
    try connection.execute("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)")
    let sql = "SELECT a FROM t ORDER BY a"
    let pairs = try connection.query(sql) { outer throws(SQLiteError) in
      let first = try outer.int(0)
      return try connection.query(sql) { inner throws(SQLiteError) in
        [first, try inner.int(0)]
      }
    }
    #expect(pairs == [[[1, 1], [1, 2]], [[2, 1], [2, 2]]])
    try connection.close()
  }

  @Test func closingWhileReadingIsRefused() throws {
    let connection = try open(.memory)
    try connection.first("SELECT 1") { _ throws(SQLiteError) in
      let error = #expect(throws: SQLiteError.self) { try connection.close() }
      #expect(error?.kind == .busy)
    }
    try connection.close()
    try connection.close()
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1") }
    #expect(error?.kind == .other)
    #expect(!connection.isInTransaction)
  }

  @Test(arguments: [
    ("SELECT", 1), ("SELECT 1; SELECT 2", 21), ("  ", 21), ("SELECT ?1", 25),
  ])
  func mistakesAreErrors(sql: String, code: Int32) throws {
    let connection = try open(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.primaryCode == code)
    #expect(error?.sql == sql)
    try connection.close()
  }

  @Test func errorsNeverShowBoundValues() throws {
    let connection = try open(.memory)
    try connection.execute("CREATE TABLE t(a TEXT UNIQUE) STRICT")
    try connection.run("INSERT INTO t VALUES (?1)", ["secret"])
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t VALUES (?1)", ["secret"])
    }
    #expect(error?.kind == .constraint)
    #expect(error?.resultCode == 2067)
    #expect(error.map { "\($0) \($0.sql ?? "")".contains("secret") } == false)
    #expect(try connection.run("INSERT INTO t VALUES (?1)", ["other"]) == 1)
  }

  @Test func aHeldLockIsBusyAndThenFree() throws {
    let first = try open()
    try first.configureForWAL()
    try first.execute("CREATE TABLE t(a)")
    let second = try open(busyTimeout: .milliseconds(20))
    try second.configureForWAL()
    try first.transaction { () throws(SQLiteError) in
      let error = #expect(throws: SQLiteError.self) {
        try second.transaction { () throws(SQLiteError) in
          try second.execute("INSERT INTO t VALUES (1)")
        }
      }
      #expect(error?.kind == .busy)
      #expect(!second.isInTransaction)
      #expect((try? count(second)) == 0)
    }
    try second.run("INSERT INTO t VALUES (1)")
    #expect(try count(first) == 1)
    try second.close()
    try first.close()
  }

  @Test func aReaderThatWantsToWriteOnAnOldViewIsBusyAtOnce() throws {
    let first = try open()
    try first.configureForWAL()
    try first.execute("CREATE TABLE t(a)")
    let second = try open()
    let error = #expect(throws: SQLiteError.self) {
      try second.transaction(.deferred) { () throws(SQLiteError) in
        _ = try second.first("SELECT count(*) FROM t") { _ in }
        try first.run("INSERT INTO t VALUES (1)")
        try second.run("INSERT INTO t VALUES (2)")
      }
    }
    #expect(error?.resultCode == 517)
    #expect(error?.kind == .busy)
  }

  @Test func errorsRollBack() throws {
    let connection = try open()
    try connection.execute("CREATE TABLE t(a UNIQUE)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES (1)")
        try connection.run("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(try count(connection) == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func aFailingCommitRollsBack() throws {
    let connection = try open()
    try connection.configureForWAL()
    try connection.execute(
      """
      CREATE TABLE p(a INTEGER PRIMARY KEY);
      CREATE TABLE t(a REFERENCES p DEFERRABLE INITIALLY DEFERRED)
      """
    )
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.run("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(!connection.isInTransaction)
    #expect(try count(connection) == 0)
  }

  @Test func aTransactionInsideAnotherIsAnError() throws {
    let connection = try open(.memory)
    try connection.execute("CREATE TABLE t(a)")
    try connection.transaction { () throws(SQLiteError) in
      try connection.run("INSERT INTO t VALUES (1)")
      let error = #expect(throws: SQLiteError.self) { try connection.transaction {} }
      #expect(error?.kind == .other)
    }
    #expect(try count(connection) == 1)
  }

  @Test func durabilityLastsForOneTransaction() throws {
    let connection = try open()
    try connection.configureForWAL()
    func level() throws(SQLiteError) -> Int? {
      try connection.first("PRAGMA synchronous") { row throws(SQLiteError) in try row.int(0) }
    }
    #expect(try level() == 1)
    #expect(
      try connection.transaction(durability: .full) { () throws(SQLiteError) in
        try level()
      } == 2
    )
    #expect(try level() == 1)
    #expect(throws: SQLiteError.self) {
      try connection.transaction(durability: .full) { () throws(SQLiteError) in
        throw SQLiteError(resultCode: 9, message: "stopped")
      }
    }
    #expect(try level() == 1)
    #expect(try connection.transaction { () throws(SQLiteError) in try level() } == 1)
  }

  @Test func settingsForAStore() throws {
    let connection = try open()
    try connection.configureForWAL()
    let settings = try ["journal_mode", "foreign_keys", "trusted_schema", "wal_autocheckpoint"].map
    {
      try connection.first("PRAGMA \($0)") { row throws(SQLiteError) in try row.value(0) }
    }
    #expect(settings == [.text("wal"), .integer(1), .integer(0), .integer(0)])
  }

  @Test func checkpointsEmptyTheLog() throws {
    let connection = try open()
    try connection.configureForWAL()
    try connection.execute("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    let passive = try connection.checkpoint(.passive)
    #expect(passive.pagesInLog > 0)
    #expect(passive.isComplete)
    #expect(try connection.checkpoint(.truncate) == Checkpoint(pagesInLog: 0, pagesCopied: 0))
    #expect(try contents(of: path + "-wal").isEmpty)
    try connection.close()
    #expect(folder.names == ["store.db"])
  }

  @Test func findingsOfAGoodFile() throws {
    #expect(try open().quickCheck() == [])
  }
}

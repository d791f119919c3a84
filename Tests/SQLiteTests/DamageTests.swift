import SQLite
import Testing

@Suite struct DamageTests {
  let folder: TemporaryFolder
  let path: String

  private static let schema = """
    CREATE TABLE watch(id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE INDEX watch_name ON watch(name);
    CREATE TABLE note(a TEXT, b INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID;
    """

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("store.db")
  }

  private func number(_ connection: Connection, _ sql: String) throws -> Int {
    try connection.first(sql) { row throws(SQLiteError) in try row.int(0) } ?? -1
  }

  /// Makes a database of many pages, with ids far apart.
  private func makeDatabase(rows: Int) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute(Self.schema)
    try connection.transaction { () throws(SQLiteError) in
      for row in 0..<rows {
        let text = "\(row) " + String(repeating: "x", count: 200)
        try connection.run(
          "INSERT INTO watch VALUES (?1, ?2)",
          [6_448_311_069 + Int64(row) * 1_000_003, text]
        )
        try connection.run("INSERT INTO note VALUES (?1, ?2)", [text, row])
      }
    }
    try connection.close()
  }

  /// Pages that hold rows of a table itself, in the order of their rows.
  private func leaves(of table: String) throws -> [Int] {
    let connection = try Connection(path: path, mode: .readOnly)
    return try connection.query(
      "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' ORDER BY path",
      [table]
    ) { row throws(SQLiteError) in try row.int(0) }
  }

  private func zero(page: Int) throws {
    var bytes = try contents(of: path)
    bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: repeatElement(0, count: 4096))
    try write(bytes, to: path)
  }

  private func salvage() throws -> (Connection, [SalvagedTable]) {
    let rescued = try Connection(path: folder.file("new.db"), mode: .readWriteCreate)
    try rescued.configureForWAL()
    try rescued.execute(Self.schema)
    let before = try contents(of: path)
    let tables = try rescued.salvage(from: path, tables: ["watch", "note", "gone"])
    #expect(try contents(of: path) == before)
    #expect(try rescued.quickCheck() == [])
    return (rescued, tables)
  }

  @Test(arguments: [
    Array("this is a text, and no database at all, whatever its name may say; ".utf8),
    [UInt8](repeating: 0x5A, count: 8192),
  ])
  func anotherFileIsFoundAtTheFirstStatement(bytes: [UInt8]) throws {
    try write(bytes, to: path)
    let connection = try Connection(path: path, mode: .readWriteCreate)
    let error = #expect(throws: SQLiteError.self) { try connection.userVersion }
    #expect(error?.resultCode == 26)
    #expect(error?.kind == .corrupt)
    try connection.close()
    #expect(try contents(of: path) == bytes)
  }

  @Test func aFileCutShortIsCorrupt() throws {
    try makeDatabase(rows: 100)
    try write(Array(try contents(of: path).prefix(100)), to: path)
    let connection = try Connection(path: path, mode: .readWriteCreate)
    let error = #expect(throws: SQLiteError.self) { try connection.configureForWAL() }
    #expect(error?.kind == .corrupt)
  }

  @Test func aDamagedFullTextIndexIsNoDamagedDatabase() throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute(
      """
      CREATE VIRTUAL TABLE fts USING fts5(a);
      INSERT INTO fts VALUES ('one two'), ('two three');
      UPDATE fts_data SET block = x'00' WHERE id > 10;
      """
    )
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT count(*) FROM fts WHERE fts MATCH 'two'") { _ in }
    }
    #expect(error?.resultCode == 267)
    #expect(error?.kind == .corruptIndex)
    try connection.execute("INSERT INTO fts(fts) VALUES ('rebuild')")
    #expect(try number(connection, "SELECT count(*) FROM fts WHERE fts MATCH 'two'") == 2)
  }

  @Test func kindsOfCodes() {
    let kinds: [Int32: SQLiteError.Kind] = [
      5: .busy, 261: .busy, 517: .busy, 8: .readOnly, 1032: .readOnly, 13: .full, 11: .corrupt,
      26: .corrupt, 523: .corrupt, 267: .corruptIndex, 14: .cannotOpen, 526: .cannotOpen, 10: .io,
      266: .io, 4874: .full, 9: .interrupted, 19: .constraint, 2067: .constraint, 1: .other,
      7: .other, 21: .other,
    ]
    for (code, kind) in kinds {
      #expect(SQLiteError(resultCode: code, message: "").kind == kind, "code \(code)")
    }
  }

  @Test func everythingIsReadFromAGoodFile() throws {
    try makeDatabase(rows: 500)
    let (rescued, tables) = try salvage()
    #expect(tables.map(\.rows) == [500, 500, 0])
    #expect(tables.map(\.damage) == [nil, nil, nil])
    #expect(try number(rescued, "SELECT id FROM watch ORDER BY id LIMIT 1") == 6_448_311_069)
    let again = try rescued.salvage(from: path, tables: ["watch"])
    #expect(again == [SalvagedTable(name: "watch", rows: 0, refused: 500)])
  }

  @Test func oneZeroedPageCostsOnlyItsRows() throws {
    try makeDatabase(rows: 500)
    let pages = try leaves(of: "watch")
    try zero(page: pages[pages.count / 2])
    let (rescued, tables) = try salvage()
    #expect(tables[0].damage?.kind == .corrupt)
    #expect((475..<500).contains(tables[0].rows))
    #expect(tables[0].refused == 0)
    #expect(tables[1] == SalvagedTable(name: "note", rows: 500))
    // Both ends are there.
    #expect(try number(rescued, "SELECT count(*) FROM watch WHERE name LIKE '0 x%'") == 1)
    #expect(try number(rescued, "SELECT count(*) FROM watch WHERE name LIKE '499 x%'") == 1)
  }

  @Test func rowsBetweenTwoBadPagesAreFound() throws {
    try makeDatabase(rows: 500)
    let pages = try leaves(of: "watch")
    try zero(page: pages[3])
    try zero(page: pages[pages.count - 4])
    let (_, tables) = try salvage()
    #expect((450..<500).contains(tables[0].rows))
  }

  @Test func aTableWithoutRowIDsIsReadFromBothEnds() throws {
    try makeDatabase(rows: 500)
    let pages = try leaves(of: "note")
    try zero(page: pages[pages.count / 2])
    let (rescued, tables) = try salvage()
    #expect(tables[0].rows == 500)
    #expect(tables[1].damage?.kind == .corrupt)
    #expect((470..<500).contains(tables[1].rows))
    #expect(tables[1].refused == 0)
    #expect(try number(rescued, "SELECT count(*) FROM note") == tables[1].rows)
  }

  @Test func aBadIndexCostsNothing() throws {
    try makeDatabase(rows: 500)
    for page in try leaves(of: "watch_name") { try zero(page: page) }
    let (_, tables) = try salvage()
    #expect(tables[0] == SalvagedTable(name: "watch", rows: 500))
  }

  @Test func aTextFileGivesNothingAndNoError() throws {
    try write(Array("no database ".utf8), to: path)
    let (_, tables) = try salvage()
    #expect(tables.map(\.rows) == [0, 0, 0])
    #expect(tables[0].damage?.resultCode == 26)
  }

  @Test func rowsThatBreakAConstraintAreCounted() throws {
    let old = try Connection(path: path, mode: .readWriteCreate)
    try old.execute("CREATE TABLE watch(id INTEGER PRIMARY KEY, name, extra)")
    try old.execute("INSERT INTO watch VALUES (1, 'a', 0), (2, NULL, 0), (3, x'00', 0)")
    try old.close()
    let (rescued, tables) = try salvage()
    #expect(tables[0] == SalvagedTable(name: "watch", rows: 1, refused: 2))
    #expect(try number(rescued, "SELECT count(*) FROM watch") == 1)
  }

  @Test func quickCheckFindsTheDamage() throws {
    try makeDatabase(rows: 500)
    try zero(page: try leaves(of: "watch")[5])
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try !connection.quickCheck().isEmpty)
  }
}

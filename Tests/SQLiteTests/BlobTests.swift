import SQLite
import Testing

/// Parts of blobs.
@Suite struct BlobTests {
  private let connection: Connection
  /// Long enough for many pages.
  private let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }

  init() throws {
    connection = try Connection(path: "", mode: .memory)
    try connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, body BLOB)")
    try connection.run("INSERT INTO note (id, body) VALUES (7, ?1)", [bytes])
    try connection.run("INSERT INTO note (id, body) VALUES (8, ?1)", [[UInt8]()])
    try connection.execute("INSERT INTO note (id) VALUES (9)")
  }

  private func parts(_ row: Int64, _ places: Range<Int>...) throws -> [[UInt8]?] {
    try connection.parts(of: "body", in: "note", row: row, at: places)
  }

  @Test func anyPartsAreRead() throws {
    #expect(
      try parts(7, 0..<3, 99_990..<100_000, 5_000..<70_000, 4..<4, 0..<100_000)
        == [
          Array(bytes[0..<3]), Array(bytes[99_990...]), Array(bytes[5_000..<70_000]), [], bytes,
        ]
    )
    #expect(try parts(8, 0..<0) == [[]])
    #expect(try parts(7) == [])
  }

  @Test func whatIsNotThereIsNil() throws {
    #expect(try parts(7, 99_999..<100_001, -1..<3, 0..<1) == [nil, nil, [0]])
    #expect(try parts(8, 0..<1) == [nil])
  }

  @Test func aRowWithoutABlobIsAnError() throws {
    #expect(throws: SQLiteError.self) { try parts(6, 0..<1) }
    #expect(throws: SQLiteError.self) { try parts(9, 0..<1) }
    #expect(throws: SQLiteError.self) {
      try connection.parts(of: "title", in: "note", row: 7, at: [0..<1])
    }
    // Nothing is left open.
    try connection.close()
    #expect(throws: SQLiteError.self) { try parts(7, 0..<1) }
  }
}

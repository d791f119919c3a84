import SQLite
import Testing

@Suite struct ValueTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: "", mode: .memory)
  }

  @Test(
    arguments: [
      .null, .integer(0), .integer(9_007_199_254_740_993), .integer(.min), .integer(.max),
      .real(0.1), .real(-.infinity), .text(""), .text("a\0b"), .text("\0"), .text("héllo 日本 👩‍👩‍👧"),
      .blob([]), .blob([0]), .blob([0, 255, 0]),
    ] as [Value]
  )
  func valuesComeBackAsTheyWere(value: Value) throws {
    #expect(
      try connection.first("SELECT ?1", [value]) { row throws(SQLiteError) in
        try row.value(0)
      } == value
    )
  }

  @Test func textWithNULIsStoredWhole() throws {
    try connection.execute("CREATE TABLE t(a TEXT) STRICT")
    try connection.run("INSERT INTO t VALUES (?1)", ["a\0b"])
    let length = try connection.first("SELECT length(CAST(a AS BLOB)) FROM t") {
      row throws(SQLiteError) in try row.int(0)
    }
    #expect(length == 3)
  }

  @Test func swiftValuesBind() throws {
    let missing: String? = nil
    let present: Int? = 7
    let values: [any Bindable] = [1, Int64(2), true, 2.5, "x", [UInt8]([9]), missing, present]
    let row = try connection.first("SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8", values) {
      row throws(SQLiteError) in
      let texts = [try row.text(4), try row.optionalText(6) ?? "nil"]
      #expect(try row.int(0) == 1)
      #expect(try row.int64(1) == 2)
      #expect(try row.bool(2))
      #expect(try row.double(3) == 2.5)
      #expect(try row.blob(5) == [9])
      #expect(try row.isNull(6))
      #expect(try row.optionalInt(7) == 7)
      return texts
    }
    #expect(row == ["x", "nil"])
  }

  @Test func integersReadAsReals() throws {
    #expect(try connection.first("SELECT 3") { row throws(SQLiteError) in try row.double(0) } == 3)
  }

  @Test(arguments: ["NULL", "'text'", "x'00'", "1.5"])
  func anotherClassIsNoInteger(literal: String) throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT \(literal)") { row throws(SQLiteError) in try row.int64(0) }
    }
    #expect(error?.primaryCode == 20)
    #expect(error?.kind == .other)
  }

  @Test func optionalsAreNilOnlyForNull() throws {
    try connection.first("SELECT NULL, 'x'") { row throws(SQLiteError) in
      #expect(try row.optionalInt64(0) == nil)
      #expect(try row.optionalInt(0) == nil)
      #expect(try row.optionalDouble(0) == nil)
      #expect(try row.optionalText(0) == nil)
      #expect(try row.optionalBlob(0) == nil)
    }
    #expect(throws: SQLiteError.self) {
      try connection.first("SELECT 'x'") { row throws(SQLiteError) in try row.optionalInt64(0) }
    }
  }

  @Test(arguments: [-1, 1])
  func columnsOutsideTheRowAreErrors(column: Int) throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT 1") { row throws(SQLiteError) in try row.isNull(column) }
    }
    #expect(error?.primaryCode == 25)
  }
}

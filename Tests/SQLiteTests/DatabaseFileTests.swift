import Foundation
import SQLite
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct DatabaseFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("store.db")
  }

  // The umask belongs to the whole process, so these run in one of their own.
  @Test func filesArePrivateWithAnyUmask() async {
    await #expect(processExitsWith: .success) {
      for mask in [0, 0o022, 0o777] as [mode_t] {
        umask(mask)
        let folder = try TemporaryFolder()
        let path = folder.file("store.db")
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.configureForWAL()
        try connection.execute("CREATE TABLE t(a)")
        for suffix in ["", "-wal", "-shm"] {
          #expect(mode(path + suffix) == 0o600)
        }
        try connection.backUp(to: folder.file("copy.db"))
        #expect(mode(folder.file("copy.db")) == 0o600)
        try connection.close()
      }
    }
  }

  @Test(arguments: [Connection.Mode.readWriteCreate, .readWrite])
  func aWideModeIsNarrowedBeforeTheLogIsMade(openMode: Connection.Mode) throws {
    try write([], to: path)
    for suffix in ["-wal", "-shm"] { try write([], to: path + suffix) }
    for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o644) }
    let connection = try Connection(path: path, mode: openMode)
    try connection.configureForWAL()
    try connection.execute("CREATE TABLE t(a)")
    for suffix in ["", "-wal", "-shm"] { #expect(mode(path + suffix) == 0o600) }
    try connection.close()
  }

  @Test func aVisitorChangesNoModeAndClearsUp() throws {
    let first = try Connection(path: path, mode: .readWriteCreate)
    try first.configureForWAL()
    try first.execute("CREATE TABLE t(a)")
    try first.close()
    chmod(path, 0o644)
    let connection = try Connection(path: path, mode: .visiting)
    #expect(try connection.columns(of: "t") == ["a"])
    try connection.close()
    #expect(mode(path) == 0o644)
    #expect(folder.names == ["store.db"])
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: folder.file("other.db"), mode: .visiting)
    }
    #expect(error?.kind == .cannotOpen)
  }

  @Test func readingChangesNoMode() throws {
    try Connection(path: path, mode: .readWriteCreate).execute("CREATE TABLE t(a)")
    chmod(path, 0o644)
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(connection.isReadOnly)
    #expect(mode(path) == 0o644)
    let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (1)") }
    #expect(error?.kind == .readOnly)
    let refusal = #expect(throws: SQLiteError.self) { try connection.configureForWAL() }
    #expect(refusal?.kind == .readOnly)
    #expect(try connection.columns(of: "t") == ["a"])
  }

  // Closing any descriptor of a file drops the locks of the whole process on it, so opening a
  // second connection must never open and close the file by hand. Another process looks.
  @Test func aSecondConnectionKeepsTheLocksOfTheFirst() async throws {
    let first = try Connection(path: path, mode: .readWriteCreate)
    try first.execute("BEGIN EXCLUSIVE")
    let second = try Connection(path: path, mode: .readWriteCreate, busyTimeout: .zero)
    try second.close()
    await #expect(processExitsWith: .success) { [path = path as String] in
      let other = try Connection(path: path, mode: .readWrite, busyTimeout: .zero)
      let error = #expect(throws: SQLiteError.self) { try other.execute("BEGIN IMMEDIATE") }
      #expect(error?.kind == .busy)
    }
    try first.execute("COMMIT")
  }

  @Test func aDanglingLinkMakesItsTarget() throws {
    let target = folder.file("target.db")
    #expect(symlink(target, path) == 0)
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute("CREATE TABLE t(a)")
    try connection.close()
    #expect(mode(target) == 0o600)
  }

  @Test func aZeroByteFileIsANewDatabase() throws {
    try write([], to: path)
    let connection = try Connection(path: path, mode: .readWriteCreate)
    #expect(try connection.userVersion == 0)
    #expect(
      try connection.migrate([Migration(version: 1, sql: "CREATE TABLE t(a)")])
        == .migrated(from: 0, to: 1)
    )
  }

  @Test(arguments: [Connection.Mode.readWriteCreate, .readWrite, .readOnly])
  func aFolderCannotBeOpened(mode: Connection.Mode) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: folder.path, mode: mode)
    }
    #expect(error?.kind == .cannotOpen)
  }

  @Test(arguments: [
    ("missing/store.db", Connection.Mode.readWriteCreate), ("store.db", .readWrite),
    ("store.db", .readOnly), ("sto\0re.db", .readWriteCreate),
  ])
  func whatIsNotThereCannotBeOpened(name: String, mode: Connection.Mode) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: folder.file(name), mode: mode)
    }
    #expect(error?.kind == .cannotOpen)
    #expect(folder.names == [])
  }

  @Test func anEmptyNameIsNoTemporaryDatabase() {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(path: "", mode: .readWriteCreate)
    }
    #expect(error?.kind == .cannotOpen)
  }

  @Test(arguments: ["a?b#c%d.db", "file:x.db", ":memory:", "日本 'quoted' \".db"])
  func strangeNamesArePlainFiles(name: String) throws {
    let path = folder.file(name)
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute("CREATE TABLE t(a)")
    try connection.close()
    #expect(folder.names == [name])
    let still = try Connection(path: path, mode: .immutable)
    #expect(try still.columns(of: "t") == ["a"])
    #expect(still.isReadOnly)
  }

  @Test func anImmutableDatabaseNeedsNoSideFiles() throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.configureForWAL()
    try connection.execute("CREATE TABLE t(a)")
    try connection.close()
    let still = try Connection(path: path, mode: .immutable)
    #expect(try still.columns(of: "t") == ["a"])
    #expect(folder.names == ["store.db"])
  }
}

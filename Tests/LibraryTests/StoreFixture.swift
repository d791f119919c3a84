import Foundation
import SQLite

@testable import Library

/// A folder with the stores of one test, removed with everything in it when the test ends.
final class StoreFixture {
  let folder: String
  /// What the stores take for the present time.
  let now: Int64 = 1_796_027_400

  init() throws {
    // The stores wait for the disk often; where there is a folder in memory the tests need not.
    let memory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    folder = base.appendingPathComponent("reprise-library-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var main: String { folder + "/reprise.db" }
  var seen: String { folder + "/seen.db" }
  var limits: String { folder + "/shared/limits.db" }

  /// Opens the stores; each call is another program.
  func open(
    _ access: StoreAccess = .readWrite,
    options: StoreOptions = StoreOptions(),
    at time: Int64? = nil
  ) -> Stores {
    let time = time ?? now
    return Stores(.files(main: main, seen: seen, limits: limits), access: access, options: options)
    { time }
  }

  /// Changes a file behind the stores' back.
  func execute(_ sql: String, on path: String) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute(sql)
    try connection.close()
  }

  /// The first column of a query's first row.
  func integer(_ sql: String, on path: String) throws -> Int64? {
    let connection = try Connection(path: path, mode: .readOnly)
    return try connection.first(sql) { row throws(SQLiteError) in try row.int64(0) }
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Every file in the folder with its bytes.
  func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try names() { contents[name] = try bytes(of: folder + "/" + name) }
    return contents
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// The rights of a file.
  func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// The files as a program that is killed at this moment leaves them, in another folder.
  func killed() throws -> StoreFixture {
    let copy = try StoreFixture()
    // What shared memory holds is rebuilt from the log.
    for (name, bytes) in try contents() where !name.hasSuffix("-shm") {
      try copy.write(bytes, to: copy.folder + "/" + name)
    }
    return copy
  }
}

import SQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Database {
  /// Deletes in one transaction, so that nothing of it is left to be read in the file.
  ///
  /// Another program that is reading keeps the log from being emptied; that happens later.
  ///
  /// - Parameters:
  ///   - isWhole: Whether so much goes that the file is better made anew than overwritten.
  ///   - body: Deletes; it may run twice.
  /// - Returns: What the body gives.
  /// - Throws: Why nothing was deleted.
  func erase<T>(
    isWhole: Bool,
    _ body: (Writer) throws(SQLiteError) -> T
  ) throws(LibraryError) -> T {
    setSecureDelete(!isWhole)
    defer { setSecureDelete(false) }
    let result = try write(durability: .full, body)
    _ = read { connection throws(SQLiteError) in
      if isWhole { try connection.execute("VACUUM") }
      let patience = connection.busyTimeout
      connection.busyTimeout = .milliseconds(100)
      defer { connection.busyTimeout = patience }
      if isSaving { try connection.checkpoint(.truncate) }
    }
    return result
  }

  /// Whether deleted rows are overwritten, https://sqlite.org/pragma.html#pragma_secure_delete.
  private func setSecureDelete(_ isOn: Bool) {
    _ = read { connection throws(SQLiteError) in
      try connection.execute("PRAGMA secure_delete = \(isOn ? "ON" : "OFF")")
    }
  }

  /// Removes the copies that were made of the file before an older version of it was changed.
  func removeBackups() {
    guard isSaving, let path else { return }
    // Versions are counted from 1, and one that has no copy costs no more than the question.
    for version in 0...schema.version { unlink(Self.backup(of: path, version: version)) }
  }

  /// Where the copy of a file is made before its version is raised.
  static func backup(of path: String, version: Int) -> String { "\(path).backup-v\(version)" }
}

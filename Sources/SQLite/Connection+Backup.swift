import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Connection {
  /// Copies what is committed into a new file, which only its owner can read.
  ///
  /// The copy is complete and on the disk before it takes the given name, and replaces a file
  /// that has it. Works inside a transaction of this connection, whose changes are not copied,
  /// because a second connection reads; a database in memory is copied outside of one only.
  public func backUp(to destination: String) throws(SQLiteError) {
    let copy = try TemporaryFile(beside: destination)
    if let path {
      let reader = try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
      try reader.run("VACUUM INTO ?1", [copy.path])
      try reader.close()
    } else {
      try run("VACUUM INTO ?1", [copy.path])
    }
    try copy.publish(as: destination)
  }
}

/// A file that disappears unless it gets its final name.
private struct TemporaryFile: ~Copyable {
  let path: String
  private var isPublished = false

  init(beside destination: String) throws(SQLiteError) {
    guard !destination.isEmpty, !destination.utf8.contains(0) else {
      throw SQLiteError(resultCode: SQLITE_CANTOPEN, message: "no usable file name")
    }
    // The six letters that mkstemp(3) asks for, and replaces by a name that is still free.
    var template = Array((destination + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Self.failure() }
    fchmod(descriptor, 0o600)
    Self.closeDescriptor(descriptor)
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  deinit {
    if !isPublished { unlink(path) }
  }

  /// Writes the file through to the disk and renames it.
  consuming func publish(as destination: String) throws(SQLiteError) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure() }
    let isWritten = fsync(descriptor) == 0
    let code = errno
    Self.closeDescriptor(descriptor)
    guard isWritten else { throw Self.failure(code) }
    guard rename(path, destination) == 0 else { throw Self.failure() }
    isPublished = true
    syncFolder(of: destination)
  }

  /// Makes the new name survive a power cut, where the file system can do that.
  private func syncFolder(of destination: String) {
    let folder = destination.lastIndex(of: "/").map { String(destination[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    Self.closeDescriptor(descriptor)
  }

  private static func closeDescriptor(_ descriptor: Int32) {
    // Nothing is lost by a failing close after a sync, or of an empty file.
    _ = close(descriptor)
  }

  private static func failure(_ code: Int32 = errno) -> SQLiteError {
    let isFull = code == ENOSPC || code == EDQUOT
    return SQLiteError(
      resultCode: isFull ? SQLITE_FULL : SQLITE_CANTOPEN,
      message: String(cString: strerror(code))
    )
  }
}

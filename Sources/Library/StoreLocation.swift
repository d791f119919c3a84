/// Where the stores are.
public enum StoreLocation: Hashable, Sendable {
  /// In files; their folders are made, for the owner only, when something is to be written.
  ///
  /// `limits` is the same for all stores of a user; nil keeps it in memory.
  case files(main: String, seen: String, limits: String? = nil)
  /// In memory on purpose: nothing is read and nothing outlives the program.
  case memory
  /// In memory because no folder could be found for the files.
  case noHome

  /// The stores of one named file, with the answers beside it, and the limits where they always are.
  public static func file(_ path: String, limits: String? = nil) -> Self {
    .files(main: path, seen: path + "-seen", limits: limits)
  }
}

/// What the stores may do with their files.
public enum StoreAccess: Hashable, Sendable {
  /// Reads and writes.
  case readWrite
  /// Reads, and keeps what is new in memory.
  case readOnly
}

/// One of the files, by its content.
public enum StoreFile: Hashable, Sendable, CaseIterable {
  /// Session, settings and the lines typed.
  case main
  /// The answers and the items that they brought.
  case seen
  /// The requests made and the pauses, of all stores.
  case limits
}

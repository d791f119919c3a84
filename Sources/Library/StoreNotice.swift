/// Something about the stores that the user should be told, worded elsewhere.
public enum StoreNotice: Hashable, Sendable {
  /// What is new stays in memory; a reason that holds for both files is given once, for the main one.
  case notSaving(NotSavingReason, file: StoreFile)
  /// Something in the file cannot be shown; each reason is given once.
  case notReading(NotSavingReason, file: StoreFile)
  /// A damaged file was moved to `path`, and what could be read of it was kept.
  case setAside(path: String, recovered: RecoveredCounts, file: StoreFile)
  /// The file was there and had no content.
  case emptyFile(path: String, file: StoreFile)
  /// A full-text index was damaged and has been built anew.
  case indexRebuilt(file: StoreFile)
}

/// Why nothing is saved, or something not read.
public enum NotSavingReason: Hashable, Sendable, CaseIterable {
  /// The disk or the quota is full.
  case full
  /// The file, its folder or its disk is write-protected.
  case readOnly
  /// A newer version of the program made the file.
  case newer
  /// The file cannot be opened or made: it is a folder, a dangling link, somebody else's.
  case cannotOpen
  /// There is no folder for it.
  case noHome
  /// Another program holds the file.
  case busy
  /// The file is damaged and could not be set aside.
  case damaged
  /// The file is a database of another program.
  case foreign
  /// Anything else.
  case other
}

/// How much was read out of a damaged file.
public struct RecoveredCounts: Hashable, Sendable {
  /// Entries of the watchlist.
  public var watched = 0
  /// Settings.
  public var settings = 0
  /// Sessions.
  public var sessions = 0
  /// Screens of all sessions.
  public var screens = 0
  /// Lines of the prompt's history.
  public var lines = 0
  /// Answers.
  public var answers = 0

  /// Makes counts of nothing.
  public init() {}
}

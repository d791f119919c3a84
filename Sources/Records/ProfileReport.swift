/// Where a run keeps things, and which profiles there are.
public struct ProfileReport: Equatable, Sendable {
  /// Where the run keeps things.
  public var place: KeepingPlace
  /// The usual profile first, then the others by name; none where there is no folder for them.
  public var profiles: [ProfileSummary]

  /// Makes a report.
  public init(_ place: KeepingPlace, profiles: [ProfileSummary] = []) {
    self.place = place
    self.profiles = profiles
  }
}

/// Where a run keeps things.
public enum KeepingPlace: Hashable, Sendable {
  /// In the folder of a profile; nil is the usual one, which has no name.
  case profile(String?)
  /// In a file that was named, apart from all profiles.
  case file(String)
  /// Nowhere: it is the demo.
  case demo
  /// Nowhere, for want of a home folder.
  case noHome
}

/// One profile, and how much it holds.
public struct ProfileSummary: Equatable, Sendable {
  /// Its name, nil for the usual one.
  public var name: String?
  /// Its folder.
  public var folder: String
  /// Whether this run keeps things in it.
  public var isInUse: Bool
  /// How many items are watched in it; nil where that cannot be read.
  public var watched: Int?
  /// When something was last kept in it, in whole seconds since 1970; nil if nothing ever was.
  public var lastUsed: Int64?

  /// Makes a summary.
  public init(
    _ name: String?,
    folder: String,
    isInUse: Bool = false,
    watched: Int? = 0,
    lastUsed: Int64? = nil
  ) {
    self.name = name
    self.folder = folder
    self.isInUse = isInUse
    self.watched = watched
    self.lastUsed = lastUsed
  }
}

/// What came of making a profile.
public enum ProfileCreation: Equatable, Sendable {
  case made(ProfileSummary)
  /// It is there already.
  case exists(ProfileSummary)
  case refused(ProfileObstacle)
}

/// Why a profile is not made.
public enum ProfileObstacle: Hashable, Sendable, CaseIterable {
  /// The demo keeps nothing.
  case demo
  /// A private run makes nothing.
  case isPrivate
  /// There is no home folder.
  case noHome
  /// The disk is full.
  case full
  /// The folder for it cannot be written.
  case readOnly
  /// Something else is in the way.
  case other
}

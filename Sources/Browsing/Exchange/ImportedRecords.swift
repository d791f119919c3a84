public import Records

/// What a file has for the watchlist.
public struct ImportedRecords: Equatable, Sendable {
  /// The items, in the file's order.
  public var items: [WatchImport] = []
  /// The feeds of which no more is known.
  public var feeds: [FeedImport] = []
  /// How many records could not be read.
  public var unreadable = 0
  /// How many of the items have a limit that is no price.
  public var refusedLimits = 0
  /// Whether the file ends within something.
  public var isCutShort = false

  /// Makes an empty one.
  public init() {}

  /// How many records there are.
  var count: Int { items.count + feeds.count }

  /// More than a watchlist is made for: every screen reads all of it.
  static let most = 20_000

  var isTooMany: Bool { count > Self.most }
}

/// What came of reading a file.
public enum ImportReading: Equatable, Sendable {
  case records(ImportedRecords)
  case refused(ImportRefusal)
}

/// Why nothing of a file can be imported.
public enum ImportRefusal: Hashable, Sendable {
  /// The file cannot be read.
  case file(FileFailure)
  /// It is neither a list of this program's nor one of subscriptions.
  case unknownForm
  /// It is XML in an encoding that is not known here.
  case unknownEncoding
  /// It has more records than a watchlist is made for.
  case tooMany(most: Int)
}

public import Catalog
public import Records

/// What became of a wish to download episodes.
public struct DownloadReport: Equatable, Sendable {
  /// What became of each, in the order of the items.
  public var starts: [DownloadStart]
  /// How many more items were meant, which are no episodes.
  public var lacking: Int
  /// Where the items are from.
  public var source: Source?

  /// Makes a report.
  public init(_ starts: [DownloadStart], lacking: Int = 0, source: Source? = nil) {
    self.starts = starts
    self.lacking = lacking
    self.source = source
  }

  /// Whether none of it could begin, or is there.
  public var isOfNothing: Bool { items.isEmpty }

  /// The items that are coming or there.
  var items: [Item] {
    starts.compactMap { start in
      if case .refused = start.course { nil } else { start.entry.item }
    }
  }
}

/// What became of a wish to download one episode.
public struct DownloadStart: Equatable, Sendable {
  /// The ways in which it begins, or does not.
  public enum Course: Hashable, Sendable {
    /// It begins with the first byte.
    case begun
    /// It goes on behind so many bytes.
    case resumed(Int64)
    /// It was under way already.
    case underWay
    /// The file is there already.
    case there
    /// It could not begin.
    case refused(DownloadFailure)
  }

  /// The row, as it is now.
  public var entry: DownloadEntry
  /// What became of the wish.
  public var course: Course

  /// Makes one.
  public init(_ entry: DownloadEntry, _ course: Course) {
    self.entry = entry
    self.course = course
  }
}

/// The end of a download.
public struct DownloadEnding: Equatable, Sendable {
  /// The row, as it is now.
  public var entry: DownloadEntry
  /// Whether the bytes came over a connection that anybody could change.
  public var wasUnprotected: Bool
  /// Whether what came so far is there for another try.
  public var keepsPart: Bool

  /// Makes one.
  public init(_ entry: DownloadEntry, wasUnprotected: Bool = false, keepsPart: Bool = false) {
    self.entry = entry
    self.wasUnprotected = wasUnprotected
    self.keepsPart = keepsPart
  }
}

/// Which download is meant.
public enum DownloadChoice: Hashable, Sendable {
  /// The row of this number in the store.
  case entry(Int64)
  /// The newest of the item with this id, of any type if nil.
  case item(Int64, ItemType?)
}

/// What came of an order for a download.
public enum DownloadChange: Equatable, Sendable {
  /// It was not under way.
  case notUnderWay(DownloadEntry)
  /// Another run of the program is at it.
  case elsewhere(DownloadEntry)
  /// The row is gone, and with it the file, where there was one.
  case deleted(DownloadEntry, hadFile: Bool)
  /// The row is gone; the file is not the one that was made, and stays.
  case leftChanged(DownloadEntry)
  /// The file could not be deleted, so the row stays.
  case notDeleted(DownloadEntry, DownloadFailure)
  /// There is no such download.
  case unknown(DownloadChoice)
}

/// What came of saving a picture.
public enum PictureOutcome: Equatable, Sendable {
  /// It is there under this path.
  case saved(SavedPicture)
  case failed(DownloadFailure)
  /// The user did not want to wait.
  case cancelled
}

/// A picture that was saved.
public struct SavedPicture: Equatable, Sendable {
  /// Where it is.
  public var path: String
  /// How large it is, where the file says so.
  public var size: PixelSize?
  /// Its bytes.
  public var length: Int64
  /// Whether the very same was there already.
  public var wasThere: Bool
  /// Whether the bytes came over a connection that anybody could change.
  public var wasUnprotected: Bool

  /// Makes one.
  public init(
    path: String,
    size: PixelSize?,
    length: Int64,
    wasThere: Bool = false,
    wasUnprotected: Bool = false
  ) {
    self.path = path
    self.size = size
    self.length = length
    self.wasThere = wasThere
    self.wasUnprotected = wasUnprotected
  }
}

/// A search for items of which only the ids are known, among everything seen, to save something of them.
public struct ItemSeek: Equatable, Sendable {
  /// What is to be saved.
  public var kind: ActionKind
  /// Apple's ids.
  public var numbers: [Int64]
  /// Their type, nil for any.
  public var type: ItemType?
  /// The storefront.
  public var country: Storefront
  /// What a look-up is to be answered in.
  var language: String?
}

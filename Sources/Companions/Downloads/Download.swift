public import Catalog

/// Something of the catalogue that is to lie in a folder of the user's.
public struct Download: Hashable, Sendable {
  /// The address, http or https.
  public var url: String
  /// The folder, by an absolute path.
  public var folder: String
  /// What the network calls it, in any shape.
  public var title: String
  /// What makes the file's name unique: an id, with a size for a picture; ASCII.
  public var mark: String
  /// The ending that its file has if neither address nor answer tell one.
  public var usualEnding: String
  /// What the part that is there belongs to; nil where nothing is known of it.
  public var validator: Validator?
  /// Whether it is to be a picture, whose name says what and how large it is, and whose part is never kept.
  public var isPicture = false

  /// Makes a download.
  public init(
    url: String,
    folder: String,
    title: String,
    mark: String,
    usualEnding: String,
    validator: Validator? = nil,
    isPicture: Bool = false
  ) {
    self.url = url
    self.folder = folder
    self.title = title
    self.mark = mark
    self.usualEnding = usualEnding
    self.validator = validator
    self.isPicture = isPicture
  }

  /// Where the bytes are until they are all there.
  public var partPath: String {
    path(FileName.name(title: title, mark: mark, ending: "part"))
  }

  /// Where the file will be, for an answer of this type.
  func target(type: String?) -> String {
    let told = FileName.ending(of: url)
    let typed = type.map(MediaCheck.mediaType).flatMap(FileName.ending(ofType:))
    return path(FileName.name(title: title, mark: mark, ending: told ?? typed ?? usualEnding))
  }

  /// Where a picture will be, now that it is known what it is.
  func target(_ picture: PictureFile) -> String {
    let size = picture.size.map { " \($0.width)x\($0.height)" } ?? ""
    return path(FileName.name(title: title, mark: mark + size, ending: picture.ending))
  }

  private func path(_ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

/// A file that was downloaded whole.
public struct DownloadedFile: Hashable, Sendable {
  /// Where it is.
  public var path: String
  /// How many bytes it has.
  public var length: Int64
  /// Whether the bytes came, at least in part of the way, over a connection that anybody could change.
  public var wasUnprotected: Bool
  /// The size of a picture, where it says that.
  public var pictureSize: PixelSize?
  /// Whether the very same was there already, and nothing was changed.
  public var wasThere: Bool

  /// Makes a file.
  public init(
    path: String,
    length: Int64,
    wasUnprotected: Bool = false,
    pictureSize: PixelSize? = nil,
    wasThere: Bool = false
  ) {
    self.path = path
    self.length = length
    self.wasUnprotected = wasUnprotected
    self.pictureSize = pictureSize
    self.wasThere = wasThere
  }
}

/// How far a download is.
public struct DownloadProgress: Hashable, Sendable {
  /// The bytes that are on the disk.
  public var done: Int64
  /// All bytes; nil where the server does not say.
  public var total: Int64?

  /// Makes a progress.
  public init(done: Int64, total: Int64?) {
    self.done = done
    self.total = total
  }
}

import Catalog
import Records

/// A list that is to be written into a file.
public struct Export: Equatable, Sendable {
  /// The form.
  public var format: ExportFormat
  /// The file.
  public var file: FileName
  /// The list, with its rows as they are displayed.
  public var list: ListScreen

  /// Makes one.
  public init(_ wish: ExportWish, of list: ListScreen) {
    format = wish.format
    file = wish.file
    self.list = list
  }

  /// The items that the form has a place for.
  var written: [Item] {
    format == .opml ? OPMLWriter.feeds(among: list.items).map(\.item) : list.items
  }

  /// How many rows are written.
  var count: Int { format == .opml ? written.count : list.lineCount }

  /// How many items have no feed.
  var lacking: Int {
    format == .opml ? list.items.count { $0.feedURL.flatMap(FeedAddress.key) == nil } : 0
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    switch format {
    case .csv, .json, .jsonl: DataWriter(format: format.dataFormat).bytes(of: .list(list))
    case .md: Array(MarkdownWriter.text(of: list).utf8)
    case .opml: Array(OPMLWriter.text(of: list.items, title: title).utf8)
    }
  }

  private var title: String { "reprise: \(list.topic.head(name: nil))" }
}

/// What `export` wants, before it is known of which list.
public struct ExportWish: Hashable, Sendable {
  /// The form.
  public var format: ExportFormat
  /// The file.
  public var file: FileName

  /// Makes a wish.
  public init(_ format: ExportFormat, _ file: FileName) {
    self.format = format
    self.file = file
  }
}

public import Catalog
import Records

/// Reads the files that `import` takes: this program's own JSON, one document or an object a line, and OPML.
public struct ImportReader {
  /// The storefront of records that name none, a lower-case code.
  private let country: String

  /// Makes a reader.
  public init(country: String) {
    self.country = country
  }

  /// A larger file is not read: no watchlist has so much to say.
  public static let largestFile = 64 << 20

  /// Reads the bytes of a file.
  public func read(_ bytes: [UInt8]) -> ImportReading {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = bytes.dropFirst(hasMark ? 3 : 0).first { !Self.isSpace($0) }
    switch start {
    // An empty list, an object a line, has no line.
    case nil: return .records(ImportedRecords())
    case UInt8(ascii: "{"): return checked(lists(hasMark ? Array(bytes.dropFirst(3)) : bytes))
    case UInt8(ascii: "<"), 0xFF, 0xFE, 0: return subscriptions(bytes)
    default: return .refused(.unknownForm)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func checked(_ records: ImportedRecords) -> ImportReading {
    if records.isTooMany { return .refused(.tooMany(most: ImportedRecords.most)) }
    // A file of which nothing can be read is of another kind.
    guard records.count > 0 || records.unreadable == 0 else { return .refused(.unknownForm) }
    return .records(records)
  }

  private func subscriptions(_ bytes: [UInt8]) -> ImportReading {
    guard let text = XMLEncoding.utf8(bytes) else { return .refused(.unknownEncoding) }
    guard let records = OPMLReader.records(text, country: country) else {
      return .refused(.unknownForm)
    }
    return checked(records)
  }

  // MARK: JSON

  /// Documents and objects, one behind the other.
  ///
  /// Each is first looked for in its own line, so that one that is broken costs no more than that line.
  private func lists(_ bytes: [UInt8]) -> ImportedRecords {
    var records = ImportedRecords()
    var position = 0
    var spansLines = true
    while position < bytes.count, !records.isTooMany {
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      var line = JSONScanner(bytes, in: position..<end)
      guard line.peek() != nil else {
        position = end + 1
        continue
      }
      if let object = try? line.container(), line.peek() == nil {
        take(object, of: bytes, &records)
        position = end + 1
        continue
      }
      var rest = JSONScanner(bytes, in: position..<bytes.count)
      if spansLines, let object = try? rest.container() {
        take(object, of: bytes, &records)
        position = rest.position
      } else {
        spansLines = false
        records.unreadable += 1
        position = end + 1
      }
    }
    return records
  }

  private func take(_ range: Range<Int>, of bytes: [UInt8], _ records: inout ImportedRecords) {
    guard let members = RecordMembers(at: range, in: bytes) else {
      records.unreadable += 1
      return
    }
    guard let items = members.list("items") else {
      take(members, &records)
      return
    }
    // Rows of these kinds are about items, and no items.
    let isOfItems = members.text("kind").flatMap(RowKind.init)?.hasItems ?? true
    for item in items {
      guard !records.isTooMany else { return }
      if isOfItems, let range = item, let members = RecordMembers(at: range, in: bytes) {
        take(members, &records)
      } else {
        records.unreadable += 1
      }
    }
  }

  private func take(_ members: RecordMembers, _ records: inout ImportedRecords) {
    switch members.imported(country: country) {
    case .item(let item):
      records.items.append(item)
      if item.below == nil, members.hasLimit { records.refusedLimits += 1 }
    case .feed(let feed): records.feeds.append(feed)
    case nil: records.unreadable += 1
    }
  }
}

extension ImportReader {
  /// The item that a record kept of it holds; nil where it holds none.
  public static func item(ofRecord text: String) -> Item? {
    let bytes = Array(text.utf8)
    guard
      case .item(let found)? = RecordMembers(at: 0..<bytes.count, in: bytes)?.imported(country: "")
    else { return nil }
    return found.item
  }
}

extension RowKind {
  /// Whether a row says what an item is.
  fileprivate var hasItems: Bool {
    switch self {
    case .deals: true
    case .settings, .help, .prices, .history, .profiles, .doctor, .downloads: false
    }
  }
}

import Catalog
import Records

/// The members of one JSON object of a file.
struct RecordMembers {
  /// What a record is of.
  enum Imported {
    case item(WatchImport)
    case feed(FeedImport)
  }

  private let scanner: JSONScanner
  private let range: Range<Int>
  private let values: [String: JSONScanner.Value]

  /// No record of this program's is longer; a larger one is none.
  private static let longest = 1 << 20

  /// Reads the object at a range; nil where none is.
  init?(at range: Range<Int>, in bytes: [UInt8]) {
    var scanner = JSONScanner(bytes, in: range)
    guard let values = try? Self.members(&scanner) else { return nil }
    self.values = values
    self.scanner = scanner
    self.range = range
  }

  private static func members(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> [String: JSONScanner.Value] {
    var values: [String: JSONScanner.Value] = [:]
    try scanner.expect(UInt8(ascii: "{"))
    if scanner.take(UInt8(ascii: "}")) { return values }
    repeat {
      let (key, escaped) = try scanner.string()
      try scanner.expect(UInt8(ascii: ":"))
      values[scanner.text(key, escaped: escaped)] = try scanner.value()
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"))
    return values
  }

  // MARK: Values

  /// A text; numbers are none.
  func text(_ key: String) -> String? {
    if case .string? = values[key] { scanner.text(of: values[key]) } else { nil }
  }

  /// Where the elements of a list stand, nil for one that is no object; nil if there is no list.
  func list(_ key: String) -> [Range<Int>?]? {
    guard case .container(let range)? = values[key] else { return nil }
    var list = JSONScanner(scanner.bytes, in: range)
    guard list.take(UInt8(ascii: "[")) else { return nil }
    var elements: [Range<Int>?] = []
    guard !list.take(UInt8(ascii: "]")) else { return elements }
    repeat {
      guard let value = try? list.value() else { return elements + [nil] }
      if case .container(let range) = value { elements.append(range) } else { elements.append(nil) }
    } while list.take(UInt8(ascii: ","))
    return elements
  }

  private func text(_ field: Field) -> String? { text(field.rawValue) }

  private func integer(_ field: Field) -> Int64? {
    scanner.integer(of: values[field.rawValue])
  }

  private func count(_ field: Field) -> Int? { integer(field).flatMap { Int(exactly: $0) } }

  private func number(_ field: Field) -> Double? { scanner.double(of: values[field.rawValue]) }

  private func time(_ field: Field) -> Int64? { text(field).flatMap(Timestamp.seconds) }

  // MARK: Records

  /// What the record is of, nil where it does not say; `country` counts where it names none.
  func imported(country: String) -> Imported? {
    guard range.count <= Self.longest, let type = text(.type).flatMap(ItemType.init) else {
      return nil
    }
    let country = text(.country)?.lowercased() ?? country
    guard Storefront(code: country) != nil else { return nil }
    guard let id = integer(.id) else { return feed(type, country) }
    guard id > 0 else { return nil }
    var item = Item(id: ItemID(type, id), country: country)
    for field in Field.allCases { fill(field, of: &item) }
    return .item(
      WatchImport(
        item: item,
        record: String(decoding: scanner.bytes[range], as: UTF8.self),
        addedAt: time(.watchedSince),
        below: number(.below).flatMap { PriceWord.amount(of: String($0)) },
        note: text(.note).flatMap { $0.isEmpty ? nil : $0 },
        seenAt: time(.fetchedAt)
      )
    )
  }

  /// Whether the record says at which price it is wanted, be that a price or not.
  var hasLimit: Bool { values[Field.below.rawValue].map { $0 != .null } ?? false }

  /// A podcast without an id is known by its feed.
  private func feed(_ type: ItemType, _ country: String) -> Imported? {
    guard type == .podcast, let address = text(.feedURL), FeedAddress.key(address) != nil else {
      return nil
    }
    let addedAt = time(.watchedSince)
    return .feed(
      FeedImport(address: address, title: text(.name), country: country, addedAt: addedAt)
    )
  }

  private func fill(_ field: Field, of item: inout Item) {
    switch field {
    case .name: item.name = text(field)
    case .creator: item.creator = text(field)
    case .creatorID: item.creatorID = integer(field)
    case .collection: item.collection = text(field)
    case .collectionID: item.collectionID = integer(field)
    case .genre: item.genre = text(field)
    case .released: item.released = text(field).flatMap { ReleaseDate($0, keepingTime: true) }
    case .duration: item.duration = integer(field)
    case .track: item.track = count(field)
    case .trackCount: item.trackCount = count(field)
    case .rank: item.rank = count(field)
    case .price: item.price = number(field)
    case .rentalPrice: item.rentalPrice = number(field)
    case .hdPrice: item.hdPrice = number(field)
    case .hdRentalPrice: item.hdRentalPrice = number(field)
    case .currency: item.currency = text(field)
    case .explicitness: item.explicitness = text(field).flatMap(Explicitness.init)
    case .contentRating: item.contentRating = text(field)
    case .averageRating: item.averageRating = number(field)
    case .ratingCount: item.ratingCount = count(field)
    case .storeURL: item.storeURL = text(field)
    case .previewURL: item.previewURL = text(field)
    case .artworkURL: item.artworkURL = text(field)
    case .feedURL: item.feedURL = text(field)
    case .bundleID: item.bundleID = text(field)
    case .version: item.version = text(field)
    case .sizeBytes: item.sizeBytes = integer(field)
    case .description: item.description = text(field)
    // What the item is, and what lists and the watchlist know of it.
    case .type, .id, .country, .fetchedAt, .rankChange, .watchedSince, .below, .note: break
    }
  }
}

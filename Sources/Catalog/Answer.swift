/// The items of one reply, in Apple's order.
public struct Answer: Equatable, Sendable {
  /// The items that could be read.
  public var items: [Item]
  /// How many records could not be.
  public var skipped: Int
  /// How many items are left out because they are of a kind that was not asked for.
  public var strays: Int

  /// Makes an answer.
  public init(items: [Item], skipped: Int = 0, strays: Int = 0) {
    self.items = items
    self.skipped = skipped
    self.strays = strays
  }
}

extension Answer {
  /// Reads the body of a successful reply to this request, and leaves out what it did not ask for.
  ///
  /// - Throws: `CatalogError` with code `empty`, `webPage`, `cutShort`, `trailingData` or `notAnAnswer`.
  public init(body: [UInt8], for request: CatalogRequest) throws(CatalogError) {
    switch request {
    case .search(let query):
      self = try Answer(body: body, country: query.country).checked(for: query)
    case .lookup(let lookup):
      self = try Answer(body: body, country: lookup.country).withoutDuplicates()
    case .chart(let chart):
      self = try Answer(feed: body, of: chart).withoutDuplicates()
    }
  }

  /// Reads the body of a successful reply to a search or a lookup.
  ///
  /// The body is one JSON object whose `results` is a list, with nothing but white space around it. Within the list
  /// a record that cannot be read is counted and left out, and an unreadable text is mended.
  /// - Throws: `CatalogError` with code `empty`, `webPage`, `cutShort`, `trailingData` or `notAnAnswer`.
  public init(body: [UInt8], country: Storefront) throws(CatalogError) {
    self.init(items: [])
    var scanner = JSONScanner(body)
    guard let first = scanner.peek() else { throw CatalogError(.empty) }
    guard first == UInt8(ascii: "{") else {
      throw CatalogError(first == UInt8(ascii: "<") ? .webPage : .notAnAnswer)
    }
    let hasResults: Bool
    do {
      hasResults = try read(&scanner, country)
    } catch {
      throw CatalogError(error.isCutShort ? .cutShort : .notAnAnswer)
    }
    guard scanner.peek() == nil else { throw CatalogError(.trailingData) }
    guard hasResults else { throw CatalogError(.notAnAnswer, detail: "it has no list of results") }
    // An answer of which nothing can be read is a failure, not "nothing found".
    guard skipped == 0 || !items.isEmpty else {
      throw CatalogError(.notAnAnswer, detail: "no record of \(skipped) could be read")
    }
  }

  /// Reads the object around the list; false if it has no list of results.
  private mutating func read(
    _ scanner: inout JSONScanner,
    _ country: Storefront
  ) throws(JSONScanner.Failure) -> Bool {
    var hasResults = false
    try scanner.expect(UInt8(ascii: "{"))
    if scanner.take(UInt8(ascii: "}")) { return false }
    repeat {
      let (key, escaped) = try scanner.string()
      try scanner.expect(UInt8(ascii: ":"))
      guard scanner.text(key, escaped: escaped) == "results" else {
        try scanner.skipChecked()
        continue
      }
      // Of two keys of one name the last counts, as with any reader of JSON.
      self = Answer(items: [])
      hasResults = scanner.peek() == UInt8(ascii: "[")
      if hasResults {
        try readRecords(&scanner, country)
      } else {
        try scanner.skipChecked()
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"))
    return hasResults
  }

  private mutating func readRecords(
    _ scanner: inout JSONScanner,
    _ country: Storefront
  ) throws(JSONScanner.Failure) {
    try scanner.expect(UInt8(ascii: "["))
    if scanner.take(UInt8(ascii: "]")) { return }
    var decoder = RecordDecoder(bytes: scanner.bytes, country: country)
    repeat {
      if scanner.peek() == UInt8(ascii: "{") {
        if let item = try decoder.item(at: &scanner) {
          items.append(item)
        } else {
          skipped += 1
        }
      } else {
        _ = try scanner.value()
        skipped += 1
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "]"))
  }
}

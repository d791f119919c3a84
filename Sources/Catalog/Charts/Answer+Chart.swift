extension Answer {
  /// Reads the body of a successful reply of either chart host; each item has its place as its rank.
  ///
  /// An older feed without entries is a chart of none. An entry that cannot be read is counted and left out, and the
  /// others keep their places.
  /// - Throws: `CatalogError` with code `empty`, `webPage`, `cutShort`, `trailingData` or `notAnAnswer`.
  init(feed body: [UInt8], of request: ChartRequest) throws(CatalogError) {
    let feed = try Self.feed(of: body)
    let isLegacy = feed.elements("entry") != nil || feed.elements("results") == nil
    guard
      let entries = feed.elements(isLegacy ? "entry" : "results")
        ?? (request.feed.isLegacy ? [] : nil)
    else {
      throw CatalogError(.notAnAnswer, detail: "it has no list of results")
    }
    let decoder = ChartEntryDecoder(request: request)
    let wanted = entries.prefix(request.limit)
    items = []
    items.reserveCapacity(wanted.count)
    for (index, range) in wanted.enumerated() {
      guard let range, let entry = JSONMembers(at: range, in: body) else { continue }
      let decoded = isLegacy ? decoder.legacyItem(entry) : decoder.marketingItem(entry)
      guard var item = decoded else { continue }
      item.rank = index + 1
      items.append(item)
    }
    skipped = wanted.count - items.count
    strays = 0
    guard skipped == 0 || !items.isEmpty else {
      throw CatalogError(.notAnAnswer, detail: "no entry of \(skipped) could be read")
    }
  }

  /// The object `feed`, with nothing but white space around the one that holds it.
  private static func feed(of body: [UInt8]) throws(CatalogError) -> JSONMembers {
    var scanner = JSONScanner(body)
    guard let first = scanner.peek() else { throw CatalogError(.empty) }
    guard first == UInt8(ascii: "{") else {
      throw CatalogError(first == UInt8(ascii: "<") ? .webPage : .notAnAnswer)
    }
    let whole: JSONMembers
    do {
      whole = try JSONMembers(&scanner)
    } catch {
      throw CatalogError(error.isCutShort ? .cutShort : .notAnAnswer)
    }
    guard scanner.peek() == nil else { throw CatalogError(.trailingData) }
    guard let feed = whole.objects("feed").first else {
      throw CatalogError(.notAnAnswer, detail: "it has no feed")
    }
    return feed
  }
}

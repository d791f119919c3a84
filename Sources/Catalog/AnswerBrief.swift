/// Makes a shorter body of a reply to a search or a look-up: one that says of each item what a list shows of it.
///
/// Without addresses and descriptions it is about an eighth as long, and is read like any other.
public enum AnswerBrief {
  /// The shorter body; nil where there is none that makes the same list, and for charts.
  public static func body(of body: [UInt8], answering request: CatalogRequest) -> [UInt8]? {
    if case .chart = request { return nil }
    guard let records = AnswerRecords(body: body, of: request) else { return nil }
    var brief = Array(#"{"results":["#.utf8)
    for (index, place) in records.places.enumerated() {
      if index > 0 { brief.append(UInt8(ascii: ",")) }
      guard append(place, of: body, to: &brief) else { return nil }
    }
    brief += "]}".utf8
    // What is left out must be all that is left out, whatever Apple sends.
    guard
      let whole = try? Answer(body: body, for: request),
      let short = try? Answer(body: brief, for: request),
      short.items == whole.items.map(\.brief), short.skipped == whole.skipped,
      short.strays == whole.strays
    else { return nil }
    return brief
  }

  /// Appends the members of a record that a list needs, as they are written; false if the record cannot be read.
  private static func append(_ place: Range<Int>, of body: [UInt8], to brief: inout [UInt8]) -> Bool
  {
    var record = JSONScanner(body, in: place)
    brief.append(UInt8(ascii: "{"))
    var isFirst = true
    do throws(JSONScanner.Failure) {
      try record.expect(UInt8(ascii: "{"))
      if record.take(UInt8(ascii: "}")) { return false }
      repeat {
        let (key, escaped) = try record.string()
        try record.expect(UInt8(ascii: ":"))
        _ = try record.value()
        guard !escaped, isNeeded(key, in: body) else { continue }
        if !isFirst { brief.append(UInt8(ascii: ",")) }
        isFirst = false
        // With the quote before the key.
        brief += body[(key.lowerBound - 1)..<record.position]
      } while record.take(UInt8(ascii: ","))
    } catch {
      return false
    }
    brief.append(UInt8(ascii: "}"))
    return true
  }

  private static func isNeeded(_ key: Range<Int>, in body: [UInt8]) -> Bool {
    guard
      let index = RecordKeyTable.standard.index(spelling: key, in: body),
      let known = RecordKey(rawValue: index)
    else { return false }
    return !leftOut.contains(known)
  }

  private static let leftOut: Set<RecordKey> = [
    .artistLinkUrl, .artistViewUrl, .artworkUrl30, .artworkUrl60, .artworkUrl100, .artworkUrl160,
    .artworkUrl512, .artworkUrl600, .collectionViewUrl, .copyright, .description, .episodeUrl,
    .feedUrl, .longDescription, .minimumOsVersion, .previewUrl, .shortDescription, .trackViewUrl,
  ]
}

extension Item {
  /// The item as a list shows it: what only a detail has is not there.
  public var brief: Item {
    var item = self
    item.storeURL = nil
    item.previewURL = nil
    item.artworkURL = nil
    item.feedURL = nil
    item.minimumSystem = nil
    item.copyright = nil
    item.description = nil
    return item
  }
}

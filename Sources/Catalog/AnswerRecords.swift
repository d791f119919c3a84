/// The records of a reply, one by one: where each stands in the body, and what it says.
///
/// A record can be read again without the rest of the body, of which it is a small part.
public struct AnswerRecords {
  /// Where the records stand, in Apple's order; what is no object is left out.
  public let places: [Range<Int>]

  private let body: [UInt8]
  private let request: CatalogRequest

  /// Finds the records in the body of a reply to this request; nil if it is no answer, or cut short.
  public init?(body: [UInt8], of request: CatalogRequest) {
    var scanner = JSONScanner(body)
    guard let whole = try? JSONMembers(&scanner), scanner.peek() == nil else { return nil }
    let elements: [Range<Int>?]?
    switch request {
    case .search, .lookup:
      elements = whole.elements("results")
    case .chart(let chart):
      let feed = whole.objects("feed").first
      elements = (feed?.elements("entry") ?? feed?.elements("results")).map {
        Array($0.prefix(chart.limit))
      }
    }
    guard let elements else { return nil }
    self.init(body, request, elements.compactMap { $0 })
  }

  /// Takes bytes for one record of a reply to this request.
  public init(record: [UInt8], of request: CatalogRequest) {
    self.init(record, request, [record.indices])
  }

  private init(_ body: [UInt8], _ request: CatalogRequest, _ places: [Range<Int>]) {
    self.body = body
    self.request = request
    self.places = places
  }

  /// The items of all records that can be read, each with the place of its record.
  public var items: [(item: Item, place: Range<Int>)] {
    switch request {
    case .search, .lookup:
      var decoder = RecordDecoder(bytes: body, country: request.country)
      return places.compactMap { place in
        var record = JSONScanner(body, in: place)
        guard let item = try? decoder.item(at: &record) else { return nil }
        return (item, place)
      }
    case .chart(let chart):
      let decoder = ChartEntryDecoder(request: chart)
      return places.compactMap { place in
        guard
          let entry = JSONMembers(at: place, in: body),
          let item = decoder.legacyItem(entry) ?? decoder.marketingItem(entry)
        else { return nil }
        return (item, place)
      }
    }
  }
}

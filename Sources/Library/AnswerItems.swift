import Catalog

/// The items of an answer that is kept.
enum AnswerItems {
  /// An item and where its record stands in the body.
  typealias Placed = (item: Item, place: Range<Int>)

  /// Reads the items; none where the body cannot be read, by this version at least.
  ///
  /// What was not asked for has been seen too. Of a chart no item has its rank.
  static func all(of body: [UInt8], to request: CatalogRequest) -> [Placed] {
    AnswerRecords(body: body, of: request)?.items ?? []
  }

  /// Reads the item of one record, nil where the bytes are none.
  static func item(of record: [UInt8], to request: CatalogRequest) -> Item? {
    AnswerRecords(record: record, of: request).items.first?.item
  }
}

extension CatalogRequest {
  /// Whether the records of the answer say all that the service knows of their items.
  ///
  /// Those that do not are kept only until one comes that does.
  var bringsWholeRecords: Bool {
    switch self {
    case .search, .lookup: true
    case .chart: false
    }
  }
}

import Catalog

/// The items of an answer that is kept.
enum AnswerItems {
  /// Reads the items; none where the body cannot be read, by this version at least.
  static func all(of body: [UInt8], to request: CatalogRequest) -> [Item] {
    let answer =
      switch request {
      // What was not asked for has been seen too.
      case .search, .lookup: try? Answer(body: body, country: request.country)
      case .chart: try? Answer(body: body, for: request)
      }
    return answer?.items ?? []
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

public import Catalog

extension ScreenRecord {
  /// The item that is open, or that the list is about.
  public var item: StoreItemID? { opened ?? topic.item }

  /// What was typed for the screen, and what the item is called that it is about.
  public var names: [String] {
    topic.typed + [itemName, filter, nearMiss?.line].compactMap { $0 }
  }
}

extension AttemptRecord {
  /// What was typed for the inquiry, and what the item is called that it is about.
  public var names: [String] {
    subject.typed + [note, nearMiss?.line].compactMap { $0 }
  }

  private var note: String? {
    if case .watch(.note(let text), _, _) = purpose { text } else { nil }
  }
}

extension Topic {
  /// The item that a list of it is about; a comparison counts under the first of its countries.
  fileprivate var item: StoreItemID? {
    switch self {
    case .prices(let storeID):
      return storeID
    case .inquiry(.more(let belongings)):
      return StoreItemID(belongings.parent, country: belongings.country.code)
    case .inquiry(.compare(let comparison)):
      guard let id = comparison.id else { return nil }
      return comparison.countries.first.map { StoreItemID(id, country: $0.code) }
    case .start, .inquiry, .seen, .watchlist, .deals, .history, .downloads:
      return nil
    }
  }

  /// The words that were typed.
  fileprivate var typed: [String] {
    switch self {
    case .inquiry(let subject): subject.typed
    case .seen(let words), .history(let words): [words]
    case .start, .watchlist, .deals, .prices, .downloads: []
    }
  }
}

extension Inquiry.Subject {
  /// The words that were typed, and what it calls the item that it is about.
  fileprivate var typed: [String] {
    switch self {
    case .request(let request): request.typed
    case .similar(let similarity): [similarity.name].compactMap { $0 }
    case .items, .address, .more, .compare, .chart, .home, .refresh: []
    }
  }
}

extension CatalogRequest {
  /// The words that were typed, none for a chart or a look-up.
  public var typed: [String] {
    switch self {
    case .search(let query): [query.term, query.creator].compactMap { $0 }
    case .lookup, .chart: []
    }
  }
}

/// A request to Apple's services: https://performance-partners.apple.com/search-api and the chart feeds.
public enum CatalogRequest: Hashable, Sendable {
  /// A search.
  case search(Query)
  /// A look-up of items by what identifies them.
  case lookup(Lookup)
  /// A chart.
  case chart(ChartRequest)

  /// A look-up of items by id, at most ``Lookup/mostIDs``.
  public static func lookup(_ ids: [Int64], country: Storefront) -> CatalogRequest {
    .lookup(Lookup(.ids(ids), country: country))
  }

  /// The storefront that is asked.
  public var country: Storefront {
    switch self {
    case .search(let query): query.country
    case .lookup(let lookup): lookup.country
    case .chart(let chart): chart.country
    }
  }

  /// The path and query string, encoded once, its parameters always in the same order.
  ///
  /// Equal requests have equal targets: the copies on Apple's servers and the answers kept here are found by it.
  public var target: String {
    switch self {
    case .search(let query): "/search?" + FormEncoding.encoded(Self.parameters(of: query))
    case .lookup(let lookup): "/lookup?" + FormEncoding.encoded(lookup.parameters)
    case .chart(let chart): chart.path
    }
  }

  /// Which service answers: the endpoint, but of Apple's own for its newer charts their host.
  public func service(at endpoint: Endpoint) -> Endpoint {
    guard case .chart(let chart) = self, !chart.feed.isLegacy, endpoint == .apple else {
      return endpoint
    }
    return .appleCharts
  }

  /// The whole address.
  ///
  /// - Parameters:
  ///   - endpoint: the address of the endpoint, as ``Endpoint/address`` has it.
  ///   - varying: a value that Apple ignores, but its caches do not.
  /// - Returns: the address, below `endpoint` or below the host that Apple has for it.
  public func address(endpoint: String, varying: String? = nil) -> String {
    let base =
      endpoint == Endpoint.apple.address ? service(at: .apple).address : endpoint
    let target = target
    guard let varying else { return base + target }
    let mark = target.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    return base + target + mark + "_=" + FormEncoding.encoded(varying)
  }

  private static func parameters(of query: Query) -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    parameters.append(("term", query.sentTerm))
    parameters.append(("country", query.country.code.uppercased()))
    let isBookSearch = query.media == .ebook && (query.entity ?? .ebook) == .ebook
    // `media=ebook` was seen to fail where `entity=ebook` alone worked.
    if isBookSearch {
      parameters.append(("entity", Entity.ebook.rawValue))
    } else {
      if query.media != .all { parameters.append(("media", query.media.rawValue)) }
      if let entity = query.entity { parameters.append(("entity", entity.rawValue)) }
    }
    if let attribute = query.sentAttribute { parameters.append(("attribute", attribute.rawValue)) }
    parameters.append(("limit", String(query.limit)))
    if let language = query.language { parameters.append(("lang", language)) }
    if !query.explicit { parameters.append(("explicit", "No")) }
    return parameters
  }
}

extension Query {
  /// The term that goes on the wire, in NFC: a creator is searched along with the other words.
  var sentTerm: String {
    let words = [term, creator ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return Normalization.nfc(words)
  }

  /// A creator alone is looked for in the field for creators.
  var sentAttribute: Attribute? {
    attribute ?? (term.isEmpty && creator != nil ? media.creatorAttribute : nil)
  }
}

public import Catalog

/// Requests as texts, for the stores.
///
/// A text says everything that was asked, the defaults too, so that another version with other defaults asks the same:
/// `search?term=blade%20runner&media=movie&country=us&limit=200&explicit=yes`.
public enum RequestCoding {
  /// The name of a search's text.
  static let search = "search"
  /// The name of a look-up's text.
  static let lookup = "lookup"
  private static let feed = "feed"

  /// The text of a request.
  public static func text(of request: CatalogRequest) -> String {
    switch request {
    case .search(let query): fields(of: query).text
    case .lookup(let lookup): fields(of: lookup).text
    case .chart(let chart): fields(of: chart).text
    }
  }

  /// The request of a text; nil for one that is damaged or that this version does not understand.
  public static func request(from text: String) -> CatalogRequest? {
    FieldText.read(text, request)
  }

  /// Takes a request out of a text; nil for a name that is no request's.
  static func request(_ fields: inout FieldText) throws(FieldText.Damage) -> CatalogRequest? {
    switch fields.name {
    case search: .search(try query(&fields))
    case lookup: .lookup(try lookup(&fields))
    case feed: .chart(try chart(&fields))
    default: nil
    }
  }

  private static func fields(of query: Query) -> FieldText {
    FieldText(
      search,
      [
        (.term, query.term), (.media, query.media.rawValue), (.entity, query.entity?.rawValue),
        (.attribute, query.attribute?.rawValue), (.country, query.country.code),
        (.lang, query.language), (.limit, String(query.limit)),
        (.explicit, query.explicit ? "yes" : "no"), (.by, query.creator),
      ]
    )
  }

  private static func query(_ fields: inout FieldText) throws(FieldText.Damage) -> Query {
    Query(
      term: try fields.need(.term) { $0 },
      media: try fields.need(.media, Media.init(rawValue:)),
      entity: try fields.take(.entity, Entity.init(rawValue:)),
      attribute: try fields.take(.attribute, Attribute.init(rawValue:)),
      country: try fields.need(.country, Storefront.init(code:)),
      language: fields.take(.lang),
      limit: try fields.need(.limit, count),
      explicit: try fields.need(.explicit) { ["yes": true, "no": false][$0] },
      creator: fields.take(.by)
    )
  }

  private static func fields(of lookup: Lookup) -> FieldText {
    let key: (FieldText.Key, String?) =
      switch lookup.key {
      case .ids(let ids): (.id, FieldText.list(ids.map(String.init)))
      case .upc(let upc): (.upc, upc.digits)
      case .isbn(let isbn): (.isbn, isbn.digits)
      case .bundle(let bundle): (.bundle, bundle.text)
      }
    return FieldText(
      Self.lookup,
      [
        key, (.country, lookup.country.code), (.entity, lookup.entity?.rawValue),
        (.limit, lookup.limit.map(String.init)), (.newest, lookup.newestFirst ? "yes" : nil),
        (.lang, lookup.language),
      ]
    )
  }

  private static func lookup(_ fields: inout FieldText) throws(FieldText.Damage) -> Lookup {
    Lookup(
      try key(&fields),
      country: try fields.need(.country, Storefront.init(code:)),
      entity: try fields.take(.entity, Entity.init(rawValue:)),
      limit: try fields.take(.limit, count),
      newestFirst: try fields.take(.newest) { ["yes": true][$0] } ?? false,
      language: fields.take(.lang)
    )
  }

  /// Reads the first key that is there; a second one is left over, which is damage.
  private static func key(_ fields: inout FieldText) throws(FieldText.Damage) -> Lookup.Key {
    if let ids = try fields.take(.id, FieldText.numbers) { return .ids(ids) }
    if let upc = try fields.take(.upc, { try? UPC($0) }) { return .upc(upc) }
    if let isbn = try fields.take(.isbn, { try? ISBN($0) }) { return .isbn(isbn) }
    return .bundle(try fields.need(.bundle, BundleID.init))
  }

  private static func fields(of chart: ChartRequest) -> FieldText {
    FieldText(
      feed,
      [
        (.name, chart.feed.rawValue), (.genre, chart.genre.map(String.init)),
        (.country, chart.country.code), (.limit, String(chart.limit)),
      ]
    )
  }

  private static func chart(_ fields: inout FieldText) throws(FieldText.Damage) -> ChartRequest {
    let feed = try fields.need(.name, ChartFeed.init(rawValue:))
    let genre: Int? = try fields.take(.genre, FieldText.number)
    let limit: Int = try fields.need(.limit, FieldText.number)
    let country = try fields.need(.country, Storefront.init(code:))
    let request = ChartRequest(feed, country: country, genre: genre, limit: limit)
    // It was brought within what the feed has before it was written.
    guard request.genre == genre, request.limit == limit else { throw FieldText.Damage() }
    return request
  }

  /// Reads a number of results that can be asked for.
  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { Query.limits.contains($0) ? $0 : nil }
  }
}

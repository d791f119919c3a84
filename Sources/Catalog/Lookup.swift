/// What a look-up asks for: items by what identifies them, and what belongs to them.
public struct Lookup: Hashable, Sendable {
  /// What identifies the items.
  public enum Key: Hashable, Sendable {
    /// Apple's own ids, at most ``Lookup/mostIDs``; answers are matched by id, and may lack some.
    case ids([Int64])
    /// The barcode of an album or a video; Apple also answers with other releases of it.
    case upc(UPC)
    /// The number of a book.
    case isbn(ISBN)
    /// The identifier of an app.
    case bundle(BundleID)
  }

  /// What identifies the items.
  public var key: Key
  /// The storefront.
  public var country: Storefront
  /// The kind of what belongs to the items, nil for the items alone.
  public var entity: Entity?
  /// How many of those for each item, 1 to 200; nil for Apple's default of 50.
  public var limit: Int?
  /// Whether Apple is to put the newest of them first, so that a limit cuts the oldest.
  public var newestFirst: Bool
  /// The language of the answer, as Apple spells it (`en_us`), nil for the storefront's own.
  public var language: String?

  /// Makes a look-up.
  public init(
    _ key: Key,
    country: Storefront,
    entity: Entity? = nil,
    limit: Int? = nil,
    newestFirst: Bool = false,
    language: String? = nil
  ) {
    self.key = key
    self.country = country
    self.entity = entity
    self.limit = limit
    self.newestFirst = newestFirst
    self.language = language
  }

  /// How many ids one request takes; from 200 on Apple fails.
  public static let mostIDs = 100

  /// The ids that are looked up, none for other keys.
  public var ids: [Int64] {
    if case .ids(let ids) = key { ids } else { [] }
  }

  /// The ids in as few requests as they fit in, in their order, each id once.
  public static func batches(of ids: [Int64]) -> [[Int64]] {
    var seen: Set<Int64> = []
    var batches: [[Int64]] = []
    for id in ids where seen.insert(id).inserted {
      if batches.last.map({ $0.count < mostIDs }) ?? false {
        batches[batches.count - 1].append(id)
      } else {
        batches.append([id])
      }
    }
    return batches
  }

  /// The parameters in the order in which they are always sent.
  var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = [
      keyParameter, ("country", country.code.uppercased()),
    ]
    if let entity { parameters.append(("entity", entity.rawValue)) }
    if let limit { parameters.append(("limit", String(limit))) }
    if newestFirst { parameters.append(("sort", "recent")) }
    if let language { parameters.append(("lang", language)) }
    return parameters
  }

  private var keyParameter: (name: String, value: String) {
    switch key {
    case .ids(let ids): ("id", ids.map(String.init).joined(separator: ","))
    case .upc(let upc): ("upc", upc.digits)
    case .isbn(let isbn): ("isbn", isbn.digits)
    case .bundle(let bundle): ("bundleId", bundle.text)
    }
  }
}

/// One item, and the storefronts to compare it in.
public struct Comparison: Hashable, Sendable {
  /// The item's number, which is the same in every storefront.
  public let number: Int64
  /// What the item is, nil where only its number is known.
  public let type: ItemType?
  /// The podcast of an episode, which is found only among its podcast's.
  public let show: Int64?
  /// The storefronts, each once, as asked.
  public let countries: [Storefront]

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - countries: the storefronts; the item's own is none of them unless it is named.
  public init(of item: Item, in countries: [Storefront]) {
    let show = item.id.type == .podcastEpisode ? item.collectionID : nil
    self.init(id: item.id, show: show, in: countries)
  }

  /// Makes a comparison of an item of which no record is there.
  public init(id: ItemID, show: Int64? = nil, in countries: [Storefront]) {
    self.init(id.number, id.type, show: show, in: countries)
  }

  /// Makes a comparison of what has a number; the storefronts that have it say what it is.
  public init(
    _ number: Int64,
    _ type: ItemType? = nil,
    show: Int64? = nil,
    in countries: [Storefront]
  ) {
    self.number = number
    self.type = type
    self.show = show
    var seen: Set<Storefront> = []
    self.countries = countries.filter { seen.insert($0).inserted }
  }

  /// The item, nil where it is not known what it is.
  public var id: ItemID? { type.map { ItemID($0, number) } }

  /// The same, of the type of an item that a storefront has under the number.
  public func knowing(_ item: Item) -> Comparison {
    Comparison(number, type ?? item.id.type, show: show, in: countries)
  }

  /// The same in other storefronts.
  public func limited(to countries: [Storefront]) -> Comparison {
    Comparison(number, type, show: show, in: countries)
  }

  /// The request to one storefront.
  func request(in country: Storefront) -> CatalogRequest {
    let address = StoreAddress(number: number, type: type, parent: show)
    return .lookup(address.lookup(in: country))
  }
}

/// What a storefront says of an item.
public struct ComparedStore: Equatable, Sendable {
  /// What came.
  public enum Reply: Equatable, Sendable {
    case item(Item)
    /// Nothing under this id; the store may have it under another.
    case absent
    /// The store could not be asked.
    case failed(CatalogError)
  }

  /// The storefront.
  public var country: Storefront
  /// What came.
  public var reply: Reply
  /// Whether the price to buy is the lowest of those in its currency, of which there is a higher one.
  public var isCheapest: Bool

  /// Makes a row of a comparison.
  public init(_ country: Storefront, _ reply: Reply, isCheapest: Bool = false) {
    self.country = country
    self.reply = reply
    self.isCheapest = isCheapest
  }

  /// The item, where the store has it.
  public var item: Item? {
    if case .item(let item) = reply { item } else { nil }
  }
}

extension [ComparedStore] {
  /// The rows with the cheapest marked; prices in different currencies are not compared, nor is "not sold alone".
  func markingCheapest() -> [ComparedStore] {
    func price(_ row: ComparedStore) -> (currency: String, amount: Double)? {
      guard let item = row.item, let currency = item.currency, let price = item.price else {
        return nil
      }
      return price >= 0 ? (currency, price) : nil
    }
    var range: [String: (least: Double, most: Double)] = [:]
    for (currency, amount) in compactMap(price) {
      let known = range[currency] ?? (amount, amount)
      range[currency] = (Swift.min(known.least, amount), Swift.max(known.most, amount))
    }
    return map { row in
      var row = row
      row.isCheapest = false
      if let (currency, amount) = price(row), let known = range[currency] {
        row.isCheapest = amount == known.least && known.least < known.most
      }
      return row
    }
  }
}

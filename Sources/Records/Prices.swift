public import Catalog

/// What one answer asks for an item, as far as it names prices.
///
/// A price is never negative; 0 is free. What the answer does not say is nil, and so is "not sold alone".
public struct Prices: Hashable, Sendable {
  /// The price to buy, in units of `currency`.
  public var buy: Double?
  /// The price to rent.
  public var rent: Double?
  /// The price to buy in HD.
  public var hd: Double?
  /// The ISO 4217 code of all three, nil where the answer does not say.
  public var currency: String?

  /// Makes prices; what is none counts as nil.
  public init(
    buy: Double? = nil,
    rent: Double? = nil,
    hd: Double? = nil,
    currency: String? = nil
  ) {
    self.buy = Self.price(buy)
    self.rent = Self.price(rent)
    self.hd = Self.price(hd)
    self.currency = currency
  }

  /// The prices of an item, which may be none.
  public init(of item: Item) {
    switch item.id.type {
    case .podcast, .podcastEpisode, .artist:
      // What Apple calls the price of a podcast is no offer.
      self.init()
    case .movie, .tvEpisode, .tvSeason, .song, .musicVideo, .album, .audiobook, .ebook, .app,
      .macApp:
      self.init(
        buy: item.price,
        rent: item.rentalPrice,
        hd: item.hdPrice,
        currency: item.currency
      )
    }
  }

  /// Whether there is no price at all.
  public var isEmpty: Bool { buy == nil && rent == nil && hd == nil }

  private static func price(_ amount: Double?) -> Double? {
    guard let amount, amount.isFinite, amount >= 0 else { return nil }
    return amount
  }
}

extension Prices {
  /// The three prices, for what holds of each.
  static var kinds: [WritableKeyPath<Prices, Double?>] { [\.buy, \.rent, \.hd] }

  /// Whether the amounts can be compared: the currencies are the same, as far as they are known.
  func hasCurrency(of others: Prices) -> Bool {
    guard let currency, let other = others.currency else { return true }
    return currency == other
  }

  /// Whether nothing in these is new to somebody who knows the others.
  func areKnown(by others: Prices) -> Bool {
    hasCurrency(of: others)
      && Self.kinds.allSatisfy { kind in
        self[keyPath: kind] == nil || self[keyPath: kind] == others[keyPath: kind]
      }
  }

  /// These, and where they say nothing, what was known before in the same currency.
  func completed(by known: Prices) -> Prices {
    guard hasCurrency(of: known) else { return self }
    var prices = self
    for kind in Self.kinds where prices[keyPath: kind] == nil {
      prices[keyPath: kind] = known[keyPath: kind]
    }
    prices.currency = currency ?? known.currency
    return prices
  }
}

/// An item in one storefront: under the same id another one has other prices, and perhaps another name.
public struct StoreItemID: Hashable, Sendable {
  /// The item.
  public let id: ItemID
  /// The storefront, a lower-case alpha-2 code.
  public let country: String

  /// Makes an identity.
  public init(_ id: ItemID, country: String) {
    self.id = id
    self.country = country
  }
}

extension Item {
  /// What tells the item from others, and from itself in other storefronts.
  public var storeID: StoreItemID { StoreItemID(id, country: country) }
}

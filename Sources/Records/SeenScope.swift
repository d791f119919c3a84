public import Catalog

/// Among what of everything seen something is looked for.
public struct SeenScope: Hashable, Sendable {
  /// The types of the items.
  public let types: Set<ItemType>
  /// The storefront's code in lower case, nil for all.
  public let country: String?

  /// Makes a scope.
  public init(types: Set<ItemType>, country: String? = nil) {
    self.types = types
    self.country = country
  }
}

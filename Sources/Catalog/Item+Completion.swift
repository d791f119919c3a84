extension Item {
  /// The item with what another record of it knows, where this one knows nothing.
  ///
  /// Used for the rows of charts, whose feeds lack fields that a look-up has. The four prices go with their currency:
  /// where both are known and differ, the other's prices are left alone.
  public func completed(by other: Item) -> Item {
    var item = self
    for path in Self.texts { item.fill(path, from: other) }
    for path in Self.numbers { item.fill(path, from: other) }
    for path in Self.counts { item.fill(path, from: other) }
    if currency == nil || other.currency == nil || currency == other.currency {
      for path in Self.prices { item.fill(path, from: other) }
      item.fill(\.currency, from: other)
    }
    item.fill(\.artistKind, from: other)
    item.fill(\.released, from: other)
    item.fill(\.averageRating, from: other)
    item.fill(\.explicitness, from: other)
    return item
  }

  private mutating func fill<Value>(_ path: WritableKeyPath<Item, Value?>, from other: Item) {
    if self[keyPath: path] == nil { self[keyPath: path] = other[keyPath: path] }
  }

  private static var texts: [WritableKeyPath<Item, String?>] {
    [
      \.name, \.creator, \.collection, \.genre, \.contentRating, \.storeURL, \.previewURL,
      \.artworkURL, \.feedURL, \.bundleID, \.version, \.minimumSystem, \.copyright, \.description,
    ]
  }

  private static var numbers: [WritableKeyPath<Item, Int64?>] {
    [\.creatorID, \.collectionID, \.duration, \.sizeBytes]
  }

  private static var counts: [WritableKeyPath<Item, Int?>] {
    [\.rank, \.track, \.trackCount, \.disc, \.ratingCount]
  }

  private static var prices: [WritableKeyPath<Item, Double?>] {
    [\.price, \.rentalPrice, \.hdPrice, \.hdRentalPrice]
  }
}

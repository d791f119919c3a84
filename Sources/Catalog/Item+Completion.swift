extension Item {
  /// The item with what another record of it knows, where this one knows nothing.
  ///
  /// Used for copies within one answer. The four prices go with their currency: where both are known and differ, the
  /// other's prices are left alone.
  public func completed(by other: Item) -> Item {
    var item = filled(from: other)
    if currency == nil || other.currency == nil || currency == other.currency {
      for path in Self.prices { item.fill(path, from: other) }
      item.fill(\.currency, from: other)
    }
    return item
  }

  /// The item of a chart's row with what a look-up of it knows, where the chart's feed says nothing.
  ///
  /// Prices change, so they are those of the newer record. The older one's stand beside them only where the two agree
  /// in all that both know: a price in HD from last week says nothing about today's.
  ///
  /// - Parameters:
  ///   - record: What the look-up brought.
  ///   - isNewer: Whether that is what is true now.
  /// - Returns: The item; its identity, its place and its texts are the chart's.
  public func completed(by record: Item, isNewer: Bool) -> Item {
    var item = filled(from: record)
    let (new, old) = isNewer ? (record, self) : (self, record)
    let source = new.hasPrice ? new : old
    for path in Self.prices { item[keyPath: path] = source[keyPath: path] }
    item.currency = source.currency
    // The day of a podcast is that of its newest episode.
    if isNewer, id.type == .podcast { item.released = record.released ?? released }
    guard new.hasPrice, new.agrees(with: old) else { return item }
    for path in Self.prices { item.fill(path, from: old) }
    return item
  }

  private var hasPrice: Bool { Self.prices.contains { self[keyPath: $0] != nil } }

  /// Whether no price that both know differs.
  private func agrees(with other: Item) -> Bool {
    currency == other.currency
      && Self.prices.allSatisfy { path in
        guard let mine = self[keyPath: path], let theirs = other[keyPath: path] else { return true }
        return mine == theirs
      }
  }

  /// Everything but the prices.
  private func filled(from other: Item) -> Item {
    var item = self
    for path in Self.texts { item.fill(path, from: other) }
    for path in Self.numbers { item.fill(path, from: other) }
    for path in Self.counts { item.fill(path, from: other) }
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

import Catalog
import Records

extension Field {
  /// The field's value for an item; `fetchedAt` is the time of the answer that the item is from, as text.
  func value(of item: Item, fetchedAt: String?) -> DataValue {
    switch self {
    case .type: .text(item.id.type.rawValue)
    // What is known by its feed alone has none.
    case .id: item.isWaiting ? .null : .integer(item.id.number)
    case .name: DataValue(item.name)
    case .creator: DataValue(item.creator)
    case .creatorID: DataValue(item.creatorID)
    case .collection: DataValue(item.collection)
    case .collectionID: DataValue(item.collectionID)
    case .genre: DataValue(item.genre)
    case .released: DataValue(item.released?.text)
    case .duration: DataValue(item.duration)
    case .track: DataValue(item.track)
    case .trackCount: DataValue(item.trackCount)
    case .price: DataValue(item.price)
    case .rentalPrice: DataValue(item.rentalPrice)
    case .hdPrice: DataValue(item.hdPrice)
    case .hdRentalPrice: DataValue(item.hdRentalPrice)
    case .currency: DataValue(item.currency)
    case .explicitness: DataValue(item.explicitness?.rawValue)
    case .contentRating: DataValue(item.contentRating)
    case .averageRating: DataValue(item.averageRating)
    case .ratingCount: DataValue(item.ratingCount)
    case .country: .text(item.country)
    case .storeURL: DataValue(item.storeURL)
    case .previewURL: DataValue(item.previewURL)
    case .artworkURL: DataValue(item.artworkURL)
    case .feedURL: DataValue(item.feedURL)
    case .bundleID: DataValue(item.bundleID)
    case .version: DataValue(item.version)
    case .sizeBytes: DataValue(item.sizeBytes)
    case .description: DataValue(item.description)
    case .fetchedAt: DataValue(fetchedAt)
    case .rank: DataValue(item.rank)
    // What lists and the watchlist know of an item, not the item itself.
    case .rankChange, .watchedSince, .below, .note: .null
    }
  }
}

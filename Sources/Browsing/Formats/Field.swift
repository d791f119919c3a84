/// The keys of an item as data, in the order in which they are written; new ones are only ever added last.
public enum Field: String, CaseIterable, Sendable {
  case type
  case id
  case name
  case creator
  case creatorID = "creator_id"
  case collection
  case collectionID = "collection_id"
  case genre
  case released
  case duration = "duration_ms"
  case track
  case trackCount = "track_count"
  case rank
  case price
  case rentalPrice = "rental_price"
  case hdPrice = "hd_price"
  case hdRentalPrice = "hd_rental_price"
  case currency
  case explicitness
  case contentRating = "content_rating"
  case averageRating = "average_rating"
  case ratingCount = "rating_count"
  case country
  case storeURL = "store_url"
  case previewURL = "preview_url"
  case artworkURL = "artwork_url"
  case feedURL = "feed_url"
  case bundleID = "bundle_id"
  case version
  case sizeBytes = "size_bytes"
  case description
  case fetchedAt = "fetched_at"
  case rankChange = "rank_change"
  case watchedSince = "watched_since"
  case below
  case note

  /// The columns of the data that is written where no format is named.
  public static let brief: [Field] = [
    .type, .id, .name, .creator, .released, .price, .currency, .storeURL,
  ]
}

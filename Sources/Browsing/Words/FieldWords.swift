import Catalog

extension Field {
  /// What the field of an item says, with its unit.
  var meaning: String {
    switch self {
    case .type: ItemType.allCases.map(\.rawValue).joined(separator: " ")
    case .id: "Apple's number"
    case .name: "what it is called"
    case .creator: "director, show, singer, author, podcaster or developer"
    case .creatorID: "the creator's number"
    case .collection: "the album, season or podcast that it is part of"
    case .collectionID: "the number of that"
    case .genre: "the genre, as the store words it"
    case .released: "the store's day; of podcast episodes a moment in UTC"
    case .duration: "the length in milliseconds"
    case .track: "its place in the album or season"
    case .trackCount: "how many songs or episodes there are"
    case .rank: "its place in the chart"
    case .price: "to buy: a number; 0 is free, -1 not sold alone"
    case .rentalPrice: "to rent"
    case .hdPrice: "to buy in HD"
    case .hdRentalPrice: "to rent in HD"
    case .currency: "of the prices, three letters"
    case .explicitness: "explicit, cleaned or notExplicit"
    case .contentRating: "the rating for ages, as PG-13 or 4+"
    case .averageRating: "of its users, 0 to 5"
    case .ratingCount: "how many of them"
    case .country: "the storefront, two letters"
    case .storeURL: "its page in the store"
    case .previewURL: "the preview; of podcast episodes the episode itself"
    case .artworkURL: "the picture"
    case .feedURL: "the podcast's feed"
    case .bundleID: "the app's identifier"
    case .version: "of the app"
    case .sizeBytes: "of the file, in bytes"
    case .description: "plain text"
    case .fetchedAt: "when Apple answered, in UTC"
    case .rankChange: "places up in the chart, fewer than 0 down; null for a new one"
    case .watchedSince: "since when its price is watched, in UTC"
    case .below: "the price at which it is wanted, or less"
    case .note: "your own words on it"
    }
  }
}

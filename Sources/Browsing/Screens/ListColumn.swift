import Catalog

/// What a column of a list shows.
enum ListColumn: Hashable, Sendable {
  case rank
  case number
  case movement
  case type
  case name
  case creator
  case collection
  case genre
  case day
  case year
  case episode
  case count
  case version
  case size
  case length
  case rating
  /// When it was seen.
  case age
  case country
  /// The price at which a watched item is wanted.
  case limit
  /// How the price of a watched item changed last.
  case change
  /// What it was before it fell.
  case was
  case price

  /// The columns from left to right.
  static let order: [ListColumn] = [
    .rank, .number, .movement, .type, .name, .creator, .collection, .genre, .day, .year, .episode,
    .count, .version, .size, .length, .rating, .age, .country, .limit, .change, .was, .price,
  ]

  /// The columns in the order in which they are read out behind the number: what it is before all that is said of it.
  static let linearOrder: [ListColumn] = [
    .name, .type, .rank, .movement, .creator, .collection, .genre, .day, .year, .episode, .count,
    .version, .size, .length, .rating, .age, .country, .price, .change, .was, .limit,
  ]
}

/// Which columns a list has, by what it is a list of.
enum ListTable: Equatable {
  /// All items are of this type.
  case uniform(ItemType)
  /// The items are of several types.
  case mixed

  /// The table for the items of a page.
  init(for items: some Sequence<Item>) {
    let types = Set(items.map(\.id.type))
    if let type = types.first, types.count == 1 {
      self = .uniform(type)
    } else {
      self = .mixed
    }
  }

  /// The columns by importance: the last give way first.
  var byImportance: [ListColumn] {
    switch self {
    case .mixed: [.number, .type, .name, .creator, .year, .price]
    case .uniform(let type):
      switch type {
      case .movie: [.number, .name, .price, .year, .creator, .length, .genre]
      case .tvEpisode: [.number, .name, .episode, .price, .day, .length, .collection]
      case .tvSeason, .album: [.number, .name, .price, .year, .creator, .count, .genre]
      case .song, .musicVideo:
        [.number, .name, .creator, .length, .price, .collection, .year]
      case .artist: [.number, .name, .genre]
      case .podcast: [.number, .name, .creator, .count, .day, .genre]
      case .podcastEpisode: [.number, .day, .name, .length, .collection]
      case .audiobook, .ebook: [.number, .name, .creator, .price, .year, .genre]
      case .app, .macApp: [.number, .name, .price, .rating, .creator, .size, .version]
      }
    }
  }

  /// The column that is only there where names need not be cut short for it.
  var spare: ListColumn? {
    switch self {
    case .mixed, .uniform(.artist), .uniform(.podcastEpisode): nil
    case .uniform(.movie), .uniform(.tvEpisode), .uniform(.tvSeason), .uniform(.album),
      .uniform(.song), .uniform(.musicVideo), .uniform(.podcast), .uniform(.audiobook),
      .uniform(.ebook), .uniform(.app), .uniform(.macApp):
      byImportance.last
    }
  }
}

/// What a filter can ask of an item beside its words; the raw value is the name to type.
public enum FilterField: String, CaseIterable, Sendable {
  /// The price to buy.
  case price
  /// The price to rent.
  case rent
  /// The year of the release; of a podcast, that of its newest episode.
  case year
  /// How long it is, as shown.
  case length
  /// The average of the users' ratings, as shown.
  case rating
  /// The number within the collection.
  case track
  /// How many tracks or episodes there are.
  case tracks
  /// The genre.
  case genre
  /// Director, performer, author, show or developer.
  case creator = "by"
  /// The type.
  case type
  /// Whether Apple marks it as explicit.
  case explicit

  /// Whether the field is a number or a length, so that it can be more or less.
  public var isMeasured: Bool {
    switch self {
    case .price, .rent, .year, .length, .rating, .track, .tracks: true
    case .genre, .creator, .type, .explicit: false
    }
  }

  /// Whether the field is an amount of money.
  var isPrice: Bool { self == .price || self == .rent }
}

extension FilterField {
  private static let otherNames: [String: FilterField] = [
    "creator": .creator, "episode": .track, "episodes": .tracks,
  ]

  /// Names that are none here, but tell what is meant.
  private static let relatives: [String: FilterField] = [
    "media": .type, "entity": .type, "artist": .creator, "author": .creator,
    "director": .creator, "cost": .price, "duration": .length, "date": .year,
  ]

  /// The field of a name, which has to be folded.
  init?(name: String) {
    guard let field = FilterField(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = field
  }

  /// The field that is probably meant by a name that is none.
  static func suggestion(for name: String) -> FilterField? {
    relatives[name] ?? nearest(to: name, minimum: 4)
  }

  /// The field whose name is one edit away and has at least so many letters.
  static func nearest(to name: String, minimum: Int) -> FilterField? {
    // Longer than any name and its edit: not worth comparing.
    guard name.utf8.count <= 12 else { return nil }
    let names = allCases.map { ($0.rawValue, $0) } + otherNames.sorted { $0.key < $1.key }
    return names.first { candidate, _ in
      candidate.utf8.count >= minimum && EditDistance.isOne(name, candidate)
    }?.1
  }
}

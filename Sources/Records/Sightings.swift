/// What a screen has from everything seen, beside what was asked of the catalogue.
///
/// A row is an item, or where screens are kept what leads to it.
public struct Sightings<Row> {
  /// What has the words that were looked for, the best first; on a screen of what is similar, what is of the same
  /// creator.
  public var matches: [Row]
  /// How many matches there are of which these are the best, nil where nobody counts.
  public var total: SeenCount?
  /// What comes out soon, the next first.
  public var coming: [Row]
  /// What was looked at last, the newest first.
  public var last: [Row]

  /// Makes sightings.
  public init(
    matches: [Row] = [],
    total: SeenCount? = nil,
    coming: [Row] = [],
    last: [Row] = []
  ) {
    self.matches = matches
    self.total = total
    self.coming = coming
    self.last = last
  }

  /// All rows, in the order in which they are shown.
  public var rows: [Row] { matches + coming + last }

  /// The sightings with other rows in the same places.
  public func map<Other>(_ transform: (Row) -> Other) -> Sightings<Other> {
    compactMap(transform)
  }

  /// The sightings with other rows, without those that have none.
  public func compactMap<Other>(_ transform: (Row) -> Other?) -> Sightings<Other> {
    Sightings<Other>(
      matches: matches.compactMap(transform),
      total: total,
      coming: coming.compactMap(transform),
      last: last.compactMap(transform)
    )
  }
}

extension Sightings: Equatable where Row: Equatable {}
extension Sightings: Sendable where Row: Sendable {}

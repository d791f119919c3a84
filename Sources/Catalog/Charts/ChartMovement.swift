/// How an item's place in a chart differs from its place in an earlier copy of the same chart.
public enum ChartMovement: Hashable, Sendable {
  /// So many places nearer to the top.
  case up(Int)
  /// So many places further from it.
  case down(Int)
  /// The same place.
  case same
  /// Not in the earlier copy.
  case new
}

extension ChartMovement {
  /// The places gained, negative for places lost; nil for what is new.
  public var rankChange: Int? {
    switch self {
    case .up(let places): places
    case .down(let places): -places
    case .same: 0
    case .new: nil
    }
  }

  /// The movement of each item of `new`, in its order; a place is the position in the list.
  ///
  /// Nil where it cannot be known: the item stands lower than the earlier copy reached.
  public static func between(old: [ItemID], new: [ItemID]) -> [ChartMovement?] {
    between(
      old: zip(old, 1...).map { (id: $0, rank: $1) },
      new: zip(new, 1...).map { (id: $0, rank: $1) }
    )
  }

  /// The movement of each item of `new`, in its order, by the ranks that both have.
  ///
  /// Nil where it cannot be known: the item stands lower than the earlier copy reached.
  public static func between(old: [Item], new: [Item]) -> [ChartMovement?] {
    between(
      old: zip(old, 1...).map { (id: $0.id, rank: $0.rank ?? $1) },
      new: zip(new, 1...).map { (id: $0.id, rank: $0.rank ?? $1) }
    )
  }

  private static func between(
    old: [(id: ItemID, rank: Int)],
    new: [(id: ItemID, rank: Int)]
  ) -> [ChartMovement?] {
    let places = Dictionary(old.map { ($0.id, $0.rank) }, uniquingKeysWith: min)
    let depth = old.map(\.rank).max() ?? 0
    return new.map { item in
      guard let before = places[item.id] else { return item.rank <= depth ? .new : nil }
      switch before - item.rank {
      case 0: return .same
      case let gained where gained > 0: return .up(gained)
      case let lost: return .down(-lost)
      }
    }
  }

  /// How much older a copy of a chart must be to be compared with: charts change once a day.
  public static let leastAge: Int64 = 20 * 3600

  /// The time of the stored copy to compare a chart with: the newest that is at least ``leastAge`` older.
  ///
  /// - Parameters:
  ///   - times: when the stored copies were fetched, in seconds since 1970, in any order.
  ///   - time: when the chart that is shown was.
  /// - Returns: one of `times`, nil if none is old enough; a time in the future never is.
  public static func baseline(among times: [Int64], for time: Int64) -> Int64? {
    times.filter { $0 <= time - leastAge }.max()
  }
}

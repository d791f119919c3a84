import Catalog

/// The terms that ask for a number, a type or a mark.
enum FilterFacts {
  /// Whether a term holds of an item; what is unknown, or not sold alone, fulfils no comparison.
  static func hold(_ term: FilterTerm, of item: Item) -> Bool {
    switch term {
    case .number(let field, let relation, let number):
      return value(of: field, in: item).map { relation.holds($0, number.value) } ?? false
    case .length(let relation, let length):
      guard let shown = ShownLength(of: item) else { return false }
      return relation.holds(shown.seconds, shown.seconds(of: length))
    case .type(let type): return type.types.contains(item.id.type)
    case .explicit(let wanted): return isExplicit(item) == wanted
    case .words, .genre, .creator: return true
    }
  }

  private static func value(of field: FilterField, in item: Item) -> Double? {
    switch field {
    case .price: amount(item.price)
    case .rent: amount(item.rentalPrice)
    case .year: (item.released?.year).map(Double.init)
    case .rating: rating(of: item)
    case .track: item.track.flatMap { $0 > 0 ? Double($0) : nil }
    case .tracks: item.trackCount.flatMap { $0 > 0 ? Double($0) : nil }
    case .length, .genre, .creator, .type, .explicit: nil
    }
  }

  private static func amount(_ price: Double?) -> Double? {
    price.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// In tenths, as the column shows it: what reads 4.5 is 4.5.
  private static func rating(of item: Item) -> Double? {
    guard let average = item.averageRating, average.isFinite, average > 0 else { return nil }
    return (average * 10).rounded() / 10
  }

  /// What Apple does not mark is not explicit.
  private static func isExplicit(_ item: Item) -> Bool {
    item.explicitness.map { $0 == .explicit }
      ?? item.contentRating.map { Folding.fold($0) == "explicit" } ?? false
  }
}

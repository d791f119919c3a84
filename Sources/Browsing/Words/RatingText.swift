import Catalog

/// What the users of an app or the readers of a book think of it.
enum RatingText {
  /// For a column: `4.6 of 12k`, and `4.6` where it is not known how many have rated it.
  static func short(of item: Item) -> String? {
    average(of: item).map { average in
      item.ratingCount.map { "\(average) of \(QuantityText.count($0))" } ?? average
    }
  }

  /// In words: `4.6 of 5, 12k ratings`.
  static func long(of item: Item) -> String? {
    average(of: item).map { average in
      let count = item.ratingCount.map {
        ", \(QuantityText.count($0)) rating\($0 == 1 ? "" : "s")"
      }
      return "\(average) of 5" + (count ?? "")
    }
  }

  private static func average(of item: Item) -> String? {
    guard let average = item.averageRating, average > 0 else { return nil }
    return QuantityText.tenths(average)
  }
}

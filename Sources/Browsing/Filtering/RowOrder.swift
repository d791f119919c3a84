public import Catalog

/// Which of a list's items are shown, in which order.
public enum RowOrder {
  /// The indices of the items that a screen shows, from top to bottom.
  ///
  /// What has no value to sort by comes last, in either direction; equal ones stay in Apple's order.
  ///
  /// - Parameters:
  ///   - items: in Apple's order.
  ///   - filter: what the shown items fulfil; nil for all.
  ///   - sort: their order; nil for Apple's.
  ///   - words: what was searched for, for `sort match`.
  ///   - rank: the place in a chart of the item at an index, for `sort rank`.
  /// - Returns: indices into `items`, each at most once.
  public static func indices(
    of items: [Item],
    filter: Filter?,
    sort: SortOrder?,
    words: String = "",
    rank: (Int) -> Int? = { _ in nil }
  ) -> [Int] {
    let shown = indices(of: items, filter: filter)
    guard let sort else { return shown }
    switch sort.key {
    case .name: return shown.sorted(sort.isDescending) { NaturalText(items[$0].name) }
    case .price: return byPrice(shown, of: items, descending: sort.isDescending)
    case .year: return shown.sorted(sort.isDescending) { items[$0].released }
    case .length:
      return shown.sorted(sort.isDescending) { row in
        items[row].duration.flatMap { $0 > 0 ? $0 : nil }
      }
    case .creator: return shown.sorted(sort.isDescending) { NaturalText(items[$0].creator) }
    case .rating:
      return shown.sorted(sort.isDescending) { row in
        items[row].averageRating.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      }
    case .rank: return shown.sorted(sort.isDescending, by: rank)
    case .match:
      let match = NameMatch(words)
      return shown.sorted(sort.isDescending) { match.distance(of: items[$0].name) }
    }
  }

  private static func indices(of items: [Item], filter: Filter?) -> [Int] {
    guard let filter else { return Array(items.indices) }
    var matcher = FilterMatcher(filter)
    return items.indices.filter { matcher.keeps(items[$0]) }
  }

  /// Amounts of different currencies cannot be compared: each has its block, the codes in alphabetical
  /// order whatever the direction.
  private static func byPrice(_ rows: [Int], of items: [Item], descending: Bool) -> [Int] {
    rows.sorted(false) { row -> PriceKey? in
      guard let price = items[row].price, price.isFinite, price >= 0 else { return nil }
      return PriceKey(
        currency: items[row].currency?.uppercased(),
        amount: descending ? -price : price
      )
    }
  }
}

/// An amount beside those of other currencies; one of an unknown currency comes last.
private struct PriceKey: Comparable {
  var currency: String?
  var amount: Double

  static func < (left: Self, right: Self) -> Bool {
    guard left.currency == right.currency else {
      guard let leftCode = left.currency, let rightCode = right.currency else {
        return right.currency == nil
      }
      return leftCode < rightCode
    }
    return left.amount < right.amount
  }
}

extension [Int] {
  /// Sorts ascending indices by what stands there: missing values last, equal ones as they are.
  fileprivate func sorted<Value: Comparable>(
    _ descending: Bool,
    by value: (Int) -> Value?
  ) -> [Int] {
    var present: [(value: Value, row: Int)] = []
    var missing: [Int] = []
    present.reserveCapacity(count)
    for row in self {
      if let value = value(row) {
        present.append((value, row))
      } else {
        missing.append(row)
      }
    }
    present.sort { left, right in
      guard left.value != right.value else { return left.row < right.row }
      return descending ? right.value < left.value : left.value < right.value
    }
    return present.map(\.row) + missing
  }
}

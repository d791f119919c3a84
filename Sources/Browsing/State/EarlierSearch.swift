public import Catalog

/// Searches of before that are nearly one that found nothing.
public enum EarlierSearch {
  /// The places of the terms that are near another one: the nearest first, of equally near ones the first.
  ///
  /// Terms that differ in case, accents and signs alone are the same search, and not near.
  public static func nearest(to term: String, among terms: [String]) -> [Int] {
    let wanted = Folding.fold(term)
    // One letter in four, so that another word of the same length is none.
    let most = min(3, wanted.count / 4)
    guard most > 0 else { return [] }
    var known: Set<String> = [wanted]
    var near: [(place: Int, distance: Int)] = []
    for (place, term) in terms.enumerated() {
      let folded = Folding.fold(term)
      guard
        known.insert(folded).inserted,
        let distance = EditDistance.between(wanted, folded, atMost: most)
      else { continue }
      near.append((place, distance))
    }
    return near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
  }
}

extension ViewModel {
  /// The search that is on the screen and has found nothing at all.
  public var emptySearch: Query? {
    guard
      case .list(let list) = state, list.isEmpty, !list.isFilteredAway,
      case .search(let query)? = list.request, !query.term.isEmpty
    else { return nil }
    return query
  }

  /// What was searched for before, nearly as on the screen; nil where nothing was.
  public mutating func learn(searchedBefore term: String?) {
    guard emptySearch != nil, case .list(var list) = state else { return }
    list.searchedBefore = term
    state = .list(list)
  }
}

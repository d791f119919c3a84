import Browsing
import Catalog
import Library
import Records

/// Looks in the history for a search that another one, which found nothing, may have been meant for.
struct EarlierSearches {
  let stores: Stores
  let restorer: ScreenRestorer

  /// How many of the near ones are looked at.
  private static let most = 5

  /// The words of the nearest search that found something; nil if none is near.
  func nearest(to query: Query) -> String? {
    let searches = stores.history.entries().compactMap { entry -> (String, ScreenRecord)? in
      guard case .inquiry(.request(.search(let search))) = entry.record.topic else { return nil }
      return search.term.isEmpty ? nil : (search.term, entry.record)
    }
    let near = EarlierSearch.nearest(to: query.term, among: searches.map(\.0))
    // Who mistypes a word often does so twice.
    let found = near.prefix(Self.most).first { place in
      restorer.restored(searches[place].1).map { !$0.place.list.isEmpty } ?? false
    }
    return found.map { searches[$0].0 }
  }
}

import Catalog
import Records

/// One item in several countries.
extension ViewModel {
  mutating func compare(
    _ reference: ItemReference?,
    _ countries: [Storefront],
    _ options: LineOptions
  ) -> [Effect] {
    switch item(reference, options) {
    case .here(let item):
      let comparison = Self.comparison(of: item, in: countries, first: options.search.country)
      return ask(.compare(comparison), options)
    case .unknown(let number, let type):
      // What it is, the stores asked for say: the user's own may not sell it.
      let stores = Self.stores(
        countries,
        own: country(options),
        first: options.search.country
      )
      let comparison = Comparison(number, type, in: stores)
      return ask(
        .compare(comparison),
        options,
        for: .compare(number, type, comparison.countries)
      )
    case .none:
      return [.tell(.needsRow(.compare))]
    }
  }

  /// The countries listed, or the item's own beside those with the largest stores, as many as can be asked at once.
  ///
  /// The country that the line names for itself comes first in either case.
  private static func stores(
    _ countries: [Storefront],
    own: Storefront?,
    first: Storefront? = nil
  ) -> [Storefront] {
    let named = [first].compactMap { $0 }
    guard countries.isEmpty else { return named + countries }
    let largest = ["us", "gb", "de", "jp"].compactMap(Storefront.init(code:))
    var seen: Set<Storefront> = []
    let all = (named + [own].compactMap { $0 } + largest).filter { seen.insert($0).inserted }
    return Array(all.prefix(Inquiry.mostAtOnce))
  }

  /// An item in the countries listed, or in the usual ones.
  private static func comparison(
    of item: Item,
    in countries: [Storefront],
    first: Storefront? = nil
  ) -> Comparison {
    let own = Storefront(code: item.country)
    return Comparison(of: item, in: stores(countries, own: own, first: first))
  }

  /// What has the number may be something else than was meant, which the look-up in one of the countries says.
  func next(
    afterComparing number: Int64,
    _ type: ItemType?,
    in countries: [Storefront],
    _ findings: Findings,
    of loading: Loading
  ) -> Sequel {
    let found = findings.comparison.lazy.compactMap(\.item).first
    switch loading.inquiry.subject {
    case .compare:
      guard
        let type, let found, found.id.type != type, let country = Storefront(code: found.country)
      else { return .show }
      let subject = Inquiry.Subject.items(
        [number],
        typed: [ItemID(type, number)],
        country: country
      )
      // The comparison has just brought the answer.
      return .ask(Attempt(subject: subject, purpose: .list))
    case .request, .items, .address, .more, .chart, .similar, .home, .refresh:
      // An attempt of an earlier version, which looked the item up first.
      guard let item = findings.item(number, type) else { return .show }
      let comparison = Self.comparison(of: item, in: countries)
      return .ask(
        Attempt(subject: .compare(comparison), purpose: .list, isFresh: loading.isFresh)
      )
    }
  }
}

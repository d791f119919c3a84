/// Items of several storefronts, to be asked for once more.
public struct Refresh: Hashable, Sendable {
  /// One of them.
  public struct Entry: Hashable, Sendable {
    /// The item.
    public var id: ItemID
    /// The storefront.
    public var country: Storefront
    /// The podcast of an episode, which is found only among its podcast's.
    public var show: Int64?

    /// Makes an entry.
    public init(_ id: ItemID, in country: Storefront, show: Int64? = nil) {
      self.id = id
      self.country = country
      self.show = show
    }
  }

  /// The items, in any order.
  public let entries: [Entry]

  /// Makes a wish for these items.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The look-ups that bring all of them: in as few requests as there can be, country by country.
  var requests: [CatalogRequest] {
    var countries: [Storefront] = []
    var numbers: [Storefront: [Int64]] = [:]
    var shows: [Storefront: [Int64]] = [:]
    for entry in entries {
      if numbers[entry.country] == nil, shows[entry.country] == nil {
        countries.append(entry.country)
      }
      if entry.id.type == .podcastEpisode, let show = entry.show {
        let known = shows[entry.country] ?? []
        shows[entry.country] = known.contains(show) ? known : known + [show]
      } else {
        numbers[entry.country, default: []].append(entry.id.number)
      }
    }
    return countries.flatMap { country in
      let batches = Lookup.batches(of: numbers[country] ?? [])
      return batches.map { CatalogRequest.lookup($0, country: country) }
        + (shows[country] ?? []).map { show in
          // Apple does not look episodes up, but lists those of their podcast.
          let any = StoreAddress(number: show, type: .podcastEpisode, parent: show)
          return .lookup(any.lookup(in: country))
        }
    }
  }
}

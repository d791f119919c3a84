extension Inquiry.Subject {
  /// The storefront that is asked; of several the first.
  public var country: Storefront {
    switch self {
    case .request(let request): request.country
    case .items(_, _, let country, _): country
    case .address(let address, let country, _): address.country ?? country
    case .more(let belongings): belongings.country
    case .compare(let comparison): comparison.countries.first ?? .unitedStates
    case .chart(_, _, let country, _): country
    case .similar(let similarity): similarity.country
    case .home(_, let country, _): country
    case .refresh(let refresh): refresh.entries.first?.country ?? .unitedStates
    }
  }
}

public import Catalog

/// What a screen is of.
public enum Topic: Hashable, Sendable {
  /// The greeting.
  case start
  /// What was asked of the catalogue.
  case inquiry(Inquiry.Subject)
  /// What was looked for among everything seen.
  case seen(String)
  /// What is watched.
  case watchlist
  /// What of it became cheaper.
  case deals
  /// The prices of an item over time.
  case prices(StoreItemID)
  /// The screens of all sessions, those with these words or, where there are none, all.
  case history(String)
  /// What was downloaded.
  case downloads
}

extension Topic {
  /// The kind of list that the topic makes.
  public var kind: ListKind {
    switch self {
    case .start: .start
    case .seen, .inquiry(.request), .inquiry(.items), .inquiry(.address), .inquiry(.more),
      .inquiry(.similar):
      .results
    case .inquiry(.chart): .chart
    case .inquiry(.home): .home
    case .inquiry(.compare): .compare
    case .inquiry(.refresh), .watchlist: .watchlist
    case .deals: .deals
    case .prices: .prices
    case .history: .history
    case .downloads: .downloads
    }
  }

  /// Whether the store is asked again when one comes back to it: what it shows goes on changing.
  public var isAskedAgain: Bool {
    switch self {
    case .watchlist, .deals, .history, .downloads: true
    case .start, .inquiry, .seen, .prices: false
    }
  }

  /// What was asked of the catalogue, if anything was.
  public var subject: Inquiry.Subject? {
    if case .inquiry(let subject) = self { subject } else { nil }
  }
}

import Catalog

/// What a run allows itself on the network and in the stores.
struct RunPolicy {
  /// Whether the network is not asked at all.
  var isOffline = false
  /// Whether requests are counted; the bundled catalogue's are not.
  var hasBudget = true
  /// How many requests of a family a minute may have.
  var requestsPerMinute = 20
  /// How long one request may take in all, its second try included; nil for as long as is usual.
  var timeout: Duration?
  /// Whether nothing is to be kept, because the user wants it so.
  var keepsNothing = false

  /// How long any request may take.
  var longest: Duration { timeout ?? .seconds(30) }

  /// How long a request may take in all, its second try included.
  ///
  /// The host of the newer charts was seen to hang while the older one, which stands in for it, answered at once.
  func timeout(of request: CatalogRequest) -> Duration {
    guard timeout == nil, case .chart(let chart) = request, !chart.feed.isLegacy else {
      return longest
    }
    return .seconds(12)
  }
}

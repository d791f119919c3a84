public import Catalog

/// Why a detail says no more of an item than a chart does.
public enum ShortfallWords {
  /// One sentence.
  ///
  /// - Parameters:
  ///   - shortfall: Why.
  ///   - serviceHost: The host that is named where a failure knows none.
  /// - Returns: The sentence with its full stop.
  public static func sentence(
    for shortfall: Shortfall,
    serviceHost: String = Endpoint.apple.host
  ) -> String {
    let lead = "This is what the chart says"
    return switch shortfall {
    case .failed(let error):
      "\(lead); the rest could not be had: "
        + FailureAccount.reason(for: error, serviceHost: serviceHost) + "."
    case .absent:
      "\(lead); the store has nothing more under this id."
    case .budget(let seconds):
      "\(lead); the request budget has room for the rest in \(seconds) s."
    case .cancelled, .notAsked:
      "\(lead)."
    }
  }
}

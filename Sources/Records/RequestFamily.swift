/// The requests that share a budget; the raw value is its name in the store.
public enum RequestFamily: String, CaseIterable, Sendable {
  /// Searches and look-ups.
  case catalogue
  /// Charts.
  case charts
}

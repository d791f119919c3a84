/// What a list is a list of; the raw value is its name in data.
public enum ListKind: String, CaseIterable, Sendable {
  /// The greeting, a list without rows.
  case start
  /// What a search, a look-up or a find brought.
  case results
  /// A chart.
  case chart
  /// Charts in sections.
  case home
  /// One item in several countries.
  case compare
  /// What is watched.
  case watchlist
  /// What of it became cheaper.
  case deals
  /// The prices of one item over time.
  case prices
  /// The screens of this session and earlier ones.
  case history
  /// What was downloaded.
  case downloads
}

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
}

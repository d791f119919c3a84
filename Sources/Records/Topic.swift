public import Catalog

/// What a screen is of.
public enum Topic: Hashable, Sendable {
  /// The greeting.
  case start
  /// What was asked of the catalogue.
  case inquiry(Inquiry.Subject)
  /// What was looked for among everything seen.
  case seen(String)
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
    }
  }

  /// What was asked of the catalogue, if anything was.
  public var subject: Inquiry.Subject? {
    if case .inquiry(let subject) = self { subject } else { nil }
  }
}

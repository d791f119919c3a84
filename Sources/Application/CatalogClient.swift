import Catalog

/// Asks the service, whichever it is.
struct CatalogClient: Sendable {
  /// The service, as it is noted beside the answers that are kept.
  var endpoint: Endpoint
  /// Whether the answers are the bundled catalogue's.
  var isDemo: Bool
  /// Fetches the body of an answer; `fresh` means past every copy.
  var fetch: @Sendable (CatalogRequest, _ fresh: Bool) async -> Result<[UInt8], CatalogError>
  /// Ends all that is under way; later fetches fail.
  var close: @Sendable () -> Void
}

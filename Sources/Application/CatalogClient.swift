import Catalog

/// Asks the service, whichever it is.
struct CatalogClient: Sendable {
  /// The service, as it is noted beside the answers that are kept.
  var endpoint: Endpoint
  /// Whether the answers are the bundled catalogue's.
  var isDemo: Bool
  /// Fetches the body of an answer in one try; `fresh` means past every copy, `limit` is the time that it may take.
  var fetch:
    @Sendable (CatalogRequest, _ fresh: Bool, _ limit: Duration) async -> Result<
      [UInt8], CatalogError
    >
  /// Hears what `--verbose` wants to know.
  var note: @Sendable (String) -> Void = { _ in }
  /// Ends all that is under way; later fetches fail.
  var close: @Sendable () -> Void
}

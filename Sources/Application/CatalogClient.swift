import Catalog

/// Asks the service, whichever it is.
struct CatalogClient: Sendable {
  /// The service, as it is noted beside the answers that are kept.
  var endpoint: Endpoint
  /// Whether the answers are the bundled catalogue's.
  var isDemo: Bool
  /// Fetches the body of an answer in one try; `varying` is a key without a meaning, so that no copy of an
  /// old answer is served, `limit` is the time that it may take.
  var fetch:
    @Sendable (CatalogRequest, _ varying: String?, _ limit: Duration) async -> Result<
      [UInt8], CatalogError
    >
  /// Hears what `--verbose` wants to know.
  var note: @Sendable (String) -> Void = { _ in }
  /// Ends all that is under way; later fetches fail.
  var close: @Sendable () -> Void
}

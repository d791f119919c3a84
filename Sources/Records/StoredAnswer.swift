public import Catalog

/// An answer as it is kept: what was asked, when, and the bytes that came.
///
/// The body is kept as received, so that a later version can read more of it.
public struct StoredAnswer: Equatable, Sendable {
  /// The service asked, `https://itunes.apple.com` or another.
  public var endpoint: String
  /// What was asked.
  public var request: CatalogRequest
  /// When the answer came, in whole seconds since 1970.
  public var fetchedAt: Int64
  /// The body of the reply.
  public var body: [UInt8]

  /// Makes an answer to keep.
  public init(endpoint: String, request: CatalogRequest, fetchedAt: Int64, body: [UInt8]) {
    self.endpoint = endpoint
    self.request = request
    self.fetchedAt = fetchedAt
    self.body = body
  }
}

public import Catalog

/// What came of asking the service one small thing.
public enum ProbeOutcome: Equatable, Sendable {
  /// It answered.
  case answered(ProbeAnswer)
  /// It did not.
  case failed(CatalogError)
  /// The network is not asked in this run.
  case offline
  /// The demo has no service.
  case demo
  /// Nothing may be sent for so many seconds.
  case limited(seconds: Int)
  /// The user did not want to wait for it.
  case cancelled
}

/// How the service answered.
public struct ProbeAnswer: Equatable, Sendable {
  /// The version of HTTP, as 1.1 or 2; nil where libcurl does not say.
  public var http: String?
  /// Whether the connection was secured, with a certificate that was checked.
  public var isSecured: Bool
  /// How long it took until the connection was secured, in milliseconds; nil where it was not.
  public var securedAfter: Int?
  /// How long all of it took, in milliseconds.
  public var total: Int

  /// Makes an answer.
  public init(http: String?, isSecured: Bool, securedAfter: Int? = nil, total: Int) {
    self.http = http
    self.isSecured = isSecured
    self.securedAfter = securedAfter
    self.total = total
  }
}

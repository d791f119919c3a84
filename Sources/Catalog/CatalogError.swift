/// Why a request brought no answer.
public struct CatalogError: Error, Hashable, Sendable {
  /// The kinds of failure, each with words and an exit status of its own.
  public enum Code: String, CaseIterable, Sendable {
    /// The host's name could not be resolved.
    case nameNotFound
    /// No connection came about.
    case notConnected
    /// The connection was made and then lost.
    case connectionLost
    /// The time for the request was up.
    case timedOut
    /// The secure connection failed.
    case insecure
    /// No trusted certificates were found; `detail` is the path.
    case noCertificates
    /// A redirect led somewhere that is not followed; `detail` is the address.
    case redirectRefused
    /// Redirects had no end.
    case redirectLoop
    /// The machine has no libcurl that could be loaded.
    case libraryMissing
    /// The network was not to be asked, and the store has no answer.
    case offline
    /// Any other trouble on the network.
    case network
    /// Apple's 403 or 429.
    case limited
    /// Apple's 400; `detail` is its text.
    case badRequest
    /// The store has no such chart, by what the chart's host says.
    case noChart
    /// Another status of 400 and above.
    case outage
    /// A web page where data was expected, as a hotel's login page.
    case webPage
    /// A status of success with nothing in the body.
    case empty
    /// The body ended before its end.
    case cutShort
    /// More stands behind the JSON.
    case trailingData
    /// The body is no answer.
    case notAnAnswer
    /// The body is over the size limit.
    case tooLarge
  }

  /// What kind of failure it is.
  public var code: Code
  /// The HTTP status, where one came.
  public var status: Int?
  /// What else is known: a host, an address, Apple's own words.
  ///
  /// Not cleaned for a terminal.
  public var detail: String?
  /// The seconds that the service asked to wait, where it did.
  public var retryAfter: Int?

  /// Makes a failure.
  public init(_ code: Code, status: Int? = nil, detail: String? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.status = status
    self.detail = detail
    self.retryAfter = retryAfter
  }

  /// Whether the same request may work at once: what passes is asked a second time, once.
  public var isWorthARetry: Bool {
    switch code {
    case .connectionLost: true
    case .outage: status == 404 || (502...504).contains(status ?? 0)
    default: false
    }
  }
}

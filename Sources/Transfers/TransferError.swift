/// Why a transfer brought no whole answer.
public struct TransferError: Error, Equatable, Sendable {
  /// The kinds of failure.
  public enum Code: Hashable, Sendable {
    /// The host's name could not be looked up, for good or for now.
    case nameNotFound
    /// There is no way to the host from here.
    case noRoute
    /// The host is there and refuses the connection.
    case connectionRefused
    /// A time limit ended the transfer.
    case timedOut(Phase)
    /// The answer began, or was awaited, and nothing came for too long.
    case stalled
    /// The connection broke before the answer, or in the middle of it.
    case connectionLost
    /// The connection ended in order, but before the announced end of the body.
    case cutShort
    /// No secure connection came about.
    case tls
    /// The server's certificate is not trusted, or is another host's.
    case untrusted
    /// No trusted certificates were found: in this place, or (`nil`) in any known one.
    case certificates(path: String?)
    /// The proxy could not be found, or would not connect.
    case proxyFailed
    /// The answer sends on to an address that is not followed.
    case redirectRefused(to: String)
    /// The answers send on and on.
    case tooManyRedirects
    /// The body is larger than the request allows.
    case tooLarge
    /// The body is not encoded as its header says.
    case badEncoding
    /// What came is not HTTP.
    case badResponse
    /// The address is none that can be fetched.
    case badURL
    /// The sink did not take the body.
    case sinkFailed
    /// libcurl could not be loaded.
    case libraryMissing
    /// The task was cancelled, or the loop closed.
    case cancelled
    /// Anything else; `detail` says what.
    case other
  }

  /// What a transfer was doing when its time was over.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// It waited for one of the transfers to the same host to end.
    case waiting
    /// The host's name was being looked up.
    case lookup
    /// The connection was being made.
    case connecting
    /// The answer was awaited or arriving.
    case answering
  }

  /// The kind of failure.
  public var code: Code

  /// The host that was spoken to, or would have been.
  public var host: String?

  /// libcurl's or the system's own words, on one line, free of control characters.
  public var detail: String?

  /// Makes an error; control characters are taken out of `detail`.
  public init(_ code: Code, host: String? = nil, detail: String? = nil) {
    self.code = code
    self.host = host
    self.detail = detail.map(singleLine)
  }
}

extension TransferError.Code {
  /// Whether the same request over a fresh connection may well succeed.
  public var isRetriable: Bool {
    switch self {
    case .connectionLost, .cutShort: true
    case .nameNotFound, .noRoute, .connectionRefused, .timedOut, .stalled, .tls, .untrusted,
      .certificates, .proxyFailed, .redirectRefused, .tooManyRedirects, .tooLarge, .badEncoding,
      .badResponse, .badURL, .sinkFailed, .libraryMissing, .cancelled, .other:
      false
    }
  }
}

/// The text on one line, without control and direction characters, of a bounded length.
func singleLine(_ text: String) -> String {
  let longest = 300
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      // A run of them is one blank, so that words do not grow together.
      if let last = result.last, last != " " { result.append(" ") }
    default:
      result.append(scalar)
    }
    if result.count == longest { break }
  }
  while result.last == " " { result.removeLast() }
  return String(result)
}

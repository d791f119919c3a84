import CLibCurl

/// How the last hop of a transfer went.
public struct TransferTiming: Equatable, Sendable {
  /// The version of HTTP, as 1.1 or 2; nil where libcurl does not say.
  public var http: String?
  /// How long it took until the connection was secured; nil where it was not, or was before.
  public var securedAfter: Duration?
  /// How long all of it took.
  public var total: Duration

  /// Makes the times.
  public init(http: String? = nil, securedAfter: Duration? = nil, total: Duration) {
    self.http = http
    self.securedAfter = securedAfter
    self.total = total
  }

  /// Reads the times of a transfer that has ended.
  init(_ handle: EasyHandle) {
    http =
      switch handle.number(CURLINFO_HTTP_VERSION) {
      // CURL_HTTP_VERSION_1_0 and those that follow, which have kept their numbers.
      case 1: "1.0"
      case 2: "1.1"
      case 3: "2"
      case 30: "3"
      default: nil
      }
    let secured = handle.size(CURLINFO_APPCONNECT_TIME_T) ?? 0
    securedAfter = secured > 0 ? .microseconds(secured) : nil
    total = .microseconds(handle.size(CURLINFO_TOTAL_TIME_T) ?? 0)
  }
}

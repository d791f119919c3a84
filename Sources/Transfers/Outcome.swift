import CLibCurl

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What libcurl reports about a transfer that failed; the one place that gives its codes a meaning.
struct Outcome {
  /// The number of libcurl's result.
  var result: UInt32

  /// The system's error of the last connection, or 0.
  var systemError: Int32 = 0

  /// The proxy's status for the tunnel that was asked for, or 0.
  var proxyStatus = 0

  /// Whether the name had been looked up.
  var lookupEnded = false

  /// Whether the connection stood and the request could be sent.
  var connected = false

  /// Whether the time that the request allows in all is over.
  var totalIsOver = false

  /// The kind of failure.
  var code: TransferError.Code {
    switch CURLcode(rawValue: result) {
    case CURLE_COULDNT_RESOLVE_HOST:
      return .nameNotFound
    case CURLE_COULDNT_RESOLVE_PROXY, CURLcode(97) /* CURLE_PROXY, since 7.73 */:
      return .proxyFailed
    case CURLE_COULDNT_CONNECT:
      return connectFailure
    case CURLE_OPERATION_TIMEDOUT:
      return timeout
    case CURLE_RECV_ERROR where proxyStatus >= 300:
      // libcurl has no code of its own for a proxy that answers CONNECT with a refusal.
      return .proxyFailed
    case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM,
      CURLE_HTTP3:
      return .connectionLost
    case CURLE_PARTIAL_FILE:
      return .cutShort
    case CURLE_SSL_CONNECT_ERROR:
      return systemError == ECONNRESET ? .connectionLost : .tls
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      return .untrusted
    case CURLE_SSL_CACERT_BADFILE:
      return .certificates(path: nil)
    case CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED,
      CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_SHUTDOWN_FAILED,
      CURLE_USE_SSL_FAILED:
      return .tls
    case CURLE_TOO_MANY_REDIRECTS:
      return .tooManyRedirects
    case CURLE_FILESIZE_EXCEEDED:
      return .tooLarge
    case CURLE_BAD_CONTENT_ENCODING:
      return .badEncoding
    case CURLE_WEIRD_SERVER_REPLY:
      return .badResponse
    case CURLE_UNSUPPORTED_PROTOCOL where connected:
      // libcurl's answer to bytes that do not begin like HTTP.
      return .badResponse
    case CURLE_URL_MALFORMAT:
      return .badURL
    case CURLE_ABORTED_BY_CALLBACK:
      return .cancelled
    default:
      return .other
    }
  }

  private var connectFailure: TransferError.Code {
    switch systemError {
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL: .noRoute
    case ETIMEDOUT: .timedOut(.connecting)
    default: .connectionRefused
    }
  }

  /// libcurl has one code for all its time limits.
  private var timeout: TransferError.Code {
    if !lookupEnded { return .timedOut(.lookup) }
    // The system's own time-out is one of connecting. When libcurl has retried over a new connection
    // after a kept one was dead, `connected` may still tell of the old one.
    if !connected || systemError == ETIMEDOUT { return .timedOut(.connecting) }
    return totalIsOver ? .timedOut(.answering) : .stalled
  }
}

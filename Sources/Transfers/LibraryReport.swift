import CLibCurl

/// What there is to know of libcurl as it was loaded.
public struct LibraryReport: Equatable, Sendable {
  /// Where the trusted certificates are.
  public enum Certificates: Equatable, Sendable {
    /// In a file or a folder.
    case found(String)
    /// Where libcurl knows by itself.
    case builtIn
    /// The environment names this place, and there are none.
    case missing(String)
    /// Nobody knows.
    case unknown
  }

  /// Its version, as 7.88.1.
  public var version: String
  /// Whether it is older than 7.87, which waits for name lookups that nobody wants any more.
  public var isOld: Bool
  /// The file that it was loaded from, as the system names it.
  public var path: String?
  /// Its TLS library; nil if it has none.
  public var tls: String?
  /// Whether it speaks HTTP/2.
  public var hasHTTP2: Bool
  /// Where the trusted certificates are.
  public var certificates: Certificates

  /// Loads libcurl, and looks at it.
  ///
  /// - Parameter environment: Where the variables for certificates are looked for.
  /// - Throws: Why it cannot be loaded.
  public init(environment: [String: String]) throws(TransferError) {
    if let reason = CurlLibrary.load() { throw TransferError(.libraryMissing, detail: reason) }
    version = singleLine(String(cString: ccurl_version_name()))
    isOld = ccurl_version_number() < 0x075700
    path = ccurl_path().map { String(cString: $0) }
    tls = ccurl_tls_version().map { singleLine(String(cString: $0)) }
    hasHTTP2 = ccurl_has_http2()
    let handle = try EasyHandle(leavingLookups: false)
    let choice = CertificateStore(environment: environment).choice(
      builtInFile: handle.text(ccurl_info_certificate_file),
      builtInFolder: handle.text(ccurl_info_certificate_folder)
    )
    certificates =
      switch choice {
      case .use(let file?, _): .found(file)
      case .use(nil, let folder?): .found(folder)
      case .use(nil, nil), .unknown: .unknown
      case .builtIn: handle.text(ccurl_info_certificate_file).map { .found($0) } ?? .builtIn
      case .missing(let path): .missing(path)
      }
  }
}

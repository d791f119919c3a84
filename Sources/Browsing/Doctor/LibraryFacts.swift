/// The libraries that the program stands on.
public struct LibraryFacts: Equatable, Sendable {
  /// libcurl, or why it is not there.
  public enum Curl: Equatable, Sendable {
    case loaded(CurlFacts)
    case missing(String)
  }

  /// libcurl.
  public var curl: Curl
  /// The version of SQLite.
  public var sqlite: String
  /// Whether SQLite has full-text search.
  public var hasFullText: Bool
  /// The version of libedit.
  public var libedit: String

  /// Makes the facts.
  public init(curl: Curl, sqlite: String, hasFullText: Bool, libedit: String) {
    self.curl = curl
    self.sqlite = sqlite
    self.hasFullText = hasFullText
    self.libedit = libedit
  }
}

/// libcurl as it was loaded.
public struct CurlFacts: Equatable, Sendable {
  /// Where the trusted certificates are.
  public enum Certificates: Equatable, Sendable {
    /// In a file or a folder.
    case found(String)
    /// Where libcurl knows by itself.
    case builtIn
    /// A variable names this place, and there are none.
    case missing(String)
    /// Nobody knows.
    case unknown
  }

  /// Its version, as 7.88.1.
  public var version: String
  /// Whether it is older than what the program wants.
  public var isOld: Bool
  /// Where it was loaded from; nil where the system does not say.
  public var path: String?
  /// Its TLS library, as OpenSSL/3.0.11; nil if it has none.
  public var tls: String?
  /// Whether it speaks HTTP/2.
  public var hasHTTP2: Bool
  /// Where the trusted certificates are.
  public var certificates: Certificates

  /// Makes the facts.
  public init(
    version: String,
    isOld: Bool = false,
    path: String?,
    tls: String?,
    hasHTTP2: Bool,
    certificates: Certificates
  ) {
    self.version = version
    self.isOld = isOld
    self.path = path
    self.tls = tls
    self.hasHTTP2 = hasHTTP2
    self.certificates = certificates
  }
}

extension TransferLoop {
  /// What holds for every transfer of a loop.
  public struct Configuration: Equatable, Sendable {
    /// The `User-Agent` of every request.
    public var userAgent: String

    /// How many transfers to one host run at once; more wait their turn.
    public var transfersPerHost: Int

    /// How long an idle connection may be used again; whole seconds count.
    public var idleLimit: Duration

    /// Whether the proxies that the environment names are used, as libcurl reads them.
    public var usesProxies: Bool

    let certificates: CertificateStore

    /// Whether libcurl is asked to leave name lookups behind; off to be as with one before 7.87.
    var leavesLookups = true

    /// Makes a configuration.
    ///
    /// Of `environment` the variables `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and `SSL_CERT_DIR` are
    /// read; the proxy variables libcurl reads by itself from the process.
    public init(
      userAgent: String,
      environment: [String: String] = [:],
      transfersPerHost: Int = 4,
      idleLimit: Duration = .seconds(60),
      usesProxies: Bool = true
    ) {
      self.userAgent = userAgent
      self.transfersPerHost = max(1, transfersPerHost)
      self.idleLimit = idleLimit
      self.usesProxies = usesProxies
      certificates = CertificateStore(environment: environment)
    }
  }
}

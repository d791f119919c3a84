import Catalog
import Transfers

extension CatalogClient {
  /// How long one request may take in all, its second try included, where no option says otherwise.
  static let usualTimeout = 30.0

  /// The service behind an endpoint, over libcurl.
  ///
  /// - Parameters:
  ///   - endpoint: Whom to ask.
  ///   - timeout: Seconds for one request in all.
  ///   - environment: Where the variables for certificates are looked for.
  ///   - now: The clock that the seconds are counted on.
  ///   - note: Hears what is asked and answered; nil where nobody wants to know.
  /// - Returns: The client; nothing is opened before its first request.
  static func live(
    _ endpoint: Endpoint,
    timeout: Double = usualTimeout,
    environment: [String: String],
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    note: (@Sendable (String) -> Void)?
  ) -> CatalogClient {
    let loop = TransferLoop(
      TransferLoop.Configuration(
        userAgent: ProgramVersion.userAgent,
        environment: environment,
        usesProxies: !endpoint.isLoopback
      )
    )
    return CatalogClient(
      endpoint: endpoint,
      isDemo: false,
      fetch: { request, fresh in
        let asking = Asking(
          loop: loop,
          endpoint: endpoint,
          deadline: now() + .seconds(timeout),
          now: now,
          note: note
        )
        return await asking.fetch(request, fresh: fresh)
      },
      close: { loop.close() }
    )
  }
}

/// One request on its way, with its second try.
private struct Asking: Sendable {
  let loop: TransferLoop
  let endpoint: Endpoint
  let deadline: ContinuousClock.Instant
  let now: @Sendable () -> ContinuousClock.Instant
  let note: (@Sendable (String) -> Void)?

  func fetch(_ request: CatalogRequest, fresh: Bool) async -> Result<[UInt8], CatalogError> {
    let address = request.address(
      endpoint: endpoint.address,
      varying: fresh ? String(UInt64.random(in: 0...UInt64.max), radix: 36) : nil
    )
    let first = await attempt(address, request)
    guard case .failure(let error) = first, error.isWorthARetry, !Task.isCancelled else {
      return first
    }
    note?("asking once more")
    return await attempt(address, request)
  }

  private func attempt(
    _ address: String,
    _ request: CatalogRequest
  ) async -> Result<[UInt8], CatalogError> {
    let service = request.service(at: endpoint)
    let remaining = deadline - now()
    guard remaining > .zero else {
      return .failure(CatalogError(.timedOut, detail: service.host))
    }
    note?("> GET \(address)")
    let transfer = TransferRequest(address, limits: TransferLimits(total: remaining))
    do {
      let response = try await loop.send(transfer)
      note?("< \(response.status), \(response.body.count) bytes")
      return Self.body(of: response, to: request)
    } catch {
      let failure = CatalogError(error, endpoint: service)
      note?("< \(failure.code.rawValue)" + (error.detail.map { ": " + $0 } ?? ""))
      return .failure(failure)
    }
  }

  private static func body(
    of response: TransferResponse,
    to request: CatalogRequest
  ) -> Result<[UInt8], CatalogError> {
    let reply = Reply(
      status: response.status,
      contentType: response.contentType,
      retryAfter: response.headers["Retry-After"].flatMap { Int($0) },
      body: response.body
    )
    do {
      return .success(try reply.successBody(for: request))
    } catch {
      return .failure(error)
    }
  }
}

extension CatalogError {
  /// What a failed transfer means for a request: the one place where the network's words become the catalogue's.
  init(_ error: TransferError, endpoint: Endpoint) {
    let host = error.host ?? endpoint.host
    switch error.code {
    case .nameNotFound: self.init(.nameNotFound, detail: host)
    case .noRoute, .connectionRefused, .proxyFailed: self.init(.notConnected, detail: host)
    case .timedOut, .stalled: self.init(.timedOut, detail: host)
    case .connectionLost: self.init(.connectionLost, detail: host)
    case .cutShort: self.init(.cutShort, detail: host)
    case .tls, .untrusted: self.init(.insecure, detail: host)
    case .certificates(let path): self.init(.noCertificates, detail: path)
    case .redirectRefused(let address): self.init(.redirectRefused, detail: address)
    case .tooManyRedirects: self.init(.redirectLoop, detail: host)
    case .tooLarge: self.init(.tooLarge, detail: host)
    case .badEncoding, .badResponse: self.init(.notAnAnswer, detail: error.detail)
    case .libraryMissing: self.init(.libraryMissing, detail: error.detail)
    case .badURL, .sinkFailed, .cancelled, .other: self.init(.network, detail: error.detail)
    }
  }
}

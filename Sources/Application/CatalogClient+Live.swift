import Catalog
import Transfers

extension CatalogClient {
  /// The service behind an endpoint, over libcurl.
  ///
  /// - Parameters:
  ///   - endpoint: Whom to ask.
  ///   - environment: Where the variables for certificates are looked for.
  ///   - note: Hears what is asked and answered; nil where nobody wants to know.
  /// - Returns: The client; nothing is opened before its first request.
  static func live(
    _ endpoint: Endpoint,
    environment: [String: String],
    note: (@Sendable (String) -> Void)?
  ) -> CatalogClient {
    let loop = TransferLoop(
      TransferLoop.Configuration(
        userAgent: ProgramVersion.userAgent,
        environment: environment,
        usesProxies: !endpoint.isLoopback
      )
    )
    let asking = Asking(loop: loop, endpoint: endpoint, note: note ?? { _ in })
    return CatalogClient(
      endpoint: endpoint,
      isDemo: false,
      fetch: { request, varying, limit in
        await asking.fetch(request, varying: varying, within: limit)
      },
      note: asking.note,
      close: { loop.close() }
    )
  }
}

/// Asks one service.
private struct Asking: Sendable {
  let loop: TransferLoop
  let endpoint: Endpoint
  let note: @Sendable (String) -> Void

  func fetch(
    _ request: CatalogRequest,
    varying: String?,
    within limit: Duration
  ) async -> Result<[UInt8], CatalogError> {
    let address = request.address(endpoint: endpoint.address, varying: varying)
    note("> GET \(address)")
    let transfer = TransferRequest(address, limits: TransferLimits(total: limit))
    do {
      let response = try await loop.send(transfer)
      note("< \(response.status), \(response.body.count) bytes")
      return Self.body(of: response, to: request)
    } catch {
      let failure = CatalogError(error, endpoint: request.service(at: endpoint))
      note("< \(failure.code.rawValue)" + (failure.detail.map { ": " + $0 } ?? ""))
      return .failure(failure)
    }
  }

  private static func body(
    of response: TransferResponse,
    to request: CatalogRequest
  ) -> Result<[UInt8], CatalogError> {
    do {
      return .success(try Reply(response).successBody(for: request))
    } catch {
      return .failure(error)
    }
  }
}

extension Reply {
  /// What arrived, as the catalogue looks at it.
  init(_ response: TransferResponse) {
    self.init(
      status: response.status,
      contentType: response.contentType,
      retryAfter: response.headers["Retry-After"].flatMap { Int($0) },
      body: response.body
    )
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

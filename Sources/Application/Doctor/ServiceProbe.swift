import Browsing
import Catalog
import Platform
import Transfers

/// Asks the service one small thing, to see how it answers.
struct ServiceProbe: Sendable {
  private let endpoint: Endpoint
  private let request: CatalogRequest
  private let configuration: TransferLoop.Configuration
  private let limit: Duration

  /// Prepares to ask the service of a run; nothing is opened yet.
  init(_ setting: RunSetting) {
    endpoint = setting.endpoint
    // No item has this number, so the answer is as small as there is one.
    request = .lookup(Lookup(.ids([1]), country: setting.settings.layers.country))
    configuration = TransferLoop.Configuration(
      userAgent: ProgramVersion.userAgent,
      environment: setting.environment.all,
      usesProxies: !setting.endpoint.isLoopback
    )
    limit = setting.policy.longest
  }

  /// Asks, over a connection of its own.
  func ask() async -> ProbeOutcome {
    let loop = TransferLoop(configuration)
    defer { loop.close() }
    let address = request.address(endpoint: endpoint.address, varying: nil)
    do {
      let response = try await loop.send(
        TransferRequest(address, limits: TransferLimits(total: limit))
      )
      return Self.outcome(of: response, to: request)
    } catch {
      if error.code == .cancelled { return .cancelled }
      return .failed(CatalogError(error, endpoint: endpoint))
    }
  }

  private static func outcome(
    of response: TransferResponse,
    to request: CatalogRequest
  ) -> ProbeOutcome {
    do throws(CatalogError) {
      _ = try Answer(body: try Reply(response).successBody(for: request), for: request)
    } catch {
      return .failed(error)
    }
    let timing = response.timing
    return .answered(
      ProbeAnswer(
        http: timing?.http,
        isSecured: response.effectiveURL.hasPrefix("https:"),
        securedAfter: timing?.securedAfter?.inMilliseconds,
        total: timing?.total.inMilliseconds ?? 0
      )
    )
  }
}

extension Duration {
  /// In whole milliseconds.
  fileprivate var inMilliseconds: Int {
    Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}

import Dispatch
import TestSupport

/// The stand-in for Apple on a port of this machine.
final class CatalogServer {
  private let server: FixtureServer
  private let arrivals: DispatchSemaphore
  private var awaited = 0

  /// Starts a server; each request is answered as the closure says.
  init(_ respond: @escaping @Sendable (FixtureServer.Request) -> FixtureServer.Reply) throws {
    let arrivals = DispatchSemaphore(value: 0)
    self.arrivals = arrivals
    server = try FixtureServer { request in
      arrivals.signal()
      return respond(request)
    }
  }

  /// The address to name as the endpoint.
  var url: String { server.url }

  /// An address at which nobody listens.
  var refusingURL: String { server.refusingURL }

  /// What has been asked so far.
  var requests: [FixtureServer.Request] { server.requests }

  /// Waits until so many requests have come in all.
  func received(_ count: Int) -> Bool {
    while awaited < count {
      guard arrivals.wait(timeout: .now() + 10) == .success else { return false }
      awaited += 1
    }
    return true
  }
}

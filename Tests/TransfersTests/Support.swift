import TestSupport

@testable import Transfers

extension TransferLoop.Configuration {
  /// What the tests use: no proxy may stand between them and loopback.
  static func test(
    environment: [String: String] = [:],
    transfersPerHost: Int = 4,
    leavesLookups: Bool = true
  ) -> Self {
    var configuration = Self(
      userAgent: "reprise-tests/1",
      environment: environment,
      transfersPerHost: transfersPerHost,
      usesProxies: false
    )
    configuration.leavesLookups = leavesLookups
    return configuration
  }
}

/// Runs a body with a server and a loop, and ends both.
func withServer(
  configuration: TransferLoop.Configuration = .test(),
  _ respond: @escaping @Sendable (FixtureServer.Request) -> FixtureServer.Reply,
  _ body: (FixtureServer, TransferLoop) async throws -> Void
) async throws {
  let server = try FixtureServer(respond)
  let loop = TransferLoop(configuration)
  defer {
    loop.close()
    server.stop()
  }
  try await body(server, loop)
}

extension TransferLoop {
  /// The failure of a transfer, or `nil` when it brought an answer.
  func failure(
    _ request: TransferRequest,
    to sink: (any BodySink)? = nil
  ) async -> TransferError? {
    do throws(TransferError) {
      _ = try await send(request, to: sink)
      return nil
    } catch {
      return error
    }
  }
}

extension TransferResponse {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

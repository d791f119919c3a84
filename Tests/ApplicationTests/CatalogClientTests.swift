import Catalog
import Foundation
import TestSupport
import Testing

@testable import Application

/// The client over libcurl, against a server of this machine.
@Suite(.timeLimit(.minutes(10))) struct CatalogClientTests {
  private static let request = CatalogRequest.search(Query(term: "abba"))
  private static let body = #"{"resultCount":0,"results":[]}"#

  /// What comes of one fetch, and what the server saw of it.
  private func fetch(
    limit: Duration = .seconds(20),
    varying: String? = nil,
    reply: @escaping @Sendable (_ number: Int) -> FixtureServer.Reply
  ) async throws -> (result: Result<[UInt8], CatalogError>, requests: [FixtureServer.Request]) {
    let counter = Counter()
    let server = try FixtureServer { _ in reply(counter.next()) }
    let endpoint = try #require(Endpoint(server.url))
    let client = CatalogClient.live(endpoint, environment: [:], note: nil)
    let result = await client.fetch(Self.request, varying, limit)
    client.close()
    return (result, server.requests)
  }

  /// Counts calls from several threads.
  private final class Counter: Sendable {
    private let count = SharedValue(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  // MARK: The request

  @Test func theRequestIsWhatTheCatalogueSays() async throws {
    let (result, requests) = try await fetch { _ in .json(Self.body) }
    #expect(try result.get() == Array(Self.body.utf8))
    #expect(requests.map(\.target) == [Self.request.target])
    let agent = try #require(requests.first?.header("User-Agent"))
    #expect(agent.hasPrefix("reprise/\(ProgramVersion.number) "))
    #expect(!agent.contains("Mozilla"))
  }

  @Test func aVaryingKeyStandsAtTheEndOfTheAddress() async throws {
    let (_, requests) = try await fetch(varying: "k1") { _ in .json(Self.body) }
    #expect(requests.map(\.target) == [Self.request.target + "&_=k1"])
  }

  @Test func notesSayWhatIsAskedAndAnswered() async throws {
    let notes = SharedValue<[String]>([])
    let server = try FixtureServer { _ in .json(Self.body) }
    let endpoint = try #require(Endpoint(server.url))
    let client = CatalogClient.live(endpoint, environment: [:]) { note in
      notes.withLock { $0.append(note) }
    }
    _ = await client.fetch(Self.request, nil, .seconds(20))
    client.close()
    #expect(
      notes.withLock { $0 }
        == ["> GET \(server.url)\(Self.request.target)", "< 200, \(Self.body.utf8.count) bytes"]
    )
  }

  // MARK: One try

  @Test(arguments: [400, 401, 403, 404, 410, 429, 500, 501, 502, 503, 504, 511])
  func whatFailsIsAskedOnce(status: Int) async throws {
    let (result, requests) = try await fetch { _ in .text("no", status: status) }
    #expect(result.code != nil)
    #expect(requests.count == 1)
  }

  @Test func aDroppedConnectionIsAFailure() async throws {
    for fault in [FixtureServer.Reply.close, .reset] {
      let (result, requests) = try await fetch { _ in fault }
      #expect(result.code == .connectionLost)
      #expect(requests.count == 1)
    }
  }

  @Test func aServerThatHangsIsGivenUp() async throws {
    let (result, requests) = try await fetch(limit: .milliseconds(200)) { _ in .hang }
    #expect(result == .failure(CatalogError(.timedOut, detail: "127.0.0.1")))
    #expect(requests.count == 1)
  }

  @Test func aCancelledRequestEndsAtOnce() async throws {
    let server = try FixtureServer { _ in .hang }
    let endpoint = try #require(Endpoint(server.url))
    let client = CatalogClient.live(endpoint, environment: [:], note: nil)
    let task = Task { await client.fetch(Self.request, nil, .seconds(20)) }
    await server.received(1)
    let began = ContinuousClock.now
    task.cancel()
    #expect(await task.value.code != nil)
    // By itself it would end after twenty seconds.
    #expect(.now - began < .seconds(10))
    #expect(server.requests.count == 1)
    client.close()
    #expect(await client.fetch(Self.request, nil, .seconds(20)).code != nil)
  }

  // MARK: What an answer means

  @Test func refusalsCarryWhatAppleSays() async throws {
    let (refused, _) = try await fetch { _ in
      .json(#"{"errorMessage":"Invalid value(s) for key(s): [country]"}"#, status: 400)
    }
    #expect(
      refused
        == .failure(
          CatalogError(
            .badRequest,
            status: 400,
            detail: "Invalid value(s) for key(s): [country]"
          )
        )
    )
    let (limited, _) = try await fetch { _ in
      .text("", status: 429, headers: ["Retry-After": "28"])
    }
    #expect(limited == .failure(CatalogError(.limited, status: 429, retryAfter: 28)))
    let (dated, _) = try await fetch { _ in
      .text("", status: 403, headers: ["Retry-After": "Mon, 30 Nov 2026 02:39:40 GMT"])
    }
    #expect(dated == .failure(CatalogError(.limited, status: 403)))
  }

  @Test(
    arguments: [
      (403, CatalogError.Code.limited), (429, .limited), (400, .badRequest), (404, .outage),
      (500, .outage), (503, .outage), (511, .webPage), (201, nil), (418, .outage),
    ]
  )
  func everyStatusHasItsMeaning(status: Int, code: CatalogError.Code?) async throws {
    let (result, _) = try await fetch { _ in .text("text", status: status) }
    #expect(result.code == code)
  }

  @Test(
    arguments: [
      (FixtureServer.Reply.cut(body: [0x7B], announced: 100), CatalogError.Code.cutShort),
      (.unfinishedChunks([[0x7B, 0x22]]), .cutShort),
      (.raw(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)), .notAnAnswer),
      (.redirect(to: "ftp://127.0.0.1/file"), .redirectRefused),
      (.redirect(to: "/search"), .redirectLoop),
      (.body([1, 2, 3], type: "text/plain", headers: ["Content-Encoding": "gzip"]), .notAnAnswer),
    ]
  )
  func everyFaultOfATransferHasItsMeaning(
    reply: FixtureServer.Reply,
    code: CatalogError.Code
  ) async throws {
    let (result, _) = try await fetch { _ in reply }
    #expect(result.code == code)
  }

  @Test(
    arguments: [
      ("", CatalogError.Code.empty), ("  \n", .empty), ("<html>log in</html>", .webPage),
      (#"{"resultCount":1,"results":["#, .cutShort), (#"{"a":1}"#, .notAnAnswer),
      (#"{"results":[]}x"#, .trailingData), ("null", .notAnAnswer), ("[]", .notAnAnswer),
      (#"{"results":[{"x":1}]}"#, .notAnAnswer),
    ]
  )
  func aBodyThatIsNoAnswerIsAFailureOfTheSession(
    text: String,
    code: CatalogError.Code
  ) async throws {
    let (result, _) = try await fetch { _ in .text(text) }
    let body = try result.get()
    let error = #expect(throws: CatalogError.self) {
      try Answer(body: body, country: .unitedStates)
    }
    #expect(error?.code == code)
  }

  @Test func nobodyThereIsNoConnection() async throws {
    let server = try FixtureServer { _ in .hang }
    let endpoint = try #require(Endpoint(server.refusingURL))
    let client = CatalogClient.live(endpoint, environment: [:], note: nil)
    #expect(
      await client.fetch(Self.request, nil, .seconds(20))
        == .failure(CatalogError(.notConnected, detail: "127.0.0.1"))
    )
    client.close()
  }

  @Test func aServerWithoutTLSIsInsecure() async throws {
    let server = try FixtureServer { _ in .json(Self.body) }
    let endpoint = try #require(Endpoint("https://127.0.0.1:\(server.port)"))
    let client = CatalogClient.live(endpoint, environment: [:], note: nil)
    #expect(await client.fetch(Self.request, nil, .seconds(20)).code == .insecure)
    client.close()
  }

  // MARK: The bundled catalogue

  @Test func theDemoAnswersAndRefusesAsAppleDoes() async throws {
    let client = CatalogClient.demo()
    let body = try await client.fetch(.search(Query(term: "bach")), nil, .seconds(20)).get()
    #expect(try !Answer(body: body, country: .unitedStates).items.isEmpty)
    let lookup = try await client.fetch(.lookup([1], country: .unitedStates), "k", .seconds(20))
      .get()
    #expect(try Answer(body: lookup, country: .unitedStates).items.isEmpty)
    #expect(client.isDemo)
    client.close()
  }
}

extension Result where Failure == CatalogError {
  /// The code of a failure.
  fileprivate var code: CatalogError.Code? {
    guard case .failure(let error) = self else { return nil }
    return error.code
  }
}

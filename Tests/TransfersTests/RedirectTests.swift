import TestSupport
import Testing

@testable import Transfers

@Suite(.timeLimit(.minutes(10)))
struct RedirectTests {
  /// `/n` sends on to `/n-1`, `/0` answers.
  @Sendable static func countdown(_ request: FixtureServer.Request) -> FixtureServer.Reply {
    let left = Int(request.path.dropFirst()) ?? 0
    return left == 0 ? .text("arrived") : .redirect(to: "/\(left - 1)")
  }

  @Test func fiveAreFollowed() async throws {
    try await withServer(Self.countdown) { server, loop in
      let response = try await loop.send(TransferRequest(server.url + "/5"))
      #expect(response.text == "arrived")
      #expect(response.effectiveURL == server.url + "/0")
      #expect(response.headers["Location"] == nil)
      #expect(server.connectionCount == 1)
    }
  }

  @Test func sixAreTooMany() async throws {
    try await withServer(Self.countdown) { server, loop in
      let error = await loop.failure(TransferRequest(server.url + "/6"))
      #expect(error?.code == .tooManyRedirects)
      #expect(server.requests.count == 6)
    }
  }

  @Test func aCircleEnds() async throws {
    try await withServer({ _ in .redirect(to: "/again") }) { server, loop in
      let limits = TransferLimits(maximumRedirects: 20)
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .tooManyRedirects)
      #expect(server.requests.count == 21)
    }
  }

  @Test(arguments: ["file:///etc/hostname", "gopher://127.0.0.1:25/x", "javascript:alert(1)"])
  func otherSchemesAreRefusedByName(target: String) async throws {
    try await withServer({ _ in .redirect(to: target) }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url))
      #expect(error?.code == .redirectRefused(to: target))
    }
  }

  @Test func aRefusedPortIsTheHopsFailure() async throws {
    let target = try FixtureServer { _ in .hang }
    let refusing = target.refusingURL
    try await withServer({ _ in .redirect(to: refusing) }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url))
      #expect(error?.code == .connectionRefused)
    }
  }

  @Test(arguments: [
    ("/a/b?c=d", "/a/b?c=d"), ("next", "/deep/next"), ("../up", "/up"), ("?q=1", "/deep/start?q=1"),
    ("/with blank/é", "/with%20blank/%C3%A9"), ("/kept%20as%2Fis", "/kept%20as%2Fis"),
    ("/page#part", "/page"),
  ])
  func locationsAreResolved(location: String, target: String) async throws {
    try await withServer({ request in
      request.target == "/deep/start" ? .redirect(to: location) : .text("ok")
    }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url + "/deep/start"))
      #expect(response.text == "ok")
      #expect(server.requests.last?.target == target)
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func everyKindIsFollowed(status: Int) async throws {
    try await withServer({ request in
      request.path == "/" ? .redirect(to: "/x", status: status) : .text("x")
    }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.text == "x")
    }
  }

  @Test func aRedirectWithoutLocationIsAnAnswer() async throws {
    try await withServer({ _ in .text("where?", status: 302) }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.status == 302)
      #expect(response.text == "where?")
    }
  }

  @Test func anEndlessBodyDoesNotHoldUpARedirect() async throws {
    let filler = String(repeating: "x", count: 1 << 20)
    try await withServer({ request in
      guard request.path == "/" else { return .text("there") }
      return .raw(Array("HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n\(filler)".utf8))
    }) { server, loop in
      let limits = TransferLimits(maximumBodyBytes: 5)
      let response = try await loop.send(TransferRequest(server.url, limits: limits))
      #expect(response.text == "there")
    }
  }

  @Test func theTotalLimitHoldsForAllHops() async throws {
    try await withServer({ request in
      switch request.path {
      case "/first": .text("")
      case "/x": .hang
      default: .redirect(to: "/x")
      }
    }) { server, loop in
      let limits = TransferLimits(total: .milliseconds(200))
      _ = try await loop.send(TransferRequest(server.url + "/first"))
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .timedOut(.answering))
    }
  }

  @Test func confidentialFieldsStayWithTheirHost() async throws {
    let other = try FixtureServer { _ in .text("other") }
    let otherURL = other.url
    try await withServer({ request in
      request.path == "/" ? .redirect(to: "/same") : .redirect(to: otherURL)
    }) { server, loop in
      let headers = [HeaderField("Authorization", "Basic eA=="), HeaderField("X-Plain", "1")]
      _ = try await loop.send(TransferRequest(server.url, headers: headers))
      #expect(server.requests.map { $0.header("Authorization") } == ["Basic eA==", "Basic eA=="])
      let seen = try #require(other.requests.first)
      #expect(seen.header("Authorization") == nil)
      #expect(seen.header("X-Plain") == "1")
    }
  }

  struct Decision: Sendable {
    var from: String
    var to: String
    var followed = 0
    var allowsDowngrade = false
    var refusal: TransferError.Code?
  }

  @Test(arguments: [
    Decision(from: "http://a/", to: "https://a/"),
    Decision(from: "https://a/", to: "https://b/"),
    Decision(from: "https://a/", to: "http://a/", refusal: .redirectRefused(to: "http://a/")),
    Decision(from: "https://a/", to: "HTTP://b/", refusal: .redirectRefused(to: "HTTP://b/")),
    Decision(from: "https://a/", to: "http://a/", allowsDowngrade: true),
    Decision(
      from: "https://a/",
      to: "ftp://a/",
      allowsDowngrade: true,
      refusal: .redirectRefused(to: "ftp://a/")
    ),
    Decision(from: "http://a/", to: "http://a/", followed: 4),
    Decision(from: "http://a/", to: "http://a/", followed: 5, refusal: .tooManyRedirects),
  ])
  func isDecided(_ decision: Decision) throws {
    let source = try #require(Address(decision.from))
    let result = Redirect.decide(
      from: source,
      to: decision.to,
      followed: decision.followed,
      limits: TransferLimits(allowsDowngrade: decision.allowsDowngrade)
    )
    if let refusal = decision.refusal {
      #expect(result == .refuse(refusal))
    } else {
      #expect(result == .follow(try #require(Address(decision.to))))
    }
  }
}

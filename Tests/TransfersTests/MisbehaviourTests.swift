import TestSupport
import Testing

@testable import Transfers

@Suite(.timeLimit(.minutes(10)))
struct MisbehaviourTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reply: FixtureServer.Reply
    var code: TransferError.Code

    init(_ name: String, _ reply: FixtureServer.Reply, _ code: TransferError.Code) {
      testDescription = name
      self.reply = reply
      self.code = code
    }
  }

  static let half = Array("half".utf8)

  static let cases = [
    Case("closed without an answer", .close, .connectionLost),
    Case("reset without an answer", .reset, .connectionLost),
    Case("body cut short", .cut(body: half, announced: 1000), .cutShort),
    Case("chunks without an end", .unfinishedChunks([half, half]), .cutShort),
    Case("not HTTP", .raw(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)), .badResponse),
    Case("announced body too large", .cut(body: half, announced: 40 << 20), .tooLarge),
    Case("endless body", .endless, .tooLarge),
    Case(
      "gzip that is none",
      .text("plainly not packed", headers: ["Content-Encoding": "gzip"]),
      .badEncoding
    ),
  ]

  @Test(arguments: cases)
  func hasItsCode(_ wrong: Case) async throws {
    let reply = wrong.reply
    try await withServer({ _ in reply }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url))
      #expect(error?.code == wrong.code)
      #expect(error?.host == "127.0.0.1")
      // The next transfer is not harmed by it.
      let again = await loop.failure(TransferRequest(server.url))
      #expect(again?.code == wrong.code)
    }
  }

  @Test(arguments: [99, 100, 101])
  func theLimitCountsTheWholeBody(count: Int) async throws {
    let limits = TransferLimits(maximumBodyBytes: 100)
    let body = [UInt8](repeating: 65, count: count)
    try await withServer({ _ in .untilClose(body) }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == (count > 100 ? .tooLarge : nil))
    }
  }

  @Test func theLimitCountsDecodedBytes() async throws {
    let bomb = GzipFixture.zeros(atLeast: 8 << 20)
    let limits = TransferLimits(maximumBodyBytes: 1 << 20)
    #expect(bomb.count < 1 << 16)
    try await withServer({ _ in
      .body(bomb, type: "text/plain", headers: ["Content-Encoding": "gzip"])
    }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .tooLarge)
    }
  }

  @Test func aStalledBodyEnds() async throws {
    let limits = TransferLimits(stall: .seconds(1))
    try await withServer({ _ in .stall(body: Array("abc".utf8), announced: 100) }) { server, loop in
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .stalled)
    }
  }

  @Test(arguments: [true, false])
  func aMissingAnswerEndsWithTheTotalLimit(leavesLookups: Bool) async throws {
    let configuration = TransferLoop.Configuration.test(leavesLookups: leavesLookups)
    try await withServer(
      configuration: configuration,
      { request in request.path == "/first" ? .text("") : .hang }
    ) { server, loop in
      // The loading of libcurl counts too; it is not what this is about.
      _ = try await loop.send(TransferRequest(server.url + "/first"))
      let limits = TransferLimits(total: .milliseconds(200))
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .timedOut(.answering))
    }
  }

  @Test func aRefusedConnectionIsToldApart() async throws {
    try await withServer({ _ in .hang }) { server, loop in
      let error = await loop.failure(TransferRequest(server.refusingURL))
      #expect(error?.code == .connectionRefused)
      #expect(error?.detail?.isEmpty == false)
    }
  }

  @Test func aNameThatCannotExistIsNotFound() async throws {
    // No part of a name may be longer than 63 characters, so that no server is asked.
    let host = String(repeating: "x", count: 64) + ".invalid"
    let loop = TransferLoop(.test())
    defer { loop.close() }
    let error = await loop.failure(TransferRequest("http://\(host)/"))
    #expect(error?.code == .nameNotFound)
    #expect(error?.host == host)
  }

  @Test(arguments: [
    "", "about:blank", "file:///etc/hostname", "gopher://127.0.0.1:25/x", "http://", "http:///x",
    "http://127.0.0.1/a b", "http://127.0.0.1/\r\nX: y", "http://127.0.0.1/\0", "127.0.0.1/x",
  ])
  func otherAddressesAreRefused(url: String) async {
    let loop = TransferLoop(.test())
    defer { loop.close() }
    let error = await loop.failure(TransferRequest(url))
    #expect(error?.code == .badURL)
    #expect(!loop.hasThread)
  }

  @Test func aHeaderCannotBeSmuggledIn() async throws {
    try await withServer({ _ in .text("") }) { server, loop in
      let request = TransferRequest(server.url, headers: [HeaderField("X", "1\r\nY: 2")])
      let error = await loop.failure(request)
      #expect(error?.code == .other)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func plainHTTPOnASecurePortIsATLSFailure() async throws {
    try await withServer({ _ in .close }) { server, loop in
      let url = "https://127.0.0.1:\(server.port)/"
      let error = await loop.failure(TransferRequest(url))
      #expect(error?.code == .tls)
    }
  }

  @Test(arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"])
  func missingCertificatesAreNamed(variable: String) async throws {
    let configuration = TransferLoop.Configuration.test(environment: [variable: "/nowhere/ca.pem"])
    try await withServer(configuration: configuration, { _ in .text("plain") }) { server, loop in
      let error = await loop.failure(TransferRequest("https://127.0.0.1:\(server.port)/"))
      #expect(error?.code == .certificates(path: "/nowhere/ca.pem"))
      // Without TLS nobody needs them.
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.text == "plain")
    }
  }

  @Test func withoutLibcurlTheReasonIsTold() async {
    let loop = TransferLoop(.test()) { "libcurl.so.4:\u{1B}[31m not\nfound" }
    for _ in 0..<2 {
      let error = await loop.failure(TransferRequest("http://127.0.0.1/"))
      #expect(error?.code == .libraryMissing)
      #expect(error?.detail == "libcurl.so.4: [31m not found")
    }
    loop.close()
    #expect(!loop.hasThread)
  }
}

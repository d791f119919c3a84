import TestSupport
import Testing

@testable import Transfers

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct TransferLoopTests {
  @Test func getsAnAnswer() async throws {
    try await withServer({ _ in .json(#"{"resultCount":0}"#) }) { server, loop in
      let url = server.url + "/search?term=blade%20runner"
      let request = TransferRequest(url, headers: [HeaderField("X-Note", "hello")])
      let response = try await loop.send(request)
      #expect(response.status == 200)
      #expect(response.text == #"{"resultCount":0}"#)
      #expect(response.contentType == "application/json")
      #expect(response.effectiveURL == url)
      #expect(!response.connectionWasReused)
      #expect(!response.wasDowngraded)
      #expect(response.timing?.http == "1.1")
      #expect(response.timing?.securedAfter == nil)
      #expect((response.timing?.total ?? .zero) > .zero)
      let seen = try #require(server.requests.first)
      #expect(seen.method == "GET")
      #expect(seen.target == "/search?term=blade%20runner")
      #expect(seen.header("User-Agent") == "reprise-tests/1")
      #expect(seen.header("X-Note") == "hello")
      #expect(seen.header("Accept-Encoding")?.contains("gzip") == true)
    }
  }

  @Test(arguments: [204, 304, 403, 404, 429, 503])
  func anyStatusIsAnAnswer(status: Int) async throws {
    try await withServer({ _ in .text("", status: status, headers: ["Retry-After": "30"]) }) {
      server,
      loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.status == status)
      #expect(response.headers["retry-after"] == "30")
      #expect(response.body.isEmpty)
    }
  }

  @Test func usesAConnectionAgain() async throws {
    try await withServer({ _ in .text("x") }) { server, loop in
      let first = try await loop.send(TransferRequest(server.url + "/1"))
      let second = try await loop.send(TransferRequest(server.url + "/2"))
      #expect(!first.connectionWasReused)
      #expect(second.connectionWasReused)
      #expect(server.requests.map(\.connection) == [1, 1])
    }
  }

  @Test func mendsAKeptConnectionThatTheServerHasClosed() async throws {
    // The second request's connection ends without an answer, as after a server's idle limit.
    try await withServer({ request in
      request.path == "/2" && request.connection == 1 ? .close : .text(request.path)
    }) { server, loop in
      _ = try await loop.send(TransferRequest(server.url + "/1"))
      let second = try await loop.send(TransferRequest(server.url + "/2"))
      #expect(second.text == "/2")
      #expect(server.requests.map(\.connection) == [1, 1, 2])
    }
  }

  @Test func interimHeadsAndTrailersAreNoHeadersOfTheAnswer() async throws {
    let reply = """
      HTTP/1.1 103 Early Hints\r
      Link: </early>\r
      \r
      HTTP/1.1 200 OK\r
      Transfer-Encoding: chunked\r
      Trailer: X-Late\r
      X-Real:  yes \r
      \r
      2\r
      ok\r
      0\r
      X-Late: 1\r
      \r

      """
    try await withServer({ _ in .raw(Array(reply.utf8)) }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.status == 200)
      #expect(response.text == "ok")
      #expect(response.headers["x-real"] == "yes")
      #expect(response.headers["Link"] == nil)
      #expect(response.headers["X-Late"] == nil)
    }
  }

  @Test func aBodyWithoutLengthEndsWithTheConnection() async throws {
    try await withServer({ _ in .untilClose(Array("half a js".utf8)) }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.text == "half a js")
    }
  }

  @Test func decodesGzip() async throws {
    let body = GzipFixture.stored(Array("packed".utf8))
    try await withServer({ _ in
      .body(body, type: "text/plain", headers: ["Content-Encoding": "gzip"])
    }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url))
      #expect(response.text == "packed")
    }
  }

  @Test func atMostFourRunAtOnceAgainstOneHost() async throws {
    let gate = try FixtureServer.Gate()
    try await withServer({ request in
      request.path == "/other" ? .text("other") : .gated(gate, then: .text(request.path))
    }) { server, loop in
      try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<12 {
          let request = TransferRequest(server.url + "/\(number)")
          group.addTask { try await loop.send(request).text }
        }
        await server.received(4)
        gate.open()
        var texts: Set<String> = []
        for try await text in group { texts.insert(text) }
        #expect(texts == Set((0..<12).map { "/\($0)" }))
      }
      #expect(server.mostAtOnce == 4)
      #expect(server.connectionCount == 4)
    }
  }

  @Test func aWaitingTransferKeepsItsTotalLimit() async throws {
    let configuration = TransferLoop.Configuration.test(transfersPerHost: 1)
    try await withServer(configuration: configuration, { _ in .hang }) { server, loop in
      let blocker = Task { [url = server.url] in
        await loop.failure(TransferRequest(url))
      }
      await server.received(1)
      let limits = TransferLimits(total: .milliseconds(30))
      let error = await loop.failure(TransferRequest(server.url, limits: limits))
      #expect(error?.code == .timedOut(.waiting))
      #expect(error?.host == "127.0.0.1")
      blocker.cancel()
      #expect(await blocker.value?.code == .cancelled)
      #expect(server.requests.count == 1)
    }
  }

  @Test func progressEndsWithTheWholeBody() async throws {
    let seen = Guarded<[TransferProgress]>([])
    try await withServer({ _ in .text(String(repeating: "x", count: 300_000)) }) { server, loop in
      _ = try await loop.send(TransferRequest(server.url)) { progress in
        seen.withLock { $0.append(progress) }
      }
    }
    let values = seen.withLock { $0 }
    #expect(values.last == TransferProgress(received: 300_000, expected: 300_000))
    #expect(values.map(\.received) == values.map(\.received).sorted())
  }

  @Test func aSinkGetsTheHeadAndThenTheBody() async throws {
    let sink = RecordingSink()
    try await withServer({ request in
      request.path == "/" ? .redirect(to: "/there") : .text("to the sink")
    }) { server, loop in
      let response = try await loop.send(TransferRequest(server.url), to: sink)
      #expect(response.body.isEmpty)
      #expect(sink.heads.map(\.status) == [200])
      #expect(sink.heads.map(\.effectiveURL) == [server.url + "/there"])
      #expect(sink.text == "to the sink")
    }
  }

  @Test func aSinkHearsOfAnAnswerWithoutBody() async throws {
    let sink = RecordingSink()
    try await withServer({ _ in .text("", status: 204) }) { server, loop in
      _ = try await loop.send(TransferRequest(server.url), to: sink)
      #expect(sink.heads.map(\.status) == [204])
    }
  }

  @Test(arguments: [RecordingSink.Refusal.head, .body])
  func aSinkMayRefuse(refusal: RecordingSink.Refusal) async throws {
    try await withServer({ _ in .text("no") }) { server, loop in
      let error = await loop.failure(
        TransferRequest(server.url),
        to: RecordingSink(refusing: refusal)
      )
      #expect(error?.code == .sinkFailed)
    }
  }

  @Test func noSignalReachesTheWorker() async throws {
    let sink = SignalSink()
    try await withServer({ _ in .text("x") }) { server, loop in
      _ = try await loop.send(TransferRequest(server.url), to: sink)
    }
    #expect(sink.blocked.withLock { $0 } == [SIGPIPE, SIGINT, SIGCHLD, SIGWINCH])
  }

  @Test func nothingStartsBeforeTheFirstTransfer() async {
    let loop = TransferLoop(.test())
    #expect(!loop.hasThread)
    loop.close()
    #expect(!loop.hasThread)
    let error = await loop.failure(TransferRequest("http://127.0.0.1/"))
    #expect(error?.code == .cancelled)
    #expect(!loop.hasThread)
  }

  @Test func aLoopThatIsLetGoEndsItsThread() async throws {
    let server = try FixtureServer { _ in .text("x") }
    weak var kept: TransferLoop?
    do {
      let loop = TransferLoop(.test())
      _ = try await loop.send(TransferRequest(server.url))
      kept = loop
    }
    #expect(kept == nil)
  }
}

import TestSupport
import Testing

@testable import Transfers

@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
  /// Far more than a cancellation takes, far less than any limit of a transfer.
  static let prompt = Duration.seconds(15)

  static let silences: [FixtureServer.Reply] = [
    .hang, .stall(body: Array("half".utf8), announced: 100), .endless,
  ]

  @Test(arguments: silences.indices, [true, false])
  func isAnsweredAtOnce(silence: Int, leavesLookups: Bool) async throws {
    let configuration = TransferLoop.Configuration.test(leavesLookups: leavesLookups)
    try await withServer(configuration: configuration, { _ in Self.silences[silence] }) {
      server,
      loop in
      let request = TransferRequest(server.url, limits: TransferLimits(maximumBodyBytes: nil))
      let task = Task {
        await loop.failure(request, to: DiscardingSink())
      }
      await server.received(1)
      let start = ContinuousClock.now
      task.cancel()
      let error = await task.value
      #expect(error?.code == .cancelled)
      #expect(ContinuousClock.now - start < Self.prompt)
      // The worker goes on.
      let limits = TransferLimits(total: .milliseconds(200), maximumBodyBytes: nil)
      let next = await loop.failure(
        TransferRequest(server.url, limits: limits),
        to: DiscardingSink()
      )
      #expect(next?.code == .timedOut(.answering))
    }
  }

  @Test func aCancelledTaskSendsNothing() async throws {
    try await withServer({ _ in .text("x") }) { server, loop in
      let task = Task { [url = server.url] in
        withUnsafeCurrentTask { $0?.cancel() }
        return await loop.failure(TransferRequest(url))
      }
      #expect(await task.value?.code == .cancelled)
      #expect(server.requests.isEmpty)
      #expect(!loop.hasThread)
    }
  }

  @Test(arguments: [true, false])
  func twoHundredAtRandomMomentsAreEachAnsweredOnce(leavesLookups: Bool) async throws {
    let configuration = TransferLoop.Configuration.test(leavesLookups: leavesLookups)
    var random = SeededGenerator(seed: 20_240_917)
    try await withServer(
      configuration: configuration,
      { request in
        switch request.connection % 3 {
        case 0: .hang
        case 1: .text("done")
        default: .stall(body: Array("half".utf8), announced: 100)
        }
      }
    ) { server, loop in
      let url = server.url
      // However long the other tests keep the tasks from running, nothing but cancelling ends a transfer early.
      let patience = Duration.seconds(3_600)
      let limits = TransferLimits(connect: patience, stall: patience, unacknowledged: patience)
      var outcomes: [TransferError.Code?] = []
      for batch in 0..<20 {
        let tasks = (0..<10).map { number in
          Task {
            await loop.failure(TransferRequest("\(url)/\(batch)/\(number)", limits: limits))
          }
        }
        for task in tasks {
          for _ in 0..<random.next(below: 200) { await Task.yield() }
          task.cancel()
        }
        for task in tasks { outcomes.append(await task.value?.code) }
      }
      #expect(outcomes.count == 200)
      #expect(outcomes.allSatisfy { $0 == nil || $0 == .cancelled })
      #expect(loop.waitingCount == 0)
    }
  }

  @Test func closingAnswersEveryone() async throws {
    try await withServer({ _ in .hang }) { server, loop in
      let url = server.url
      let tasks = (0..<8).map { number in
        Task {
          await loop.failure(TransferRequest("\(url)/\(number)"))
        }
      }
      await server.received(4)
      let start = ContinuousClock.now
      loop.close()
      for task in tasks { #expect(await task.value?.code == .cancelled) }
      #expect(ContinuousClock.now - start < Self.prompt)
      #expect(!loop.hasThread)
      loop.close()
      let late = await loop.failure(TransferRequest(url))
      #expect(late?.code == .cancelled)
      #expect(loop.waitingCount == 0)
    }
  }

  @Test func theSinkIsLetGoAfterACancellation() async throws {
    try await withServer({ _ in .stall(body: Array("half".utf8), announced: 100) }) {
      server,
      loop in
      let request = TransferRequest(server.url)
      let (ends, end) = AsyncStream<Void>.makeStream()
      let task = Task {
        await loop.failure(request, to: DiscardingSink { end.finish() })
      }
      await server.received(1)
      task.cancel()
      #expect(await task.value?.code == .cancelled)
      for await _ in ends {}
    }
  }
}

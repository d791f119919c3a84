import Dispatch
import Platform
import Testing

@Suite struct MailboxTests {
  @Test func eventsComeInOrderAndWake() throws {
    let mailbox = try Mailbox<String>()
    let poller = Poller()
    #expect(try poller.wait(readable: [mailbox.descriptor], timeout: .zero) == [:])
    mailbox.post("a")
    mailbox.post("b")
    #expect(try poller.wait(readable: [mailbox.descriptor]) == [mailbox.descriptor: .readable])
    #expect(mailbox.drain() == ["a", "b"])
    #expect(try poller.wait(readable: [mailbox.descriptor], timeout: .zero) == [:])
    #expect(mailbox.drain() == [])
    mailbox.post("c")
    #expect(try poller.wait(readable: [mailbox.descriptor]) == [mailbox.descriptor: .readable])
    #expect(mailbox.drain() == ["c"])
  }

  @Test func noEventIsLostBetweenThreads() throws {
    let mailbox = try Mailbox<Int>()
    let poller = Poller()
    let threads = 4
    let each = 2500
    for thread in 0..<threads {
      DispatchQueue.global().async {
        for number in 0..<each { mailbox.post(thread * each + number) }
      }
    }
    var received: [Int] = []
    while received.count < threads * each {
      _ = try poller.wait(readable: [mailbox.descriptor])
      received += mailbox.drain()
    }
    #expect(Set(received).count == threads * each)
    for thread in 0..<threads {
      let own = received.filter { $0 / each == thread }
      #expect(own == own.sorted())
    }
  }

  @Test func guardedCountsWhatManyThreadsAdd() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { counter.add() }
    }
    #expect(counter.value == 8000)
  }

  @Test func guardedPassesErrorsOn() {
    let guarded = Guarded(1)
    let error = #expect(throws: PlatformError.self) {
      try guarded.withLock { value throws(PlatformError) in
        value = 2
        throw PlatformError(code: .other)
      }
    }
    #expect(error?.code == .other)
    #expect(guarded.withLock { $0 } == 2)
  }
}

private final class Counter: Sendable {
  private let count = Guarded(0)

  func add() { count.withLock { $0 += 1 } }

  var value: Int { count.withLock { $0 } }
}

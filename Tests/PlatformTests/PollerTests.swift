import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct PollerTests {
  @Test func readyDescriptorsAreNamed() throws {
    let first = try TestPipe()
    let second = try TestPipe()
    var byte: UInt8 = 7
    #expect(write(second.writeEnd, &byte, 1) == 1)
    let ready = try Poller().wait(
      readable: [first.readEnd, second.readEnd, -1],
      writable: [first.writeEnd]
    )
    #expect(ready == [second.readEnd: .readable, first.writeEnd: .writable])
  }

  @Test func theOtherSideIsGone() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var byte: UInt8 = 7
    #expect(write(ends[1], &byte, 1) == 1)
    close(ends[1])
    let ready = try Poller().wait(readable: [ends[0]])
    #expect(ready == [ends[0]: [.readable, .hungUp]])
    close(ends[0])
  }

  @Test func aClosedDescriptorIsInvalid() throws {
    let closed = closedDescriptor()
    #expect(try Poller().wait(readable: [closed]) == [closed: .invalid])
  }

  @Test(arguments: [Duration.zero, .milliseconds(1), .microseconds(1), .seconds(-3)])
  func theTimeEnds(timeout: Duration) throws {
    let pipe = try TestPipe()
    #expect(try Poller().wait(readable: [pipe.readEnd], timeout: timeout) == [:])
  }

  @Test func theTimeThatIsLeftComesFromTheClock() throws {
    let pipe = try TestPipe()
    let clocks = Clocks(wallMilliseconds: { 0 }, monotonic: { .seconds(5) })
    #expect(try Poller(clocks: clocks).wait(readable: [pipe.readEnd], timeout: .zero) == [:])
  }

  @Test func clocksGoForward() {
    let clocks = Clocks.live
    let before = clocks.monotonic()
    #expect(clocks.monotonic() >= before)
    #expect(clocks.wallMilliseconds() > 1_700_000_000_000)
    #expect(clocks.wallSeconds > 1_700_000_000)
  }
}

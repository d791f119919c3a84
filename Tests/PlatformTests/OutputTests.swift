import CShims
import Dispatch
import Platform
import Synchronization
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct OutputTests {
  @Test func everythingArrivesInOrder() throws {
    let pipe = try TestPipe()
    let output = ByteOutput(descriptor: pipe.writeEnd, capacity: 8)
    try output.write("héllo ")
    try output.write([0, 1, 2])
    try output.write("日本")
    try output.flush()
    var buffer: [UInt8] = Array(repeating: 0, count: 100)
    let count = read(pipe.readEnd, &buffer, 100)
    #expect(Array(buffer.prefix(max(count, 0))) == Array("héllo \0\u{1}\u{2}日本".utf8))
  }

  @Test func aSlowReaderOfANonBlockingPipeGetsAll() throws {
    let pipe = try TestPipe()
    cshim_set_nonblocking(pipe.writeEnd)
    let size = 1_000_000
    let received = Mutex(0)
    let isRead = DispatchSemaphore(value: 0)
    Thread.run {
      // Small reads let the pipe run full again and again.
      var buffer: [UInt8] = Array(repeating: 0, count: 512)
      var total = 0
      while total < size {
        let count = read(pipe.readEnd, &buffer, buffer.count)
        if count <= 0 { break }
        total += count
      }
      let sum = total
      received.withLock { $0 = sum }
      isRead.signal()
    }
    let output = ByteOutput(descriptor: pipe.writeEnd)
    try output.write(String(repeating: "x", count: size))
    try output.flush()
    isRead.wait()
    #expect(received.withLock { $0 } == size)
    #expect(cshim_fcntl(pipe.writeEnd, F_GETFL) & O_NONBLOCK != 0)
  }

  #if os(Linux)
  @Test(arguments: [1, 100_000])
  func aFullDeviceIsAnErrorAndStaysOne(size: Int) throws {
    let device = cshim_open("/dev/full", O_WRONLY, 0)
    defer { close(device) }
    let output = ByteOutput(descriptor: device)
    let full = PlatformError(errno: ENOSPC)
    #expect(full.code == .full)
    #expect(throws: full) {
      try output.write(String(repeating: "x", count: size))
      try output.flush()
    }
    #expect(throws: full) { try output.flush() }
    #expect(throws: full) { try output.write("more") }
  }
  #endif

  @Test func aClosedDescriptorIsAnError() {
    let output = ByteOutput(descriptor: closedDescriptor())
    let error = #expect(throws: PlatformError.self) {
      try output.write("x")
      try output.flush()
    }
    #expect(error?.code == .closed)
  }

  @Test func nothingToWriteIsNoError() throws {
    try ByteOutput(descriptor: closedDescriptor()).flush()
  }

  @Test func aBrokenPipeEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      // The runner may have started the tests with the signal ignored.
      cshim_set_default(SIGPIPE, nil)
      takeSignalsHere()
      try Self.writeWithoutReader()
    }
  }

  @Test func aBrokenPipeIsAnErrorWhereTheSignalIsBlocked() async {
    await #expect(processExitsWith: .success) {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      let error = #expect(throws: PlatformError.self) { try Self.writeWithoutReader() }
      #expect(error?.code == .brokenPipe)
    }
  }

  @Test func aBrokenPipeIsAnErrorWhereItIsToBeOne() async {
    await #expect(processExitsWith: .success) {
      cshim_set_default(SIGPIPE, nil)
      takeSignalsHere()
      BrokenPipe.failsFromNowOn()
      let error = #expect(throws: PlatformError.self) { try Self.writeWithoutReader() }
      #expect(error?.code == .brokenPipe)
    }
  }

  private static func writeWithoutReader() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let output = ByteOutput(descriptor: ends[1])
    try output.write("x")
    try output.flush()
  }

  @Test func closedStreamsKeepTheirNumbersAndStayUnusable() async {
    await #expect(processExitsWith: .success) {
      close(StandardStreams.input)
      close(StandardStreams.output)
      StandardStreams.occupyClosed()
      let mailbox = try Mailbox<Int>()
      let opened = cshim_open("/dev/null", O_RDWR, 0)
      #expect(opened > 2)
      #expect(mailbox.descriptor > 2)
      var byte: UInt8 = 0
      let count = read(StandardStreams.input, &byte, 1)
      #expect(count == -1)
      let output = ByteOutput(descriptor: StandardStreams.output)
      let error = #expect(throws: PlatformError.self) {
        try output.write("x")
        try output.flush()
      }
      #expect(error?.code == .closed)
    }
  }

  @Test func wakePipesNeverTakeTheNumberOfAClosedStream() async {
    await #expect(processExitsWith: .success) {
      close(StandardStreams.input)
      close(StandardStreams.output)
      let mailbox = try Mailbox<Int>()
      mailbox.post(1)
      #expect(mailbox.descriptor > 2)
      #expect(cshim_fcntl(StandardStreams.output, F_GETFD) == -1)
      #expect(mailbox.drain() == [1])
    }
  }
}

private enum Thread {
  static func run(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: body)
  }
}

import CShims
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Handlers belong to the whole process, so each of these has one of its own.
@Suite struct TerminalRescueTests {
  /// Where the terminal of a test is found by a handler, which is given nothing.
  private static let slave: Int32 = 100
  private static let master: Int32 = 101

  /// A rescue of the controlling terminal, which is then switched to other modes, and the handler that gets what the
  /// rescue hands on: it ends the process well if the terminal is as it was.
  private static func makeRescue(for signals: [Int32]) throws -> TerminalRescue {
    takeSignalsHere()
    let pty = try TerminalTests.makeControllingTerminal()
    try #require(dup2(pty.slave, slave) == slave && dup2(pty.master, master) == master)
    for signal in signals {
      cshim_set_handler(signal, { _ in _exit(TerminalRescueTests.isGivenBack ? 0 : 1) }, 0, nil)
    }
    let rescue = try TerminalRescue(of: Terminal(descriptor: slave), farewell: "bye")
    try setRaw(true)
    return rescue
  }

  private static func setRaw(_ isRaw: Bool) throws {
    var modes = termios()
    try #require(tcgetattr(slave, &modes) == 0)
    let flags = tcflag_t(ECHO | ICANON)
    modes.c_lflag = isRaw ? modes.c_lflag & ~flags : modes.c_lflag | flags
    try #require(tcsetattr(slave, TCSANOW, &modes) == 0)
  }

  private static var isCooked: Bool {
    var modes = termios()
    let flags = tcflag_t(ECHO | ICANON)
    return tcgetattr(slave, &modes) == 0 && modes.c_lflag & flags == flags
  }

  private static var isGivenBack: Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard isCooked, poll(&wait, 1, 10_000) == 1 else { return false }
    var bytes: (UInt8, UInt8, UInt8) = (0, 0, 0)
    return read(master, &bytes, 3) == 3 && bytes.0 == UInt8(ascii: "b")
  }

  @Test func aFaultGivesTheTerminalBackAndGoesOn() async {
    await #expect(processExitsWith: .success) {
      let rescue = try Self.makeRescue(for: [SIGSEGV])
      withExtendedLifetime(rescue) { _ = raise(SIGSEGV) }
    }
    await #expect(processExitsWith: .success) {
      let rescue = try Self.makeRescue(for: [SIGABRT])
      withExtendedLifetime(rescue) { abort() }
    }
    await #expect(processExitsWith: .success) {
      let rescue = try Self.makeRescue(for: [SIGILL, SIGTRAP])
      withExtendedLifetime(rescue) { fatalError("on purpose") }
    }
  }

  @Test func withoutAHandlerBehindItTheFaultEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGQUIT)) {
      let rescue = try Self.makeRescue(for: [])
      withExtendedLifetime(rescue) { _ = raise(SIGQUIT) }
    }
  }

  @Test func aSignalThatIsOverdueGivesTheTerminalBackToo() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let rescue = try Self.makeRescue(for: [])
      let signals = try SignalPipe([.terminate], ending: [.terminate])
      raise(SIGTERM)
      while true { pause() }
      signals.close()
      rescue.close()
    }
  }

  @Test func whatIsIgnoredStaysIgnored() async {
    await #expect(processExitsWith: .success) {
      signal(SIGQUIT, SIG_IGN)
      let rescue = try Self.makeRescue(for: [])
      raise(SIGQUIT)
      #expect(!Self.isCooked)
      rescue.close()
      #expect(cshim_is_ignored(SIGQUIT) != 0)
    }
  }

  @Test func afterItsEndNothingIsTouched() async {
    await #expect(processExitsWith: .success) {
      let rescue = try Self.makeRescue(for: [])
      let error = #expect(throws: PlatformError.self) {
        try TerminalRescue(of: Terminal(descriptor: Self.slave), farewell: "")
      }
      #expect(error?.code == .taken)
      rescue.close()
      rescue.close()
      cshim_set_handler(SIGABRT, { _ in _exit(TerminalRescueTests.isCooked ? 1 : 0) }, 0, nil)
      abort()
    }
  }

  @Test func theModesAreThoseOfTheLastTimeThatTheShellHadTheTerminal() async {
    await #expect(processExitsWith: .success) {
      let rescue = try Self.makeRescue(for: [SIGABRT])
      // Raw modes are ours, not the shell's.
      rescue.save()
      try Self.setRaw(false)
      rescue.save()
      try Self.setRaw(true)
      withExtendedLifetime(rescue) { abort() }
    }
  }

  @Test func aPipeNeedsNoRescue() throws {
    let pipe = try TestPipe()
    #expect(throws: PlatformError.self) {
      try TerminalRescue(of: Terminal(descriptor: pipe.readEnd), farewell: "")
    }
  }
}

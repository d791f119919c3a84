import CShims
import Platform
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct TerminalTests {
  @Test func theSizeOfATerminal() throws {
    let pty = try TestTerminal(rows: 30, columns: 100)
    let terminal = Terminal(descriptor: pty.slave)
    #expect(terminal.isTerminal)
    #expect(terminal.size == TerminalSize(rows: 30, columns: 100))
    cshim_set_window_size(pty.master, 65535, 3)
    #expect(terminal.size == TerminalSize(rows: 65535, columns: 3))
  }

  @Test(arguments: [(0, 0), (24, 0), (0, 80)] as [(UInt16, UInt16)])
  func aTerminalThatDoesNotKnowHasNoSize(rows: UInt16, columns: UInt16) throws {
    let pty = try TestTerminal(rows: rows, columns: columns)
    #expect(Terminal(descriptor: pty.slave).size == nil)
  }

  @Test func pipesAndClosedDescriptorsAreNoTerminals() throws {
    let pipe = try TestPipe()
    for descriptor in [pipe.readEnd, closedDescriptor(), -1] {
      let terminal = Terminal(descriptor: descriptor)
      #expect(!terminal.isTerminal)
      #expect(terminal.size == nil)
      #expect(terminal.modes == nil)
      #expect(!terminal.isForeground)
    }
  }

  @Test func waitingHidesWhatIsTypedAndKeepsIt() throws {
    let pty = try TestTerminal()
    let terminal = Terminal(descriptor: pty.slave)
    let before = try #require(terminal.modes)
    #expect(before.echoes && before.collectsLines)
    try terminal.apply(before.waiting)
    let waiting = try #require(terminal.modes)
    #expect(!waiting.echoes && !waiting.collectsLines)
    var typed = Array("ab".utf8)
    #expect(write(pty.master, &typed, 2) == 2)
    #expect(try Poller().wait(readable: [pty.slave]) == [pty.slave: .readable])
    #expect(try Poller().wait(readable: [pty.master], timeout: .zero) == [:])
    var buffer: [UInt8] = Array(repeating: 0, count: 8)
    #expect(read(pty.slave, &buffer, 8) == 2)
    try terminal.apply(before)
    let after = try #require(terminal.modes)
    #expect(after.echoes && after.collectsLines)
  }

  // Without NOFLSH the terminal drops unread bytes with the interrupt key.
  @Test func whatWasTypedAheadSurvivesTheInterruptKey() async {
    await #expect(processExitsWith: .success) {
      let pty = try Self.makeControllingTerminal()
      takeSignalsHere()
      let signals = try SignalPipe([.interrupt])
      let terminal = Terminal(descriptor: pty.slave)
      #expect(terminal.isForeground)
      try terminal.apply(try #require(terminal.modes).waiting)
      var typed = Array("ab\u{3}c".utf8)
      #expect(write(pty.master, &typed, 4) == 4)
      _ = try Poller().wait(readable: [signals.descriptor])
      #expect(signals.drain() == [.interrupt])
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while bytes.count < 3, read(pty.slave, &byte, 1) == 1 { bytes.append(byte) }
      #expect(bytes == Array("abc".utf8))
    }
  }

  @Test func anotherGroupIsInTheForeground() async {
    await #expect(processExitsWith: .success) {
      let pty = try Self.makeControllingTerminal()
      let terminal = Terminal(descriptor: pty.slave)
      #expect(terminal.isForeground)
      // Reads from a pipe that nobody writes, and ends with this process at the latest.
      let silence = try TestPipe()
      _ = cshim_fcntl_int(silence.writeEnd, F_SETFD, FD_CLOEXEC)
      #expect(dup2(silence.readEnd, 0) == 0)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("cat"), nil]
      var child = pid_t()
      try #require(
        posix_spawn(&child, "/bin/cat", nil, &attributes, &arguments, cshim_environ()) == 0
      )
      signal(SIGTTOU, SIG_IGN)
      #expect(tcsetpgrp(pty.slave, child) == 0)
      #expect(!terminal.isForeground)
      kill(child, SIGKILL)
      var status: Int32 = 0
      #expect(waitpid(child, &status, 0) == child)
      #expect(cshim_signaled(status) != 0)
      #expect(cshim_term_signal(status) == SIGKILL)
    }
  }

  private static func makeControllingTerminal() throws -> TestTerminal {
    setsid()
    // Comes when the test is over and closes the terminal of the session that it leads.
    signal(SIGHUP, SIG_IGN)
    let pty = try TestTerminal()
    try #require(cshim_take_controlling_terminal(pty.slave) == 0)
    return pty
  }
}

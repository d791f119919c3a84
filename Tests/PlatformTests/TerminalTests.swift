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
      #expect(!terminal.isForeground)
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

  static func makeControllingTerminal() throws -> TestTerminal {
    setsid()
    // Comes when the test is over and closes the terminal of the session that it leads.
    signal(SIGHUP, SIG_IGN)
    let pty = try TestTerminal()
    try #require(cshim_take_controlling_terminal(pty.slave) == 0)
    return pty
  }
}

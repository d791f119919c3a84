import CShims
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe whose ends a test reads and writes by hand.
final class TestPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }
}

/// Both ends of a pseudo-terminal.
final class TestTerminal {
  let master: Int32
  let slave: Int32

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(cshim_open_pty(&ends.master, &ends.slave) == 0)
    (master, slave) = ends
    cshim_set_window_size(slave, rows, columns)
  }

  deinit {
    close(slave)
    close(master)
  }
}

/// Reads until the end, and gives the number of bytes.
func countToEnd(_ descriptor: Int32, chunk: Int = 4096) -> Int {
  var buffer: [UInt8] = Array(repeating: 0, count: chunk)
  var total = 0
  while true {
    let count = read(descriptor, &buffer, chunk)
    if count <= 0 { return total }
    total += count
  }
}

/// A descriptor that is open to nothing.
func closedDescriptor() -> Int32 { 100_000 }

/// Lets this thread take signals, as the main thread of a program does; the threads that run
/// tests block them.
func takeSignalsHere() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}

import CShims

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pseudo-terminal: the master is the test's side, the slave is the program's terminal.
public final class PtyPair {
  /// The name to open the slave with.
  public let slavePath: String
  /// The master's descriptor, or -1 after `hangUp`.
  public private(set) var master: CInt

  /// Opens a pseudo-terminal with a window of the given size.
  public init(columns: Int = 80, rows: Int = 24) throws(PtyError) {
    master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0 else { throw PtyError(call: "posix_openpt", number: errno) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var name = [CChar](repeating: 0, count: 128)
    guard grantpt(master) == 0, unlockpt(master) == 0, ptsname_r(master, &name, name.count) == 0
    else {
      let failure = errno
      close(master)
      throw PtyError(call: "grantpt", number: failure)
    }
    slavePath = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
  }

  /// Opens the slave, which the caller closes and which becomes nobody's controlling terminal.
  public func openSlave() throws(PtyError) -> CInt {
    let slave = open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw PtyError(call: "open", number: errno) }
    return slave
  }

  /// Changes the window's size, of which the foreground process group hears by SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows),
      ws_col: UInt16(clamping: columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's modes.
  public func modes() throws(PtyError) -> PtyModes {
    try PtyModes(of: master)
  }

  /// Sets the modes that a shell leaves for the programs it starts.
  public func cook(echoing: Bool = true) throws(PtyError) {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else {
      throw PtyError(call: "tcgetattr", number: errno)
    }
    settings.c_lflag |= tcflag_t(ICANON | ISIG)
    settings.c_lflag &= ~tcflag_t(ECHO | NOFLSH)
    if echoing { settings.c_lflag |= tcflag_t(ECHO) }
    guard tcsetattr(master, TCSANOW, &settings) == 0 else {
      throw PtyError(call: "tcsetattr", number: errno)
    }
  }

  /// Types bytes.
  public func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Types text.
  public func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// How many bytes have been typed that nobody has read.
  public func unread() throws(PtyError) -> Int {
    let slave = try openSlave()
    defer { close(slave) }
    var count: CInt = 0
    guard ioctl(slave, UInt(FIONREAD), &count) == 0 else {
      throw PtyError(call: "ioctl", number: errno)
    }
    return Int(count)
  }

  /// What has been written to the terminal, empty if nothing is there, nil if nobody has it open.
  public func readAvailable() -> [UInt8]? {
    var bytes: [UInt8] = []
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, 0) > 0 {
      var chunk = [UInt8](repeating: 0, count: 8_192)
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { return bytes.isEmpty ? nil : bytes }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Closes the master, as a terminal window that is closed.
  public func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The modes of a terminal, as they were.
struct TerminalModes {
  private var settings: termios

  /// Reads the modes; nil if the descriptor is no terminal.
  init?(of descriptor: CInt) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  /// Whether the terminal edits lines itself, as a shell leaves it.
  var isCooked: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }

  /// Sets the modes once the output is written; what has been typed stays.
  ///
  /// A terminal that is gone takes no modes, which is nobody's loss.
  func apply(to descriptor: CInt) {
    var settings = settings
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}

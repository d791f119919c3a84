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
    set(TCSADRAIN, of: descriptor)
  }

  /// Decides whether what has been typed and not been read outlives a key that sends a signal; otherwise the terminal
  /// throws it away with Ctrl-C.
  static func keepInput(_ isKept: Bool, of descriptor: CInt) {
    guard var modes = TerminalModes(of: descriptor) else { return }
    let before = modes.settings.c_lflag
    if isKept {
      modes.settings.c_lflag |= tcflag_t(NOFLSH)
    } else {
      modes.settings.c_lflag &= ~tcflag_t(NOFLSH)
    }
    if modes.settings.c_lflag != before { modes.set(TCSANOW, of: descriptor) }
  }

  /// Throws away what has been typed and not been read.
  static func discardInput(of descriptor: CInt) {
    tcflush(descriptor, TCIFLUSH)
  }

  private func set(_ moment: CInt, of descriptor: CInt) {
    var settings = settings
    while tcsetattr(descriptor, moment, &settings) != 0, errno == EINTR {}
  }
}

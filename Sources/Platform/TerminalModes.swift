import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Settings of a terminal that were read, to be put back.
public struct TerminalModes: Sendable {
  var settings: termios

  /// These settings, changed for the time when nobody reads what is typed.
  ///
  /// Nothing is echoed and lines are not collected; keys like Ctrl-C still send signals, and do
  /// not drop what was typed ahead.
  public var waiting: TerminalModes {
    var copy = self
    cshim_set_waiting_modes(&copy.settings)
    return copy
  }

  /// Whether what is typed shows.
  public var echoes: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }
  /// Whether whole lines are read.
  public var collectsLines: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }
}

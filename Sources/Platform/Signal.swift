#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A signal that the program handles itself.
public enum Signal: Hashable, Sendable, CaseIterable {
  /// Ctrl-C.
  case interrupt
  /// A polite request to end.
  case terminate
  /// The terminal is gone.
  case hangUp
  /// The terminal has another size.
  case windowChange
  /// Ctrl-Z.
  case stop
  /// The process runs again after a stop.
  case resume
  /// A child has ended.
  case childEnded

  /// The system's number.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .windowChange: SIGWINCH
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .childEnded: SIGCHLD
    }
  }

  /// Whether an inherited "ignore" is a wish to be kept.
  ///
  /// `nohup` ignores the hang-up, and a shell without job control ignores interrupts in the
  /// background and stops everywhere.
  var mayStayIgnored: Bool {
    switch self {
    case .interrupt, .terminate, .hangUp, .stop: true
    case .windowChange, .resume, .childEnded: false
    }
  }
}

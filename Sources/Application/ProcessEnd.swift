import Browsing
import Platform

/// How the process ends.
enum ProcessEnd: Equatable {
  /// With a status of the table.
  case status(ExitStatus)
  /// As the signal would have ended it.
  case signal(Signal)

  /// Ends the process; everything is flushed and closed by now.
  func leave() -> Never {
    switch self {
    case .status(let status): ProcessExit.leave(status: status.rawValue)
    case .signal(let signal): ProcessExit.leave(by: signal)
    }
  }
}

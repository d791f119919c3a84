import CShims
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The address of what a handler needs to give the terminal back, or 0.
///
/// A global for the same reason as those of `SignalPipe`. What is there is never freed: a handler on another thread may
/// be looking at it.
private let planAddress = Atomic<UInt>(0)

/// What a handler needs to give the terminal back.
private struct RescuePlan {
  var descriptor: Int32
  var modes: termios
  var farewell: UnsafeMutableBufferPointer<UInt8>
  /// The actions that were there before, by the number of the signal.
  var previous: UnsafeMutablePointer<sigaction>

  /// The plan in force.
  static var current: UnsafeMutablePointer<RescuePlan>? {
    UnsafeMutablePointer(bitPattern: planAddress.load(ordering: .sequentiallyConsistent))
  }
}

/// Gives a terminal back when the process dies of a fault, which leaves no time for anything else.
///
/// The handlers restore the modes, write a farewell, and hand the signal on to whoever would have had it. There can be
/// one rescue at a time.
public final class TerminalRescue {
  /// The faults, and the keys and calls that end a process at once.
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT]

  private let own: UnsafeMutablePointer<RescuePlan>
  private var handled: [Int32] = []

  /// Saves the terminal's modes, which are the ones to go back to, and installs the handlers.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - farewell: What ends the program's use of it, such as a sequence and a line end.
  /// - Throws: `taken` while there is another rescue, or what the system says where there is no terminal.
  public init(of terminal: Terminal, farewell: String) throws(PlatformError) {
    var modes = termios()
    guard tcgetattr(terminal.descriptor, &modes) == 0 else { throw PlatformError(errno: errno) }
    guard !Self.isArmed else { throw PlatformError(code: .taken) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.utf8.count)
    _ = bytes.initialize(from: farewell.utf8)
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    own = .allocate(capacity: 1)
    own.initialize(
      to: RescuePlan(
        descriptor: terminal.descriptor,
        modes: modes,
        farewell: bytes,
        previous: previous
      )
    )
    planAddress.store(UInt(bitPattern: own), ordering: .sequentiallyConsistent)
    // What whoever started us ignores, as a shell does with the quit key in the background, ends nothing.
    for signal in Self.signals where cshim_is_ignored(signal) == 0 {
      if cshim_set_handler(signal, Self.handler, 0, previous + Int(signal)) == 0 {
        handled.append(signal)
      }
    }
  }

  deinit { close() }

  /// Saves the modes anew, if the terminal is in use by a shell: after a stop they are the ones to go back to.
  public func save() {
    var modes = termios()
    guard tcgetattr(own.pointee.descriptor, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0
    else { return }
    // No handler sees it half written.
    let address = planAddress.exchange(0, ordering: .sequentiallyConsistent)
    own.pointee.modes = modes
    planAddress.store(address, ordering: .sequentiallyConsistent)
  }

  /// Puts the handlers back that were there before; a second call does nothing.
  public func close() {
    let (isOwn, _) = planAddress.compareExchange(
      expected: UInt(bitPattern: own),
      desired: 0,
      ordering: .sequentiallyConsistent
    )
    guard isOwn else { return }
    for signal in handled { sigaction(signal, own.pointee.previous + Int(signal), nil) }
  }

  /// Whether there is a rescue; asking also makes sure that a handler can look.
  static var isArmed: Bool { RescuePlan.current != nil }

  /// Restores the terminal, if there is a rescue: for handlers, so nothing here allocates, locks or waits.
  static func giveBack() {
    guard let plan = RescuePlan.current else { return }
    let descriptor = plan.pointee.descriptor
    // In the background it is another program's, and touching it would stop this one.
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    tcsetattr(descriptor, TCSANOW, &plan.pointee.modes)
    say(plan.pointee.farewell, to: descriptor)
  }

  /// Writes if there is room: a terminal that takes no bytes must not hold up the end.
  private static func say(_ bytes: UnsafeMutableBufferPointer<UInt8>, to descriptor: Int32) {
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&room, 1, 0) == 1, room.revents == Int16(POLLOUT) else { return }
    _ = write(descriptor, bytes.baseAddress, bytes.count)
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    giveBack()
    guard let plan = RescuePlan.current else { return }
    sigaction(number, plan.pointee.previous + Int(number), nil)
    // Blocked until this handler returns, and then delivered where the fault happened.
    raise(number)
  }
}

import CShims
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The write end of the pipe in use, or -1.
///
/// A global, as are the others here: a signal handler is given a number and nothing else, so what it
/// needs has to be where it can look without a lock.
private let signalDescriptor = Atomic<Int32>(-1)

/// The signals that end the process, as bits by their numbers, and the first of them that came, or 0.
private let endingSignals = Atomic<UInt64>(0)
private let dueSignal = Atomic<Int32>(0)

/// Turns signals into bytes in a pipe, so that one `poll` waits for them and all the rest.
///
/// There can be one at a time. One owner, on the thread that polls.
public final class SignalPipe {
  /// How many seconds the owner has to end the process before the handler does.
  private static var patience: UInt32 { 2 }

  private let pipe: WakePipe
  private var previous: [(number: Int32, action: sigaction)] = []
  private var isOpen = false

  /// Installs the handlers.
  ///
  /// Of the signals that end or stop a process, one that was ignored when the program started
  /// stays ignored.
  /// - Parameters:
  ///   - signals: The signals to take.
  ///   - ending: Those of them that end the process even if nobody looks: the owner may hang in a write that a
  ///     terminal with stopped output or a full pipe never takes. It has two seconds to end in its own way.
  ///   - keys: Those of them that somebody types at a terminal of ours: they are taken even if they were ignored.
  /// - Throws: `taken` while there is another pipe, or what the system refuses.
  public init(
    _ signals: [Signal] = Signal.allCases,
    ending: Set<Signal> = [],
    keys: Set<Signal> = []
  ) throws(PlatformError) {
    pipe = try WakePipe()
    // From here on the globals are also initialized, which must not happen inside a handler.
    let (isFirst, _) = signalDescriptor.compareExchange(
      expected: -1,
      desired: pipe.writeEnd,
      ordering: .sequentiallyConsistent
    )
    guard isFirst else { throw PlatformError(code: .taken) }
    isOpen = true
    dueSignal.store(0, ordering: .sequentiallyConsistent)
    let bits = ending.reduce(0) { $0 | Self.bit($1.number) }
    endingSignals.store(bits, ordering: .sequentiallyConsistent)
    if !ending.isEmpty {
      _ = TerminalRescue.isArmed
      try install(SIGALRM, Self.overdue, flags: SA_RESTART)
    }
    for signal in signals {
      if signal.mayStayIgnored, !keys.contains(signal), cshim_is_ignored(signal.number) != 0 {
        continue
      }
      // Calls that were interrupted go on by themselves, so that the C libraries never see EINTR;
      // `poll`, which must notice, is interrupted all the same.
      let flags = SA_RESTART | (signal == .childEnded ? SA_NOCLDSTOP : 0)
      try install(signal.number, Self.handler, flags: flags)
    }
  }

  deinit { close() }

  /// Is readable while signals wait; to be polled, not read.
  public var descriptor: Int32 { pipe.readEnd }

  /// Takes all signals that came, in their order; repeated ones stay.
  public func drain() -> [Signal] {
    pipe.drain().compactMap { byte in
      Signal.allCases.first { $0.number == Int32(byte) }
    }
  }

  /// Puts the handlers back that were there before; a second call does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    endingSignals.store(0, ordering: .sequentiallyConsistent)
    // The owner is on its way out: nothing is overdue any more.
    if dueSignal.load(ordering: .sequentiallyConsistent) != 0 { alarm(0) }
    for (number, action) in previous.reversed() {
      withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
    }
    previous = []
    // A handler that runs on another thread right now may still write to the number; the pipe
    // stays open until this object goes.
    signalDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Stops the process as Ctrl-Z does, and returns when it runs again.
  ///
  /// Terminal modes are the caller's matter, before and after. Returns at once where nothing
  /// could wake the process, as the system then does not stop it.
  public func suspend() {
    var ours = sigaction()
    cshim_set_default(SIGTSTP, &ours)
    // Delivered to this thread before `raise` returns.
    raise(SIGTSTP)
    sigaction(SIGTSTP, &ours, nil)
  }

  private func install(
    _ number: Int32,
    _ handler: @convention(c) (Int32) -> Void,
    flags: Int32
  ) throws(PlatformError) {
    var action = sigaction()
    guard cshim_set_handler(number, handler, flags, &action) == 0 else {
      let code = errno
      close()
      throw PlatformError(errno: code)
    }
    previous.append((number, action))
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let code = errno
    let descriptor = signalDescriptor.load(ordering: .sequentiallyConsistent)
    if descriptor >= 0 {
      var byte = UInt8(truncatingIfNeeded: number)
      // When the pipe is full, the reader has thousands of signals to look at already.
      _ = write(descriptor, &byte, 1)
    }
    if endingSignals.load(ordering: .sequentiallyConsistent) & bit(number) != 0 {
      let (isFirst, _) = dueSignal.compareExchange(
        expected: 0,
        desired: number,
        ordering: .sequentiallyConsistent
      )
      if isFirst { alarm(patience) }
    }
    errno = code
  }

  /// Ends the process as the signal that came would have ended it.
  private static let overdue: @convention(c) (Int32) -> Void = { _ in
    let number = dueSignal.load(ordering: .sequentiallyConsistent)
    guard number != 0 else { return }
    TerminalRescue.giveBack()
    cshim_set_default(number, nil)
    raise(number)
  }
}

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
/// The one global of this room: a signal handler is given a number and nothing else, so what it
/// needs has to be where it can look without a lock.
private let signalDescriptor = Atomic<Int32>(-1)

/// Turns signals into bytes in a pipe, so that one `poll` waits for them and all the rest.
///
/// There can be one at a time. One owner, on the thread that polls.
public final class SignalPipe {
  private let pipe: WakePipe
  private var previous: [(signal: Signal, action: sigaction)] = []
  private var isOpen = false

  /// Installs the handlers.
  ///
  /// Of the signals that end or stop a process, one that was ignored when the program started
  /// stays ignored. Throws `taken` while there is another pipe.
  public init(_ signals: [Signal] = Signal.allCases) throws(PlatformError) {
    pipe = try WakePipe()
    // From here on the global is also initialized, which must not happen inside a handler.
    let (isFirst, _) = signalDescriptor.compareExchange(
      expected: -1,
      desired: pipe.writeEnd,
      ordering: .sequentiallyConsistent
    )
    guard isFirst else { throw PlatformError(code: .taken) }
    isOpen = true
    for signal in signals {
      if signal.mayStayIgnored, cshim_is_ignored(signal.number) != 0 { continue }
      var action = sigaction()
      guard Self.install(signal, previous: &action) else {
        let code = errno
        close()
        throw PlatformError(errno: code)
      }
      previous.append((signal, action))
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
    for (signal, action) in previous.reversed() {
      withUnsafePointer(to: action) { _ = sigaction(signal.number, $0, nil) }
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

  private static func install(_ signal: Signal, previous: inout sigaction) -> Bool {
    // Calls that were interrupted go on by themselves, so that the C libraries never see EINTR;
    // `poll`, which must notice, is interrupted all the same.
    let flags = SA_RESTART | (signal == .childEnded ? SA_NOCLDSTOP : 0)
    return cshim_set_handler(signal.number, handler, flags, &previous) == 0
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let code = errno
    let descriptor = signalDescriptor.load(ordering: .sequentiallyConsistent)
    if descriptor >= 0 {
      var byte = UInt8(truncatingIfNeeded: number)
      // When the pipe is full, the reader has thousands of signals to look at already.
      _ = write(descriptor, &byte, 1)
    }
    errno = code
  }
}

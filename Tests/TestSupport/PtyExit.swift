#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How a process ended.
public enum PtyExit: Equatable, Sendable {
  /// It ended by itself, with this status.
  case status(Int)
  /// A signal ended it.
  case signal(Int)

  init(waitStatus: CInt) {
    let signal = Int(waitStatus & 0x7F)
    self = signal == 0 ? .status(Int(waitStatus >> 8 & 0xFF)) : .signal(signal)
  }
}

/// Waits for a child on a thread of its own, so that its end can be polled for like input.
final class PtyExitWatch {
  /// Readable when the child has ended.
  let descriptor: CInt
  private let child: pid_t
  private var known: PtyExit?

  init(child: pid_t) throws(PtyError) {
    // The thread writes to a pipe whose reader may be gone by then.
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try makePipe()
    descriptor = reading
    self.child = child
    let argument = UnsafeMutablePointer<CInt>.allocate(capacity: 2)
    argument.initialize(to: child)
    (argument + 1).initialize(to: writing)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let failure = pthread_create(
      &thread,
      nil,
      { argument in
        waitAndTell(argument)
        return nil
      },
      argument
    )
    guard failure == 0 else {
      argument.deallocate()
      close(writing)
      close(reading)
      throw PtyError(call: "pthread_create", number: failure)
    }
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// How the child ended; nil while it runs.
  var exit: PtyExit? {
    if let known { return known }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, 0) > 0 else { return nil }
    var status: CInt = 0
    guard read(descriptor, &status, MemoryLayout<CInt>.size) == MemoryLayout<CInt>.size else {
      return nil
    }
    known = PtyExit(waitStatus: status)
    return known
  }

  /// Sends a signal, unless the child has ended.
  func send(_ signal: CInt) {
    if exit == nil { kill(child, signal) }
  }
}

#if canImport(Darwin)
private func waitAndTell(_ argument: UnsafeMutableRawPointer) { waitAndTell(pair: argument) }
#else
private func waitAndTell(_ argument: UnsafeMutableRawPointer?) {
  if let argument { waitAndTell(pair: argument) }
}
#endif

/// Reaps the child of the pair (child, descriptor) and writes its wait status to the descriptor.
private func waitAndTell(pair argument: UnsafeMutableRawPointer) {
  let pair = argument.assumingMemoryBound(to: CInt.self)
  let (child, writing) = (pair[0], pair[1])
  pair.deallocate()
  var status: CInt = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  _ = write(writing, &status, MemoryLayout<CInt>.size)
  close(writing)
}

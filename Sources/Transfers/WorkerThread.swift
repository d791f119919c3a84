#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread that can be woken, and waited for with a time limit.
///
/// A value that names a thread; its maker calls `join`, once.
struct WorkerThread: Sendable {
  /// What wakes the thread.
  let wake: WakePipe

  private let done: WakePipe
  /// The thread's `pthread_t` as a number: on Darwin it is a pointer, which cannot be sent.
  private let identity: UInt

  /// Starts a thread on which every signal is blocked but those of a fault.
  ///
  /// Signals thus go to the threads that expect them, and a write to a closed connection, which TLS
  /// libraries do, ends in an error and not in SIGPIPE. A fault on a thread that blocks its signal would end the process
  /// before any handler could give the terminal back.
  init(_ body: @escaping @Sendable (WakePipe) -> Void) throws(TransferError) {
    let wake = try WakePipe()
    let done: WakePipe
    do throws(TransferError) {
      done = try WakePipe()
    } catch {
      wake.close()
      throw error
    }
    let work = Work {
      body(wake)
      done.signal()
    }
    guard let identity = startThread(work) else {
      wake.close()
      done.close()
      throw TransferError(.other, detail: "no thread could be started")
    }
    self.wake = wake
    self.done = done
    self.identity = identity
  }

  /// Waits for the thread's end; after `limit` it is left to itself, with its pipes open.
  func join(atMost limit: Duration) {
    guard let thread = thread(numbered: identity) else { return }
    guard done.wait(atMost: limit) else {
      pthread_detach(thread)
      return
    }
    // Only what the thread's libraries do at a thread's end is left.
    pthread_join(thread, nil)
    wake.close()
    done.close()
  }
}

/// A closure on its way to a thread, which needs an object.
private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func startThread(_ work: Work) -> UInt? {
  var blocked = sigset_t()
  var previous = sigset_t()
  sigfillset(&blocked)
  let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS]
  for fault in faults { sigdelset(&blocked, fault) }
  pthread_sigmask(SIG_SETMASK, &blocked, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

  let context = Unmanaged.passRetained(work)
  #if canImport(Darwin)
  var thread: pthread_t?
  let code = pthread_create(&thread, nil, { runWork($0) }, context.toOpaque())
  #else
  var thread = pthread_t()
  let code = pthread_create(&thread, nil, { runWork($0) }, context.toOpaque())
  #endif
  guard code == 0 else {
    context.release()
    return nil
  }
  #if canImport(Darwin)
  return thread.map(number(of:))
  #else
  return number(of: thread)
  #endif
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
  }
  return nil
}

// `pthread_t` is a number with one C library and a pointer with the others.

#if canImport(Glibc)
private func number(of thread: pthread_t) -> UInt {
  UInt(thread)
}

private func thread(numbered number: UInt) -> pthread_t? {
  pthread_t(number)
}
#else
private func number(of thread: pthread_t) -> UInt {
  UInt(bitPattern: thread)
}

private func thread(numbered number: UInt) -> pthread_t? {
  pthread_t(bitPattern: number)
}
#endif

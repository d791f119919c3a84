import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A write to a pipe whose reader may be gone, which then is an error and not the end of this process.
///
/// SIGPIPE keeps its default action for the sake of standard output, so it is held back for the
/// length of one call, and taken away if that call has caused it.
enum QuietWrite {
  /// Writes what fits, as `write` does: the count, or -1 with `errno`.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let wasPending = isPending
    let count = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    let code = errno
    if count < 0, code == EPIPE, !wasPending, isPending {
      var taken: Int32 = 0
      sigwait(&pipe, &taken)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return count
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}

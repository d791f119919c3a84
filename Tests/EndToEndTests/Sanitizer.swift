#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the thread sanitizer, where the tests and the program are built with it, does to signals.
enum Sanitizer {
  /// Whether it is there: it holds signals back until a call that it knows to block, and takes faults itself.
  static let holdsSignals: Bool = {
    let all = UnsafeMutableRawPointer(bitPattern: 0)
    return dlsym(all, "__tsan_acquire") != nil
  }()
}

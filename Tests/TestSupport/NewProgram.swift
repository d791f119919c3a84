#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program file that a test has just written.
public enum NewProgram {
  /// Waits until nobody has the file open for writing, since it cannot be run before.
  ///
  /// A program that another thread starts in the moment of the writing has it open until it has begun.
  public static func settle(_ path: String) {
    #if os(Linux)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // F_SETLEASE, which Swift does not see: a lease for reading is refused while somebody may write.
    while fcntl(descriptor, 1024, Int32(F_RDLCK)) != 0, errno == EAGAIN { sched_yield() }
    #endif
  }
}

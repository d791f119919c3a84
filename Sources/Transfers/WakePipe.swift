#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A pipe whose bytes mean nothing but "look again".
///
/// A value that names two descriptors; whoever made it closes it, once.
struct WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Opens a pipe that neither blocks nor passes to child processes.
  init() throws(TransferError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw TransferError(.other, detail: String(cString: strerror(errno)))
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      // Neither can fail on a descriptor that was just opened.
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// Makes the read end readable; a full pipe already is.
  func signal() {
    var byte: UInt8 = 0
    while write(writeEnd, &byte, 1) < 0 && errno == EINTR {}
  }

  /// Empties the pipe.
  func drain() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(readEnd, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
  }

  /// Waits until the read end is readable; false when the time ran out first.
  func wait(atMost limit: Duration) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      let left = end - .now
      guard left > .zero else { return false }
      var descriptor = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      let count = poll(&descriptor, 1, Int32(left.milliseconds))
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
    }
  }

  func close() {
    _ = closeDescriptor(readEnd)
    _ = closeDescriptor(writeEnd)
  }
}

/// The system's `close`, which the method of that name hides.
private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

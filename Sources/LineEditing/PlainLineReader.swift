#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads lines from what is no terminal: a pipe, a file, `/dev/null`, a closed descriptor.
///
/// It prints nothing. The caller owns the descriptor and keeps it open while the reader lives.
public struct PlainLineReader: Sendable {
  private let descriptor: CInt
  private var splitter: LineSplitter
  private var end: ReadResult?

  /// Makes a reader of a descriptor whose lines have at most `limit` bytes.
  public init(descriptor: CInt, limit: Int = 1 << 20) {
    self.descriptor = descriptor
    self.splitter = LineSplitter(limit: limit)
  }

  /// Whether `receive` has something to give without reading.
  public var hasPendingInput: Bool { splitter.hasLine || end != nil }

  /// Returns a line that is waiting, or reads once, which the caller has seen to be possible.
  public mutating func receive() -> ReadResult {
    if let result = pending { return result }
    read()
    return pending ?? .editing
  }

  /// Waits for the next line.
  public mutating func next() -> ReadResult {
    while true {
      let result = receive()
      if result != .editing { return result }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, -1)
    }
  }

  private var pending: ReadResult? {
    mutating get {
      switch splitter.nextLine() {
      case .line(let text): .line(text)
      case .tooLong: .lineTooLong(limit: splitter.limit)
      case nil: end
      }
    }
  }

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = cRead(descriptor, &bytes, bytes.count)
    if count > 0 {
      splitter.feed(bytes[..<count])
      return
    }
    let failure = count < 0 ? errno : 0
    switch failure {
    case EINTR, EAGAIN: return
    // A closed descriptor and a terminal that is gone have no more lines, like a file at its end.
    case 0, EBADF, EIO: end = .endOfInput
    default: end = .failed(LineEditingError(code: .readFailed, systemError: failure))
    }
    splitter.finish()
  }
}

/// `read` under a name that a method of the same name does not hide.
private func cRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

@testable import Transfers

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A sink that remembers what it got.
final class RecordingSink: BodySink {
  enum Refusal: Sendable {
    case head, body
  }

  private let refusal: Refusal?
  private let state = Guarded<(heads: [ResponseHead], bytes: [UInt8])>(([], []))

  init(refusing refusal: Refusal? = nil) {
    self.refusal = refusal
  }

  var heads: [ResponseHead] { state.withLock { $0.heads } }
  var text: String { String(decoding: state.withLock { $0.bytes }, as: UTF8.self) }

  func begin(_ head: ResponseHead) -> Bool {
    state.withLock { $0.heads.append(head) }
    return refusal != .head
  }

  func write(_ bytes: RawSpan) -> Bool {
    let copy = bytes.withUnsafeBytes { Array($0) }
    state.withLock { $0.bytes += copy }
    return refusal != .body
  }
}

/// A sink that takes everything and tells its end.
final class DiscardingSink: BodySink {
  private let onEnd: @Sendable () -> Void

  init(onEnd: @escaping @Sendable () -> Void = {}) {
    self.onEnd = onEnd
  }

  deinit { onEnd() }

  func begin(_ head: ResponseHead) -> Bool { true }
  func write(_ bytes: RawSpan) -> Bool { true }
}

/// A sink that looks which of some signals its thread has blocked.
final class SignalSink: BodySink {
  let blocked = Guarded<[Int32]>([])

  func begin(_ head: ResponseHead) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    let signals = [SIGPIPE, SIGINT, SIGCHLD, SIGWINCH].filter { sigismember(&mask, $0) == 1 }
    blocked.withLock { $0 = signals }
    return true
  }

  func write(_ bytes: RawSpan) -> Bool { true }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension ChildProcess {
  /// How it ended, waiting for that at most for a time; nil if it runs on.
  public func wait(atMost time: Duration) -> Ending? {
    let step = 10
    var left = time
    while true {
      if let ending = poll() { return ending }
      guard left > .zero else { return nil }
      pause(milliseconds: step)
      left -= .milliseconds(step)
    }
  }
}

/// Lets a moment go by; a child's end cannot be waited for together with a time.
private func pause(milliseconds: Int) {
  _ = poll(nil, 0, Int32(milliseconds))
}

import Browsing
import Platform
import TerminalText

/// Standard output and standard error of a run without a prompt.
///
/// A write that fails is remembered and decides the status: lost output is never a success.
final class PlainOutput {
  private let output: ByteOutput
  private let errors: ByteOutput
  private var failure: PlatformError?
  /// Whether standard error can show a line that changes.
  let showsProgress: Bool
  private let progressWidth: Int
  private var progress: String?

  /// Makes them; `showsProgress` where standard error is a terminal on which a line can be drawn over.
  init(
    output: Int32 = StandardStreams.output,
    errors: Int32 = StandardStreams.error,
    showsProgress: Bool = false
  ) {
    self.showsProgress = showsProgress
    progressWidth = Terminal(descriptor: errors).size?.columns ?? 80
    self.output = ByteOutput(descriptor: output)
    self.errors = ByteOutput(descriptor: errors, capacity: 0)
  }

  func write(_ text: String) {
    show(progress: nil)
    attempt { () throws(PlatformError) in try output.write(text) }
  }

  func write(_ bytes: [UInt8]) {
    show(progress: nil)
    attempt { () throws(PlatformError) in try output.write(bytes) }
  }

  func flush() {
    attempt { () throws(PlatformError) in try output.flush() }
  }

  /// Shows how far something is, in place of what was shown of it; nil takes that away.
  func show(progress line: String?) {
    guard showsProgress, progress != line else { return }
    progress = line
    let text = line.map { TextLayout.cut(Cleaning.line($0), to: max(1, progressWidth - 1)) } ?? ""
    // It cannot be missed where nobody sees it.
    try? errors.write("\r\u{1B}[K" + text)
  }

  /// Says something on standard error, under the program's name.
  func complain(_ sentence: String) {
    note("reprise: " + sentence)
  }

  /// Writes a line to standard error as it is.
  func note(_ line: String) {
    // What has been found out so far stands in front of what is said about it.
    show(progress: nil)
    flush()
    do {
      try errors.write(line + "\n")
    } catch {
      // Nobody reads standard error: there is nobody left to tell.
      return
    }
  }

  /// Whether output has been lost, so that going on is no use.
  var hasFailed: Bool { failure != nil }

  /// Flushes, and decides how the run ends.
  func end(_ status: ExitStatus) -> ProcessEnd {
    flush()
    guard let failure else { return .status(status) }
    if failure.code == .brokenPipe { return .status(.brokenPipe) }
    complain("standard output could not be written: \(failure)")
    return .status(.output)
  }

  private func attempt(_ body: () throws(PlatformError) -> Void) {
    guard failure == nil else { return }
    do throws(PlatformError) {
      try body()
    } catch {
      failure = error
    }
  }
}

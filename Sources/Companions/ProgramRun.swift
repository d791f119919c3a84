public import Platform

/// A program whose end is awaited by one poll among other things.
///
/// After each wait its owner calls `advance`: when one of its descriptors is ready, when a child has
/// ended, and when its time is over. One owner, on the thread that polls.
public final class ProgramRun {
  /// How far it is.
  public enum Progress: Hashable, Sendable {
    /// It runs, and there is time left.
    case running
    /// It has ended.
    case ended(ChildProcess.Ending)
    /// It runs although its time is over.
    case overdue
  }

  /// Until when its end is awaited, on the monotonic clock.
  public let deadline: Duration
  /// What it has written so far, never more than the limit.
  public private(set) var output: [UInt8] = []

  private let child: ChildProcess
  private let outputLimit: Int

  init(_ child: ChildProcess, outputLimit: Int, until deadline: Duration) {
    self.child = child
    self.outputLimit = outputLimit
    self.deadline = deadline
  }

  /// The descriptors to wait for reading.
  public var readable: [Int32] { child.outputDescriptor.map { [$0] } ?? [] }
  /// The descriptors to wait for writing.
  public var writable: [Int32] { child.inputDescriptor.map { [$0] } ?? [] }

  /// Writes and reads what it can without waiting, and tells how far the program is.
  ///
  /// One that writes more than it may is killed.
  public func advance(now: Duration) -> Progress {
    child.writeInput()
    // Asked before the last look at the output: what was written before the end is then there.
    let ending = child.poll()
    output += child.readOutput()
    if output.count > outputLimit {
      output = []
      child.kill()
    }
    if let ending { return .ended(ending) }
    return now < deadline ? .running : .overdue
  }

  /// Ends the program and all that it has started.
  public func kill() {
    child.kill()
  }
}

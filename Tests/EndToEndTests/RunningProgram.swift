import Foundation

@testable import TestSupport

/// The program on pipes, as long as the test wants it to run.
final class RunningProgram {
  private let watch: PtyExitWatch
  private let output: CInt

  /// Starts the program; with `nonBlocking` its standard output is a pipe that somebody has switched so.
  init(
    _ sandbox: Sandbox,
    _ arguments: [String],
    input: String = "/dev/null",
    nonBlocking: Bool = false
  ) throws {
    let (reading, writing) = try makePipe()
    output = reading
    if nonBlocking { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    let child = try spawn(
      Sandbox.program(),
      arguments: arguments,
      environment: sandbox.environment,
      inNewSession: false
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, writing, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    close(writing)
    watch = try PtyExitWatch(child: child)
  }

  deinit {
    watch.send(SIGKILL)
    close(output)
  }

  func send(_ signal: CInt) {
    watch.send(signal)
  }

  /// Waits until so many bytes of output lie unread in the pipe.
  func waitForUnread(_ count: Int) -> Bool {
    let deadline = PtyDeadline(after: .seconds(10))
    while !deadline.hasPassed {
      var unread: CInt = 0
      guard ioctl(output, UInt(FIONREAD), &unread) == 0 else { return false }
      if unread >= count { return true }
      sched_yield()
    }
    return false
  }

  /// Reads the output to its end.
  func readOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  func waitForExit(atMost limit: Duration = .seconds(10)) -> PtyExit? {
    let deadline = PtyDeadline(after: limit)
    while watch.exit == nil, !deadline.hasPassed { deadline.wait(reading: [watch.descriptor]) }
    return watch.exit
  }
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program run to its end with pipes for its streams.
public struct PtyPipeProcess: Equatable, Sendable {
  /// What the program reads from its standard input.
  public enum Input: Sendable {
    /// These bytes, from a pipe.
    case bytes([UInt8])
    /// This text, from a pipe.
    case text(String)
    /// A file.
    case file(String)
    /// Nothing: the descriptor is closed.
    case closed
  }

  /// How it ended; nil if time was over and it was killed.
  public var exit: PtyExit?
  /// What it wrote to standard output.
  public var output: [UInt8] = []
  /// What it wrote to standard error.
  public var errors: [UInt8] = []

  /// Standard output as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a program, whose whole environment is the one given, until it ends or time is over.
  public static func run(
    _ executable: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    input: Input = .file("/dev/null"),
    atMost limit: Duration = .seconds(20)
  ) throws(PtyError) -> PtyPipeProcess {
    // A program that ends before it has read all must not end the test.
    signal(SIGPIPE, SIG_IGN)
    let deadline = PtyDeadline(after: limit)
    let streams = try Streams(input)
    defer { streams.closeAll() }
    let child = try spawn(
      executable,
      arguments: arguments,
      environment: environment,
      inNewSession: false,
      actions: streams.attach
    )
    streams.closeFarEnds()
    let watch = try PtyExitWatch(child: child)
    var result = PtyPipeProcess()
    while true {
      // Asked once a turn: an exit that comes in between must not leave nothing to wait for.
      let isRunning = watch.exit == nil
      if streams.areDone, !isRunning { break }
      if deadline.hasPassed {
        watch.send(SIGKILL)
        return result
      }
      let ended = isRunning ? [watch.descriptor] : []
      deadline.wait(reading: streams.readable + ended, writing: streams.writable)
      streams.transfer(into: &result)
    }
    result.exit = watch.exit
    return result
  }
}

/// The pipes of one run.
private final class Streams {
  private let input: PtyPipeProcess.Input
  private var unwritten: ArraySlice<UInt8>
  /// Near and far ends of standard input, output and error; -1 where there is none.
  private var near: [CInt] = [-1, -1, -1]
  private var far: [CInt] = [-1, -1, -1]

  init(_ input: PtyPipeProcess.Input) throws(PtyError) {
    self.input = input
    switch input {
    case .bytes(let bytes): unwritten = bytes[...]
    case .text(let text): unwritten = Array(text.utf8)[...]
    case .file, .closed: unwritten = []
    }
    if isPiped {
      (far[0], near[0]) = try makePipe()
      _ = fcntl(near[0], F_SETFL, O_NONBLOCK)
      if unwritten.isEmpty { shut(0) }
    }
    (near[1], far[1]) = try makePipe()
    (near[2], far[2]) = try makePipe()
  }

  private var isPiped: Bool {
    switch input {
    case .bytes, .text: true
    case .file, .closed: false
    }
  }

  func attach(_ actions: inout SpawnActions) {
    switch input {
    case .bytes, .text: posix_spawn_file_actions_adddup2(&actions, far[0], 0)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, far[1], 1)
    posix_spawn_file_actions_adddup2(&actions, far[2], 2)
  }

  var areDone: Bool { near[1] < 0 && near[2] < 0 }
  var readable: [CInt] { near[1...].filter { $0 >= 0 } }
  var writable: CInt? { near[0] >= 0 ? near[0] : nil }

  func transfer(into result: inout PtyPipeProcess) {
    if near[0] >= 0 { writeSome() }
    readSome(1, into: &result.output)
    readSome(2, into: &result.errors)
  }

  private func writeSome() {
    let count = unwritten.withUnsafeBytes { write(near[0], $0.baseAddress, $0.count) }
    if count > 0 {
      unwritten = unwritten.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      unwritten = []
    }
    if unwritten.isEmpty { shut(0) }
  }

  private func readSome(_ index: Int, into bytes: inout [UInt8]) {
    guard near[index] >= 0 else { return }
    var wait = pollfd(fd: near[index], events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, 0) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 16_384)
    let count = read(near[index], &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      shut(index)
    }
  }

  private func shut(_ index: Int) {
    if near[index] >= 0 { close(near[index]) }
    near[index] = -1
  }

  func closeFarEnds() {
    for index in far.indices where far[index] >= 0 {
      close(far[index])
      far[index] = -1
    }
  }

  func closeAll() {
    closeFarEnds()
    for index in near.indices { shut(index) }
  }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Another program, from its start to its end.
///
/// It runs in a session of its own, without a terminal, with no signal blocked or ignored, and with
/// nothing open but what it is given. No shell is involved: the arguments arrive as they are.
///
/// One owner, on the thread that polls. After each `Signal.childEnded` that thread asks every child
/// with `poll()`, since signals of several children may come as one; an end that was not asked for
/// stays as a zombie.
public final class ChildProcess {
  /// What to start, and with what.
  public struct Configuration: Hashable, Sendable {
    /// The path of the program; see `ExecutableSearch`.
    public var program: String
    /// The arguments, without the program's own name.
    public var arguments: [String]
    /// All variables of the program.
    public var environment: Environment
    /// What it reads from its standard input; nil is nothing, from `/dev/null`.
    public var input: [UInt8]?
    /// Whether its standard output is read here; else it goes to `/dev/null`, like its errors.
    public var readsOutput: Bool
    /// Descriptors of this process that the program gets as well: as 3, 4, … in this order.
    public var handedOn: [Int32]

    /// Describes a start.
    public init(
      program: String,
      arguments: [String] = [],
      environment: Environment,
      input: [UInt8]? = nil,
      readsOutput: Bool = false,
      handedOn: [Int32] = []
    ) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
      self.input = input
      self.readsOutput = readsOutput
      self.handedOn = handedOn
    }
  }

  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal, of this number.
    case killed(by: Int32)
    /// It is gone, and somebody else was told how.
    case unknown
  }

  /// Its process id, which is also the id of its process group.
  public let id: Int32
  /// To be polled for writing while input is left to be written; else nil.
  public var inputDescriptor: Int32? { input >= 0 ? input : nil }
  /// To be polled for reading until the output has ended; else nil.
  public var outputDescriptor: Int32? { output >= 0 ? output : nil }

  private var input: Int32
  private var output: Int32
  private var unwritten: ArraySlice<UInt8>
  private var ending: Ending?

  /// Starts a program.
  public init(_ configuration: Configuration) throws(ChildProcessError) {
    var streams = ChildStreams()
    defer { streams.closeFar() }
    do throws(PlatformError) {
      try streams.open(for: configuration)
    } catch {
      streams.closeNear()
      throw ChildProcessError(errno: error.errno, program: configuration.program)
    }
    do throws(ChildProcessError) {
      id = try ChildSpawn.start(configuration, with: streams)
    } catch {
      streams.closeNear()
      throw error
    }
    input = streams.input
    output = streams.output
    unwritten = configuration.input.map { $0[...] } ?? []
  }

  deinit {
    closeInput()
    closeOutput()
  }

  // MARK: Its streams

  /// Writes as much input as fits, without waiting; closes it when all is written, or when the
  /// program does not read on.
  public func writeInput() {
    while input >= 0, !unwritten.isEmpty {
      let count = QuietWrite.write(unwritten, to: input)
      if count >= 0 {
        unwritten = unwritten.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        unwritten = []
      }
    }
    closeInput()
  }

  /// Takes the output that is there, without waiting; none may be.
  public func readOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: output >= 0 ? 16_384 : 0)
    while output >= 0 {
      let count = read(output, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count < 0, errno == EAGAIN {
        break
      } else if count == 0 || errno != EINTR {
        closeOutput()
      }
    }
    return bytes
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  // MARK: Its end

  /// How it ended, without waiting; nil while it runs.
  public func poll() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    var found: pid_t
    repeat {
      found = waitpid(id, &status, WNOHANG)
    } while found < 0 && errno == EINTR
    guard found != 0 else { return nil }
    ending = found == id ? Ending(waitStatus: status) : .unknown
    return ending
  }

  /// Asks it and all in its group to end.
  public func terminate() { signal(SIGTERM) }

  /// Ends it and all in its group at once.
  public func kill() { signal(SIGKILL) }

  /// Until its end is taken the number is its own; then it may be another program's.
  private func signal(_ number: Int32) {
    guard ending == nil else { return }
    killpg(id, number)
  }
}

extension ChildProcess.Ending {
  init(waitStatus status: Int32) {
    if cshim_exited(status) != 0 {
      self = .exited(cshim_exit_status(status))
    } else {
      self = .killed(by: cshim_term_signal(status))
    }
  }

  /// Whether it did what it was asked to do.
  public var isSuccess: Bool { self == .exited(0) }
}

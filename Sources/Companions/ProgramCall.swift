public import Platform

/// Another program and how it is called; no shell takes part.
public struct ProgramCall: Hashable, Sendable {
  /// What the program is called where people read it.
  public let name: String
  /// Its path.
  public let path: String
  /// Its arguments, without its own name.
  public let arguments: [String]

  /// Describes a call.
  public init(name: String, path: String, arguments: [String] = []) {
    self.name = name
    self.path = path
    self.arguments = arguments
  }

  /// The call of a program that is looked for in `PATH`; nil if it is not there.
  public init?(_ name: String, _ arguments: [String], in environment: Environment) {
    guard let path = ExecutableSearch(environment).path(of: name) else { return nil }
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    self.init(name: String(path[end...]), path: path, arguments: arguments)
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - environment: All its variables.
  ///   - input: What it reads; nil is nothing.
  ///   - outputLimit: How many bytes of output are taken; zero lets all of it go.
  ///   - deadline: Until when its end is awaited, on the monotonic clock.
  /// - Returns: The running program.
  /// - Throws: Why it could not be started.
  public func start(
    environment: Environment,
    input: [UInt8]? = nil,
    outputLimit: Int = 0,
    until deadline: Duration
  ) throws(ChildProcessError) -> ProgramRun {
    let child = try ChildProcess(
      ChildProcess.Configuration(
        program: path,
        arguments: arguments,
        environment: environment,
        input: input,
        readsOutput: outputLimit > 0
      )
    )
    return ProgramRun(child, outputLimit: outputLimit, until: deadline)
  }
}

import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The call of `posix_spawn`.
///
/// Not `fork`: between it and `exec` a program with threads may do next to nothing.
enum ChildSpawn {
  #if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  #else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  #endif

  static func start(
    _ configuration: ChildProcess.Configuration,
    with streams: ChildStreams
  ) throws(ChildProcessError) -> Int32 {
    let program = configuration.program
    let arguments = [program] + configuration.arguments
    let variables = configuration.environment.all.map { "\($0.key)=\($0.value)" }
    // A C string ends there: the program would get another text than it was given.
    guard !(arguments + variables).contains(where: { $0.utf8.contains(0) }) else {
      throw ChildProcessError(.badArguments, program: program)
    }
    var actions = makeActions(streams, handedOn: configuration.handedOn.count)
    var attributes = makeAttributes()
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var id: Int32 = 0
    let failure = posix_spawn(&id, program, &actions, &attributes, &argv, &envp)
    guard failure == 0 else { throw ChildProcessError(errno: failure, program: program) }
    return id
  }

  /// What is done to its descriptors, in this order.
  private static func makeActions(_ streams: ChildStreams, handedOn: Int) -> FileActions {
    #if canImport(Darwin)
    var actions: FileActions = nil
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    for number in 0..<3 + Int32(handedOn) {
      if let source = streams.far[number] {
        posix_spawn_file_actions_adddup2(&actions, source, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    #if canImport(Glibc)
    // Sockets and files of libraries are not all marked as ours.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3 + Int32(handedOn))
    #endif
    return actions
  }

  private static func makeAttributes() -> Attributes {
    #if canImport(Darwin)
    var attributes: Attributes = nil
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    // The mask of this thread and what it ignores would pass on: a program that cannot be ended.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    // Keys of our terminal, and its end, are no matter of the program's.
    flags |= cshim_spawn_setsid()
    #if canImport(Darwin)
    flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, flags)
    return attributes
  }
}

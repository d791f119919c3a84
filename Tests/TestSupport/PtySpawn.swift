import CShims

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

#if canImport(Darwin)
typealias SpawnActions = posix_spawn_file_actions_t?
typealias SpawnAttributes = posix_spawnattr_t?
#else
typealias SpawnActions = posix_spawn_file_actions_t
typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Starts a program with an empty signal mask and default signal actions.
func spawn(
  _ executable: String,
  arguments: [String],
  environment: [String: String],
  inNewSession: Bool,
  actions prepare: (inout SpawnActions) -> Void
) throws(PtyError) -> pid_t {
  #if canImport(Darwin)
  var actions: SpawnActions = nil
  var attributes: SpawnAttributes = nil
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  prepare(&actions)
  #if os(Linux)
  // A pipe of another thread may not be marked yet as one that children do not inherit.
  posix_spawn_file_actions_addclosefrom_np(&actions, 3)
  #endif
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
  if inNewSession { flags |= cshim_spawn_setsid() }
  posix_spawnattr_setflags(&attributes, flags)

  var argv = ([executable] + arguments).map { strdup($0) } + [nil]
  var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for string in argv + envp { free(string) } }
  var child: pid_t = 0
  let failure = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
  guard failure == 0 else { throw PtyError(call: "posix_spawn", number: failure) }
  return child
}

/// Opens a pipe that children do not inherit.
func makePipe() throws(PtyError) -> (reading: CInt, writing: CInt) {
  var ends: [CInt] = [-1, -1]
  guard pipe(&ends) == 0 else { throw PtyError(call: "pipe", number: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

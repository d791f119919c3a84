public import Platform

/// A player at work on one address.
///
/// It belongs to the thread that polls. Letting go of it without its end leaves a player that goes on; see `end()`.
public final class Player {
  /// The program.
  public let program: PlayerProgram
  let child: ChildProcess
  private let lifeline: Lifeline?
  /// When it is ended by force, on the monotonic clock.
  private var deadline: Duration?

  /// How long a player that was asked to end may take.
  private static let patience = Duration.milliseconds(1_500)

  /// Starts a player; it goes on in the background and hears and says nothing here.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - address: What to play, http or https.
  ///   - isVideo: Whether there is something to see.
  ///   - environment: All variables of the player.
  /// - Throws: Why it was not started.
  public init(
    _ program: PlayerProgram,
    address: String,
    isVideo: Bool,
    environment: Environment
  ) throws(PlayerError) {
    guard Self.isPlayable(address) else { throw .address(address) }
    self.program = program
    var configuration = ChildProcess.Configuration(
      program: program.path,
      arguments: program.arguments(for: address, isVideo: isVideo),
      environment: environment
    )
    // Without a connection it is only told to end where this process can still tell it.
    lifeline = program.takesLifeline ? try? Lifeline() : nil
    configuration.handedOn = lifeline.map { [$0.far] } ?? []
    do throws(ChildProcessError) {
      child = try ChildProcess(configuration)
    } catch {
      throw .start(error)
    }
    lifeline?.closeFar()
    // mpv tells every connection what happens; nobody listens here.
    lifeline?.send("{\"command\":[\"disable_event\",\"all\"]}\n")
  }

  /// How it ended, without waiting; nil while it plays.
  public func poll() -> ChildProcess.Ending? { child.poll() }

  /// Asks it to end; `takeTurn` sees to it that it does.
  public func stop(at now: Duration) {
    guard deadline == nil, child.poll() == nil else { return }
    child.terminate()
    deadline = now + Self.patience
  }

  /// When `takeTurn` is due, on the monotonic clock.
  public var nextDue: Duration? { deadline }

  /// Ends it by force if it was asked to end long enough ago.
  public func takeTurn(at now: Duration) {
    guard let due = deadline, due <= now else { return }
    deadline = nil
    if child.poll() == nil { child.kill() }
  }

  /// Ends it and waits until it is gone, at most for a moment; for the end of the program.
  public func end() {
    guard child.poll() == nil else { return }
    child.terminate()
    if child.wait(atMost: .milliseconds(300)) != nil { return }
    child.kill()
    _ = child.wait(atMost: .milliseconds(300))
  }

  /// Whether an address may be handed to a player: http or https, in one piece.
  static func isPlayable(_ address: String) -> Bool {
    let lower = address.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return false }
    return address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}

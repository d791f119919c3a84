import Browsing
import Catalog
import Companions
import Platform
import Records

/// The player that runs in the background, and those that were told to end.
///
/// It belongs to the session's thread, which asks with every turn what has become of them.
final class Playback {
  /// What has become of a player.
  enum Event: Equatable {
    /// It plays, and did not fail at once.
    case began(ItemAction, by: String)
    /// It failed at once.
    case failed(ItemAction, ActionFailure)
    /// It has ended some time after it began; with a failure if it could not play to the end.
    case ended(ActionFailure?)
  }

  private struct Current {
    var action: ItemAction
    var player: Player
    /// Until when a failure is taken for one to begin, on the monotonic clock; nil once it has begun.
    var watchedUntil: Duration?
  }

  /// How long a player is watched for failing at once, as one does whose arguments are wrong.
  private static let watch = Duration.milliseconds(500)

  /// The program that the user wants, with its arguments; nil for the first that there is.
  var choice: String?
  /// Why nothing can be played in this run; nil where something can.
  var obstacle: ActionFailure?

  private let environment: Environment
  private let clocks: Clocks
  private var current: Current?
  private var leaving: [Player] = []

  init(environment: Environment, clocks: Clocks) {
    self.environment = environment
    self.clocks = clocks
  }

  /// Whether it is not known yet if a player begins to play.
  var isBeginning: Bool { current?.watchedUntil != nil }

  /// Whether a player runs that nobody has told to end.
  var isPlaying: Bool { current != nil }

  /// Whether every player that was told to end is gone.
  var isAlone: Bool { leaving.isEmpty }

  /// When a turn is due, on the monotonic clock.
  var deadline: Duration? {
    ([current?.watchedUntil] + leaving.map(\.nextDue)).compactMap { $0 }.min()
  }

  /// Starts a player in place of the one that runs; gives the reason if it cannot be started.
  func start(_ action: ItemAction) -> ActionFailure? {
    stop()
    if let obstacle { return obstacle }
    let program: PlayerProgram
    do throws(PlayerError) {
      program = try PlayerProgram.find(choice, in: environment)
    } catch {
      return ActionFailure(error, of: choice ?? "")
    }
    do throws(PlayerError) {
      let player = try Player(
        program,
        address: action.values.first ?? "",
        isVideo: action.items.first?.id.type.isVideo ?? false,
        environment: environment
      )
      // Whoever stops listening to this program must not leave a player behind.
      BrokenPipe.failsFromNowOn()
      let until = clocks.monotonic() + Self.watch
      current = Current(action: action, player: player, watchedUntil: until)
      return nil
    } catch {
      return ActionFailure(error, of: program.name)
    }
  }

  /// Tells the player to end; soon it is ended by force.
  func stop() {
    guard let player = current?.player else { return }
    current = nil
    player.stop(at: clocks.monotonic())
    leaving.append(player)
  }

  /// A player that begins has had enough time to fail.
  func stopWatching() {
    if isBeginning { current?.watchedUntil = clocks.monotonic() }
  }

  /// Looks after all players without waiting; tells what has become of the one that runs.
  func advance() -> [Event] {
    let now = clocks.monotonic()
    for player in leaving { player.takeTurn(at: now) }
    leaving.removeAll { $0.poll() != nil }
    guard let running = current else { return [] }
    let name = running.player.program.name
    guard let ending = running.player.poll() else {
      guard let until = running.watchedUntil, until <= now else { return [] }
      current?.watchedUntil = nil
      return [.began(running.action, by: name)]
    }
    current = nil
    let failure = ActionFailure(ending, of: name)
    switch (running.watchedUntil, failure) {
    case (nil, _): return [.ended(failure)]
    case (_, let failure?): return [.failed(running.action, failure)]
    case (_, nil): return [.began(running.action, by: name), .ended(nil)]
    }
  }

  /// Ends all players, and waits a moment until they are gone.
  func close() {
    stop()
    for player in leaving { player.end() }
    leaving = []
  }
}

extension ActionFailure {
  /// Why no player was started.
  fileprivate init(_ error: PlayerError, of program: String) {
    switch error {
    case .missing(let name?): self = .missing(name)
    case .missing(nil): self = .noWay
    case .start(let error) where error.code == .notFound: self = .missing(program)
    case .start, .address: self = .notStarted(program)
    }
  }

  /// Why a player ended before it was to; nil if it has played to the end.
  fileprivate init?(_ ending: ChildProcess.Ending, of name: String) {
    switch ending {
    case .exited(0), .unknown: return nil
    case .exited(let status): self = .ended(name, status: status)
    case .killed: self = .killed(name)
    }
  }
}

extension ItemType {
  /// Whether there is something to see.
  fileprivate var isVideo: Bool {
    switch self {
    case .movie, .tvEpisode, .tvSeason, .musicVideo: true
    case .song, .album, .artist, .podcast, .podcastEpisode, .audiobook, .ebook, .app, .macApp:
      false
    }
  }
}

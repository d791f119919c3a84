import Browsing
import Companions
import Platform
import Records

/// Has other programs do what the session asks for, one action after the other, and tells what came of it.
///
/// What plays is begun in this order too, and then left to `playback`.
///
/// It belongs to the session's thread. Whoever polls waits for its descriptors and its deadline, and then
/// calls `advance`.
final class ActionPerformer {
  /// What plays.
  let playback: Playback

  private let environment: Environment
  private let clocks: Clocks
  private let writeToTerminal: ([UInt8]) -> Bool
  private var waiting: [ItemAction] = []
  private var current: Current?
  /// Programs that may go on, such as a browser; they are waited for only so that they leave no zombies.
  private(set) var lingering: [ProgramRun] = []

  /// An action and the program that runs for it.
  private struct Current {
    var action: ItemAction
    var name: String
    var run: ProgramRun
    /// Whether it is ended because nobody waits for it any longer.
    var isCancelled = false
    /// The addresses that are still to be opened.
    var rest: ArraySlice<String>
  }

  /// How long a clipboard program may take; an X server on a slow line takes its time.
  private static let patience = Duration.seconds(5)
  /// How long a browser is watched for a failure: one that is new stays in the foreground.
  private static let watch = Duration.seconds(1)

  /// Makes a performer; `writeToTerminal` answers whether there is a terminal that took the bytes.
  init(
    environment: Environment,
    clocks: Clocks,
    writeToTerminal: @escaping ([UInt8]) -> Bool = ControllingTerminal.write
  ) {
    self.environment = environment
    self.clocks = clocks
    self.writeToTerminal = writeToTerminal
    playback = Playback(environment: environment, clocks: clocks)
  }

  /// Whether the end of something is awaited.
  var isActing: Bool { hasWork || playback.isBeginning }
  private var hasWork: Bool { current != nil || !waiting.isEmpty }
  /// The descriptors to wait for reading.
  var readable: [Int32] { current?.run.readable ?? [] }
  /// The descriptors to wait for writing.
  var writable: [Int32] { current?.run.writable ?? [] }
  /// When a program has taken too long, on the monotonic clock.
  var deadline: Duration? {
    [current?.run.deadline, playback.deadline].compactMap { $0 }.min()
  }

  /// Puts an action behind those that wait.
  func perform(_ action: ItemAction) {
    waiting.append(action)
  }

  /// Goes as far as is possible without waiting; gives the actions that have ended.
  func advance() -> [(ItemAction, ActionOutcome)] {
    let now = clocks.monotonic()
    lingering.removeAll { $0.advance(now: now).isEnd }
    var ended: [(ItemAction, ActionOutcome)] = []
    while hasWork {
      guard let running = current else {
        let action = waiting.removeFirst()
        if let outcome = begin(action) { ended.append((action, outcome)) }
        continue
      }
      guard let outcome = step(running, now) else {
        if current?.run === running.run { return ended }
        continue
      }
      current = nil
      ended.append((running.action, outcome))
    }
    return ended
  }

  /// Ends what is awaited, and with it its action; what plays goes on.
  func stop() {
    current?.isCancelled = true
    current?.run.kill()
    playback.stopWatching()
  }

  /// Ends everything.
  func close() {
    current?.run.kill()
    playback.close()
  }

  // MARK: Steps

  private func begin(_ action: ItemAction) -> ActionOutcome? {
    switch action.kind {
    case .copy: return copy(action)
    case .open: return open(action, action.values[...])
    case .play: return playback.start(action).map(ActionOutcome.failed)
    // Files are saved elsewhere.
    case .artwork, .download: return .failed(.noWay)
    }
  }

  /// Starts a program for an action; gives the outcome if that fails.
  private func start(
    _ call: ProgramCall,
    for action: ItemAction,
    input: String? = nil,
    rest: ArraySlice<String> = [],
    atMost limit: Duration
  ) -> ActionOutcome? {
    do throws(ChildProcessError) {
      let run = try call.start(
        environment: environment,
        input: input.map { Array($0.utf8) },
        until: clocks.monotonic() + limit
      )
      current = Current(action: action, name: call.name, run: run, rest: rest)
      return nil
    } catch {
      return .failed(error.code == .notFound ? .missing(call.name) : .notStarted(call.name))
    }
  }

  /// What came of the program that runs; nil while it does, or where another has followed it.
  private func step(_ running: Current, _ now: Duration) -> ActionOutcome? {
    let isCopying = running.action.kind != .open
    switch running.run.advance(now: now) {
    case .running:
      return nil
    case .overdue where isCopying:
      running.run.kill()
      lingering.append(running.run)
      return .failed(.noAnswer(running.name))
    case .ended(.exited(let status)) where status != 0:
      return .failed(.ended(running.name, status: status))
    case .ended(.killed):
      return .failed(running.isCancelled ? .cancelled : .killed(running.name))
    case .overdue:
      lingering.append(running.run)
    case .ended:
      break
    }
    // One page after the other: a browser that is being started cannot be started once more.
    return running.rest.isEmpty
      ? .done(by: running.name) : open(running.action, running.rest)
  }

  // MARK: The clipboard

  private func copy(_ action: ItemAction) -> ActionOutcome? {
    let text = action.values.joined(separator: "\n")
    switch Clipboard(in: environment) {
    case nil:
      return .failed(.noWay)
    case .program(let call):
      return start(call, for: action, input: text, atMost: Self.patience)
    case .terminal(let terminal):
      guard let sequence = terminal.sequence(for: text) else {
        return .failed(.tooLong(most: TerminalClipboard.limit))
      }
      guard writeToTerminal(sequence) else { return .failed(.noWay) }
      return .askedTerminal(through: Multiplexer(terminal))
    }
  }

  // MARK: The browser

  private func open(_ action: ItemAction, _ addresses: ArraySlice<String>) -> ActionOutcome? {
    guard let address = addresses.first else { return nil }
    switch Browser(for: address, in: environment) {
    case .noDisplay:
      return .noDisplay
    case .missing(let name):
      return .failed(.missing(name))
    case .program(let call):
      return start(call, for: action, rest: addresses.dropFirst(), atMost: Self.watch)
    }
  }
}

extension ProgramRun.Progress {
  fileprivate var isEnd: Bool {
    switch self {
    case .ended: true
    case .running, .overdue: false
    }
  }
}

extension Multiplexer {
  /// What stands before the terminal, if anything does.
  init?(_ terminal: TerminalClipboard) {
    switch terminal {
    case .direct: return nil
    case .tmux: self = .tmux
    case .screen: self = .screen
    }
  }
}

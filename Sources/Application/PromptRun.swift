import Browsing
import Catalog
import Library
import LineEditing
import Platform
import TerminalText

/// A run at a terminal: a prompt, screens above it, and one poll over all that can happen.
final class PromptRun {
  private let setting: RunSetting
  private let editor: LineEditor
  private let rescue: TerminalRescue
  private let signals: SignalPipe
  private let mailbox: Mailbox<SessionEvent>
  private let poller = Poller()
  private let background: TerminalBackground
  private let pictures: Pictures?
  private let front: PromptFront
  private let session: Session
  /// The end that a signal or the terminal asks for.
  private var ending: ProcessEnd?
  private var isIdle = false
  /// Between two pieces of work on the stores: long enough for another program to write in, too.
  private static let pauseBetweenPieces = Duration.milliseconds(20)
  /// Whether the prompt has been idle for a second, and the stores are worked on, piece by piece, until a key comes.
  private var isTidying = false
  private let locale: LocaleOutcome

  /// Opens the prompt.
  /// - Throws: Why there can be none, and lines are to be read as they come.
  init(_ setting: RunSetting) throws(NoPrompt) {
    locale = LineEditor.prepareLocale()
    var configuration = LineEditor.Configuration(
      applicationName: "reprise",
      colorsPrompt: ScreenStyle.depth(setting) != .none,
      history: { setting.stores.lines.lines() },
      compose: Normalization.nfc
    )
    let type = setting.environment["TERM"] ?? ""
    configuration.terminalType = type
    configuration.standInType = ColorDepth.isKnown(type) ? "xterm-256color" : nil
    self.setting = setting
    let saver: FileSaver
    do throws(PlatformError) {
      signals = try SignalPipe(ending: [.terminate, .hangUp], keys: [.interrupt])
      mailbox = try Mailbox<SessionEvent>()
      pictures = try setting.pictures()
      saver = try setting.saver(reportingTo: mailbox)
    } catch {
      throw NoPrompt(error)
    }
    do throws(LineEditingError) {
      editor = try LineEditor(configuration)
    } catch {
      throw NoPrompt(error, on: setting.environment["TERM"])
    }
    let input = Terminal(descriptor: StandardStreams.input)
    do throws(PlatformError) {
      // In the middle of a row, perhaps, and with pastes marked.
      let farewell = (editor.canErase ? "\u{1B}[?2004l" : "") + "\r\n"
      rescue = try TerminalRescue(of: input, farewell: farewell)
    } catch {
      throw NoPrompt(error)
    }
    background = TerminalBackground(.live(setting, editor, poller, signals))
    front = PromptFront(
      setting: setting,
      editor: editor,
      background: background,
      pictures: pictures
    )
    var model = setting.model(window: ScreenStyle.window())
    model.canAsk = true
    session = Session(
      model: model,
      stores: setting.stores,
      client: setting.client(reportingTo: mailbox),
      clocks: setting.clocks,
      mailbox: mailbox,
      front: front,
      performer: ActionPerformer(environment: setting.environment, clocks: setting.clocks),
      profiles: setting.profiles,
      examiner: .live(setting, background: { [background] in background.color.map { .told($0) } }),
      saver: saver,
      pictureCache: setting.pictureCache,
      paths: setting.paths,
      keepsScreens: true,
      policy: setting.policy
    )
  }

  func run() -> ProcessEnd {
    editor.hold()
    // First of all, so that the answer comes while the stores are read.
    if session.model.settings.theme == .auto { background.ask() }
    session.tellStoreNotices()
    setting.tellCountry(to: front)
    if locale == .withoutUTF8 {
      front.warn("There is no UTF-8 locale here: only ASCII can be typed.")
    }
    setting.options.fresh ? session.begin() : session.resume()
    while !session.hasEnded, ending == nil {
      if session.isLoading || session.isActing {
        waitForAnswer()
      } else if front.isHolding {
        wait(for: [], timeout: front.holdTimeout)
      } else {
        waitForKeys()
      }
    }
    front.leave()
    // Whatever comes next begins in a row of its own.
    if case .signal(.terminate) = ending { editor.interrupt() }
    session.stopDownloads()
    session.close()
    pictures?.close()
    background.settle()
    editor.close()
    rescue.close()
    signals.close()
    return ending ?? .status(.success)
  }

  // MARK: While a request or another program is out

  private func waitForAnswer() {
    front.tick(session.model)
    wait(for: [], timeout: front.tickInterval)
    session.takeTurn()
    // Without a prompt the editor reads nothing, but it sees when the terminal is gone.
    if editor.receive() == .endOfInput { ending = ending ?? .status(.success) }
  }

  // MARK: While a line is typed

  private func waitForKeys() {
    if !editor.isEditing { editor.begin(front.prompt(session.model)) }
    let hasKeys = editor.hasPendingInput
    // When all is done, only a request that waits for the budget is worth waking for.
    let turn = session.timeToTurn
    let pause: Duration? = isTidying ? Self.pauseBetweenPieces : isIdle ? nil : .seconds(1)
    let timeout = hasKeys ? .zero : [pause, turn].compactMap { $0 }.min()
    let ready = wait(for: [StandardStreams.input], timeout: timeout)
    if hasKeys || ready.contains(StandardStreams.input) {
      (isIdle, isTidying) = (false, false)
      receive(editor.receive())
    } else if ready.contains(mailbox.descriptor) {
      // What came in the background may be followed by more.
      (isIdle, isTidying) = (false, false)
    } else if ready.isEmpty {
      session.takeTurn()
      isTidying = session.tidy()
      isIdle = !isTidying && !session.idle()
    }
  }

  private func receive(_ result: ReadResult) {
    switch result {
    case .editing, .lineTooLong:
      return
    case .line(let line):
      submit(line)
    case .key(.redraw):
      measure()
      session.redraw()
    case .key(.complete):
      complete()
    case .key(.pageUp), .key(.pageDown):
      editor.beep()
    case .reply(let reply):
      background.take(reply)
    case .pasteCut(let limit):
      front.warn("What was pasted is cut to \(limit) characters.")
    case .interrupted:
      return
    case .endOfInput:
      ending = .status(.success)
    case .failed(let error):
      front.warn("The terminal cannot be read: \(error).")
      ending = .status(.failure)
    }
  }

  private func complete() {
    let line = editor.line
    switch session.complete(line.text, cursor: line.cursor) {
    case .nothing:
      editor.beep()
    case .insert(let text, let count):
      editor.insert(text, replacing: count)
    case .list(let candidates):
      measure()
      front.offer(candidates, session.model)
    }
  }

  private func submit(_ text: String) {
    // A yes is an answer and no line that is worth remembering.
    if !session.model.isAsking {
      editor.addHistory(text)
      session.keep(line: text)
    }
    measure()
    // It was typed at rows that are no longer there; it can be had back from the history.
    if session.completeBeginning() { return }
    let (line, options) = LineInterpreter.interpret(text, in: session.model)
    // They stay until the next line: the answer comes later.
    front.options = options
    session.submit(line, options: options)
  }

  // MARK: Everything else

  /// Waits, and takes what came but the keys.
  @discardableResult
  private func wait(for keys: [Int32], timeout: Duration?) -> Set<Int32> {
    let own = [mailbox.descriptor, signals.descriptor]
    guard
      let ready = try? poller.wait(
        readable: keys + own + session.readable + front.readable,
        writable: session.writable + front.writable,
        timeout: timeout
      )
    else {
      ending = .status(.failure)
      return []
    }
    if ready[mailbox.descriptor] != nil { session.takeEvents() }
    if ready[signals.descriptor] != nil { take(signals.drain()) }
    if session.readable.contains(where: { ready[$0] != nil }) { session.takeTurn() }
    front.takePictures()
    return Set(ready.keys)
  }

  private func take(_ signals: [Signal]) {
    for signal in signals {
      switch signal {
      case .interrupt: interrupt()
      case .windowChange: resize()
      case .stop: stop()
      case .terminate, .hangUp: ending = .signal(signal)
      case .resume: reclaim()
      case .childEnded: session.takeTurn()
      }
    }
  }

  /// Ctrl-C cancels the request or the program that is out, or drops the line and the question before it; it never
  /// leaves.
  private func interrupt() {
    if session.isLoading {
      session.cancel()
    } else if session.isActing {
      session.stopActing()
    } else if front.isHolding {
      front.drawHeld()
    } else {
      session.cancel()
      editor.interrupt()
    }
  }

  private func resize() {
    measure()
    front.resized()
    editor.resized()
  }

  /// Takes the present size; the signal of a new one may still be on its way when a key is there already.
  private func measure() {
    session.resize(to: ScreenStyle.window())
  }

  /// Somebody has stopped and woken the process in a way that cannot be caught.
  private func reclaim() {
    rescue.save()
    editor.reclaim()
  }

  /// Ctrl-Z: the terminal is given back for the time that the process is stopped.
  private func stop() {
    front.pause()
    background.settle()
    editor.suspend()
    signals.suspend()
    // A job that is told to end while it is stopped wakes in the background, where the terminal must not be touched.
    let missed = signals.drain().filter { $0 != .stop && $0 != .resume }
    if let last = missed.first(where: { $0 == .terminate || $0 == .hangUp }) {
      ending = .signal(last)
      return
    }
    rescue.save()
    editor.resume()
    resize()
    take(missed)
  }
}

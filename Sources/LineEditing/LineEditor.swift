/// A prompt with line editing, driven key by key from the caller's own poll loop.
///
/// The life of an editor: `begin` draws a prompt; whenever the input is readable, `receive` takes what was
/// typed, until it returns a line or the end. From then to the next `begin` the editor *holds*: the
/// terminal stays raw and nobody reads it, so what is typed is not echoed, waits in order and is edited
/// at the next prompt, while Ctrl-C still makes its signal. `close` gives the terminal back.
///
/// The editor belongs to one thread. It writes through a stream of its own and flushes it at the end of
/// every call, so others may write to the same descriptor between calls while no prompt is up, and must
/// leave the cursor in the first column.
public final class LineEditor {
  /// The most characters (Unicode scalars) that a line can have.
  ///
  /// libedit garbles lines of more than 1,024 when it walks through the history.
  public static let lineLimit = 1_000

  private enum State {
    /// The terminal is as it was found.
    case idle
    /// The terminal is raw and no prompt is up.
    case holding
    /// A prompt is up.
    case editing
    case closed
  }

  let device: EditLineDevice
  let configuration: Configuration
  /// The prompt of the line; a search shows its own in its place.
  private(set) var prompt = Prompt("")
  /// The search through the history that is going on.
  var search: ReverseSearch?

  /// What has been typed, and what has been read of it.
  var queue: InputQueue
  /// Whether the bell has rung since the line became as long as it may.
  var hasToldOfLimit = false
  /// How many questions the terminal has not answered to the end.
  var unansweredQuestions = 0
  /// Where the history is, until a key first walks through it.
  var unreadHistory: (() -> [String])?

  private let input: TerminalInput
  private var state = State.idle
  private var isSuspended = false
  private var isPasteMarked = false
  private var modes: TerminalModes

  /// Opens the editor on a terminal that is in its usual modes; the locale must be prepared.
  ///
  /// - Throws: `LineEditingError` with `notATerminal` or `unsupportedTerminal` where plain lines are to
  ///   be read, with `setUpFailed` where the system refuses.
  public init(_ configuration: Configuration) throws(LineEditingError) {
    guard let modes = TerminalModes(of: configuration.input),
      TerminalModes(of: configuration.output) != nil
    else { throw LineEditingError(code: .notATerminal) }
    self.modes = modes
    self.configuration = configuration
    self.unreadHistory = configuration.history
    self.input = TerminalInput(descriptor: configuration.input)
    self.queue = InputQueue(input)
    self.device = try EditLineDevice(configuration)
    modes.apply(to: configuration.input)
  }

  deinit {
    close()
  }

  /// Sets the character encoding of the process; call it once, before an editor is made.
  ///
  /// Only `LC_CTYPE` is set. The whole locale would put decimal commas into JSON.
  public static func prepareLocale() -> LocaleOutcome {
    LocaleOutcome.prepare()
  }

  // MARK: Reading

  /// Whether a prompt is up and the terminal is ours.
  public var isEditing: Bool { state == .editing && !isSuspended }

  /// The half-typed line; empty while no prompt is up.
  public var line: EditedLine {
    isEditing ? device.line : EditedLine(text: "", cursor: 0)
  }

  /// Whether `receive` has work without the input being readable; poll with timeout 0 then.
  ///
  /// What was typed around a reply, and what follows a paste within the same read, is kept here.
  public var hasPendingInput: Bool { isEditing && !queue.isEmpty }

  /// Draws a prompt in the first column, or the new prompt with the half-typed line if one is up.
  public func begin(_ prompt: Prompt) {
    guard state != .closed, !isSuspended else { return }
    let isNew = self.prompt != prompt
    self.prompt = prompt
    if state == .editing {
      guard isNew, search == nil else { return }
      device.setPrompt(prompt.encoded(inColor: configuration.colorsPrompt))
      device.press(.redisplay)
      return
    }
    device.setPrompt(prompt.encoded(inColor: configuration.colorsPrompt))
    enter(.editing)
    markPastes(true)
    device.drawFreshPrompt()
  }

  /// Takes what has been typed, until a line is finished, a key wants the caller, or no more is there.
  ///
  /// Call it whenever `poll` reports something for the input: ask for readability while a prompt is up,
  /// for no events otherwise, since a hang-up is reported anyway. It never waits. Without a prompt it
  /// reads nothing and only tells whether the terminal is gone.
  public func receive() -> ReadResult {
    guard isEditing else { return input.isGone ? .endOfInput : .editing }
    // The bound lets a flood of input not starve the caller's other events.
    for _ in 0..<4_096 {
      while let event = queue.next() {
        let result = handle(event)
        if result != .editing { return result }
      }
      switch queue.read() {
      case .progress: continue
      case .reply(let reply): return handle(.reply(reply))
      case .nothing: return .editing
      case .end: return endOfInput()
      }
    }
    return .editing
  }

  /// Drops the line, as Ctrl-C does: call it after SIGINT.
  ///
  /// The row of the prompt stays on the screen, and the next `begin` draws a fresh one. What was half read (a sequence, a
  /// paste) goes too; at a prompt the kernel has dropped what was not read.
  public func interrupt() {
    queue.clear()
    guard isEditing else { return }
    _ = finishLine()
  }

  /// Takes the terminal over before the first prompt, so that early typing waits for it unechoed.
  ///
  /// After a line this is so anyway, until `begin`.
  public func hold() {
    guard state == .idle, !isSuspended else { return }
    enter(.holding)
    markPastes(true)
  }

  // MARK: Terminal

  /// Whether the terminal can erase; one that cannot is sent no escape sequence.
  public var canErase: Bool { device.canErase }

  /// Whether the terminal is raw, for us.
  var isOwner: Bool { (state == .holding || state == .editing) && !isSuspended }

  /// Gives the terminal back, before the process stops itself or a child takes the terminal.
  ///
  /// What was typed ahead for the next prompt is taken along: the shell would run it.
  public func suspend() {
    guard state != .closed, !isSuspended else { return }
    if state == .holding { queue.gather() }
    isSuspended = true
    markPastes(false)
    device.setRaw(false)
    modes.apply(to: configuration.input)
  }

  /// Takes the terminal over again; a half-typed line is drawn in the row of the cursor.
  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    // The shell's own changes in the meantime are what the user wants at the end.
    if let present = TerminalModes(of: configuration.input), present.isCooked { modes = present }
    guard isOwner else { return }
    enter(state)
    markPastes(true)
    if state == .editing { device.drawAgain() }
  }

  /// Takes the terminal over again if somebody else has used it meanwhile: call it after SIGCONT.
  ///
  /// A stop that cannot be caught leaves no time to give the terminal back.
  public func reclaim() {
    guard isOwner, let present = TerminalModes(of: configuration.input), present.isCooked else {
      return
    }
    isSuspended = true
    isPasteMarked = false
    device.setRaw(false)
    resume()
  }

  /// Draws the prompt for the window's new size: call it after SIGWINCH.
  public func resized() {
    guard isEditing else { return }
    // The terminal has wrapped the rows anew, so the cursor's row follows from the new width.
    let row = WrappedRows.row(
      after: shownPrompt + device.line.textBeforeCursor,
      columns: device.columns,
      width: EditLineDevice.width
    )
    device.drawAfterResize(rowsAbove: row)
  }

  /// Restores the terminal and ends the editor.
  ///
  /// What was typed and not read is left to the shell. Before a question is answered all is read, to find the answer in
  /// it: what was typed behind the line that ends the editor is lost then.
  public func close() {
    guard state != .closed else { return }
    // What has been given back is the shell's: touching it in the background would stop the process.
    if !isSuspended {
      markPastes(false)
      device.setRaw(false)
      modes.apply(to: configuration.input)
    }
    state = .closed
  }

  // MARK: Steps

  private func endOfInput() -> ReadResult {
    search = nil
    enter(.holding)
    return .endOfInput
  }

  /// Presses Enter at the end of the line and returns the line.
  func finishLine() -> String {
    endSearch()
    device.press(.end)
    device.feed(0x0A)
    let line = device.line.text
    enter(.holding)
    return line.unicodeScalars.last == "\n" ? String(line.unicodeScalars.dropLast()) : line
  }

  /// Ends the prompt without a line, with the cursor below it.
  func finishInput() -> ReadResult {
    device.press(.end)
    device.write("\n")
    return endOfInput()
  }

  /// Enters a state in which the terminal is ours.
  ///
  /// While nobody reads, Ctrl-C is meant for what is under way, and what was typed ahead survives it; at a prompt it
  /// goes with the line.
  private func enter(_ next: State) {
    state = next
    device.setRaw(true)
    TerminalModes.keepInput(next == .holding, of: configuration.input)
  }

  private func markPastes(_ isOn: Bool) {
    guard device.canErase, isOn != isPasteMarked else { return }
    isPasteMarked = isOn
    device.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// The prompt that is on the screen.
  private var shownPrompt: String {
    search?.prompt ?? prompt.plainText
  }
}

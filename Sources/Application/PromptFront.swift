import Browsing
import Catalog
import Companions
import LineEditing
import Platform
import Records
import TerminalText

/// Shows a session on the terminal of the prompt: screens go into the scrollback, above the line that is typed.
final class PromptFront: SessionFront {
  /// How often the waiting line is drawn again.
  let tickInterval = Duration.milliseconds(100)
  /// What the line in hand says of its output.
  var options = LineOptions()

  private let setting: RunSetting
  private let editor: LineEditor
  private let background: TerminalBackground
  private let spinner: Spinner
  private let pictures: Pictures?
  private var waiting: Waiting?
  private var held: Held?
  /// Whether a screen was drawn: until then no picture is worth asking the network.
  private var hasDrawn = false

  /// A request whose waiting line is on the screen, or will be.
  private struct Waiting {
    var id: FetchID
    var began: Duration
    var frame = 0
    var isDrawn = false
    /// How wide the line is that was drawn.
    var cells = 0
    /// Whether the line says that the budget is waited for.
    var isForBudget = false
  }

  /// A detail that is held back for its picture.
  private struct Held {
    var model: ViewModel
    var request: Pictures.Request
    /// On the monotonic clock.
    var until: Duration
    /// Whether it is to stand in an empty window.
    var clearing: Bool
  }

  init(
    setting: RunSetting,
    editor: LineEditor,
    background: TerminalBackground,
    pictures: Pictures?
  ) {
    self.setting = setting
    self.editor = editor
    self.background = background
    self.pictures = pictures
    // The console's fonts have no dots.
    let isConsole = setting.environment["TERM"] == "linux"
    spinner = !editor.canErase ? .none : isConsole ? .bar : .dots
  }

  /// How to draw now; the first time this waits for what the terminal says of its background.
  private func style(_ model: ViewModel) -> ScreenStyle {
    let theme = model.settings.theme
    if theme == .auto { background.expect() }
    return .prompt(
      setting,
      window: model.window,
      theme: theme,
      links: model.settings.links,
      background: background.color,
      spinner: spinner
    )
  }

  /// The prompt for what is typed next, with what differs from the usual.
  func prompt(_ model: ViewModel) -> Prompt {
    let encoder = style(model).promptEncoder
    let texts = model.isAsking ? PromptText.question : PromptText.segments(for: model.settings)
    let segments = texts.map { segment in
      // What is typed stands in the terminal's own colour, so the prompt's plain parts do too.
      let begin = segment.style == .text ? "" : encoder.sequences(for: segment.style).begin
      return Prompt.Segment(segment.text, style: Self.parameters(of: begin))
    }
    return Prompt(segments)
  }

  /// The parameters of an SGR sequence.
  private static func parameters(of sequence: String) -> String {
    guard sequence.hasPrefix("\u{1B}["), sequence.hasSuffix("m") else { return "" }
    return String(sequence.dropFirst(2).dropLast())
  }

  // MARK: Screens

  func draw(_ model: ViewModel) {
    drawHeld()
    if case .loading(let loading) = model.state {
      waiting = Waiting(id: loading.id, began: setting.clocks.monotonic())
      return
    }
    clearWaiting()
    let isAnswer =
      switch model.state {
      case .list, .detail: true
      case .loading, .error: false
      }
    guard let format = dataFormat, isAnswer else {
      if !holds(model) { show(model) }
      return
    }
    let writer = DataWriter(
      format: format,
      fields: options.fields,
      columns: options.columns,
      forTerminal: true
    )
    editor.write(String(decoding: writer.bytes(of: model.state), as: UTF8.self))
    if case .list(let list) = model.state, list.kind != .start, list.isEmpty {
      editor.write(Cleaning.line(EmptyWords.sentence(for: list)) + "\n")
    }
  }

  /// The form of data that the line in hand asks for.
  private var dataFormat: DataFormat? {
    options.format ?? (options.fields == nil ? nil : .tsv)
  }

  func redraw(_ model: ViewModel) {
    drawHeld()
    clearWaiting()
    if !holds(model, clearing: true) { show(model, clearing: true) }
  }

  func tell(_ notice: Notice, of model: ViewModel) {
    drawHeld()
    clearWaiting()
    let lines = NoticeWords.lines(for: notice, in: style(model).context)
    switch notice {
    case .help, .settings, .changed, .profiles, .examined:
      if let format = dataFormat { return write(notice, as: format, lines) }
      if case .changed = notice { return print(lines, model) }
      print([.blank] + lines, model)
    case .acted, .watched, .tookBack(.undone), .forgot, .stopped, .madeProfile(_, .made), .exported,
      .imported, .picture, .downloading, .changedDownload:
      // What came of it is said beside the data, as on standard error elsewhere.
      if let format = dataFormat { write(notice, as: format, lines) }
      print(lines, model)
    default:
      print(lines, model)
    }
  }

  private func write(_ notice: Notice, as format: DataFormat, _ lines: [Line]) {
    let writer = DataWriter(
      format: format,
      fields: options.fields,
      columns: options.columns,
      forTerminal: true
    )
    let bytes = writer.bytes(of: notice, text: lines.map(\.plainText))
    editor.write(String(decoding: bytes, as: UTF8.self))
  }

  /// Lists what Tab found, above the line that is typed.
  func offer(_ candidates: CandidateList, _ model: ViewModel) {
    print(Screens.draw(candidates, in: style(model).context), model)
  }

  func warn(_ sentence: String) {
    drawHeld()
    eraseWaiting()
    editor.write(Cleaning.line(sentence) + "\n")
  }

  func note(_ text: String) {
    drawHeld()
    eraseWaiting()
    editor.write(Cleaning.line(text) + "\n")
  }

  /// The editor has written everything already.
  func flush() {}

  /// The prompt goes on whatever fails.
  func fail(_ status: ExitStatus) {}

  private func print(_ lines: [Line], _ model: ViewModel) {
    editor.write(style(model).encoder.encode(lines))
  }

  // MARK: Pictures

  /// Whether a detail is held back for its picture, so that no prompt is to be drawn.
  var isHolding: Bool { held != nil }

  /// How long it is held back at most.
  var holdTimeout: Duration? {
    held.map { max(.zero, $0.until - setting.clocks.monotonic()) }
  }

  /// The descriptors of pictures on their way to wait for reading.
  var readable: [Int32] { pictures?.readable ?? [] }

  /// The descriptors of pictures on their way to wait for writing.
  var writable: [Int32] { pictures?.writable ?? [] }

  /// Takes what came of pictures, and draws the detail that was held back for one if it is there or late.
  func takePictures() {
    pictures?.advance()
    guard let held, let pictures else { return }
    let isLate = setting.clocks.monotonic() >= held.until
    guard isLate || !pictures.isComing(held.request) else { return }
    if pictures.isComing(held.request) { pictures.wasTooSlow() }
    drawHeld()
  }

  /// Draws what was held back, with its picture or without.
  func drawHeld() {
    guard let held else { return }
    self.held = nil
    show(held.model, pictures?.shown(held.request), clearing: held.clearing)
  }

  /// Looks for the picture of a detail; gives whether the screen is drawn with it, or held back for it.
  private func holds(_ model: ViewModel, clearing: Bool = false) -> Bool {
    guard let pictures, let request = request(model, style(model)) else { return false }
    switch pictures.picture(request, mayAsk: hasDrawn) {
    case .none:
      return false
    case .ready(let picture):
      show(model, picture, clearing: clearing)
      return true
    case .coming(let patience):
      guard patience > .zero else { return false }
      let until = setting.clocks.monotonic() + patience
      held = Held(model: model, request: request, until: until, clearing: clearing)
      return true
    }
  }

  /// The picture of the item that is shown; nil where it has none, or none can or shall be shown.
  private func request(_ model: ViewModel, _ style: ScreenStyle) -> Pictures.Request? {
    guard
      case .detail(let detail) = model.state, model.settings.showsPictures,
      !style.context.isLinear, editor.canErase, style.encoder.depth >= .indexed256,
      style.encoder.theme != .none,
      let box = PictureBox(in: model.window),
      let address = detail.item.artworkURL.flatMap(Address.safe)
    else { return nil }
    return Pictures.Request(
      address: address,
      look: PictureProgram.Look(
        columns: box.columns,
        rows: box.rows,
        isTruecolor: style.encoder.depth == .truecolor,
        isOnLight: style.encoder.theme == .light
      )
    )
  }

  private func show(
    _ model: ViewModel,
    _ picture: EncodedPicture? = nil,
    clearing: Bool = false
  ) {
    hasDrawn = true
    let style = style(model)
    var context = style.context
    context.picture = picture
    let text = style.encoder.encode(Screens.draw(model, in: context))
    editor.printAbove(text, clearing: clearing)
  }

  // MARK: The waiting line

  /// Draws the line that says what is waited for, for how long, and how to cancel.
  func tick(_ model: ViewModel) {
    guard case .loading(let loading) = model.state, var now = waiting, now.id == loading.id else {
      return
    }
    let isForBudget = loading.budgetWait != nil
    if isStill, now.isDrawn {
      // Where nothing is drawn over, a line stands until there is something else to say.
      guard isForBudget != now.isForBudget else { return }
      editor.write("\n")
    }
    now.isForBudget = isForBudget
    let elapsed = setting.clocks.monotonic() - now.began
    let style = style(model)
    var context = style.context
    // The signal of a window that has changed may still be on its way.
    context.window = ScreenStyle.window()
    let line = LoadingLine.line(
      for: loading,
      elapsed: Int(elapsed.components.seconds),
      frame: now.frame,
      in: context
    )
    // Erased first: behind a row as wide as the window the cursor still stands on its last cell.
    editor.write((isStill ? "\r" : erasing(now)) + style.encoder.encode(line))
    now.cells = line.spans.cells
    now.frame += 1
    now.isDrawn = true
    waiting = now
  }

  /// Whether nothing moves: the terminal cannot, or the reader had better not.
  private var isStill: Bool {
    !editor.canErase || ScreenStyle.isLinear(setting.options, setting.environment)
  }

  /// Takes the waiting line away while somebody else has the terminal.
  func pause() {
    drawHeld()
    eraseWaiting()
  }

  /// Takes the waiting line away, which a narrower window has broken into several rows, until the next tick.
  func resized() {
    if !isStill { eraseWaiting() }
  }

  /// What takes the waiting line away, in as many rows as the window has broken it into.
  private func erasing(_ waiting: Waiting) -> String {
    let columns = max(1, ScreenStyle.window().columns)
    let above = waiting.isDrawn ? max(0, waiting.cells - 1) / columns : 0
    return above > 0 ? "\u{1B}[\(above)A\r\u{1B}[J" : "\r\u{1B}[K"
  }

  /// Takes the waiting line away for good.
  private func clearWaiting() {
    eraseWaiting()
    waiting = nil
  }

  /// Takes the waiting line away until the next tick; where nothing can be, the next text begins below it.
  private func eraseWaiting() {
    guard let drawn = waiting, drawn.isDrawn else { return }
    waiting?.isDrawn = false
    editor.write(isStill ? "\n" : erasing(drawn))
  }

  // MARK: The end

  /// Takes away what is not meant to stay.
  func leave() {
    drawHeld()
    clearWaiting()
  }
}

import Browsing
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
  private var waiting: Waiting?

  /// A request whose waiting line is on the screen, or will be.
  private struct Waiting {
    var id: FetchID
    var began: Duration
    var frame = 0
    var isDrawn = false
    /// Whether the line says that the budget is waited for.
    var isForBudget = false
  }

  init(setting: RunSetting, editor: LineEditor, background: TerminalBackground) {
    self.setting = setting
    self.editor = editor
    self.background = background
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
    let segments = PromptText.segments(for: model.settings).map { segment in
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
      return print(Screens.draw(model.state, in: style(model).context), model)
    }
    let writer = DataWriter(format: format, fields: options.fields, forTerminal: true)
    editor.write(String(decoding: writer.bytes(of: model.state), as: UTF8.self))
    if case .list(let list) = model.state, list.kind == .results, list.items.isEmpty {
      editor.write(Cleaning.line(EmptyWords.sentence(for: list)) + "\n")
    }
  }

  /// The form of data that the line in hand asks for.
  private var dataFormat: DataFormat? {
    options.format ?? (options.fields == nil ? nil : .tsv)
  }

  func redraw(_ model: ViewModel) {
    clearWaiting()
    let style = style(model)
    let lines = Screens.draw(model.state, in: style.context)
    editor.printAbove(style.encoder.encode(lines), clearing: true)
  }

  func tell(_ notice: Notice, of model: ViewModel) {
    clearWaiting()
    let lines = NoticeWords.lines(for: notice, in: style(model).context)
    switch notice {
    case .help, .settings, .changed, .acted(_, .done), .acted(_, .askedTerminal),
      .acted(_, .noDisplay):
      if let format = dataFormat {
        let writer = DataWriter(format: format, fields: nil, forTerminal: true)
        let bytes = writer.bytes(of: notice, text: lines.map(\.plainText))
        return editor.write(String(decoding: bytes, as: UTF8.self))
      }
      switch notice {
      case .help, .settings: print([.blank] + lines, model)
      default: print(lines, model)
      }
    default:
      print(lines, model)
    }
  }

  /// Lists what Tab found, above the line that is typed.
  func offer(_ candidates: CandidateList, _ model: ViewModel) {
    print(Screens.draw(candidates, in: style(model).context), model)
  }

  func warn(_ sentence: String) {
    eraseWaiting()
    editor.write(Cleaning.line(sentence) + "\n")
  }

  func note(_ text: String) {
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
    let line = LoadingLine.line(
      for: loading,
      elapsed: Int(elapsed.components.seconds),
      frame: now.frame,
      in: style.context
    )
    // Erased first: behind a row as wide as the window the cursor still stands on its last cell.
    editor.write((isStill ? "\r" : "\r\u{1B}[K") + style.encoder.encode(line))
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
    eraseWaiting()
  }

  /// Takes the waiting line away for good.
  private func clearWaiting() {
    eraseWaiting()
    waiting = nil
  }

  /// Takes the waiting line away until the next tick; where nothing can be, the next text begins below it.
  private func eraseWaiting() {
    guard waiting?.isDrawn == true else { return }
    waiting?.isDrawn = false
    editor.write(isStill ? "\n" : "\r\u{1B}[K")
  }

  // MARK: The end

  /// Takes away what is not meant to stay.
  func leave() {
    clearWaiting()
  }
}

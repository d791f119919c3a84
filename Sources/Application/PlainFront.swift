import Browsing
import Catalog
import Platform
import Records
import TerminalText

/// Shows a session on plain output: as screens without a prompt, or as data.
final class PlainFront: SessionFront {
  /// What an answer is written as.
  enum Form: Equatable {
    case screens
    /// A named form of data, or with nil the brief lines.
    case data(DataFormat?)
  }

  /// The status of the first thing that failed.
  private(set) var status = ExitStatus.success
  /// What the line or one-shot in hand says of its output.
  var options: LineOptions
  /// Whether the next state is shown; a script's restored screen is not.
  var isQuiet = false

  private let output: PlainOutput
  private let usualForm: Form
  private let style: ScreenStyle
  private let isOneShot: Bool
  private var hasDrawn = false

  init(
    output: PlainOutput,
    form: Form,
    options: LineOptions,
    style: ScreenStyle,
    isOneShot: Bool = false
  ) {
    self.output = output
    self.isOneShot = isOneShot
    usualForm = form
    self.options = options
    self.style = style
  }

  private var form: Form {
    if let format = options.format { return .data(format) }
    return options.fields == nil ? usualForm : .data(.tsv)
  }

  /// Whether items are written with all that is known of them.
  var writesData: Bool { form != .screens }

  func draw(_ model: ViewModel) {
    guard !isQuiet else { return }
    switch model.state {
    case .loading:
      return
    case .error(let failure):
      fail(ExitStatus(failure.error.code))
      let host = style.context.serviceHost
      for sentence in FailureWords.sentences(
        for: failure,
        serviceHost: host,
        isOneShot: isOneShot
      ) {
        output.complain(sentence)
      }
    case .list(let list):
      show(model)
      tellOf(list)
    case .detail(let detail):
      show(model)
      tellOf(detail)
    }
  }

  func redraw(_ model: ViewModel) { draw(model) }

  private func show(_ model: ViewModel) {
    switch form {
    case .screens:
      write(Screens.draw(model, in: style.context))
    case .data(let format):
      output.write(data(format).bytes(of: model.state))
    }
  }

  /// One screen, with a blank line before every one but the first.
  private func write(_ lines: [Line]) {
    if hasDrawn { output.write("\n") }
    hasDrawn = true
    output.write(style.encoder.encode(lines))
  }

  /// Says on standard error what data has no place for: what there is to know of a list, and that nothing was found.
  private func tellOf(_ list: ListScreen) {
    let isEmpty = list.kind != .start && list.isEmpty
    if isEmpty, options.failIfEmpty { fail(.nothingFound) }
    guard form != .screens else { return }
    let host = style.context.serviceHost
    for sentence in NoteWords.sentences(for: list, serviceHost: host) { output.complain(sentence) }
    if isEmpty { output.complain(EmptyWords.sentence(for: list)) }
  }

  /// Says on standard error that a chart's row could not be completed, where no card says it.
  private func tellOf(_ detail: Detail) {
    guard form != .screens, let shortfall = detail.shortfall else { return }
    let host = style.context.serviceHost
    output.complain(ShortfallWords.sentence(for: shortfall, serviceHost: host))
  }

  func tell(_ notice: Notice, of model: ViewModel) {
    guard !isQuiet else { return }
    fail(ExitStatus(notice))
    let lines = NoticeWords.lines(for: notice, in: style.context)
    switch notice {
    case .downloading(let report) where report.isOfNothing:
      complain(of: notice)
    case .help, .settings, .profiles, .examined:
      guard case .data(let format) = form else { return write(lines) }
      output.write(data(format).bytes(of: notice, text: lines.map(\.plainText)))
    case .changed, .watched, .tookBack(.undone), .forgot, .stopped, .madeProfile(_, .made),
      .exported, .imported, .acted(_, .done), .acted(_, .askedTerminal), .acted(_, .noDisplay),
      .picture(_, .saved), .downloading, .changedDownload(.deleted), .changedDownload(.leftChanged):
      guard case .data(let format) = form else { return write(lines) }
      output.write(data(format).bytes(of: notice, text: lines.map(\.plainText)))
      complain(of: notice)
    case .downloadEnded(let ending) where ending.entry.state == .done && form == .screens:
      write(lines)
    default:
      complain(of: notice)
    }
  }

  /// Says what a notice says on standard error, a paragraph a line, under the program's name.
  private func complain(of notice: Notice) {
    var context = style.context
    context.isUnwrapped = true
    for line in NoticeWords.lines(for: notice, in: context) { output.complain(line.plainText) }
  }

  private func data(_ format: DataFormat?) -> DataWriter {
    DataWriter(
      format: format,
      fields: options.fields,
      columns: options.columns,
      forTerminal: style.isTerminal
    )
  }

  func warn(_ sentence: String) { output.complain(sentence) }

  func note(_ text: String) { output.note(text) }

  /// Says what is wrong with the input, with its status.
  func complain(_ sentence: String, _ status: ExitStatus) {
    fail(status)
    output.complain(sentence)
  }

  func flush() { output.flush() }

  func fail(_ status: ExitStatus) {
    if self.status == .success { self.status = status }
  }
}

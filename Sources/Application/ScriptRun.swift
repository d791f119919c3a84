import Browsing
import LineEditing
import Platform

/// A run whose lines come from a pipe or a file: each as if typed, in the session, to the end of the input.
final class ScriptRun {
  private let setting: RunSetting
  private let output: PlainOutput
  /// Why there is no prompt, where there should have been one.
  private let noPrompt: NoPrompt?

  init(_ setting: RunSetting, insteadOf noPrompt: NoPrompt? = nil) {
    self.setting = setting
    output = PlainOutput(showsProgress: ScreenStyle.showsProgress(setting))
    self.noPrompt = noPrompt
  }

  func run() -> ProcessEnd {
    let style = ScreenStyle.plain(setting)
    let front = PlainFront(
      output: output,
      form: setting.options.format.map { .data($0) } ?? .screens,
      options: setting.options.line,
      style: style
    )
    do {
      let mailbox = try Mailbox<SessionEvent>()
      let signals = try SignalPipe.untilTheEnd()
      let session = Session(
        model: setting.model(window: style.context.window),
        stores: setting.stores,
        client: setting.client(reportingTo: mailbox),
        clocks: setting.clocks,
        mailbox: mailbox,
        front: front,
        performer: ActionPerformer(environment: setting.environment, clocks: setting.clocks),
        profiles: setting.profiles,
        examiner: .live(setting, background: { nil }),
        saver: try setting.saver(reportingTo: mailbox),
        pictureCache: setting.pictureCache,
        paths: setting.paths,
        keepsScreens: true,
        policy: setting.policy
      )
      let loop = PlainLoop(session: session, mailbox: mailbox, signals: signals)
      let ending = run(session, front, loop) ?? loop.waitForDownloads(output)
      session.close()
      signals.close()
      return ending ?? output.end(front.status)
    } catch {
      output.complain("the program cannot start: \(error)")
      return output.end(.failure)
    }
  }

  /// Runs the lines; the end that a signal asks for, or nil for the usual one.
  private func run(
    _ session: Session,
    _ front: PlainFront,
    _ loop: PlainLoop
  ) -> ProcessEnd? {
    if let noPrompt { front.warn(PromptWords.sentence(for: noPrompt.reason)) }
    session.tellStoreNotices()
    setting.tellCountry(to: front)
    front.isQuiet = true
    setting.options.fresh ? session.begin() : session.resume()
    front.isQuiet = false
    var reader = PlainLineReader(descriptor: StandardStreams.input)
    var hasLines = false
    while !session.hasEnded, !output.hasFailed {
      if !reader.hasPendingInput, let end = loop.waitForInput(output) { return end }
      switch reader.receive() {
      case .line(let line):
        guard line.contains(where: { !$0.isWhitespace }) else { continue }
        hasLines = true
        if let end = submit(line, to: session, front, loop) { return end }
      case .lineTooLong(let limit):
        hasLines = true
        front.complain("a line of more than \(limit) bytes was skipped.", .usage)
      case .failed(let error):
        front.complain("standard input could not be read: \(error)", .failure)
        return nil
      case .endOfInput, .interrupted:
        if !hasLines {
          let isGone = front.writesData && session.completeBeginning()
          if !isGone { front.draw(session.model) }
        }
        return nil
      case .editing, .key, .pasteCut, .reply:
        continue
      }
    }
    return nil
  }

  private func submit(
    _ text: String,
    to session: Session,
    _ front: PlainFront,
    _ loop: PlainLoop
  ) -> ProcessEnd? {
    front.isQuiet = true
    session.completeBeginning()
    front.isQuiet = false
    let (line, options) = LineInterpreter.interpret(text, in: session.model)
    front.options = options.over(setting.options.line)
    session.submit(line, options: front.options)
    let end = loop.waitForAnswer(output)
    // A reader down the pipe sees each answer when it is there.
    output.flush()
    return end
  }
}

import Browsing
import Library
import Platform

/// One command from the arguments: no prompt, nothing read, the saved screen untouched.
final class OneShotRun {
  private let setting: RunSetting
  private let words: [Word]
  private let output: PlainOutput

  init(_ setting: RunSetting, words: [Word]) {
    self.setting = setting
    output = PlainOutput(showsProgress: ScreenStyle.showsProgress(setting))
    self.words = words
  }

  func run() -> ProcessEnd {
    let style = ScreenStyle.plain(setting)
    let front = PlainFront(
      output: output,
      form: style.isTerminal ? .screens : .data(nil),
      options: setting.options.line,
      style: style,
      isOneShot: true
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
        keepsScreens: false,
        policy: setting.policy
      )
      session.tellStoreNotices()
      setting.tellCountry(to: front)
      if CommandParser.namesRows(words) { session.standAtSavedScreen() }
      let line = LineInterpreter.interpret(
        oneShot: words,
        options: setting.options.line,
        rowCount: session.model.rowCount,
        chart: session.model.usualChart(setting.options.line)
      )
      if line == .refused(.noSavedScreen), !setting.stores.isSaving, !setting.policy.keepsNothing {
        front.fail(.store)
      }
      session.submit(line, options: setting.options.line)
      let loop = PlainLoop(session: session, mailbox: mailbox, signals: signals)
      let ending =
        loop.waitForAnswer(output) ?? loop.waitForDownloads(output) ?? loop.waitForPlayer(output)
      session.close()
      signals.close()
      return ending ?? output.end(front.status)
    } catch {
      output.complain("the program cannot start: \(error)")
      return output.end(.failure)
    }
  }
}

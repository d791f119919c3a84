import Browsing
import Catalog
import Library
import LineEditing
import Platform
import TerminalText

/// The program: reads its words, chooses one of the three ways in, and ends with a status.
public struct Program {
  private let arguments: [String]
  private let environment: Environment
  private let clocks: Clocks

  /// Makes a run of some arguments, the program's name not among them.
  init(arguments: [String], environment: Environment, clocks: Clocks = .live) {
    self.arguments = arguments
    self.environment = environment
    self.clocks = clocks
  }

  /// Runs with the arguments and the environment of the process, and ends it.
  ///
  /// Not on the main actor: a task made where the main thread waits would never run.
  public nonisolated static func main(arguments: [String]) -> Never {
    StandardStreams.occupyClosed()
    let program = Program(arguments: arguments, environment: .ofProcess())
    program.run().leave()
  }

  /// Runs to the end.
  func run() -> ProcessEnd {
    do {
      let words = arguments.map(Word.init(argument:))
      let (options, rest) = try OptionParser.parse(words, in: .arguments)
      return try run(options, rest)
    } catch {
      let output = PlainOutput()
      output.complain(UsageWords.sentence(for: error))
      return output.end(.usage)
    }
  }

  private func run(_ options: Options, _ words: [Word]) throws(UsageError) -> ProcessEnd {
    if options.version { return printed(ProgramVersion.line + "\n") }
    if options.help { return printed(help(on: words.first, options)) }
    let isOneShot = !words.isEmpty
    if isOneShot, let text = ownText(words, options) { return printed(text) }
    let setting = try RunSetting(
      options: options,
      environment: environment,
      clocks: clocks,
      isOneShot: isOneShot,
      onlyLooks: isOneShot && isExamination(words, options)
    )
    if isOneShot { return OneShotRun(setting, words: words).run() }
    let isInteractive =
      Terminal(descriptor: StandardStreams.input).isTerminal
      && Terminal(descriptor: StandardStreams.output).isTerminal
    guard isInteractive, options.format == nil else { return ScriptRun(setting).run() }
    do throws(NoPrompt) {
      return try PromptRun(setting).run()
    } catch {
      return ScriptRun(setting, insteadOf: error).run()
    }
  }

  /// Whether the words ask the doctor, who changes nothing: stores that are damaged are left as they are.
  private func isExamination(_ words: [Word], _ options: Options) -> Bool {
    LineInterpreter.interpret(oneShot: words, options: options.line, rowCount: 0)
      == .command(.doctor)
  }

  // MARK: What the program says of itself needs no home, no store and no network

  private func ownText(_ words: [Word], _ options: Options) -> String? {
    switch LineInterpreter.interpret(oneShot: words, options: options.line, rowCount: 0) {
    case .command(.help(let topic)) where options.format == nil:
      let (width, isLinear) = page(options)
      return text(HelpWords.lines(for: topic, width: width, isLinear: isLinear))
    case .command(.completions(let shell)):
      return shell.script
    case .command(.man):
      return ManualPage.text(version: ProgramVersion.number, date: ProgramVersion.date)
    default:
      return nil
    }
  }

  private func help(on word: Word?, _ options: Options) -> String {
    let (width, isLinear) = page(options)
    if let word, let topic = HelpTopic(word: word.text) {
      return text(HelpWords.lines(for: topic, width: width, isLinear: isLinear))
    }
    return text(HelpWords.programHelp(width: width, isLinear: isLinear))
  }

  /// How wide help may be, and whether it is read out.
  private func page(_ options: Options) -> (width: Int, isLinear: Bool) {
    (
      ScreenStyle.columns(of: StandardStreams.output, environment),
      ScreenStyle.isLinear(options, environment)
    )
  }

  private func text(_ lines: [Line]) -> String { LineEncoder().encode(lines) }

  private func printed(_ text: String) -> ProcessEnd {
    let output = PlainOutput()
    output.write(text)
    return output.end(.success)
  }
}

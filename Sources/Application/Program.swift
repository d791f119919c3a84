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
    if options.help { return printed(helpText(words.first)) }
    let isOneShot = !words.isEmpty
    if isOneShot, let text = ownText(words, options) { return printed(text) }
    let setting = try RunSetting(
      options: options,
      environment: environment,
      clocks: clocks,
      isOneShot: isOneShot
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

  // MARK: What the program says of itself needs no home, no store and no network

  private func ownText(_ words: [Word], _ options: Options) -> String? {
    switch LineInterpreter.interpret(oneShot: words, options: options.line, rowCount: 0) {
    case .command(.help(let name)) where options.format == nil: text(HelpWords.lines(for: name))
    case .command(.completions(let shell)): shell.script
    case .command(.man): ManualPage.text(version: ProgramVersion.number, date: ProgramVersion.date)
    default: nil
    }
  }

  private func helpText(_ word: Word?) -> String {
    if let word, let name = CommandName(rawValue: word.text) {
      return text(HelpWords.lines(for: name))
    }
    return text(HelpWords.programHelp)
  }

  private func text(_ lines: [Line]) -> String { LineEncoder().encode(lines) }

  private func printed(_ text: String) -> ProcessEnd {
    let output = PlainOutput()
    output.write(text)
    return output.end(.success)
  }
}

import Browsing
import Catalog

/// Takes a line, or the arguments of a one-shot, for what they mean where the session stands.
enum LineInterpreter {
  /// What a typed line means.
  static func interpret(_ line: String, in model: ViewModel) -> (ParsedLine, LineOptions) {
    do {
      let (options, words) = try OptionParser.parse(Word.split(line), in: .line)
      let context = CommandParser.Context(
        rowCount: model.rowCount,
        chart: model.usualChart(options.line)
      )
      return (meaning(of: words, options: options.line, in: context), options.line)
    } catch {
      return (.refused(.usage(error)), LineOptions())
    }
  }

  /// What the words of a one-shot mean, options already taken out.
  static func interpret(
    oneShot words: [Word],
    options: LineOptions,
    rowCount: Int,
    chart: Chart = .songs
  ) -> ParsedLine {
    let context = CommandParser.Context(rowCount: rowCount, isOneShot: true, chart: chart)
    return meaning(of: words, options: options, in: context)
  }

  private static func meaning(
    of words: [Word],
    options: LineOptions,
    in context: CommandParser.Context
  ) -> ParsedLine {
    guard options.help else { return CommandParser(in: context).parse(words) }
    // `country --help` is `help country`.
    return CommandParser(in: context).parse([Word(argument: "help")] + words.prefix(1))
  }
}

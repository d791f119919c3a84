@testable import Browsing
import Catalog

/// How a test reads words: as a line at the prompt, or as a program's arguments.
enum Reading {
  static func line(_ line: String, rows: Int = 0) throws(UsageError) -> ParsedLine {
    let (_, words) = try OptionParser.parse(Word.split(line), in: .line)
    return CommandParser(in: CommandParser.Context(rowCount: rows)).parse(words)
  }

  static func oneShot(_ arguments: [String], rows: Int = 0) throws(UsageError) -> ParsedLine {
    let (_, words) = try OptionParser.parse(arguments.map(Word.init(argument:)), in: .arguments)
    return CommandParser(in: CommandParser.Context(rowCount: rows, isOneShot: true)).parse(words)
  }

  /// What a shell makes of a line without quotes.
  static func oneShot(_ line: String, rows: Int = 0) throws(UsageError) -> ParsedLine {
    try oneShot(line.split(separator: " ").map(String.init), rows: rows)
  }

  static func search(_ term: String) -> ParsedLine { .command(.search(SearchWords(term: term))) }
}

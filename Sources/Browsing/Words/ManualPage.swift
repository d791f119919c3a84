import TerminalText

/// The manual page, made from the tables of commands and options.
public enum ManualPage {
  /// The page in roff, for `man`; the date is that of the version, as 2026-11-30.
  public static func text(version: String, date: String) -> String {
    let sections: [(String, [String])] = [
      ("NAME", ["reprise \\- " + RoffText.escaped(purpose)]),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", paragraphs(description)),
      ("COMMANDS", paragraphs([commandsRule]) + CommandName.allCases.flatMap(command)),
      ("OPTIONS", OptionName.allCases.flatMap(option)),
      ("ENVIRONMENT", HelpWords.variableRows.flatMap(row)),
      ("EXIT STATUS", HelpWords.statuses.flatMap(row)),
      ("FILES", files.flatMap { entry(RoffText.italic($0.path), [$0.text]) }),
      ("EXAMPLES", examples.flatMap { entry(RoffText.bold($0.words), [$0.text]) }),
    ]
    let head = ".TH REPRISE 1 \"\(date)\" \"reprise \(version)\" \"User Commands\""
    let lines = sections.flatMap { [".SH \($0.0)"] + $0.1 }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private static let purpose = "search Apple's catalogue from a prompt"

  private static let description = [
    "reprise searches films, TV, music, podcasts, audiobooks, books and apps, and comes back to the"
      + " screen where it was left. Without words it is a prompt; with words it gives one answer and"
      + " leaves the saved screen as it is; lines on standard input are run one after the other.",
    "Output into a pipe is data: tab separated, or what an option names. Everything else goes to"
      + " standard error.",
  ]

  private static let commandsRule =
    "A line is a command if its first word is one, in lower case, and its other words fit it. Every"
    + " other line is a search. The words behind reprise in a shell are the same; a bare number is an"
    + " id there."

  private static let files = [
    (path: "$XDG_DATA_HOME/reprise/reprise.db", text: "session, settings and typed lines"),
    (path: "$XDG_DATA_HOME/reprise/seen.db", text: "the answers, and an index of what is in them"),
    (path: "$XDG_DATA_HOME/reprise/limits.db", text: "requests made, and pauses"),
  ]

  private static let examples = [
    (words: "reprise", text: "the prompt, at the screen that was left"),
    (
      words: "reprise search \"lovely bones\" --media movie --json",
      text: "one search, as one JSON document"
    ),
    (words: "reprise charts songs --country gb", text: "a chart of another country"),
    (words: "reprise < script", text: "each line as if typed"),
  ]

  // MARK: Parts

  private static var synopsis: [String] {
    let ways = HelpWords.usage.map { way in
      let name = way.term.prefix { $0 != " " }
      return [RoffText.bold(String(name)) + RoffText.escaped(String(way.term[name.endIndex...]))]
    }
    return Array(ways.joined(separator: [".br"]))
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(wrapped).joined(separator: [".PP"]))
  }

  private static func command(_ name: CommandName) -> [String] {
    let entry = name.entry
    var term = RoffText.bold(name.rawValue)
    if !entry.placeholder.isEmpty { term += " " + RoffText.italic(entry.placeholder) }
    if let short = entry.short { term += ", " + RoffText.bold(short) }
    var texts = [HelpWords.sentence(entry.summary)] + entry.explanation
    if entry.needsSession { texts.append("For the prompt and for scripts.") }
    if entry.isForOneShots { texts.append("For the shell only.") }
    return self.entry(term, texts)
  }

  private static func option(_ name: OptionName) -> [String] {
    let value = name.entry.placeholder.map { " " + RoffText.italic($0) } ?? ""
    let text = HelpWords.sentence(name.entry.summary)
    return entry(RoffText.bold("--\(name.rawValue)") + value, [text])
  }

  private static func row(_ row: HelpPage.Row) -> [String] {
    entry(RoffText.bold(row.term), [HelpWords.sentence(row.text)])
  }

  private static func entry(_ term: String, _ texts: [String]) -> [String] {
    [".TP", term] + texts.flatMap(wrapped)
  }

  /// The text in lines that are of a length for those who read the source.
  private static func wrapped(_ text: String) -> [String] {
    TextLayout.wrap(text, width: 66).map(RoffText.escaped)
  }
}

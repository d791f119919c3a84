public import TerminalText

/// The help, drawn from the tables of commands and options.
public enum HelpWords {
  /// Help on a topic, or with nil on all that can be typed.
  ///
  /// - Parameters:
  ///   - topic: What is asked about.
  ///   - width: The cells that no line exceeds.
  ///   - isLinear: Whether it is read out, so that terms and meanings stand in sentences.
  /// - Returns: The lines.
  public static func lines(
    for topic: HelpTopic?,
    width: Int = 80,
    isLinear: Bool = false
  ) -> [Line] {
    let page = HelpPage(width: width, isLinear: isLinear)
    switch topic {
    case nil: return page.fitted(overview(on: page))
    case .command(let name): return page.fitted([command(name, on: page)])
    case .chapter(.options): return page.fitted(options(on: page))
    case .chapter(.output): return page.fitted(output(on: page))
    case .chapter(.environment): return page.fitted(environment(on: page))
    }
  }

  // MARK: All commands

  private static func overview(on page: HelpPage) -> [[Line]] {
    let rule = page.paragraph(
      "Type what you are looking for, then a row's number. A line is a command if its first word is one, "
        + "in lower case, and its other words fit it. Every other line is a search, and so is "
        + .command("/TEXT") + ", whatever it looks like: " + .command("/home") + " looks for home."
    )
    let narrowing = page.paragraph(
      "A search may be narrowed where it stands: " + .command(example)
        + ". These options may stand in a line too: " + lineOptions + "."
    )
    let keys = page.paragraph(
      "Keys: Ctrl-C drops the line or cancels what is out, and never leaves; Ctrl-R looks among the lines "
        + "of all your sessions, Up and Down walk them; Ctrl-L draws again; Ctrl-D leaves."
    )
    let groups = groups(on: page) { !$0.entry.isForOneShots }
    return [rule] + groups + [narrowing + keys + further(on: page)]
  }

  /// The commands under what they are for, all in line.
  static func groups(
    on page: HelpPage,
    where isShown: (CommandName) -> Bool = { _ in true }
  ) -> [[Line]] {
    let groups = HelpGroup.allCases.map { group in
      (group.title, typed(in: group) + group.commands.filter(isShown).map(row))
    }
    let column = HelpPage.column(of: groups.flatMap(\.1))
    return groups.map { title, rows in page.head(title) + page.table(rows, column: column) }
  }

  private static func further(on page: HelpPage) -> [Line] {
    let chapters = HelpChapter.allCases.map { Phrase.command("help \($0.rawValue)") }
    return page.paragraph(
      "More about a command: " + .command("help charts") + ". And: " + .joined(chapters, by: ", ")
    )
  }

  private static let example = "alien media:movies country:gb"

  /// What can be typed that is no command.
  private static func typed(in group: HelpGroup) -> [HelpPage.Row] {
    switch group {
    case .search:
      [HelpPage.Row(term: "TEXT, /TEXT", text: "search for it")]
    case .move:
      [
        HelpPage.Row(term: "N, row:N", text: "open row N of the screen"),
        HelpPage.Row(term: "song:N, id:N", text: "open an item by its id"),
      ]
    case .discover, .narrow, .take, .keeping, .settings, .program: []
    }
  }

  /// What the commands' table says of one.
  private static func row(of name: CommandName) -> HelpPage.Row {
    let short = name.entry.short.map { ", \($0)" } ?? ""
    return HelpPage.Row(term: usage(of: name) + short, text: name.entry.summary)
  }

  private static var lineOptions: Phrase {
    let names = OptionName.allCases.filter(\.entry.isForLines)
    return .joined(names.map { .command("--\($0.rawValue)") }, by: " ")
  }

  /// A summary as a sentence.
  static func sentence(_ summary: String) -> String {
    RequestWords.capitalized(summary) + (summary.hasSuffix("…") ? "" : ".")
  }

  private static func usage(of name: CommandName) -> String {
    let placeholder = name.entry.placeholder
    return placeholder.isEmpty ? name.rawValue : "\(name.rawValue) \(placeholder)"
  }

  // MARK: One command

  private static func command(_ name: CommandName, on page: HelpPage) -> [Line] {
    let entry = name.entry
    var lines = page.paragraph(Phrase(usage(of: name), .head))
    lines += page.paragraph(Phrase(RequestWords.capitalized(entry.summary) + "."))
    for explanation in entry.explanation { lines += page.paragraph(Phrase(explanation)) }
    if !entry.examples.isEmpty {
      let examples = entry.examples.map(Phrase.command)
      lines += page.paragraph("For example: " + .joined(examples, by: " · "))
    }
    if let short = entry.short { lines += page.paragraph("Short: " + .command(short)) }
    if entry.needsSession { lines += page.paragraph("For the prompt and for scripts.") }
    if entry.isForOneShots {
      lines += page.paragraph("For the shell: " + .command("reprise \(usage(of: name))"))
    }
    return lines
  }
}

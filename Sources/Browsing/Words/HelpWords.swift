public import TerminalText

/// The help, drawn from the tables of commands and options.
public enum HelpWords {
  /// Help on one command, or with nil on all of them; no line is wider than `width`.
  public static func lines(for name: CommandName?, width: Int = 80) -> [Line] {
    let page = HelpPage(width: width)
    return page.fitted(name.map { command($0, on: page) } ?? overview(on: page))
  }

  // MARK: All commands

  private static func overview(on page: HelpPage) -> [Line] {
    var lines = page.paragraph(
      "A line is a command if its first word is one, in lower case, and its other words fit it. "
        + "Every other line is a search, and so is " + .command("/TEXT")
        + ", whatever it looks like."
    )
    lines.append(.blank)
    lines += page.table(rows)
    lines.append(.blank)
    lines += page.paragraph(
      "A search may be narrowed where it stands: " + .command(example)
        + ". These options may stand in a line too: " + lineOptions + "."
    )
    lines += page.paragraph("More about a command: " + .command("help COMMAND"))
    return lines
  }

  private static let example = "alien media:movies country:gb"

  private static var rows: [HelpPage.Row] {
    let reading: [HelpPage.Row] = [
      HelpPage.Row(term: "TEXT", text: "search for it"),
      HelpPage.Row(term: "N", text: "open row N of the screen; row:N does too"),
      HelpPage.Row(term: "song:N, id:N", text: "open an item by its id"),
    ]
    return reading + CommandName.allCases.filter { !$0.entry.isForOneShots }.map(row)
  }

  /// What the commands' table says of one.
  static func row(of name: CommandName) -> HelpPage.Row {
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
    var lines = page.paragraph(Phrase(usage(of: name), .head))
    lines += page.paragraph(Phrase(sentence(name.entry.summary)))
    for explanation in name.entry.explanation { lines += page.paragraph(Phrase(explanation)) }
    if let short = name.entry.short { lines += page.paragraph("Short: " + .command(short)) }
    if name.entry.needsSession { lines += page.paragraph("For the prompt and for scripts.") }
    if name.entry.isForOneShots {
      lines += page.paragraph("For the shell: " + .command("reprise \(usage(of: name))"))
    }
    return lines
  }
}

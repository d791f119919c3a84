public import TerminalText

extension HelpWords {
  /// What `--help` prints; no line is wider than `width`.
  public static func programHelp(width: Int = 80, isLinear: Bool = false) -> [Line] {
    let page = HelpPage(width: width, isLinear: isLinear)
    let purpose = page.paragraph(
      "Search Apple's catalogue from a prompt, and come back to where you were."
    )
    let usage = page.head("Usage") + page.table(usage)
    let options = page.head("Options") + page.table(OptionName.allCases.map(row))
    let further = page.paragraph(
      "More: " + .joined(chapters.map { .command("reprise help \($0)") }, by: ", ")
    )
    return page.fitted(
      [purpose, usage] + groups(on: page) + [
        options, variables(on: page), statuses(on: page), further,
      ]
    )
  }

  private static let chapters = ["COMMAND"] + HelpChapter.allCases.map(\.rawValue)

  static let usage = [
    HelpPage.Row(term: "reprise [OPTIONS]", text: "the prompt; it resumes the last screen"),
    HelpPage.Row(
      term: "reprise [OPTIONS] COMMAND",
      text: "one answer; the saved screen stays as it is"
    ),
    HelpPage.Row(term: "reprise [OPTIONS] TEXT", text: "the same for a search"),
    HelpPage.Row(term: "reprise [OPTIONS] < SCRIPT", text: "each line as if typed"),
  ]

  // MARK: Options

  static func options(on page: HelpPage) -> [[Line]] {
    let inLines = OptionName.allCases.filter(\.entry.isForLines).map(row)
    let atStart = OptionName.allCases.filter { !$0.entry.isForLines }.map(row)
    let column = HelpPage.column(of: inLines + atStart)
    return [
      page.head("In a line and at the start") + page.table(inLines, column: column),
      page.head("At the start alone") + page.table(atStart, column: column),
      page.paragraph(
        "Both " + .command("--limit 20") + " and " + .command("--limit=20") + " will do; "
          + .command("--")
          + " ends options. What is typed counts before the environment, that before "
          + "what was set, and that before the default."
      ),
    ]
  }

  private static func row(of name: OptionName) -> HelpPage.Row {
    let value = name.entry.placeholder.map { " \($0)" } ?? ""
    return HelpPage.Row(term: "--\(name.rawValue)\(value)", text: name.entry.summary)
  }
}

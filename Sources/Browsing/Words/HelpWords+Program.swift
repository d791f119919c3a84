public import TerminalText

extension HelpWords {
  /// What `--help` prints, 80 columns wide.
  public static var programHelp: [Line] { programHelp(width: 80) }

  /// What `--help` prints; no line is wider than `width`.
  public static func programHelp(width: Int) -> [Line] {
    let page = HelpPage(width: width)
    let sections: [[Line]] = [
      page.paragraph("Search Apple's catalogue from a prompt, and come back to where you were."),
      page.head("Usage") + page.table(usage),
      page.head("Commands") + page.table(CommandName.allCases.map(row)),
      page.head("Options") + page.table(OptionName.allCases.map(row)),
      page.head("Environment") + page.table(environment),
      page.head("Exit status") + page.table(statuses),
    ]
    return page.fitted(Array(sections.joined(separator: [.blank])))
  }

  static let usage = [
    HelpPage.Row(term: "reprise [OPTIONS]", text: "the prompt; it resumes the last screen"),
    HelpPage.Row(
      term: "reprise [OPTIONS] COMMAND",
      text: "one answer; the saved screen stays as it is"
    ),
    HelpPage.Row(term: "reprise [OPTIONS] TEXT", text: "the same for a search"),
    HelpPage.Row(term: "reprise [OPTIONS] < SCRIPT", text: "each line as if typed"),
  ]

  private static func row(of name: OptionName) -> HelpPage.Row {
    let value = name.entry.placeholder.map { " \($0)" } ?? ""
    return HelpPage.Row(term: "--\(name.rawValue)\(value)", text: name.entry.summary)
  }

  static let environment = [
    HelpPage.Row(term: "REPRISE_COUNTRY", text: "as --country"),
    HelpPage.Row(term: "REPRISE_MEDIA", text: "as --media"),
    HelpPage.Row(term: "REPRISE_LANG", text: "as --lang"),
    HelpPage.Row(term: "REPRISE_LIMIT", text: "as --limit"),
    HelpPage.Row(term: "REPRISE_EXPLICIT", text: "as --explicit"),
    HelpPage.Row(term: "REPRISE_THEME", text: "as --theme"),
    HelpPage.Row(term: "REPRISE_STORE", text: "as --store"),
    HelpPage.Row(term: "REPRISE_ENDPOINT", text: "as --endpoint"),
    HelpPage.Row(term: "NO_COLOR", text: "if not empty, no colours"),
    HelpPage.Row(
      term: "CLICOLOR_FORCE",
      text: "if neither empty nor 0, colours into pipes and files"
    ),
    HelpPage.Row(term: "COLORFGBG", text: "the background, where the terminal does not tell it"),
  ]

  static let statuses: [HelpPage.Row] = [
    (.success, "done; nothing found is done too"),
    (.failure, "something else failed"),
    (.usage, "the words were wrong, or Apple said so"),
    (.nothingFound, "nothing found, with --fail-if-empty"),
    (.network, "the network failed"),
    (.limited, "Apple limits requests just now"),
    (.noAnswer, "Apple answered, but not with an answer"),
    (.store, "the store could not be used"),
    (.output, "standard output could not be written"),
    (.interrupted, "Ctrl-C"),
    (.brokenPipe, "the reader of a pipe went away"),
  ].map { (status: ExitStatus, text: String) in
    HelpPage.Row(term: String(status.rawValue), text: text)
  }
}

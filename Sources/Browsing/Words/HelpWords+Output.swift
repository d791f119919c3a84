import Records
import TerminalText

extension HelpWords {
  static func output(on page: HelpPage) -> [[Line]] {
    let fields = Field.allCases.map { HelpPage.Row(term: $0.rawValue, text: $0.meaning) }
    return [
      page.paragraph(
        "The prompt and a script answer with screens. One command whose output is no terminal answers "
          + "with data, and so does every line with one of these options. All else that is said goes to "
          + "standard error."
      ),
      page.table(forms),
      page.paragraph(
        Phrase("Without a form, data is tab-separated and has no header: ")
          + Phrase(Field.brief.map(\.rawValue).joined(separator: " ") + ".")
      ),
      page.head("The document of --json") + page.table(members),
      page.head("The fields of an item, in their order") + page.table(fields),
      page.paragraph("What is not known is null in JSON, and empty elsewhere."),
      page.head("Rows of their own") + page.table(ownRows),
      statuses(on: page),
    ]
  }

  private static var forms: [HelpPage.Row] {
    let names: [OptionName] = [.json, .jsonl, .csv, .tsv, .fields, .failIfEmpty]
    return names.map { name in
      let value = name.entry.placeholder.map { " \($0)" } ?? ""
      return HelpPage.Row(term: "--\(name.rawValue)\(value)", text: name.entry.summary)
    }
  }

  private static let members = [
    ("schema", "1"),
    ("kind", "what it is: results, detail, chart, home, compare, watchlist, deals, settings, …"),
    ("query", "what was asked, or null"),
    ("source", "live, cache, seen, chart or demo, or null"),
    ("fetched_at", "when Apple answered, in UTC, or null"),
    ("count, skipped", "how many items there are, and how many records could not be read"),
    ("items", "the items, one a line"),
  ].map { HelpPage.Row(term: $0, text: $1) }

  private static var ownRows: [HelpPage.Row] {
    let compare = HelpPage.Row(
      term: "compare",
      text: "an item for each country, unknown but for its id where the store has none"
    )
    let kept = HelpPage.Row(
      term: "watched, forgotten",
      text: "the items that a command changed or deleted, with what is true of them now"
    )
    let exchanged = HelpPage.Row(
      term: "export, import",
      text: "the items written or read; one that is known by its feed alone has no id"
    )
    return [compare, kept, exchanged]
      + RowKind.allCases.map { kind in
        HelpPage.Row(term: kind.rawValue, text: kind.columns.joined(separator: " "))
      }
  }

  // MARK: Exit statuses

  static func statuses(on page: HelpPage) -> [Line] {
    page.head("Exit status") + page.table(statuses)
  }

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

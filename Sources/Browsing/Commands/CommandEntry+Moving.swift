/// Searching, and moving among the screens.
extension CommandEntry {
  static var search: CommandEntry {
    CommandEntry(
      arguments: .text,
      placeholder: "TEXT",
      summary: "search for TEXT, whatever it looks like",
      explanation: [
        "A line that is no command is a search too. /TEXT is the short form.",
        "Qualifiers narrow it: media:movie country:gb limit:100 explicit:no by:\"ridley scott\".",
        "entity: attribute: lang: take Apple's own values. by: alone lists what a creator made.",
      ],
      examples: ["search help", "/blade runner media:movies country:gb", "by:\"ridley scott\""]
    )
  }

  static var next: CommandEntry {
    CommandEntry(
      short: "n",
      arguments: .none,
      summary: "the next page; in a detail the next item",
      needsSession: true
    )
  }

  static var prev: CommandEntry {
    CommandEntry(
      short: "p",
      arguments: .none,
      summary: "the page before; in a detail the item before",
      needsSession: true
    )
  }

  static var page: CommandEntry {
    CommandEntry(
      arguments: .page,
      placeholder: "N",
      summary: "page N of the list",
      examples: ["page 2"],
      needsSession: true
    )
  }

  static var back: CommandEntry {
    CommandEntry(
      short: "b",
      arguments: .none,
      summary: "the screen before, without asking again",
      needsSession: true
    )
  }

  static var forward: CommandEntry {
    CommandEntry(
      short: "f",
      arguments: .none,
      summary: "the screen that back left",
      needsSession: true
    )
  }

  static var list: CommandEntry {
    CommandEntry(
      short: "l",
      arguments: .none,
      summary: "the list under the detail",
      needsSession: true
    )
  }

  static var redraw: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "draw again at the window's present size (^L)",
      needsSession: true
    )
  }

  static var reload: CommandEntry {
    CommandEntry(
      short: "r",
      arguments: .none,
      summary: "ask the same again, past every copy",
      needsSession: true
    )
  }

  static var retry: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "repeat the request that failed or was interrupted",
      needsSession: true
    )
  }
}

/// What is watched and kept, and what of it is let go of.
extension CommandEntry {
  static var watch: CommandEntry {
    CommandEntry(
      arguments: .itemsAndPrice,
      placeholder: "[N] [below PRICE]",
      summary: "put it on the watchlist, wanted at PRICE or less",
      explanation: [
        "PRICE is to buy, in the currency of the item's country; below off takes it away again.",
        "N is a row, several as 1-4,7, or all; movie:123 is an item; without N the detail's.",
      ],
      examples: ["watch 3 below 4.99", "watch 1-4,7"]
    )
  }

  static var unwatch: CommandEntry {
    CommandEntry(
      arguments: .items,
      placeholder: "[N]",
      summary: "take it off the watchlist"
    )
  }

  static var note: CommandEntry {
    CommandEntry(
      arguments: .itemAndText,
      placeholder: "N TEXT",
      summary: "keep a note with it, on the watchlist",
      explanation: ["note N off takes the note away."],
      examples: ["note 3 for the long flight"]
    )
  }

  static var watchlist: CommandEntry {
    CommandEntry(arguments: .none, summary: "what is watched, and how its prices changed")
  }

  static var refresh: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "ask Apple for the prices of what is watched, now",
      explanation: ["What a store no longer has stays on the list, and the list says so."]
    )
  }

  static var deals: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "what of it became cheaper, or reached its limit",
      explanation: ["A price that returns within a day to what it was before never counts."]
    )
  }

  static var prices: CommandEntry {
    CommandEntry(
      arguments: .item,
      placeholder: "[N]",
      summary: "its price as it was seen, lowest and highest"
    )
  }

  static var history: CommandEntry {
    CommandEntry(
      arguments: .optionalText,
      placeholder: "[TEXT]",
      summary: "the screens of all sessions; a row returns to one",
      examples: ["history", "history blade runner"]
    )
  }

  static var export: CommandEntry {
    CommandEntry(
      arguments: .formatAndFile,
      placeholder: "FORM FILE",
      summary: "write the list, or the watchlist, into a new file",
      explanation: [
        "csv, json and jsonl are as under help output; md is to be read; opml has the feeds of podcasts.",
        "All rows are written, as filtered and sorted; on the start screen and as a one-shot it is the "
          + "watchlist. FILE has a point or a slash. What is there already is never written over.",
        "A file has every field; --fields chooses those of the answer.",
      ],
      examples: ["export opml feeds.opml", "export csv ~/films.csv"]
    )
  }

  static var `import`: CommandEntry {
    CommandEntry(
      arguments: .file,
      placeholder: "FILE",
      summary: "put what a file has on the watchlist",
      explanation: [
        "What export json or jsonl wrote, or the OPML of a podcast player. What is watched already "
          + "keeps its limit and note; undo takes all of it back.",
        "Podcasts of an OPML file are there at once, and are looked for in Apple's catalogue by their "
          + "feed, at the prompt, while nothing is typed.",
        "A file may have 64 MB and 20,000 items; a larger one goes in parts.",
      ],
      examples: ["import feeds.opml"]
    )
  }

  static var undo: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "take back the last change of watchlist, notes or settings",
      explanation: ["Again, it takes back the one before, also of earlier sessions."]
    )
  }

  static var forget: CommandEntry {
    CommandEntry(
      arguments: .itemOrText,
      placeholder: "TEXT|N|all|…",
      summary: "delete what is kept, for good, after a question",
      explanation: [
        "TEXT: searches, screens and typed lines with it, and items seen of this name or maker.",
        "N: a screen of the history; of any other list the item, its prices and its place on the "
          + "watchlist. Lists that have it among others stay: forget seen deletes those.",
        "history: all screens and typed lines. seen: all answers, and the items and prices in them.",
        "What is known of downloads goes with its item, its words or all; the files stay.",
        "--yes asks nothing.",
      ],
      examples: ["forget blade runner", "forget history"]
    )
  }
}

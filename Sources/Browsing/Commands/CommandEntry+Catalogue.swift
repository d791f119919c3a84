import Catalog

/// What there is in Apple's catalogue, and in what was seen of it.
extension CommandEntry {
  static var home: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "what is popular, what comes out, what you saw last",
      explanation: [
        "The charts of your country in sections, with what moved. What comes out is "
          + "from the charts and from everything seen. Every row opens by its number.",
        "A chart has ten rows here, or as many as --limit says.",
      ]
    )
  }

  static var charts: CommandEntry {
    CommandEntry(
      arguments: .chart,
      placeholder: "[CHART] [genre:G]",
      summary: "a chart, with what moved in it",
      explanation: [
        "The charts: " + Chart.allCases.map(\.rawValue).joined(separator: " ") + ".",
        "genre: takes a name or a number. Without a name it is the chart of your media.",
      ],
      examples: ["charts albums", "charts songs genre:jazz"]
    )
  }

  static var more: CommandEntry {
    CommandEntry(
      arguments: .item,
      placeholder: "[N]",
      summary: "what belongs to it: an album's songs, a podcast's episodes, …",
      explanation: [
        "Also an artist's albums, a season's episodes, a show's seasons, a developer's apps, an "
          + "author's books. N is a row, song:123 an item; without either it is the detail's item."
      ],
      examples: ["more", "more 3"]
    )
  }

  static var similar: CommandEntry {
    CommandEntry(
      arguments: .item,
      placeholder: "[N]",
      summary: "what you saw by the same creator, then its genre's chart",
      explanation: ["N is a row, song:123 an item; without either it is the detail's item."]
    )
  }

  static var compare: CommandEntry {
    CommandEntry(
      arguments: .itemAndCountries,
      placeholder: "[N] [gb,de,jp]",
      summary: "the same item in several countries, side by side",
      explanation: ["A country that --country names comes first."],
      examples: ["compare 3", "compare gb,de,jp"]
    )
  }

  static var lookup: CommandEntry {
    CommandEntry(
      arguments: .ids,
      placeholder: "ID...",
      summary: "items by id, upc:, isbn:, bundle:, or a store address",
      explanation: [
        "Ids of Apple's, as many as you like; an address brings its own country. song:123 is an id "
          + "that must be a song's."
      ],
      examples: ["lookup 1441458047", "lookup isbn:9780345404473"]
    )
  }

  static var find: CommandEntry {
    CommandEntry(
      arguments: .text,
      placeholder: "TEXT",
      summary: "search everything ever seen, without the network",
      explanation: [
        "Names that are TEXT come first, then those that begin with it, then the best of the newest "
          + "2,000 that have its words anywhere. Each row says how old it is. reload looks again."
      ],
      examples: ["find nemo"]
    )
  }

  static var filter: CommandEntry {
    CommandEntry(
      arguments: .text,
      placeholder: "WORDS|off",
      summary: "only the rows with these words, within the list",
      explanation: [
        "Comparisons narrow it too: price<5 rent<3 year>=2010 length>90 rating>=4, and so do "
          + "genre:jazz by:\"miles davis\" type:albums explicit:no. off shows all rows again."
      ],
      examples: ["filter price<5 year>=2010", "filter type:albums", "filter off"],
      needsSession: true
    )
  }

  static var sort: CommandEntry {
    CommandEntry(
      arguments: .sortKey,
      placeholder: "KEY|off",
      summary: "the rows in another order; -KEY for descending",
      explanation: [
        "The keys: " + SortOrder.Key.allCases.map(\.rawValue).joined(separator: " ") + ".",
        "off is Apple's own order again.",
      ],
      examples: ["sort -year", "sort off"],
      needsSession: true
    )
  }
}

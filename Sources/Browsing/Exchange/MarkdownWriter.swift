import Catalog
import Records
import TerminalText

/// Writes a list as Markdown: a head, and a row an item, or a table where the rows are no items.
enum MarkdownWriter {
  static func text(of list: ListScreen) -> String {
    let head = "# \(escaped(list.topic.head(name: list.subjectName)))\n\n"
    let own: ValueRows? =
      switch list.kind {
      case .prices: list.priced.map { .prices(of: $0.item, $0.history) }
      case .history: .history(list.screens)
      case .downloads: .downloads(list.downloads)
      case .start, .results, .chart, .home, .compare, .watchlist, .deals: nil
      }
    if let own { return head + table(of: own) }
    let mixes = ListCells.mixCurrencies(list.items)
    return head + list.items.map { row(of: $0, in: list, among: mixes) }.joined()
  }

  // MARK: Items

  private static func row(of item: Item, in list: ListScreen, among mixes: Bool) -> String {
    let name = escaped(ItemText.line(item.name) ?? ItemText.nameless)
    let address = (item.storeURL ?? item.feedURL).flatMap(Address.safe).map(target)
    var facts = [item.id.type.word]
    if let creator = ItemText.line(item.creator) { facts.append("by \(escaped(creator))") }
    if let date = item.released?.text.prefix(10) { facts.append(String(date)) }
    if item.id.type.isSold, let price = PriceText(item.price, of: item, among: mixes) {
      facts.append(price.text)
    }
    if let entry = list.watched[item.storeID] {
      if let limit = WatchWords.limit(of: entry) { facts.append("wanted \(escaped(limit))") }
      if let note = entry.note.flatMap(ItemText.line) { facts.append(escaped(note)) }
    }
    let title = address.map { "[\(name)](\($0))" } ?? name
    return "- " + ([title] + facts).joined(separator: ", ") + "\n"
  }

  /// An address as it stands in parentheses, where two of its signs would end it or begin another.
  private static func target(_ address: String) -> String {
    var target = ""
    for character in address {
      switch character {
      case "(": target += "%28"
      case ")": target += "%29"
      case "<": target += "%3C"
      case ">": target += "%3E"
      case "\\": target += "%5C"
      default: target.append(character)
      }
    }
    return target
  }

  // MARK: Other rows

  private static func table(of rows: ValueRows) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let lines = rows.rows.map { row in line(row.map { escaped(text(of: $0)) }) }
    return line(rows.columns.map(escaped)) + line(rows.columns.map { _ in "---" }) + lines.joined()
  }

  private static func text(of value: DataValue) -> String {
    switch value {
    case .null: ""
    case .integer(let number): String(number)
    case .number(let number): DecimalText.text(number) ?? ""
    case .text(let text): ItemText.line(text) ?? ""
    }
  }

  /// A text of one line as Markdown shows it: CommonMark lets a backslash stand before any sign.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$":
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalar)
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

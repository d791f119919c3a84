import TerminalText

/// Lays out help: paragraphs, heads, and tables of terms with what they mean.
struct HelpPage {
  /// A term and what is said of it.
  struct Row {
    var term: String
    var text: String
  }

  private let columns: Int

  init(width: Int) {
    columns = max(1, width)
  }

  /// The cells that text fills; longer lines are hard to read.
  private var textColumns: Int { min(columns, 100) }

  func paragraph(_ phrase: Phrase) -> [Line] { phrase.lines(width: textColumns) }

  func head(_ text: String) -> [Line] { Phrase(text, .head).lines(width: textColumns) }

  /// Terms in one column and their meanings in another, below each other where the window is narrow.
  func table(_ rows: [Row], indent: Int = 2) -> [Line] {
    let terms = rows.map { DisplayWidth.of($0.term) }.max() ?? 0
    let column = indent + terms + 2
    let room = textColumns - column
    return rows.flatMap { row -> [Line] in
      let term = Phrase(row.term, .accent)
      guard room >= 20 else {
        return term.lines(width: textColumns)
          + Phrase(row.text).lines(width: max(1, textColumns - indent)).map {
            $0.indented(by: indent)
          }
      }
      var meanings = Phrase(row.text).lines(width: room)
      guard !meanings.isEmpty else { return [Line(term.spans).indented(by: indent)] }
      let first = Line(
        [.column(indent)] + term.spans + meanings.removeFirst().indented(by: column).spans
      )
      return [first] + meanings.map { $0.indented(by: column) }
    }
  }

  func fitted(_ lines: [Line]) -> [Line] {
    lines.map { Line($0.spans.cut(to: columns)) }
  }
}

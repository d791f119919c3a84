import TerminalText

/// Lays out help: paragraphs, heads, and tables of terms with what they mean.
struct HelpPage {
  /// A term and what is said of it.
  struct Row {
    var term: String
    var text: String
  }

  private let columns: Int
  private let isLinear: Bool

  /// Makes a page; read out, it has neither columns nor lines that are kept short for the eye.
  init(width: Int, isLinear: Bool = false) {
    columns = max(1, width)
    self.isLinear = isLinear
  }

  /// The cells that text fills; longer lines are hard to read.
  private var textColumns: Int { isLinear ? columns : min(columns, 100) }

  func paragraph(_ phrase: Phrase) -> [Line] { phrase.lines(width: textColumns) }

  func head(_ text: String) -> [Line] { Phrase(text, .head).lines(width: textColumns) }

  /// Terms in one column and their meanings in another, below each other where the window is narrow.
  ///
  /// Tables with the same `column`, the cells of their terms, stand in line; nil is for a table's own.
  func table(_ rows: [Row], column: Int? = nil) -> [Line] {
    guard !isLinear else {
      return rows.flatMap { row in
        (Phrase(row.term, .accent) + ": " + Phrase(row.text)).lines(width: textColumns)
      }
    }
    let indent = 2
    let start = indent + (column ?? Self.column(of: rows)) + 2
    let room = textColumns - start
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
        [.column(indent)] + term.spans + meanings.removeFirst().indented(by: start).spans
      )
      return [first] + meanings.map { $0.indented(by: start) }
    }
  }

  /// The cells of the widest term.
  static func column(of rows: [Row]) -> Int {
    rows.map { DisplayWidth.of($0.term) }.max() ?? 0
  }

  /// Sections with a blank line between each two, none wider than the page.
  func fitted(_ sections: [[Line]]) -> [Line] {
    sections.filter { !$0.isEmpty }.joined(separator: [.blank]).map {
      Line($0.spans.cut(to: columns))
    }
  }
}

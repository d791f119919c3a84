import TerminalText

/// Candidates in columns, read downwards, cut to what can be looked over.
struct CandidateTable {
  private let list: CandidateList
  private let context: DrawingContext
  /// The cells of the widest text.
  private let textCells: Int
  /// The cells of a column.
  private let columnCells: Int
  /// How many rows there may be, the last line not among them.
  private let rows: Int

  /// The cells between a text and its note, and between two columns.
  private static let gap = 2
  /// More rows than this are not looked over, however large the window.
  private static let mostRows = 20

  init(_ list: CandidateList, in context: DrawingContext) {
    self.list = list
    self.context = context
    // The line that is typed stays in sight, and so does a bit of what was above.
    rows = max(1, min(Self.mostRows, (context.window.rows ?? 24) - 4))
    let half = max(1, (context.columns - 2 * Self.gap) / 2)
    let texts = list.candidates.map { DisplayWidth.of($0.text) }.max() ?? 0
    let notes = list.candidates.map { DisplayWidth.of($0.note) }.max() ?? 0
    textCells = min(texts, context.columns)
    let wanted = textCells + (notes > 0 ? Self.gap + notes : 0)
    // Notes are cut only where they would take the place of other candidates.
    let isLong = list.candidates.count > rows
    columnCells = isLong && wanted > half && textCells <= half ? half : min(wanted, context.columns)
  }

  func lines() -> [Line] {
    let columns = max(1, (context.columns + Self.gap) / (columnCells + Self.gap))
    let shown = list.candidates.prefix(rows * columns)
    let height = (shown.count + columns - 1) / columns
    var lines = (0..<height).map { row in
      let indices = stride(from: row, to: shown.count, by: height)
      return Line(
        indices.enumerated().flatMap { column, index in
          spans(shown[index], at: column * (columnCells + Self.gap))
        }
      )
    }
    let left = list.candidates.count - shown.count
    if left > 0 || list.hasMore {
      lines.append(Line(CandidateWords.more(list.hasMore ? nil : left), .muted))
    }
    return lines
  }

  private func spans(_ candidate: Candidate, at column: Int) -> [TextSpan] {
    let text = [TextSpan.column(column), .text(TextLayout.cut(candidate.text, to: columnCells))]
    let start = textCells + Self.gap
    guard !candidate.note.isEmpty, start < columnCells else { return text }
    let note = TextLayout.cut(candidate.note, to: columnCells - start)
    return text + [.column(column + start), .text(note, .muted)]
  }
}

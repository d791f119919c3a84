import TerminalText

/// Candidates in columns, read downwards, cut to what can be looked over.
struct CandidateTable {
  private let list: CandidateList
  private let context: DrawingContext
  /// The cells for a text.
  private let textCells: Int
  /// The cells of a column.
  private let columnCells: Int
  /// The cells between two columns.
  private let columnGap: Int
  /// How many rows there may be, the last line not among them.
  private let rows: Int

  /// The cells between a text and its note.
  private static let gap = 2
  /// More rows than this are not looked over, however large the window.
  private static let mostRows = 20

  init(_ list: CandidateList, in context: DrawingContext) {
    self.list = list
    self.context = context
    // The line that is typed stays in sight, and so does a bit of what was above.
    rows = max(1, min(Self.mostRows, (context.window.rows ?? 24) - 4))
    let texts = list.candidates.map { DisplayWidth.of($0.label) }.max() ?? 0
    let notes = list.candidates.map { DisplayWidth.of($0.note) }.max() ?? 0
    let noteRoom = notes > 0 ? Self.gap + notes : 0
    columnGap = notes > 0 ? 2 * Self.gap : Self.gap
    // What is long is cut to half the width only where it would take the place of other candidates.
    let half = max(1, (context.columns - columnGap) / 2)
    let room = list.candidates.count > rows ? half : context.columns
    columnCells = min(texts + noteRoom, room)
    // A text may take what its note leaves, and at least half.
    textCells = min(texts, max(columnCells - noteRoom, columnCells / 2))
  }

  func lines() -> [Line] {
    guard !context.isLinear else { return linearLines() }
    let columns = max(1, (context.columns + columnGap) / (columnCells + columnGap))
    let shown = list.candidates.prefix(rows * columns)
    let height = (shown.count + columns - 1) / columns
    var lines = (0..<height).map { row in
      let indices = stride(from: row, to: shown.count, by: height)
      return Line(
        indices.enumerated().flatMap { column, index in
          spans(shown[index], at: column * (columnCells + columnGap))
        }
      )
    }
    let left = list.candidates.count - shown.count
    if left > 0 || list.hasMore {
      lines.append(Line(CandidateWords.more(list.hasMore ? nil : left), .muted))
    }
    return lines
  }

  /// One below the other, with what is said of each behind a colon.
  private func linearLines() -> [Line] {
    let lines = list.candidates.prefix(rows).map { candidate in
      let note = candidate.note.isEmpty ? "" : ": \(candidate.note)"
      return Line([TextSpan.text(candidate.text + note)].cut(to: context.columns))
    }
    let left = list.candidates.count - lines.count
    guard left > 0 || list.hasMore else { return lines }
    return lines + [Line(CandidateWords.more(list.hasMore ? nil : left))]
  }

  private func spans(_ candidate: Candidate, at column: Int) -> [TextSpan] {
    let start = textCells + Self.gap
    guard !candidate.note.isEmpty, start < columnCells else {
      return [.column(column), .text(TextLayout.cut(candidate.label, to: columnCells))]
    }
    return [
      .column(column), .text(TextLayout.cut(candidate.label, to: textCells)),
      .column(column + start),
      .text(TextLayout.cut(candidate.note, to: columnCells - start), .muted),
    ]
  }
}

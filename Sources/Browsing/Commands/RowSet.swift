/// Rows as a set names them: numbers and ranges between commas, or all of them.
enum RowSet {
  /// Why a text names no rows.
  enum Problem: Error, Hashable {
    /// It is written in no way that rows are.
    case malformed
    /// It is, but the screen has no such row.
    case noRow(String)
  }

  /// The rows, from 1, each once, in the order typed.
  static func rows(_ text: String, of count: Int) throws(Problem) -> [Int] {
    if text == "all" {
      guard count > 0 else { throw .noRow(text) }
      return Array(1...count)
    }
    var rows: [Int] = []
    var known: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      for row in try range(part, of: count) where known.insert(row).inserted { rows.append(row) }
    }
    return rows
  }

  /// `7`, `1-4`, or `1–4` as the screens write it.
  private static func range(
    _ part: Substring,
    of count: Int
  ) throws(Problem) -> ClosedRange<Int> {
    let ends = part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    guard ends.count <= 2, ends.allSatisfy({ WholeNumber.isPlain(String($0)) }) else {
      throw .malformed
    }
    var rows: [Int] = []
    for end in ends {
      // Looked at before the range is made: its end may be any number.
      guard count > 0, let row = WholeNumber.parse(String(end), in: 1...count) else {
        throw .noRow(String(end))
      }
      rows.append(row)
    }
    guard rows[0] <= rows[rows.count - 1] else { throw .noRow(String(part)) }
    return rows[0]...rows[rows.count - 1]
  }
}

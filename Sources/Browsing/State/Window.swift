/// The size of what is drawn on, and what of it a list may fill.
public struct Window: Equatable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Rows down, nil where nothing scrolls away: a pipe or a file.
  public var rows: Int?

  /// Makes a size.
  public init(columns: Int, rows: Int?) {
    self.columns = columns
    self.rows = rows
  }

  /// How many rows of a list fit under its head and over the foot and the prompt; at least one.
  public var listRows: Int {
    // A blank line, the head and a blank line above; a blank line, the foot and the prompt below.
    rows.map { max(1, $0 - 6) } ?? Int.max
  }
}

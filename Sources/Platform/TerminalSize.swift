/// A number of rows and columns, both at least 1.
public struct TerminalSize: Hashable, Sendable {
  /// Lines of cells.
  public let rows: Int
  /// Cells in a line.
  public let columns: Int

  /// Makes a size.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// Where text that is wrapped as libedit wraps it puts the cursor.
enum WrappedRows {
  /// The rows between the first row of the text and the cursor behind its last character.
  ///
  /// A wide character that does not fit goes to the next row, and a full row puts the cursor in the next one.
  static func row(after text: String, columns: Int, width: (Unicode.Scalar) -> Int) -> Int {
    var row = 0
    var column = 0
    for scalar in text.unicodeScalars {
      let cells = width(scalar)
      if column + cells > columns {
        row += 1
        column = 0
      }
      column += cells
      if column >= columns {
        row += 1
        column = 0
      }
    }
    return row
  }
}

extension ScreenModel {
  /// Wraps all rows for a new width; the cursor stays at its character.
  mutating func reflow(columns newColumns: Int, rows newRows: Int) {
    let all = above + grid
    let cursorIndex = above.count + cursorRow
    var result: [Row] = []
    var newCursor = (row: 0, column: 0)
    var start = 0
    while start < all.count {
      var end = start
      while all[end].wraps, end + 1 < all.count { end += 1 }
      // One logical line: rows that wrap keep all their cells, the last one loses its blanks.
      var cells: [Cell] = []
      var cursorOffset: Int?
      for index in start...end {
        if index == cursorIndex {
          cursorOffset = cells.count + cursorColumn + (wrapIsPending ? 1 : 0)
        }
        cells += index < end ? all[index].cells : Self.trimmed(all[index].cells)
      }
      let wrapped = Self.wrap(cells, columns: newColumns)
      if let offset = cursorOffset {
        newCursor = Self.position(of: offset, in: wrapped, columns: newColumns)
        newCursor.row += result.count
      }
      result += wrapped
      start = end + 1
    }
    // Empty rows below the cursor fill the window and need not survive.
    while result.count > newCursor.row + 1, result.last == Row(columns: newColumns) {
      result.removeLast()
    }
    while result.count <= newCursor.row { result.append(Row(columns: newColumns)) }
    let scrolled = max(0, result.count - newRows)
    columns = newColumns
    rows = newRows
    above = Array(result[..<scrolled])
    grid = Array(result[scrolled...])
    while grid.count < newRows { grid.append(Row(columns: newColumns)) }
    wrapIsPending = newCursor.column >= newColumns
    cursorRow = max(0, newCursor.row - scrolled)
    cursorColumn = min(newCursor.column, newColumns - 1)
  }

  private static func trimmed(_ cells: [Cell]) -> [Cell] {
    let last = cells.lastIndex { $0 != Cell() }
    return last.map { Array(cells[...$0]) } ?? []
  }

  private static func wrap(_ cells: [Cell], columns: Int) -> [Row] {
    var rows: [Row] = [Row(columns: columns)]
    var column = 0
    var index = 0
    while index < cells.count {
      let isWide = index + 1 < cells.count && cells[index + 1].text.isEmpty
      let width = isWide ? 2 : 1
      if column + width > columns, column > 0 {
        rows[rows.count - 1].wraps = true
        rows.append(Row(columns: columns))
        column = 0
      }
      for part in 0..<width where column + part < columns {
        rows[rows.count - 1].cells[column + part] = cells[index + part]
      }
      column += width
      index += width
    }
    return rows
  }

  private static func position(
    of offset: Int,
    in rows: [Row],
    columns: Int
  ) -> (row: Int, column: Int) {
    let row = min(offset / columns, rows.count - 1)
    return (row, offset - row * columns)
  }
}

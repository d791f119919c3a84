extension ScreenModel {
  mutating func perform(_ action: ScreenParser.Action) {
    switch action {
    case .print(let scalar): put(scalar)
    case .control(let code): control(code)
    case .sequence(let parameters, let final): sequence(parameters, final)
    case .escape("\\"): break
    case .escape("M"): if cursorRow > 0 { moveTo(row: cursorRow - 1, column: cursorColumn) }
    case .escape(let character): unknownSequences.append(String(character))
    case .command(let text):
      if let mark = text.firstIndex(of: ";") { title = String(text[mark...]) }
    }
  }

  private mutating func control(_ code: UInt8) {
    switch code {
    case 0x07: bells += 1
    case 0x08: moveTo(row: cursorRow, column: cursorColumn - 1)
    case 0x09: moveTo(row: cursorRow, column: (cursorColumn / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveTo(row: cursorRow, column: 0)
    default: break
    }
  }

  // MARK: Text

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if width == 0 {
      attach(scalar)
      return
    }
    if wrapIsPending || cursorColumn + width > columns {
      grid[cursorRow].wraps = true
      lineFeed()
      cursorColumn = 0
      wrapIsPending = false
    }
    if insertsCharacters { insertCells(width) }
    separateHalves(at: cursorColumn)
    separateHalves(at: cursorColumn + width)
    grid[cursorRow].cells[cursorColumn] = Cell(text: String(scalar), style: style.parameters)
    if width == 2, cursorColumn + 1 < columns {
      grid[cursorRow].cells[cursorColumn + 1] = Cell(text: "", style: style.parameters)
    }
    cursorColumn += width
    if cursorColumn >= columns {
      cursorColumn = columns - 1
      wrapIsPending = true
    }
  }

  /// Adds a mark to the character before the cursor.
  private mutating func attach(_ scalar: Unicode.Scalar) {
    var column = wrapIsPending ? cursorColumn : cursorColumn - 1
    while column > 0, grid[cursorRow].cells[column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    grid[cursorRow].cells[column].text.unicodeScalars.append(scalar)
  }

  /// Blanks a wide character that is about to lose one of its halves.
  private mutating func separateHalves(at column: Int) {
    guard column > 0, column < columns, grid[cursorRow].cells[column].text.isEmpty else { return }
    grid[cursorRow].cells[column - 1] = Cell()
    grid[cursorRow].cells[column] = Cell()
  }

  private mutating func lineFeed() {
    wrapIsPending = false
    guard cursorRow == rows - 1 else {
      cursorRow += 1
      return
    }
    above.append(grid.removeFirst())
    grid.append(Row(columns: columns))
  }

  // MARK: Sequences

  private mutating func sequence(_ parameters: String, _ final: Character) {
    if parameters.hasPrefix("?"), final == "h" || final == "l" {
      for number in parameters.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        if final == "h" { privateModes.insert(number) } else { privateModes.remove(number) }
      }
      return
    }
    let isQuestion = parameters.contains { $0 == "?" || $0 == ">" || $0 == "$" }
    // A question to the terminal changes nothing on the screen.
    if isQuestion || final == "c" || final == "n" { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": moveTo(row: cursorRow - count, column: cursorColumn)
    case "B": moveTo(row: cursorRow + count, column: cursorColumn)
    case "C": moveTo(row: cursorRow, column: cursorColumn + count)
    case "D": moveTo(row: cursorRow, column: cursorColumn - count)
    case "G": moveTo(row: cursorRow, column: count - 1)
    case "d": moveTo(row: count - 1, column: cursorColumn)
    case "H", "f": moveTo(row: count - 1, column: max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": eraseDisplay(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "@": insertCells(count)
    case "P": deleteCells(count)
    case "X": blank(cursorRow, cursorColumn..<min(columns, cursorColumn + count))
    case "L": insertRows(count)
    case "M": deleteRows(count)
    case "m": style.apply(parameters)
    case "h" where parameters == "4": insertsCharacters = true
    case "l" where parameters == "4": insertsCharacters = false
    default: unknownSequences.append("[\(parameters)\(final)")
    }
  }

  mutating func moveTo(row: Int, column: Int) {
    cursorRow = min(max(0, row), rows - 1)
    cursorColumn = min(max(0, column), columns - 1)
    wrapIsPending = false
  }

  // MARK: Erasing and moving

  private mutating func blank(_ row: Int, _ range: Range<Int>) {
    for column in range { grid[row].cells[column] = Cell() }
    if range.upperBound == columns { grid[row].wraps = false }
  }

  private mutating func eraseLine(_ kind: Int) {
    switch kind {
    case 0: blank(cursorRow, cursorColumn..<columns)
    case 1: blank(cursorRow, 0..<(cursorColumn + 1))
    default: blank(cursorRow, 0..<columns)
    }
  }

  private mutating func eraseDisplay(_ kind: Int) {
    switch kind {
    case 0:
      eraseLine(0)
      for row in (cursorRow + 1)..<max(rows, cursorRow + 1) { blank(row, 0..<columns) }
    case 1:
      eraseLine(1)
      for row in 0..<cursorRow { blank(row, 0..<columns) }
    case 3:
      above = []
    default:
      for row in 0..<rows { blank(row, 0..<columns) }
    }
  }

  private mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    grid[cursorRow].cells.insert(
      contentsOf: Array(repeating: Cell(), count: count),
      at: cursorColumn
    )
    grid[cursorRow].cells.removeLast(count)
  }

  private mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    grid[cursorRow].cells.removeSubrange(cursorColumn..<(cursorColumn + count))
    grid[cursorRow].cells += Array(repeating: Cell(), count: count)
  }

  private mutating func insertRows(_ count: Int) {
    let count = min(count, rows - cursorRow)
    grid.insert(contentsOf: Array(repeating: Row(columns: columns), count: count), at: cursorRow)
    grid.removeLast(count)
  }

  private mutating func deleteRows(_ count: Int) {
    let count = min(count, rows - cursorRow)
    grid.removeSubrange(cursorRow..<(cursorRow + count))
    grid += Array(repeating: Row(columns: columns), count: count)
  }

  /// The cells of a character; good enough for tests, not for text in general.
  static func width(of scalar: Unicode.Scalar) -> Int {
    let category = scalar.properties.generalCategory
    if category == .nonspacingMark || category == .enclosingMark || category == .format { return 0 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

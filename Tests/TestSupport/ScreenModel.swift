/// A small terminal screen: what a window would show after the bytes that it is fed.
///
/// It knows what libedit and a line-oriented program write: text with widths, cursor movements, erasing,
/// inserting and deleting, styles, scrolling with a scrollback, the delayed wrap at the right margin.
/// What it does not know is kept in `unknownSequences`, so that a test can insist that there is none.
public struct ScreenModel: Sendable {
  /// One cell; a wide character has an empty cell behind it.
  public struct Cell: Equatable, Sendable {
    /// The character with its marks; empty for the second half of a wide one.
    public var text = " "
    /// The SGR parameters that were in force when it was written, such as `1;32`; empty for the default.
    public var style = ""

    /// Makes a cell.
    public init(text: String = " ", style: String = "") {
      self.text = text
      self.style = style
    }
  }

  /// One row and whether it goes on in the next.
  struct Row: Equatable, Sendable {
    var cells: [Cell]
    var wraps = false

    init(columns: Int) {
      cells = Array(repeating: Cell(), count: columns)
    }

    var text: String {
      var text = cells.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The window's width.
  public internal(set) var columns: Int
  /// The window's height.
  public internal(set) var rows: Int
  /// The cursor's row, from 0.
  public internal(set) var cursorRow = 0
  /// The cursor's column, from 0.
  public internal(set) var cursorColumn = 0
  /// The private modes that are on, such as 2004 (pastes are marked) and 25 (the cursor shows).
  public internal(set) var privateModes: Set<Int> = [25]
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// Sequences that the model does not know, without their ESC.
  public internal(set) var unknownSequences: [String] = []
  /// The title that was set last.
  public internal(set) var title = ""

  var grid: [Row]
  var above: [Row] = []
  var style = ScreenStyleState()
  var insertsCharacters = false
  /// The cursor stands behind a full row; the next character goes to the next row first.
  var wrapIsPending = false
  var parser = ScreenParser()

  /// Makes an empty screen.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    grid = Array(repeating: Row(columns: columns), count: rows)
  }

  /// The window's rows without trailing blanks.
  public var lines: [String] { grid.map(\.text) }

  /// The rows down to the last one that is not empty, joined by line ends.
  public var text: String { Self.joined(grid) }

  /// The scrollback and the window, joined by line ends.
  public var history: String { Self.joined(above + grid) }

  /// The rows that have scrolled out of the window, the oldest first.
  public var scrollback: [String] { above.map(\.text) }

  /// The row that the cursor is in.
  public var cursorLine: String { grid[cursorRow].text }

  /// The cell at a place of the window.
  public func cell(row: Int, column: Int) -> Cell { grid[row].cells[column] }

  /// The style of the first place in the window where a text stands in one row; nil if there is none.
  public func style(of text: String) -> String? {
    for row in grid {
      for start in row.cells.indices where row.cells[start...].map(\.text).joined().hasPrefix(text)
      {
        if !row.cells[start].text.isEmpty { return row.cells[start].style }
      }
    }
    return nil
  }

  /// Shows bytes, which may end in the middle of a character or a sequence.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let action = parser.feed(byte) else { continue }
      perform(action)
    }
  }

  /// Changes the window's size and wraps the rows anew, as most terminals do.
  public mutating func resize(columns: Int, rows: Int) {
    reflow(columns: max(1, columns), rows: max(1, rows))
  }

  private static func joined(_ rows: [Row]) -> String {
    var lines = rows.map(\.text)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

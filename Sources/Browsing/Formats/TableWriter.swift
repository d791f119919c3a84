/// Appends rows of CSV or TSV to a buffer; null is an empty cell.
struct TableWriter {
  /// How cells and rows are kept apart.
  enum Form {
    /// RFC 4180: CRLF behind every row, quotes around a cell that holds a comma, a quote or a line end.
    case csv
    /// A line feed behind every row; tab, line feed, carriage return and backslash are `\t \n \r \\`.
    case tsv
  }

  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private let form: Form
  private let forTerminal: Bool
  private var column = 0
  private var rowStart = 0

  /// Makes an empty table; for a terminal, U+FFFD stands for each control character that the form does not escape.
  init(_ form: Form, forTerminal: Bool) {
    self.form = form
    self.forTerminal = forTerminal
  }

  /// Writes the next cell of the row.
  mutating func cell(_ value: DataValue) {
    if column > 0 { bytes.append(form == .csv ? UInt8(ascii: ",") : 0x09) }
    column += 1
    switch value {
    case .null: break
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += (DecimalText.text(number) ?? "").utf8
    case .text(let text): append(text)
    }
  }

  /// Ends the row.
  mutating func endRow() {
    switch form {
    case .csv:
      // Readers pass over blank lines, so a row whose only cell is empty says that it is there.
      if column == 1, bytes.count == rowStart { bytes += "\"\"".utf8 }
      bytes += [0x0D, 0x0A]
    case .tsv:
      bytes.append(0x0A)
    }
    column = 0
    rowStart = bytes.count
  }
}

// MARK: Text

extension TableWriter {
  /// The text is first copied whole: most have nothing to change, and an array is read faster than a string.
  private mutating func append(_ text: String) {
    let start = bytes.count
    bytes += text.utf8
    if forTerminal { replaceControls(from: start) }
    switch form {
    case .csv: quoteIfNeeded(from: start)
    case .tsv: escape(from: start)
    }
  }

  private mutating func quoteIfNeeded(from start: Int) {
    let needsQuotes = bytes[start...].contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes else { return }
    let text = takeBack(from: start)
    bytes.append(UInt8(ascii: "\""))
    var written = 0
    for index in text.indices where text[index] == UInt8(ascii: "\"") {
      bytes += text[written...index]
      written = index
    }
    bytes += text[written...]
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(from start: Int) {
    guard let first = bytes[start...].firstIndex(where: { Self.letter(for: $0) != nil }) else {
      return
    }
    let text = takeBack(from: first)
    var written = 0
    for index in text.indices {
      guard let letter = Self.letter(for: text[index]) else { continue }
      bytes += text[written..<index]
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(letter)
      written = index + 1
    }
    bytes += text[written...]
  }

  /// The letter that stands behind a backslash for a byte that TSV escapes.
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  /// In CSV that includes line ends and tabs, in TSV they are escaped anyway.
  private mutating func replaceControls(from start: Int) {
    guard let first = bytes[start...].firstIndex(where: ControlCharacter.mayBegin) else { return }
    let text = takeBack(from: first)
    var index = 0
    while index < text.count {
      let isEscaped = form == .tsv && Self.letter(for: text[index]) != nil
      if !isEscaped, let control = ControlCharacter(at: index, in: text) {
        bytes += "\u{FFFD}".utf8
        index += control.length
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
  }

  private mutating func takeBack(from start: Int) -> [UInt8] {
    let text = Array(bytes[start...])
    bytes.removeSubrange(start...)
    return text
  }
}

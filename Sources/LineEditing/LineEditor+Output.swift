extension LineEditor {
  /// Prints text; while a prompt is up, above it, and the half-typed line stays.
  ///
  /// The text may have several rows and styles of its own. It starts in the first column and gets a line
  /// end if it has none. With `clearing` the window is cleared first, on terminals that can.
  public func printAbove(_ text: String, clearing: Bool = false) {
    var text = text
    if !text.isEmpty, text.utf8.last != 0x0A { text += "\n" }
    if clearing, device.canErase { text = "\u{1B}[H\u{1B}[2J" + text }
    guard !text.isEmpty else { return }
    if isEditing {
      device.drawAbove(text)
    } else {
      device.write(text)
    }
  }

  /// Writes text as it is, in order with all that the editor draws; for the time between two prompts.
  ///
  /// While a prompt is up the text goes above it, like that of `printAbove`.
  public func write(_ text: String) {
    if isEditing {
      printAbove(text)
    } else {
      device.write(text)
    }
  }

  /// Puts text into the half-typed line, in place of `count` characters (Unicode scalars) before the cursor.
  ///
  /// For completion. The text is composed; what goes beyond the line's limit is cut, with a beep.
  public func insert(_ text: String, replacing count: Int = 0) {
    guard isEditing else { return }
    let line = device.line
    let replaced = min(max(0, count), line.cursor)
    let room = max(0, Self.lineLimit - line.text.unicodeScalars.count + replaced)
    let scalars = configuration.compose(text).unicodeScalars
    let kept = String(String.UnicodeScalarView(scalars.prefix(room)))
    device.insert(kept, replacing: replaced)
    device.press(.refresh)
    if scalars.count > room { device.beep() }
  }

  /// Rings the bell.
  public func beep() {
    device.beep()
  }

  // MARK: History

  /// Adds a line to the history of this session, which Up, Down and Ctrl-R walk through.
  ///
  /// A line that begins with a blank, an empty one and one equal to the newest are not added.
  public func addHistory(_ line: String) {
    let text = Self.historyText(line)
    // What is not read yet has the line too, once it is read.
    guard unreadHistory == nil, !text.isEmpty, !text.hasPrefix(" ") else { return }
    device.enterHistory(text)
  }

  /// Replaces the history, the oldest line first.
  public func setHistory(_ lines: [String]) {
    unreadHistory = nil
    device.clearHistory()
    for line in lines { addHistory(line) }
  }

  /// Fills the history, if that has not been done.
  func readHistory() {
    if let unreadHistory { setHistory(unreadHistory()) }
  }

  /// The history as far as it is read, the oldest line first.
  public var history: [String] { device.historyEntries.reversed() }

  /// Drops control characters, which a stored line can have from elsewhere, and keeps to the limit.
  private static func historyText(_ line: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar.properties.generalCategory != .control {
      scalars.append(scalar)
    }
    return String(String.UnicodeScalarView(scalars.prefix(lineLimit)))
  }
}

import TerminalText

/// What there is to say about a list, between its head and its rows.
enum ListNotes {
  /// From how many cells on the foot has room for how far a search through charts is.
  private static let footColumns = 64

  /// The sentences as one paragraph.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - rows: How many rows are shown, which leave the paragraph its room.
  ///   - context: Where someone types, what has no room in the window is cut off.
  /// - Returns: The lines; none where there is nothing to say.
  static func lines(for list: ListScreen, rows: Int, in context: DrawingContext) -> [Line] {
    let remarks = NoteWords.remarks(on: list, serviceHost: context.serviceHost)
    var phrases = remarks.map { Phrase($0.text, $0.isWarning ? .warning : .muted) }
    if let makeup = NoteWords.makeup(of: list) { phrases.append(Phrase(makeup, .muted)) }
    // The foot has no room for it, or is not there.
    if !context.isInteractive || context.columns < Self.footColumns,
      let progress = NoteWords.progress(of: list, isGrowing: context.isInteractive)
    {
      phrases.append(Phrase(RequestWords.capitalized(progress) + ".", .muted))
    }
    guard !phrases.isEmpty else { return [] }
    let width = context.textColumns
    let lines = Phrase.joined(phrases, by: " ").lines(width: width)
    guard context.isInteractive, context.window.rows != nil else { return lines }
    // One line more than the window holds costs no more than the blank line at its top.
    let room = max(1, context.window.listRows - rows + 1)
    guard lines.count > room else { return lines }
    var shown = Array(lines.prefix(room))
    let last = shown.removeLast()
    return shown + [Line(last.spans.cut(to: width - 2) + [.text(" …", .muted)])]
  }
}

import TerminalText

/// The line under a screen: the most useful next steps, and where help is.
enum Foot {
  /// At most three steps, fewer where the window is narrow.
  static func line(_ steps: [String], width: Int) -> Line {
    let help: [TextSpan] = [.text("? help", .muted)]
    var shown = steps.prefix(3)
    while shown.count > 1, spans(shown).cells + 2 + help.cells > width { shown.removeLast() }
    return Line(left: spans(shown), right: help, width: width)
  }

  private static func spans(_ steps: ArraySlice<String>) -> [TextSpan] {
    [.text(steps.joined(separator: " · "), .muted)]
  }
}

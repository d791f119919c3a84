import TerminalText

/// The line under a screen: the most useful next steps, and where help is.
enum Foot {
  private static let most = 3

  /// The first three steps that fit, the most useful first; where there is not even room for one, help alone.
  static func line(_ steps: [Step], width: Int) -> Line {
    let help = TextSpan.text("? help", .muted)
    let room = width - [help].cells - 2
    var shown: [String] = []
    for text in steps.map(\.text) where shown.count < most {
      let longer = (shown + [text]).joined(separator: " · ")
      if DisplayWidth.of(longer) <= room { shown.append(text) }
    }
    guard !shown.isEmpty else {
      // A step that is cut cannot be typed.
      let alone = steps.first.map(\.text).flatMap { DisplayWidth.of($0) <= width ? $0 : nil }
      return Line([alone.map { .text($0, .muted) } ?? help])
    }
    return Line(left: [.text(shown.joined(separator: " · "), .muted)], right: [help], width: width)
  }

  /// The foot of a screen in a context, in columns or in words.
  static func lines(_ steps: [Step], width: Int, in context: DrawingContext) -> [Line] {
    guard context.isLinear else { return [line(steps, width: width)] }
    let texts = steps.prefix(most).map(\.linearText).joined(separator: "; ")
    return Phrase("Next: \(texts). Help: ?", .muted).lines(width: context.columns)
  }
}

import TerminalText

/// The first line of a screen while something plays: what it is, and how to end it.
enum PlayingLine {
  static func lines(for playing: Playing, in context: DrawingContext) -> [Line] {
    let what = PlayingWords.what(playing.item)
    guard !context.isLinear else {
      var said = Phrase("Playing \(what).", .muted)
      if context.isInteractive { said += Phrase(" To end it: ", .muted) + .command("stop") }
      return said.lines(width: context.columns)
    }
    let stop: [TextSpan] = context.isInteractive ? [.text("stop", .accent)] : []
    return [Line(left: [.text("Playing \(what)", .muted)], right: stop, width: context.textColumns)]
  }
}

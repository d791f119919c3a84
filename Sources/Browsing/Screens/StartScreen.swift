import TerminalText

/// The screen that greets.
enum StartScreen {
  static func lines(in context: DrawingContext) -> [Line] {
    let width = min(context.columns, 78)
    let greetings = greetings.map { Phrase.joined($0, by: " ").lines(width: width) }
    // Above it is a blank line, below it the prompt. What does not fit would scroll away before it is read.
    let room = context.isInteractive ? context.window.rows.map { $0 - 2 } : nil
    let fitting = greetings.first { lines in room.map { lines.count <= $0 } ?? true }
    return fitting ?? greetings.last ?? []
  }

  /// What greets, the whole of it first, then as much as is left where there is little room.
  private static let greetings: [[Phrase]] = [
    [what, how, narrowing, keeping], [what, how, narrowing], [what, how, help], [what, help],
  ]

  private static let what: Phrase =
    Phrase("reprise", .strong) + ": search Apple's catalogue from here."

  private static let how: Phrase = "Type what you are looking for, then a row's number."

  private static let narrowing: Phrase =
    .command("media movie") + " and " + .command("country gb") + " narrow it; " + help

  private static let help: Phrase = .command("?") + " lists the rest."

  private static let keeping: Phrase =
    "Everything you see is kept, so you come back to the screen you left."
}

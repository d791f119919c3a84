import TerminalText

/// The screen that greets.
enum StartScreen {
  static func lines(in context: DrawingContext) -> [Line] {
    greeting.lines(width: min(context.columns, 78))
  }

  private static let greeting: Phrase =
    Phrase("reprise", .strong)
    + ": search Apple's catalogue from here. Type what you are looking for, "
    + "then a row's number. " + .command("media movie") + " and " + .command("country gb")
    + " narrow it; " + .command("?") + " lists the rest. Everything you see is kept, "
    + "so you come back to the screen you left."
}

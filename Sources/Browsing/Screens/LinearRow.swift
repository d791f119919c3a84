import TerminalText

/// A row of a list without columns, as `--plain` has it: `12. Name, by Creator, 1982, 1 h 57 min, $9.99`.
struct LinearRow {
  /// The number that opens the row, if one does.
  var number: Int?
  /// What is said of it, each in words that need no head of a column.
  var facts: [Cell]

  func lines(width: Int) -> [Line] {
    let number = number.map { [Phrase("\($0). ", .muted)] } ?? []
    let facts = Phrase.joined(self.facts.map { Phrase($0.text, $0.style) }, by: ", ")
    return number.reduce(facts) { $1 + $0 }.lines(width: width)
  }
}

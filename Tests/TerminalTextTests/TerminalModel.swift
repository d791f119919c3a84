/// A line of a terminal that has its own idea of how wide a cluster is.
struct TerminalModel {
  /// What stands in each column; a wide cluster in its first.
  private(set) var cells: [Int: Character] = [:]
  private var column = 0
  private let width: (Character) -> Int

  init(_ output: String, width: @escaping (Character) -> Int) {
    self.width = width
    var rest = output[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        let end = rest.firstIndex { $0.isLetter } ?? rest.index(before: rest.endIndex)
        let parameters = rest[..<end].dropFirst(2)
        if rest[end] == "G" { column = (Int(parameters) ?? 1) - 1 }
        rest = rest[rest.index(after: end)...]
      } else {
        write(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func write(_ character: Character) {
    guard character != "\r" else {
      column = 0
      return
    }
    let taken = width(character)
    guard taken > 0 else { return }
    for offset in 0..<taken { cells[column + offset] = nil }
    cells[column] = character
    column += taken
  }

  /// Returns the column where a character stands.
  func column(of character: Character) -> Int? {
    cells.filter { $0.value == character }.keys.max()
  }
}

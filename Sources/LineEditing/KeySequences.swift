/// Which sequence is which key; whatever is not here is dropped.
enum KeySequences {
  /// The key of `ESC` and a character.
  static func alt(_ byte: UInt8) -> EditingKey? {
    switch byte {
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .wordLeft
    case UInt8(ascii: "f"), UInt8(ascii: "F"): .wordRight
    case UInt8(ascii: "d"), UInt8(ascii: "D"): .deleteWordForward
    case UInt8(ascii: "u"), UInt8(ascii: "U"): .uppercaseWord
    case UInt8(ascii: "l"), UInt8(ascii: "L"): .lowercaseWord
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .capitalizeWord
    case UInt8(ascii: "p"): .previousMatch
    case UInt8(ascii: "n"), UInt8(ascii: "N"): .nextMatch
    default: nil
    }
  }

  /// The key of `ESC [`, parameters and a final byte.
  static func control(_ parameters: [UInt8], final: UInt8) -> EditingKey? {
    guard let numbers = numbers(parameters) else { return nil }
    guard final == UInt8(ascii: "~") else { return letter(final, numbers: numbers) }
    let hasModifier = isWordModifier(numbers.dropFirst().first)
    switch numbers.first {
    case 1, 7: return .home
    case 3: return hasModifier ? .deleteWordForward : .deleteForward
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    default: return nil
    }
  }

  /// The key of `ESC O`, parameters (older terminals put a modifier there) and a final byte.
  static func singleShift(_ parameters: [UInt8], final: UInt8) -> EditingKey? {
    switch final {
    // Some terminals send these for an arrow with Ctrl.
    case UInt8(ascii: "c"): .wordRight
    case UInt8(ascii: "d"): .wordLeft
    default: numbers(parameters).flatMap { letter(final, numbers: $0) }
    }
  }

  private static func letter(_ final: UInt8, numbers: [Int]) -> EditingKey? {
    // `1;5` is what most send, a lone `5` what some do.
    let modifier = numbers.count > 1 ? numbers[1] : numbers.first
    let isWord = isWordModifier(modifier)
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isWord ? .wordRight : .right
    case UInt8(ascii: "D"): return isWord ? .wordLeft : .left
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "H"): return .home
    default: return nil
    }
  }

  /// Whether a modifier number holds Alt, Ctrl or Meta: 1 plus the bits 1 Shift, 2 Alt, 4 Ctrl, 8 Meta.
  private static func isWordModifier(_ number: Int?) -> Bool {
    guard let number, (2...16).contains(number) else { return false }
    return (number - 1) & 0b1110 != 0
  }

  /// The numbers between semicolons; nil where there is anything else, as in a reply.
  private static func numbers(_ parameters: [UInt8]) -> [Int]? {
    if parameters.isEmpty { return [] }
    var numbers: [Int] = []
    for part in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard part.count <= 5, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return numbers
  }
}

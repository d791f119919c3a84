import Catalog

/// A word with a sign in it, `price<5` or `genre:jazz`, in its three parts.
struct FilterWord {
  /// The part before the sign, folded.
  let name: String
  /// The sign in ASCII: a colon, or signs of comparison as far as they stand together.
  let sign: String
  /// The part behind the sign, as typed.
  let value: String
  /// Where the parts are among the word's characters.
  let signRange: Range<Int>
  let end: Int

  var nameRange: Range<Int> { 0..<signRange.lowerBound }
  var valueRange: Range<Int> { signRange.upperBound..<end }
  var isColon: Bool { sign == ":" }

  /// Whether the name could be one of a field.
  var hasPlainName: Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Takes a word apart at its first sign; nil if there is none.
  init?(_ raw: String) {
    guard var start = raw.firstIndex(where: Self.isSign) else { return nil }
    var sign = ""
    if raw[start...].first.flatMap(Self.ascii) == "=", let mark = raw[..<start].last,
      Self.negations.contains(mark)
    {
      start = raw.index(before: start)
      sign = "!"
    }
    let rest = raw[start...]
    var signCount = sign.count
    for character in rest.dropFirst(signCount) {
      // A colon is a sign by itself: what stands behind it is the value.
      guard let ascii = Self.ascii(character), sign.isEmpty || (sign != ":" && ascii != ":") else {
        break
      }
      sign += ascii
      signCount += 1
    }
    name = Folding.fold(String(raw[..<start]))
    self.sign = sign
    value = String(rest.dropFirst(signCount))
    let before = raw.distance(from: raw.startIndex, to: start)
    signRange = before..<(before + signCount)
    end = before + rest.count
  }

  /// Whether a character makes a word more than text.
  static func isSign(_ character: Character) -> Bool {
    ascii(character) != nil
  }

  private static let negations: [Character] = ["!", "！"]

  /// The sign in ASCII, of full width or mathematical as it may be.
  private static func ascii(_ character: Character) -> String? {
    switch character {
    case "<", "＜": "<"
    case ">", "＞": ">"
    case "=", "＝": "="
    case "≤", "≦", "⩽": "<="
    case "≥", "≧", "⩾": ">="
    case "≠": "!="
    case ":", "：": ":"
    default: nil
    }
  }
}

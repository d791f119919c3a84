/// Makes texts comparable: small letters without marks, single spaces in place of punctuation.
enum Folding {
  /// Folds a text; apostrophes vanish, so that `alices` and `alice's` meet.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var wantsSpace = false
    for scalar in text.unicodeScalars {
      switch role(of: scalar) {
      case .dropped:
        continue
      case .separator:
        wantsSpace = !result.isEmpty
      case .kept:
        if wantsSpace { result.append(" ") }
        wantsSpace = false
        for small in scalar.properties.lowercaseMapping.unicodeScalars {
          append(small, to: &result)
        }
      }
    }
    return String(result)
  }

  /// The words of a term, folded.
  static func words(of term: String) -> [String] {
    folded(term).split(separator: " ").map(String.init)
  }

  /// Whether a folded text holds each of the words, which may be parts of its own.
  static func contains(_ text: String, all words: [String]) -> Bool {
    let text = Array(text.utf8)
    return words.allSatisfy { word in holds(text, Array(word.utf8)) }
  }

  /// Byte by byte is enough: in UTF-8 no character begins inside another.
  private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return word.isEmpty }
    return (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }

  private enum Role {
    case kept, dropped, separator
  }

  private static func role(of scalar: UnicodeScalar) -> Role {
    switch scalar {
    case "'", "’", "\u{200D}", "\u{FE0F}": return .dropped
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format:
      return .dropped
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .dashPunctuation,
      .openPunctuation, .closePunctuation, .connectorPunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .separator
    default:
      return .kept
    }
  }

  /// Appends the base of a small letter: `a` for `ä`, two letters for a ligature.
  private static func append(_ scalar: UnicodeScalar, to result: inout String.UnicodeScalarView) {
    switch scalar {
    case "a"..."z", "0"..."9": result.append(scalar)
    case "ß": result.append(contentsOf: "ss".unicodeScalars)
    case "æ": result.append(contentsOf: "ae".unicodeScalars)
    case "œ": result.append(contentsOf: "oe".unicodeScalars)
    case "þ": result.append(contentsOf: "th".unicodeScalars)
    case "ø": result.append("o")
    case "đ", "ð": result.append("d")
    case "ł": result.append("l")
    case "ı": result.append("i")
    case "ё": result.append("е")
    case "\u{FF01}"..."\u{FF5E}":
      // Full-width forms of ASCII stand at a fixed distance from it.
      if let narrow = UnicodeScalar(scalar.value - 0xFEE0) { result.append(narrow) }
    case "\u{300}"..."\u{36F}":
      // The small form of a dotted capital I brings its dot along.
      break
    case "\u{C0}"..."\u{233}":
      result.append(base(of: scalar) ?? scalar)
    default: result.append(scalar)
    }
  }

  /// The Latin letter under the mark of a composed one; the standard library cannot take it apart.
  private static func base(of scalar: UnicodeScalar) -> UnicodeScalar? {
    composed.first { $0.letters.unicodeScalars.contains(scalar) }?.base
  }

  private static let composed: [(base: UnicodeScalar, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧ"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęěȅȇȩ"), ("g", "ĝğġģǧǵ"),
    ("h", "ĥȟ"), ("i", "ìíîïĩīĭįǐȉȋ"), ("j", "ĵǰ"), ("k", "ķǩ"), ("l", "ĺļľ"), ("n", "ñńņňǹ"),
    ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱ"), ("r", "ŕŗřȑȓ"), ("s", "śŝşšș"), ("t", "ţťț"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗ"), ("w", "ŵ"), ("y", "ýÿŷȳ"), ("z", "źżž"),
  ]
}

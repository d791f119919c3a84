import Catalog
import TerminalText

/// Texts as they are compared: folded, as UTF-8, since one character's bytes never begin inside another's.
enum FoldedText {
  /// The text as it is seen, folded, every run of spaces as one, none at the ends.
  static func bytes(of text: String) -> [UInt8] {
    squeezed(QuickFolding.bytes(of: text) ?? Array(Folding.fold(Cleaning.line(text)).utf8))
  }

  /// The words of the text, one space between two: punctuation separates them, apostrophes vanish.
  ///
  /// A text of nothing but punctuation is its own only word.
  static func words(of text: String) -> [UInt8] {
    let bytes = bytes(of: text)
    var words = ""
    var separates = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "'" {
      if isOfWord(scalar) {
        if separates, !words.isEmpty { words.append(" ") }
        words.unicodeScalars.append(scalar)
        separates = false
      } else {
        separates = true
      }
    }
    return words.isEmpty ? bytes : Array(words.utf8)
  }

  private static func squeezed(_ bytes: [UInt8]) -> [UInt8] {
    let isSqueezed =
      bytes.first != space && bytes.last != space
      && !zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
    guard !isSqueezed else { return bytes }
    return Array(bytes.split(separator: space).joined(separator: [space]))
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  private static let space = UInt8(ascii: " ")
}

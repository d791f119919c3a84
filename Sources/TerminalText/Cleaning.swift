/// Makes text from elsewhere safe to draw: it cannot move the cursor, change colours, hide or turn
/// around anything.
///
/// Removed are C0, DEL and C1, direction controls, invisible format characters (soft hyphen, word
/// joiner, byte order mark, tags, interlinear annotation, ...) and noncharacters. What joins letters
/// stays: U+200C, U+200D and variation selectors. Cleaning what is clean changes nothing.
public enum Cleaning {
  /// Returns a text as one line: line breaks and tabs become a space each, CR LF one.
  public static func line(_ text: String) -> String {
    guard !isCleanLine(text) else { return text }
    var cleaned = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in text.unicodeScalars {
      switch ScalarFate(scalar) {
      case .kept: cleaned.append(scalar)
      case .dropped, .breakOpportunity: break
      case .space: cleaned.append(" ")
      case .newline: if scalar != "\n" || !followsReturn { cleaned.append(" ") }
      }
      followsReturn = scalar == "\r"
    }
    return String(cleaned)
  }

  /// Returns a text as paragraphs: each line break is one U+000A, and no more than two in a row.
  ///
  /// Tabs become a space. Spaces before a line break, and line breaks at both ends, are dropped.
  /// U+200B is kept, for the text to be wrapped there.
  public static func paragraphs(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    var newlines = 0
    var spaces = 0
    var followsReturn = false
    for scalar in text.unicodeScalars {
      switch ScalarFate(scalar) {
      case .dropped: continue
      case .newline:
        if scalar != "\n" || !followsReturn { newlines += 1 }
        followsReturn = scalar == "\r"
        spaces = 0
        continue
      case .space: spaces += 1
      case .kept where scalar == " ": spaces += 1
      case .kept, .breakOpportunity:
        for _ in 0..<(cleaned.isEmpty ? 0 : min(newlines, 2)) { cleaned.append("\n") }
        for _ in 0..<spaces { cleaned.append(" ") }
        newlines = 0
        spaces = 0
        cleaned.append(scalar)
      }
      followsReturn = false
    }
    return String(cleaned)
  }

  /// Tells whether `line(_:)` would leave a text as it is.
  public static func isCleanLine(_ text: String) -> Bool {
    var isPrintableASCII = true
    for byte in text.utf8 where byte < 0x20 || byte > 0x7E {
      isPrintableASCII = false
      break
    }
    return isPrintableASCII || text.unicodeScalars.allSatisfy { ScalarFate($0) == .kept }
  }
}

/// What cleaning does with a scalar.
private enum ScalarFate {
  case kept
  case dropped
  case space
  case newline
  /// U+200B: where scripts without spaces may be wrapped.
  case breakOpportunity

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F, 0xAE..<0x600: self = .kept
    case 0x09: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x200B: self = .breakOpportunity
    case 0x00...0x1F, 0x7F...0x9F: self = .dropped
    case 0x00AD, 0x061C, 0x180E, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: self = .dropped
    case 0xFDD0...0xFDEF, 0xFEFF, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
      self = .dropped
    // Tags and reserved invisible scalars; the variation selectors between them stay.
    case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: self = .dropped
    case let value where value & 0xFFFE == 0xFFFE: self = .dropped
    default: self = .kept
    }
  }
}

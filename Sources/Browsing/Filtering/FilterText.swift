import Catalog

/// The words in a filter, and how they are written so that they read back as the same.
enum FilterText {
  /// The word that takes a filter or an order away.
  static let off = "off"

  /// Brings typed words into the form that a filter keeps, nil if nothing is left to look for.
  ///
  /// Quotes that would be syntax when they are read again become the typographic ones, which fold
  /// alike: in a filter's text `"` is nothing but syntax, and `'` never is.
  static func kept(_ text: some StringProtocol) -> String? {
    let words = text.unicodeScalars.split(whereSeparator: isSpace).map { word in
      var word = String(String.UnicodeScalarView(word))
      // A mark without its letter would change the space or the quote before it.
      while let first = word.unicodeScalars.first, joins("\"", String(first)) {
        word.unicodeScalars.removeFirst()
      }
      while let last = word.unicodeScalars.last, joins(String(last), "\"") {
        word.unicodeScalars.removeLast()
      }
      return withoutSyntax(word)
    }
    let kept = words.filter { !$0.isEmpty }.joined(separator: " ")
    return FoldedText.bytes(of: kept).isEmpty ? nil : kept
  }

  /// Words as a term: in quotes where they could be taken for something else.
  static func typed(_ kept: String) -> String {
    let isPlain =
      !kept.contains(" ") && !kept.contains(where: FilterWord.isSign) && !kept.hasPrefix("-")
      && kept != off
    return isPlain ? kept : "\"\(kept)\""
  }

  /// Words as what stands behind a qualifier's colon.
  static func typedValue(_ kept: String) -> String {
    kept.contains(" ") ? "\"\(kept)\"" : kept
  }

  private static func withoutSyntax(_ word: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"": result.append("\u{201D}")
      case "'" where result.isEmpty: result.append("\u{2019}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether both are one character when they stand side by side.
  private static func joins(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count > 1 || right.utf8.count > 1 else { return false }
    return (left + right).count == 1
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.value <= 0x20 || scalar.value == 0x7F
      : scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}

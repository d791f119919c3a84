/// The form of a name in which a reader's spelling and Apple's compare as equal.
///
/// Case, accents, width and the shapes of quotes and dashes do not count; no locale takes part,
/// so the same name folds alike on every machine. Folding what is folded changes nothing.
public enum Folding {
  /// Folds a text for comparison; the result is not for display.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiLowercase(text) }
    var folded = String.UnicodeScalarView()
    for scalar in Normalization.nfd(widened(text)).unicodeScalars where !isDropped(scalar) {
      if scalar.isASCII {
        // Most letters of most names: neither table is needed for them.
        let isCapital = ("A"..."Z").contains(scalar)
        folded.append(isCapital ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar)
        continue
      }
      if let replacement = replacements[scalar] {
        folded.append(contentsOf: replacement.unicodeScalars)
        continue
      }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars where !isDropped(lower) {
        folded.append(contentsOf: replacements[lower]?.unicodeScalars ?? lower.asView)
      }
    }
    // Composed again: Hangul falls apart in NFD, and so does kana with its voicing marks.
    return Normalization.nfc(String(folded))
  }

  private static func asciiLowercase(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return text }
    return String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self
    )
  }

  /// Turns full-width ASCII and half-width kana into the usual widths.
  private static func widened(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        result.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0xFF61...0xFF9F:
        result.append(halfWidthKana[Int(scalar.value - 0xFF61)])
      default:
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Tells marks that writers leave out from marks that are letters in their script.
  ///
  /// Dropping every mark would take the vowels out of Hindi and Thai and the voicing out of kana.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    // Hebrew points and Arabic vowel signs, with the hamza and madda that NFD splits off.
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
    case 0x064B...0x065F, 0x0670: true
    // Soft hyphen, joiners, direction marks, variation selectors, byte order mark.
    case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFE00...0xFE0F,
      0xFEFF:
      true
    default: false
    }
  }

  /// Letters and signs that canonical decomposition leaves alone.
  private static let replacements: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
    "ı": "i", "ŧ": "t", "ς": "σ",
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
    "\u{2018}": "'", "\u{2019}": "'", "\u{201B}": "'", "\u{02BC}": "'", "\u{00B4}": "'",
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{201F}": "\"",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
    "\u{2015}": "-", "\u{2212}": "-", "\u{2026}": "...",
    "\u{00A0}": " ", "\u{2009}": " ", "\u{202F}": " ", "\u{3000}": " ",
  ]

  /// The usual forms of U+FF61 to U+FF9F; the last two are the combining voicing marks.
  private static let halfWidthKana = Array(
    ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      + "\u{3099}\u{309A}").unicodeScalars
  )
}

extension Unicode.Scalar {
  fileprivate var asView: String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    view.append(self)
    return view
  }
}

import TestSupport

extension SeededGenerator {
  private static let parts = [
    "a", "Z", " ", "  ", "-", ".", "(", "é", "e\u{301}", "\u{301}", "\u{301}\u{302}\u{303}", "日",
    "本",
    "タ", "ィ", "「", "」", "。", "、", "　", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{AC00}", "नि",
    "स्ते",
    "्", "क", "ש", "ع", "ก", "ำ", "😀", "👍", "🏽", "\u{200D}", "❤", "\u{FE0F}", "\u{FE0E}", "⌚", "🇩",
    "🇪", "1", "#", "\u{20E3}", "👩‍⚕️", "👨‍👩‍👧‍👦", "\u{200B}", "\u{AD}", "\u{200C}", "\u{FEFF}", "\u{202E}",
    "\u{2066}", "\u{2069}", "\u{2028}", "\n", "\n\n", "\r\n", "\r", "\t", "\u{1B}[31m", "\u{9B}",
    "\u{0}",
    "\u{7F}", "\u{85}", "\u{FFFE}", "\u{E0041}", "\u{E0100}", "\u{10FFFF}", "\u{0600}", "\u{FFF9}",
    "word",
    "Runner", "https://x/y",
  ]

  /// Makes a text of up to `length` parts that are known to make trouble, and some of any kind.
  mutating func text(length: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if Int.random(in: 0..<12, using: &self) == 0 {
        let value = UInt32.random(in: 0...0x1FFFF, using: &self)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
      } else {
        text += Self.parts.randomElement(using: &self) ?? ""
      }
    }
    return text
  }
}

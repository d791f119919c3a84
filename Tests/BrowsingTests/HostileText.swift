import TestSupport

/// Texts of what breaks writers and readers, the same for the same seed.
struct HostileText {
  private var generator: SeededGenerator

  static let pieces = [
    "a", "Z", "0", " ", ",", "\"", "\"\"", "'", "\\", "\\n", "/", "<", ">", "&", "&amp;", "&#39;",
    "<!--", "-->", "]]>", "<![CDATA[", "<outline xmlUrl=\"http://x.y/\"/>", "|", "*", "_", "[",
    "](", ")",
    "`", "#", "é", "e\u{301}", "\u{A0}", "؟", "\u{200D}", "“", "”", "€", "本", "🎬", "👩‍👩‍👧",
    "\u{FFFD}", "\u{10FFFF}", "\u{2028}", "\u{202E}",
  ]

  /// What no text of XML may have.
  static let controls = [
    "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{FFFF}",
  ]

  private let all: [String]

  init(seed: UInt64, controls: Bool = true) {
    generator = SeededGenerator(seed: seed)
    all = Self.pieces + (controls ? Self.controls : [])
  }

  mutating func next() -> String {
    (0..<generator.next(below: 12)).map { _ in all[generator.next(below: all.count)] }.joined()
  }

  mutating func number(below bound: Int) -> Int { generator.next(below: bound) }
}

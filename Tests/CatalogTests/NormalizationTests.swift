import Catalog
import Testing

struct NormalizationTests {
  @Test(arguments: [
    ("", "", ""), ("ascii", "ascii", "ascii"),
    ("e\u{301}", "\u{E9}", "e\u{301}"), ("\u{E9}", "\u{E9}", "e\u{301}"),
    ("\u{212B}", "\u{C5}", "A\u{30A}"), ("A\u{30A}", "\u{C5}", "A\u{30A}"),
    ("\u{1E69}", "\u{1E69}", "s\u{323}\u{307}"), ("s\u{307}\u{323}", "\u{1E69}", "s\u{323}\u{307}"),
    ("\u{AC01}", "\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}", "\u{1100}\u{1161}\u{11A8}"),
    ("\u{304C}", "\u{304C}", "\u{304B}\u{3099}"), ("\u{FB01}", "\u{FB01}", "\u{FB01}"),
    ("\u{FF21}", "\u{FF21}", "\u{FF21}"), ("\u{2126}", "\u{3A9}", "\u{3A9}"),
    ("\u{958}", "\u{915}\u{93C}", "\u{915}\u{93C}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}", "q\u{323}\u{307}"),
    ("\u{1F600}", "\u{1F600}", "\u{1F600}"), ("\u{301}", "\u{301}", "\u{301}"),
  ])
  func textsHaveTheirNormalForms(text: String, composed: String, decomposed: String) {
    // Compared scalar by scalar: strings are equal whenever they are canonically equivalent.
    #expect(Array(Normalization.nfc(text).unicodeScalars) == Array(composed.unicodeScalars))
    #expect(Array(Normalization.nfd(text).unicodeScalars) == Array(decomposed.unicodeScalars))
  }

  @Test func theFormsAreStable() {
    let sample = Array(stride(from: UInt32(0x80), to: 0x2_FFFF, by: 53))
    for value in sample + [0x344, 0xF73, 0xF75, 0xF81] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\u{315}" + String(Character(scalar)) + "\u{300}"
      let composed = Normalization.nfc(text)
      let decomposed = Normalization.nfd(text)
      #expect(Array(Normalization.nfc(composed).utf8) == Array(composed.utf8))
      #expect(Array(Normalization.nfd(decomposed).utf8) == Array(decomposed.utf8))
      #expect(Array(Normalization.nfc(decomposed).utf8) == Array(composed.utf8))
      #expect(Array(Normalization.nfd(composed).utf8) == Array(decomposed.utf8))
    }
  }
}

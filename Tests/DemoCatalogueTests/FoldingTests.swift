import Testing

@testable import DemoCatalogue

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Häxan", "haxan"), ("Ha\u{308}xan", "haxan"), ("Gymnopédies – EP", "gymnopedies ep"),
    ("Straße", "strasse"), ("Œuvre & Ærø", "oeuvre aero"), ("Łódź", "lodz"),
    ("Đông Å Ǎ", "dong a a"),
    ("Alice's  Adventures!", "alices adventures"), ("  «Потёмкин» ", "потемкин"),
    ("ＡＢＣ１２", "abc12"), ("İstanbul", "istanbul"), ("C++", "c++"), ("🌙 Moon", "🌙 moon"),
    ("雨月物語", "雨月物語"), ("L'Été", "lete"), ("!?", ""), ("naïve\u{200D}", "naive"),
  ])
  func textsAreFolded(text: String, folded: String) {
    #expect(Folding.folded(text) == folded)
  }

  @Test func wordsMayBePartsOfWords() {
    #expect(Folding.contains("night sky almanac", all: ["alma", "night"]))
    #expect(!Folding.contains("night sky", all: ["night", "moon"]))
    #expect(!Folding.contains("sky", all: ["night sky"]))
    #expect(Folding.contains("", all: []))
  }
}

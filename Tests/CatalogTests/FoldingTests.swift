import Catalog
import Testing

struct FoldingTests {
  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("ABC def", "abc def"), ("Björk", "bjork"), ("Bjo\u{308}rk", "bjork"),
    ("ＡＢＣ１２３！", "abc123!"), ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"),
    ("ıstanbul", "istanbul"), ("ÇA", "ca"), ("ﬁn", "fin"), ("Straße", "strasse"),
    ("STRASSE", "strasse"), ("ẞ", "ss"), ("Mø", "mo"), ("Ǿ", "o"), ("Æsir", "aesir"),
    ("Œuvre", "oeuvre"), ("Łódź", "lodz"), ("Đorđe", "dorde"), ("Þór", "thor"),
    ("Sigur Rós", "sigur ros"), ("Mötley Crüe", "motley crue"), ("Beyoncé", "beyonce"),
    ("ΟΔΟΣ", "οδοσ"), ("οδός", "οδοσ"), ("Ёлка", "елка"), ("Don’t", "don't"),
    ("“A” – B", "\"a\" - b"), ("Wait…", "wait..."), ("a\u{A0}b\u{3000}c", "a b c"),
    ("ｶﾞｷﾞ ﾊﾟ ｱ", "ガギ パ ア"), ("ガ", "ガ"), ("が", "が"), ("ｦﾝﾟ｡｢｣､･ｰ", "ヲン\u{309A}。「」、・ー"),
    ("각", "각"), ("हिन्दी", "हिन्दी"), ("ไทย", "ไทย"), ("مُحَمَّد", "محمد"), ("שָׁלוֹם", "שלום"),
    ("co\u{AD}op", "coop"), ("a\u{200B}b", "ab"), ("❤\u{FE0F}", "❤"), ("日本", "日本"),
    ("Việt", "viet"),
  ])
  func spellingsOfANameFoldAlike(text: String, folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for value in Array(UInt32(0)...0x2FFF) + Array(0xF900...0xFFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Folding.fold(String(Character(scalar)))
      let twice = Folding.fold(once)
      if Array(once.utf8) != Array(twice.utf8) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func normalFormsFoldAlike() {
    for text in ["Ångström", "Phở Việt", "Dvořák", "각하", "がぎ"] {
      #expect(Folding.fold(Normalization.nfc(text)) == Folding.fold(Normalization.nfd(text)))
    }
  }
}

import Catalog
import Testing

@Suite struct SoughtWordsTests {
  @Test(
    arguments: [
      ("blade runner", ["Blade Runner"], true), ("RUNNER blade", ["Blade Runner"], true),
      ("blad", ["Blade Runner"], true), ("unner", ["Blade Runner"], false),
      ("amelie", ["Amélie"], true), ("oceans", ["Ocean’s Eleven"], true),
      ("scott blade", ["Blade Runner", "Ridley Scott"], true), ("blade", [nil], false),
      ("ランナー", ["ブレードランナー"], true), ("", ["Blade Runner"], false), ("!?", ["!?"], false),
    ] as [(String, [String?], Bool)]
  )
  func eachWordBeginsOne(_ words: String, _ texts: [String?], _ occurs: Bool) {
    #expect(SoughtWords(words).occur(in: texts) == occurs)
  }

  @Test func theWordsAreFolded() {
    #expect(SoughtWords("Été 2026").first == "ete")
    #expect(SoughtWords(" … ").isEmpty)
  }
}

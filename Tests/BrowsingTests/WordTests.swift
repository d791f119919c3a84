@testable import Browsing
import Testing

struct WordTests {
  @Test(arguments: [
    ("", []), ("  \t\u{A0}\u{3000}\r\n", []), ("a", ["a"]), ("  a  b\tc ", ["a", "b", "c"]),
    ("日本\u{3000}映画", ["日本", "映画"]), ("ocean's eleven", ["ocean's", "eleven"]), ("\"", ["\""]),
    ("\"heroes", ["\"heroes"]), ("12\" mix", ["12\"", "mix"]), ("rock'n'roll", ["rock'n'roll"]),
    ("by:o'connor", ["by:o'connor"]), ("a\"b c\"", ["a\"b", "c\""]), ("\"a\"b", ["\"a\"b"]),
    ("x:\"a b\"", ["x:\"a", "b\""]), ("“a b”", ["“a", "b”"]), ("by: \"a", ["by:", "\"a"]),
  ])
  func aWordEndsAtWhiteSpace(line: String, words: [String]) {
    let split = Word.split(line)
    #expect(split.map(\.text) == words)
    #expect(split.map(\.raw) == words)
    #expect(split.allSatisfy { !$0.isQuoted })
  }

  @Test(arguments: [
    ("\"a b\"", ["a b"], ["\"a b\""]), ("'a b' c", ["a b", "c"], ["'a b'", "c"]),
    ("by:\"ridley scott\"", ["by:ridley scott"], ["by:\"ridley scott\""]),
    ("x by:'a  b' y", ["x", "by:a  b", "y"], ["x", "by:'a  b'", "y"]),
    ("media:\"movie\"", ["media:movie"], ["media:\"movie\""]), ("\"\"", [""], ["\"\""]),
    ("\"it's\" on", ["it's", "on"], ["\"it's\"", "on"]),
    ("'tis a' b", ["tis a", "b"], ["'tis a'", "b"]),
    ("\"a\"b c\"", ["a\"b c"], ["\"a\"b c\""]),
    ("\"a 'b\" c'", ["a 'b", "c'"], ["\"a 'b\"", "c'"]),
    ("\"a\u{3000}b\"\u{3000}c", ["a\u{3000}b", "c"], ["\"a\u{3000}b\"", "c"]),
  ])
  func aQuoteHoldsAWordTogether(line: String, texts: [String], raws: [String]) {
    let words = Word.split(line)
    #expect(words.map(\.text) == texts)
    #expect(words.map(\.raw) == raws)
  }

  @Test func anArgumentIsOneWordAsItIs() {
    let word = Word(argument: "\"a b\"")
    #expect(word.text == "\"a b\"")
    #expect(!word.isQuoted)
  }

  @Test(arguments: ["\"a ", "'a ", "word ", "by:\"a ", "a: ", "\"a' "])
  func aLongLineIsNoDanger(part: String) {
    // Quadratic work on this line would take minutes.
    let line = String(repeating: part, count: 20_000)
    #expect(Word.split(line).count == 20_000)
  }
}

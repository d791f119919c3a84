import Testing

@testable import LineEditing

@Suite struct PromptTests {
  @Test(arguments: [
    (Prompt("reprise › "), "reprise › "),
    (
      Prompt([.init("re", style: "1"), .init("prise › ")]),
      "\u{1}\u{1B}[1m\u{1}re\u{1}\u{1B}[0m\u{1}prise › "
    ),
    // A style that ends the prompt gets a plain blank behind its end.
    (Prompt([.init("a › ", style: "32")]), "\u{1}\u{1B}[32m\u{1}a › \u{1}\u{1B}[0m\u{1} "),
    // One sequence between two styles, none between equal ones or around an empty run.
    (
      Prompt([
        .init("a", style: "1"), .init("", style: "7"), .init("b", style: "2"),
        .init("c", style: "2"), .init(" "),
      ]),
      "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0;2m\u{1}bc\u{1}\u{1B}[0m\u{1} "
    ),
    (Prompt([.init("x\u{1}\u{1B}[31m\n", style: "evil")]), "x[31m"),
  ])
  func sequencesStandApartAndNeverLast(prompt: Prompt, encoded: String) {
    #expect(prompt.encoded(inColor: true).unicodeScalars.elementsEqual(encoded.unicodeScalars))
  }

  @Test func withoutColorThereIsOnlyText() {
    let prompt = Prompt([.init("a", style: "1"), .init("b › ", style: "2")])
    #expect(prompt.encoded(inColor: false) == "ab › ")
  }

  @Test(arguments: [
    ("", 0), ("abcd", 0), ("abcde", 1), ("abcdefghij", 2), ("abcd日", 1), ("日本語", 1),
  ])
  func rowsFollowTheWrapRule(text: String, row: Int) {
    #expect(WrappedRows.row(after: text, columns: 5) { $0.isASCII ? 1 : 2 } == row)
  }
}

import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// The candidates that Tab lists above the line.
@Suite struct ScreenCandidatesTests {
  private func lines(
    _ candidates: [Candidate],
    hasMore: Bool = false,
    columns: Int = 60,
    rows: Int? = 24,
    isLinear: Bool = false
  ) -> [String] {
    let context = DrawingContext(
      window: Window(columns: columns, rows: rows),
      now: 0,
      isInteractive: true,
      serviceHost: "itunes.apple.com",
      isLinear: isLinear
    )
    let lines = Screens.draw(CandidateList(candidates: candidates, hasMore: hasMore), in: context)
    #expect(lines.first?.plainText == "")
    // In a theme of their own they need its ground.
    #expect(isLinear || lines.allSatisfy { $0.ground == .background && $0.fill == columns })
    return lines.dropFirst().map(\.plainText)
  }

  @Test func shortOnesStandInColumnsReadDownwards() {
    #expect(
      lines(
        "one two three four five six seven".split(separator: " ").map { Candidate(String($0)) },
        columns: 24
      )
        == ["one    four   seven", "two    five", "three  six"]
    )
  }

  @Test func readOutTheyFollowOneAnother() {
    let candidates = [
      Candidate("copy", note: "url, feed, id, artwork or title"), Candidate("gb", note: ""),
    ]
    #expect(
      lines(candidates, isLinear: true) == ["copy: url, feed, id, artwork or title", "gb"]
    )
    #expect(
      lines((1...9).map { Candidate(String($0)) }, rows: 7, isLinear: true)
        == ["1", "2", "3", "… and 6 more"]
    )
  }

  @Test func whatTheyAreStandsBeside() {
    #expect(
      lines([
        Candidate("gb", note: "United Kingdom"), Candidate("us", note: "United States"),
        Candidate("x"),
      ])
        == ["gb  United Kingdom    x", "us  United States"]
    )
  }

  @Test func fewWithLongNotesHaveTheWholeWidth() {
    let note = "a note of more than half a row of sixty cells"
    #expect(
      lines([Candidate("one", note: note), Candidate("three", note: "short")])
        == ["one    " + note, "three  short"]
    )
  }

  @Test func aLongTextLeavesTheNotesTheirPlace() {
    let long = "A very long title that goes on and on and on and on and on and on"
    #expect(
      lines([Candidate(long, note: "film"), Candidate("short", note: "song")])
        == [
          "A very long title that goes on and on and on and on a…  film",
          "short                                                   song",
        ]
    )
  }

  @Test func manyWithLongNotesShareTheWidth() {
    let names = lines(
      (1...30).map { Candidate("\($0)", note: "A title of some forty cells, number \($0)") }
    )
    #expect(names.count == 15)
    #expect(names[0] == "1   A title of some forty c…    16  A title of some forty c…")
    #expect(names.allSatisfy { DisplayWidth.of($0) <= 60 })
  }

  @Test func whatDoesNotFitIsCounted() {
    let countries = WordList.storefronts.candidates
    let shown = lines(countries, columns: 80)
    #expect(shown.count == 21)
    #expect(shown.last == "… and \(countries.count - 40) more")
    #expect(lines(countries, columns: 80, rows: 8).count == 5)
    #expect(lines(countries, columns: 80, rows: 2).count == 2)
    #expect(lines(countries, columns: 80, rows: nil).count == 21)
    #expect(lines([Candidate("a"), Candidate("b")], hasMore: true) == ["a  b", "… and more"])
  }

  @Test(arguments: [1, 2, 3, 8, 20, 79, 200])
  func noLineIsWiderThanTheWindow(columns: Int) {
    let candidates = [
      Candidate("東京物語", note: "film"), Candidate("👨‍👩‍👧‍👦 family", note: "日本語のとても長い説明"),
      Candidate("x", note: ""),
    ]
    for line in lines(candidates + WordList.storefronts.candidates, columns: columns) {
      #expect(DisplayWidth.of(line) <= columns)
    }
    #expect(lines(candidates, columns: columns).count <= 3)
  }
}

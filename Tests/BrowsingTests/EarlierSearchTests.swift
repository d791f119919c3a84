import Catalog
import Records
import Testing

@testable import Browsing

/// What was searched for before, where a search finds nothing.
@Suite struct EarlierSearchTests {
  @Test(
    arguments: [
      ("blaed runner", ["alien", "blade runner", "blade runners", "blaed runner"], [1, 2]),
      ("Blade Runner", ["BLADE RUNNER", "blade runner"], []),
      ("abab", ["abba", "baba", "abcd"], [0]), ("abc", ["abd"], []),
      ("céline", ["celine", "cellne"], [1]), ("metropolis", ["acropolis"], []),
      ("blade runner", ["blade runer", "bladerunner", "blade runer"], [0, 1]), ("", ["a"], []),
    ] as [(String, [String], [Int])]
  )
  func onlyWhatIsReasonablyNearCounts(_ term: String, _ terms: [String], _ places: [Int]) {
    #expect(EarlierSearch.nearest(to: term, among: terms) == places)
  }

  private func shown(_ before: String, isInteractive: Bool = true) -> String {
    var list = Sample.list([], of: Sample.search("blaed runner", .movie))
    list.searchedBefore = before
    return text(Screens.draw(.list(list), in: Sample.context(isInteractive: isInteractive)))
  }

  @Test func theEmptyScreenNamesIt() {
    #expect(
      shown("blade runner") == """

        Nothing found for “blaed runner” among movies in the United States.
        Apple no longer serves movies and TV in search in most places.
        You searched before: blade runner. Elsewhere: media all, country gb
        """
    )
    #expect(
      shown("blade runner", isInteractive: false).hasSuffix("\nYou searched before: blade runner")
    )
    #expect(shown("home").contains("You searched before: /home. "))
    #expect(shown("doctor who").contains("You searched before: /doctor who. "))
  }

  @Test func onlyAnEmptySearchAsks() {
    var model = ViewModel()
    #expect(model.emptySearch == nil)
    model.learn(searchedBefore: "x")
    #expect(model == ViewModel())
  }
}

import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// The charts of a country in sections.
@Suite struct ScreenHomeTests {
  private func shown(
    _ list: ListScreen,
    _ columns: Int = 80,
    rows: Int? = 24,
    isInteractive: Bool = true
  ) -> String {
    let context = Sample.context(columns, rows: rows, isInteractive: isInteractive)
    return text(Screens.draw(.list(list), in: context))
  }

  @Test func home() {
    #expect(
      shown(Sample.home) == """

        Today in the United States                                       chart of 30 Nov

        Featured   4  Alien · Director 104, 2026 · $19.99
        Top films                                                          charts movies
          1  Zootopia                         Director 101                        $19.99
          2  Dune                             Director 102                        $19.99
          3  Heat                             Director 103                        $19.99
        Top songs                                                           charts songs
          7  Song 1                           Singer 1
          8  Song 2                           Singer 2
          9  Song 3                           Singer 3
        Top TV                                                                 charts tv
          Apple has no such chart in the United States.
        Top podcasts                                                     charts podcasts
          Not here: itunes.apple.com took too long to answer.
        Coming
          6  Tomorrow                         Somebody                    12 Dec  $14.99

        1 opens · charts movies · back                                            ? help
        """
    )
    #expect(
      shown(Sample.home, 40) == """

        Today in the United St…  chart of 30 Nov

        Featured   4  Alien · Director 104, 202…
        Top films                  charts movies
         1  Zootopia  Director…           $19.99
         2  Dune      Director…           $19.99
         3  Heat      Director…           $19.99
        Top songs                   charts songs
         7  Song 1    Singer 1
         8  Song 2    Singer 2
         9  Song 3    Singer 3
        Top TV                         charts tv
          Apple has no such chart in the United…
        Top podcasts             charts podcasts
          Not here: itunes.apple.com took too l…
        Coming
         6  Tomorrow  Somebody    12 Dec  $14.99

        1 opens · charts movies · back    ? help
        """
    )
  }

  @Test func noChartsAtAll() {
    #expect(
      shown(Sample.catalogue[11]) == """

        Today in the United States                                       chart of 30 Nov

        Top films                                                          charts movies
          Apple has no such chart in the United States.

        charts movies · back                                                      ? help
        """
    )
  }

  @Test func homeInAPipe() {
    #expect(
      shown(Sample.home, isInteractive: false) == """
        Today in the United States                                       chart of 30 Nov

        Featured   4  Alien · Director 104, 2026 · $19.99
        Top films                                                          charts movies
          1  Zootopia                         Director 101                        $19.99
          2  Dune                             Director 102                        $19.99
          3  Heat                             Director 103                        $19.99
          4  Alien                            Director 104                        $19.99
          5  Jaws                             Director 105                        $19.99
          6  Tomorrow                         Somebody                            $14.99
        Top songs                                                           charts songs
          7  Song 1                           Singer 1
          8  Song 2                           Singer 2
          9  Song 3                           Singer 3
         10  Song 4                           Singer 4
         11  Song 5                           Singer 5
         12  Song 6                           Singer 6
         13  Song 7                           Singer 7
         14  Song 8                           Singer 8
         15  Song 9                           Singer 9
         16  Song 10                          Singer 10
        Top TV                                                                 charts tv
          Apple has no such chart in the United States.
        Top podcasts                                                     charts podcasts
          Not here: itunes.apple.com took too long to answer.
        Coming
          6  Tomorrow                         Somebody                    12 Dec  $14.99
        """
    )
  }

  @Test func homeFillsTheWindow() {
    for rows in 32...60 {
      let lines = shown(Sample.home, rows: rows).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines.count < rows)
    }
    // Sections that are full have as many rows as fit, and no more than ten.
    #expect(shown(Sample.home, rows: 60).contains("Song 10 "))
    #expect(!shown(Sample.home, rows: 60).contains("Song 11 "))
    #expect(!shown(Sample.home, rows: 10).contains("Song 4 "))
    #expect(shown(Sample.home, rows: 10).contains("Song 3 "))
  }

  @Test func homeTurnedOnIsAListOfEverything() {
    var list = Sample.home
    list.firstRow = 5
    #expect(shown(list).hasPrefix("\nToday in the United States"))
    #expect(shown(list).contains("6–18 of 18 · chart of 30 Nov"))
  }

  @Test func theFeaturedTitleIsAnotherOneEachDay() {
    let titles = (0..<6).map { day -> String in
      var context = Sample.context()
      context.now += Int64(day) * 86_400
      let lines = Screens.draw(.list(Sample.home), in: context)
      return lines.first { $0.plainText.hasPrefix("Featured") }?.plainText ?? ""
    }
    #expect(Set(titles).count >= 5)
    #expect(!titles.contains(""))
  }
}

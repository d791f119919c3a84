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
        Seen last
          Nothing so far.

        1–18 opens · charts movies · back                                         ? help
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
        Seen last
          Nothing so far.

        1–18 opens · charts movies        ? help
        """
    )
  }

  @Test func asDataTheSectionsThatFailedAreNamedInWords() {
    // That a store has no such chart is no failure.
    #expect(
      NoteWords.sentences(for: Sample.home)
        == ["Top podcasts: itunes.apple.com took too long to answer."]
    )
  }

  @Test func noChartsAtAll() {
    #expect(
      shown(Sample.catalogue[11]) == """

        Today in the United States                                       chart of 30 Nov

        Top films                                                          charts movies
          Apple has no such chart in the United States.
        Coming
          No date ahead is known.
        Seen last
          Nothing so far.

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
        Seen last
          Nothing so far.
        """
    )
  }

  @Test func homeWithWhatMovedAndWhatWasSeen() {
    #expect(
      shown(Sample.homeOfADay) == """

        Today in the United States                  chart of 30 Nov · moves since 28 Nov

        Featured   4  Alien · Director 104, 2026 · $19.99
        Top films                                                          charts movies
          1  Zootopia                         Director 101            ▲1          $19.99
          2  Dune                             Director 102            ▼1          $19.99
          3  Heat                             Director 103            ·           $19.99
        Top songs                                                           charts songs
          7  Song 1                           Singer 1                new
          8  Song 2                           Singer 2                new
        Coming
          9  The Day After Tomorrow           Somebody Else           1 Dec       $14.99
          6  Tomorrow                         Somebody                12 Dec      $14.99
         10  Next Year                                                3 Jan 2027
        Seen last
         11  Suzanne                          Leonard Cohen           song         $1.29
          2  Dune                             Director 102            film        $19.99
         12  Blade Runner 2049                Denis Villeneuve        film        $14.99

        1–12 opens · charts movies · back                                         ? help
        """
    )
  }

  /// What came out since it was drawn is no longer coming; its row is still there to be opened.
  @Test func whatIsComingIsAheadOfToday() {
    var context = Sample.context()
    context.now += 2 * 86_400
    let lines = text(Screens.draw(.list(Sample.homeOfADay), in: context))
    #expect(!lines.contains("The Day After Tomorrow"))
    #expect(lines.contains("  6  Tomorrow "))
    #expect(lines.contains(" 10  Next Year "))
    var later = Sample.homeOfADay
    later.firstRow = 8
    let rows = text(Screens.draw(.list(later), in: context))
    #expect(rows.contains("  9  film  The Day After Tomorrow"))
  }

  @Test func aRowOfHomeSaysSinceWhenItMoved() throws {
    let detail = try #require(Detail(serial: 2, list: Sample.homeOfADay, row: 0))
    let film = text(Screens.draw(.detail(detail), in: Sample.context()))
    #expect(film.contains("Chart      1 in Top films · up 1 since 28 Nov\n"))
    let other = try #require(Detail(serial: 2, list: Sample.homeOfADay, row: 6))
    let song = text(Screens.draw(.detail(other), in: Sample.context()))
    #expect(song.contains("Chart      1 in Top songs · new since 29 Nov\n"))
    let last = try #require(Detail(serial: 2, list: Sample.homeOfADay, row: 10))
    #expect(!text(Screens.draw(.detail(last), in: Sample.context())).contains("Chart"))
  }

  @Test func homeFillsTheWindow() {
    for rows in 34...60 {
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

  @Test func whereThereIsLittleRoomTheFeaturedTitleStandsBelow() throws {
    let lines = text(Screens.draw(.list(Sample.home), in: Sample.context(24)))
      .split(separator: "\n")
    let head = try #require(lines.firstIndex(of: "Featured"))
    #expect(lines[head + 1] == "  4  Alien · Director 1…")
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

import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Screens without columns and without anything that moves, as `--plain` has them.
@Suite struct ScreenReadOutTests {
  private static func context(_ columns: Int = 100) -> DrawingContext {
    Sample.context(columns, isLinear: true)
  }

  private func shown(_ list: ListScreen, _ columns: Int = 100) -> String {
    text(Screens.draw(.list(list), in: Self.context(columns)))
  }

  @Test func severalTypes() {
    #expect(
      shown(Sample.list(Sample.mixed, of: Sample.search("cohen"), skipped: 2, age: 300_000)) == """

        “cohen”, United States, 1 to 13 of 13, 3 days old, 2 unreadable

        1. Blade Runner (The Final Cut), film, by Ridley Scott, 1982, $9.99
        2. Suzanne, song, by Leonard Cohen, 1967, $1.29
        3. Songs of Leonard Cohen, album, by Leonard Cohen, 1967, $9.99
        4. Leonard Cohen, artist
        5. Films To Be Buried With, podcast, by Brett Goldstein, 2026
        6. #380: What would be in your coffin, episode, 2026
        7. Ozymandias, episode, by Breaking Bad, 2013, $1.99
        8. Breaking Bad, Season 5, season, by Breaking Bad, 2012, $24.99
        9. Cinema Diary: Films & Shows, app, by Example Oy, 2019, free
        10. Do Androids Dream of Electric Sheep?, book, by Philip K. Dick, 2008, $9.99
        11. Do Androids Dream of Electric Sheep? (Unabridged), audiobook, by Philip K. Dick, 2007, $14.95
        12. First We Take Manhattan, video, by Leonard Cohen, not sold
        13. Frame Counter, Mac app, by Example Oy, $4.99

        Next: 1 to 13 opens a row; reload; narrow: filter type:movies. Help: ?
        """
    )
  }

  @Test func aChart() {
    #expect(
      shown(Sample.chart) == """

        Top films, United States, 1 to 5 of 5, chart of 30 Nov, moves since 29 Nov

        1. Zootopia, up 1, by Director 101, 2026, $19.99
        2. Dune, down 1, by Director 102, 2026, $19.99
        3. Heat, where it was, by Director 103, 2026, $19.99
        4. Alien, new, by Director 104, 2026, $19.99
        5. Jaws, by Director 105, 2026, $19.99

        Next: 1 to 5 opens a row; narrow: charts movies genre:drama; all charts: home. Help: ?
        """
    )
  }

  @Test func aComparison() {
    #expect(
      shown(Sample.comparison) == """

        “Blade Runner (The Final Cut)” in 4 countries, live
        Not asked (Japan): itunes.apple.com took too long to answer.

        1. United States, US$9.99, rent US$3.99, HD US$14.99
        2. United Kingdom, £7.99, HD £9.99, cheapest
        Germany, not under this id
        Japan, could not be asked

        Next: 1 to 2 opens a row; by title: /Blade Runner media:movies country:de; back. Help: ?
        """
    )
  }

  @Test func home() {
    #expect(
      shown(Sample.home) == """

        Today in the United States, chart of 30 Nov

        Featured
        4. Alien, by Director 104, 2026, $19.99
        Top films: charts movies
        1. Zootopia, by Director 101, $19.99
        2. Dune, by Director 102, $19.99
        3. Heat, by Director 103, $19.99
        Top songs: charts songs
        7. Song 1, by Singer 1
        8. Song 2, by Singer 2
        9. Song 3, by Singer 3
        Top TV: charts tv
        Apple has no such chart in the United States.
        Top podcasts: charts podcasts
        Not here: itunes.apple.com took too long to answer.
        Coming
        6. Tomorrow, 12 Dec 2026, by Somebody, $14.99
        Seen last
        Nothing so far.

        Next: 1 to 18 opens a row; charts movies; back. Help: ?
        """
    )
  }

  @Test func whatWasSeenInANarrowWindow() {
    #expect(
      shown(Sample.seen, 30) == """

        Seen “blade”, /find blade
        searches Apple, 1 to 2 of 2,
        seen

        1. Blade Runner (The Final
        Cut), film, by Ridley Scott,
        1982, 8 min old, United
        States, US$9.99
        2. Blade Runner (The Final
        Cut), film, by Director
        594314564, 2026, 10 Nov,
        United Kingdom, £7.99

        Next: 1 to 2 opens a row;
        back. Help: ?
        """
    )
  }

  @Test func theSettings() {
    let rows = [
      SettingRow(key: .media, value: "songs", origin: .set),
      SettingRow(key: .lang, value: "", origin: .standard),
    ]
    #expect(
      text(NoticeWords.lines(for: .settings(rows), in: Self.context())) == """
        media: songs, set
        lang: the storefront's own, default
        """
    )
  }

  @Test func nothingMoves() {
    let request = Sample.search("blade runner", .movie)
    let lines = (0..<20).map { frame in
      let loading = Sample.loading(request)
      return LoadingLine.line(for: loading, elapsed: frame, frame: frame, in: Self.context())
    }
    #expect(
      Set(lines.map(\.plainText)) == [
        "Searching movies for “blade runner” in the United States. Ctrl-C cancels."
      ]
    )
    let waiting = Sample.loading(Inquiry(.request(request)), budgetWait: 14)
    let line = LoadingLine.line(for: waiting, elapsed: 3, frame: 1, in: Self.context())
    #expect(line.plainText == "Waiting for the request budget, 14 s. Ctrl-C cancels.")
    let narrow = LoadingLine.line(
      for: Sample.loading(request),
      elapsed: 3,
      frame: 1,
      in: Self.context(48)
    )
    #expect(narrow.plainText == "Searching movies for “blade ru…. Ctrl-C cancels.")
  }

  /// Spaces separate words, and never stand for a column or an edge.
  @Test(arguments: [20, 40, 100, 300])
  func noSpaceIsThereForItsLooks(columns: Int) throws {
    let context = Self.context(columns)
    let screens = try ScreenWidthTests.states().map { Screens.draw($0, in: context) }
    let notices = WordsNoticeSamples.all.map { NoticeWords.lines(for: $0, in: context) }
    for line in (screens + notices).joined() {
      #expect(!line.plainText.contains("  "))
      #expect(!line.plainText.hasPrefix(" "))
      let jumps = line.spans.contains { span in
        if case .column = span { true } else { false }
      }
      #expect(!jumps)
    }
  }

  @Test func everyRowBeginsWithItsNumber() throws {
    for type in ItemType.allCases {
      let lines = Screens.draw(.list(Sample.list(of: type)), in: Self.context(300)).map(\.plainText)
      for (row, item) in Sample.rows(of: type).enumerated() {
        let name = try #require(item.name)
        #expect(lines.contains { $0.hasPrefix("\(row + 1). \(name)") })
      }
    }
  }
}

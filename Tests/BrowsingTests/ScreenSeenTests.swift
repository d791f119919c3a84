import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Lists with something from everything seen.
@Suite struct ScreenSeenTests {
  private func shown(
    _ list: ListScreen,
    _ columns: Int = 80,
    rows: Int? = 16,
    isInteractive: Bool = true
  ) -> String {
    let context = Sample.context(columns, rows: rows, isInteractive: isInteractive)
    return text(Screens.draw(.list(list), in: context))
  }

  @Test func eachRowSaysHowOldItIsOfWhichTypeAndWhereFrom() {
    #expect(
      shown(Sample.seenMany) == """

        Seen “the” · /find the searches Apple               1–10 of about 430,000 · seen

          1  song     The Kid             Charlie Chaplin     1921  1 min old  us  $1.29
          2  podcast  The Gold Rush       Charlie Chaplin     1922  1 h old    us
          3  podcast  The Circus          Charlie Chaplin     1923  2 h old    us
          4  song     The Kid             Charlie Chaplin     1924  4 h old    us  $1.29
          5  podcast  The Gold Rush       Charlie Chaplin     1925  5 h old    us
          6  podcast  The Circus          Charlie Chaplin     1926  6 h old    us
          7  song     The Kid             Charlie Chaplin     1927  8 h old    us  $1.29
          8  podcast  The Gold Rush       Charlie Chaplin     1928  9 h old    us
          9  podcast  The Circus          Charlie Chaplin     1929  11 h old   us
         10  song     The Kid             Charlie Chaplin     1921  12 h old   us  $1.29

        1–10 opens · next · back                                                  ? help
        """
    )
  }

  @Test func itIsReadOutOfHowManyTheyAreTheBest() throws {
    let context = Sample.context(80, rows: 16, isLinear: true)
    let lines = Screens.draw(.list(Sample.seenMany), in: context).map(\.plainText)
    let head = try #require(lines.first { $0.hasPrefix("Seen") })
    #expect(head == "Seen “the”, /find the searches Apple, 1 to 10 of about 430,000, seen")
  }

  /// Rows, source and filter are worth more there than what is said behind the words.
  @Test(
    arguments: [
      (nil, "Seen “the”  1–10 of about 430,000 · seen"),
      ("kid", "Seen “the”       1–10 of 67 · filter kid"),
      ("the kid", "Seen “the”   1–10 of 67 · filter the kid"),
      ("kid price<5 year<1990", "Seen “the”  filter kid price<5 year<1990"),
      ("kid year>1900 year<1990 price<5", "Seen “the”  filter kid year>1900 year<1…"),
    ] as [(String?, String)]
  )
  func aNarrowHeadKeepsTheRows(filter: String?, head: String) throws {
    var list = Sample.seenMany
    list.filter = filter.flatMap { Filter(text: $0) }
    let lines = shown(list, 40).split(separator: "\n")
    #expect(lines.first.map(String.init) == head)
  }

  @Test func thePagesCountOnToWhatWasTaken() {
    var list = Sample.seenMany
    list.firstRow = 190
    #expect(shown(list).contains("191–200 of about 430,000 · seen\n"))
    #expect(shown(list).contains("191–200 opens · prev · back"))
    list.filter = Filter(text: "kid")
    list.firstRow = 0
    #expect(shown(list).contains("1–10 of 67 · seen · filter kid\n"))
  }

  @Test func inPlaceOfASearchItIsOffline() {
    let list = ListScreen(
      serial: 1,
      seen: Answers.seen([Sample.movies[1]], at: Sample.now - 86_400, total: .exactly(1)),
      of: "blade",
      isOffline: true
    )
    #expect(
      shown(list) == """

        Seen “blade”                                              1 of 1 · offline, seen

          1  film  Blade Runner 2049     Denis Villeneuve    2017  1 day old  us  $14.99

        1 opens · back                                                            ? help
        """
    )
  }

  @Test func inPlaceOfASearchItSaysWhyTheLineWasNoCommand() {
    var list = ListScreen(
      serial: 1,
      seen: Answers.seen([Sample.movies[1]], at: Sample.now - 86_400, total: .exactly(1)),
      of: "help me",
      isOffline: true
    )
    list.nearMiss = NearMiss(reason: .noTopic("me"), line: "help me")
    #expect(shown(list).contains("no help on me; seen “help me”  "))
    let narrow = text(Screens.draw(.list(list), in: Sample.context(40)))
    #expect(narrow.contains("no help on me;\nSeen “help me”  "))
  }

  @Test func aDetailSaysWhereFromAndHowOldItIs() throws {
    let detail = try #require(Detail(serial: 2, list: Sample.seenMany, row: 1))
    #expect(
      text(Screens.draw(.detail(detail), in: Sample.context())) == """

         The Gold Rush
         Charlie Chaplin

         Newest     1 Jan 1922
         Country    United States
         Seen       1 h old

        back · next · more                                                        ? help
        """
    )
    let british = try #require(Detail(serial: 2, list: Sample.seen, row: 1))
    let lines = text(Screens.draw(.detail(british), in: Sample.context()))
    #expect(lines.contains("Country    United Kingdom\n"))
    #expect(lines.contains("Seen       10 Nov\n"))
  }

  // MARK: Similar

  @Test func similarItems() {
    #expect(
      shown(Sample.similar) == """

        Similar to “Blade Runner” · United States             1–4 of 4 · chart of 30 Nov
        1 by Ridley Scott, seen before; 3 from the top films in Sci-Fi & Fantasy.

          1  Blade Runner 2049    Denis Villeneuve  Sci-Fi & Fantasy  2017  2:44  $14.99
          2  Zootopia             Director 101      Drama             2026        $19.99
          3  Dune                 Director 102      Drama             2026        $19.99
          4  Heat                 Director 103      Drama             2026        $19.99

        1–4 opens · back                                                          ? help
        """
    )
  }

  @Test func withoutAChartItIsSaidWhy() {
    #expect(
      shown(Sample.similarWithoutChart) == """

        Similar to “Blade Runner” · United States                          1 of 1 · seen
        A chart is missing: itunes.apple.com took too long to answer. 1 by Ridley Scott,
        seen before.

          1  Blade Runner 2049    Denis Villeneuve  Sci-Fi & Fantasy  2017  2:44  $14.99

        1 opens · back                                                            ? help
        """
    )
  }

  @Test func nothingSimilar() {
    #expect(
      shown(Sample.similarNothing) == """

        Nothing similar to “Blade Runner” is known in the United States.
        A chart is missing: Apple has no such chart.
        """
    )
  }

  @Test func aRowOfAChartSaysOfWhich() throws {
    let detail = try #require(Detail(serial: 2, list: Sample.similar, row: 1))
    let lines = text(Screens.draw(.detail(detail), in: Sample.context()))
    #expect(lines.contains("Chart      1 in Top films in Sci-Fi & Fantasy\n"))
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (431_000, "431,000"),
      (1_234_567, "1,234,567"), (-1_000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ]
  )
  func countsAreGrouped(count: Int, text: String) {
    #expect(CountText.grouped(count) == text)
  }

  @Test func dataSaysOfHowManyTheyAreTheBest() {
    #expect(
      NoteWords.sentences(for: Sample.seenMany) == ["These are the best 200 of about 430,000."]
    )
    #expect(NoteWords.sentences(for: Sample.seen) == [])
    #expect(NoteWords.sentences(for: Sample.similar) == [])
    #expect(
      NoteWords.sentences(for: Sample.similarWithoutChart)
        == ["A chart is missing: itunes.apple.com took too long to answer."]
    )
  }

  /// What a list is made of, whatever of it is there.
  @Test func theMakeupOfSimilarItems() {
    #expect(
      NoteWords.makeup(of: Sample.similar)
        == "1 by Ridley Scott, seen before; 3 from the top films in Sci-Fi & Fantasy."
    )
    #expect(NoteWords.makeup(of: Sample.similarWithoutChart) == "1 by Ridley Scott, seen before.")
    #expect(
      NoteWords.makeup(of: Sample.similarNothing) == "Nothing else by Ridley Scott was seen before."
    )
    var similarity = Similarity(to: Sample.movies[0], country: .unitedStates)
    similarity.creator = nil
    similarity.genre = "Drame"
    let list = Sample.list(
      .inquiry(.similar(similarity)),
      Findings(
        items: [Sample.movies[1]],
        charts: [ChartRequest(.movies, country: .unitedStates)]
      )
    )
    #expect(NoteWords.makeup(of: list) == "1 from the top films, of the genre Drame.")
    #expect(NoteWords.makeup(of: Sample.seen) == nil)
  }
}

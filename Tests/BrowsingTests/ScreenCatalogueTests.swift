import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Charts, comparisons, what belongs to something, and what was seen.
@Suite struct ScreenCatalogueTests {
  private func shown(
    _ list: ListScreen,
    _ columns: Int = 80,
    rows: Int? = 24,
    isInteractive: Bool = true
  ) -> String {
    let context = Sample.context(columns, rows: rows, isInteractive: isInteractive)
    return text(Screens.draw(.list(list), in: context))
  }

  @Test func aChart() {
    #expect(
      shown(Sample.chart) == """

        Top films · United States        1–5 of 5 · chart of 30 Nov · moves since 29 Nov

          1  1  ▲1   Zootopia                 Director 101           Drama  2026  $19.99
          2  2  ▼1   Dune                     Director 102           Drama  2026  $19.99
          3  3  ·    Heat                     Director 103           Drama  2026  $19.99
          4  4  new  Alien                    Director 104           Drama  2026  $19.99
          5  5       Jaws                     Director 105           Drama  2026  $19.99

        1–5 opens · narrow: charts movies genre:drama · all charts: home          ? help
        """
    )
    #expect(
      shown(Sample.chart, 40) == """

        Top films     1–5 of 5 · chart of 30 Nov

        1  ▲1   Zootopia            2026  $19.99
        2  ▼1   Dune                2026  $19.99
        3  ·    Heat                2026  $19.99
        4  new  Alien               2026  $19.99
        5       Jaws                2026  $19.99

        1–5 opens · all charts: home      ? help
        """
    )
  }

  @Test(arguments: [(22, "moves in 22 h"), (24, "moves since 29 Nov")] as [(Int64, String)])
  func aChartOfTheSameDayIsSoManyHoursOlder(hours: Int64, expected: String) {
    // Late on 30 Nov.
    let now = Sample.now / 86_400 * 86_400 + 23 * 3_600
    let chart = ChartRequest(.movies, country: .unitedStates)
    var received = Received(
      id: nil,
      answer: Answer(items: []),
      source: Source(.chart, fetchedAt: now)
    )
    received.earlier = EarlierChart(items: Sample.chartFilms, fetchedAt: now - hours * 3_600)
    var gathering = Gathering()
    gathering.add(.success(received), to: .chart(chart))
    let list = ListScreen(
      serial: 1,
      topic: .inquiry(.chart(.movies, country: .unitedStates)),
      findings: Findings(items: Sample.chartFilms, charts: [chart]),
      gathering: gathering
    )
    var context = Sample.context()
    context.now = now
    let head = Screens.draw(.list(list), in: context).map(\.plainText)[1]
    #expect(head.hasSuffix("1–5 of 5 · chart of 30 Nov · " + expected))
  }

  @Test func aComparison() {
    #expect(
      shown(Sample.comparison) == """

        “Blade Runner (The Final Cut)” in 4 countries                               live
        Not asked (Japan): itunes.apple.com took too long to answer.

          1  United States   US$9.99  rent US$3.99  HD US$14.99
          2  United Kingdom    £7.99                   HD £9.99  cheapest
             Germany                                             not under this id
             Japan                                               could not be asked

        1–2 opens · by title: /Blade Runner media:movies country:de · back        ? help
        """
    )
    #expect(
      shown(Sample.comparison, 40) == """

        “Blade Runner (The Final Cut)” in…  live
        Not asked (Japan): itunes.apple.com took
        too long to answer.

        1  United States     US$9.99
        2  United Kingdom      £7.99
           Germany          not here
           Japan           not asked

        1–2 opens · back                  ? help
        """
    )
  }

  @Test func aCountryIsNamedWhole() throws {
    let countries = try ["de", "gb", "us", "vc"].map { try #require(Storefront(code: $0)) }
    let stores = countries.map { country in
      ComparedStore(country, .item(Sample.film(7, "Blade Runner")))
    }
    let list = Sample.list(
      .inquiry(.compare(Comparison(id: ItemID(.movie, 7), in: countries))),
      Findings(comparison: stores)
    )
    for columns in 42...120 {
      let shown = shown(list, columns)
      for country in countries { #expect(shown.contains(country.name), "\(columns) columns") }
    }
  }

  @Test func whatBelongsToAnAlbum() {
    #expect(
      shown(Sample.more) == """

        Songs of “Songs of Leonard Cohen” · United States                1–3 of 3 · live
        3 of 10 tracks are sold here. 2 of another kind left out.

          1  Suzanne                                                   1967  3:48  $1.29
          2  Master Song                                               1967  3:48  $1.29
          3  Winter Lady                                               1967  3:48  $1.29

        1–3 opens · back                                                          ? help
        """
    )
    #expect(
      shown(Sample.more, 40) == """

        Songs of “Songs of Leo…  1–3 of 3 · live
        3 of 10 tracks are sold here. 2 of
        another kind left out.

        1  Suzanne             1967  3:48  $1.29
        2  Master Song         1967  3:48  $1.29
        3  Winter Lady         1967  3:48  $1.29

        1–3 opens · back                  ? help
        """
    )
  }

  @Test func aLookUpWithMissingIDs() {
    #expect(
      shown(Sample.missing) == """

        3 items · United States                                            1 of 1 · live
        No items have these ids in the United States: 7, 8.

          1  Blade Runner (The Final Cut)           Ridley Scott       1982  1:57  $9.99

        1 opens · more in: country gb · back                                      ? help
        """
    )
    #expect(
      shown(Sample.missing, 40) == """

        3 items · United States    1 of 1 · live
        No items have these ids in the United
        States: 7, 8.

        1  Blade Runner (The Final…  1982  $9.99

        1 opens · more in: country gb     ? help
        """
    )
  }

  @Test func filmsFromCharts() {
    #expect(
      shown(Sample.retired) == """

        Movies “zootopia” · United States                       1 of 1 · chart of 30 Nov
        Apple's search no longer answers for movies; these are from the charts.

          1  Zootopia                      Director 101              Drama  2026  $19.99

        1 opens · searched 3 of 61 charts; more come · more in: country gb        ? help
        """
    )
    #expect(
      shown(Sample.retired, 40) == """

        Movies “zootopia”        chart of 30 Nov
        Apple's search no longer answers for
        movies; these are from the charts.
        Searched 3 of 61 charts; more come.

        1  Zootopia   Director 101  2026  $19.99

        1 opens · more in: country gb     ? help
        """
    )
    #expect(
      shown(Sample.retired, isInteractive: false) == """
        Movies “zootopia” · United States                       1 of 1 · chart of 30 Nov
        Apple's search no longer answers for movies; these are from the charts. Searched
        3 of 61 charts.

          1  Zootopia                      Director 101              Drama  2026  $19.99
        """
    )
  }

  @Test func whatWasSeen() {
    #expect(
      shown(Sample.seen) == """

        Seen “blade” · /find blade searches Apple                        1–2 of 2 · seen

          1  film  Blade Runner (The Fina…  Ridley Scott    1982  8 min old  us  US$9.99
          2  film  Blade Runner (The Fina…  Director 5943…  2026  10 Nov     gb    £7.99

        1–2 opens · back                                                          ? help
        """
    )
    #expect(
      shown(Sample.seen, 40) == """

        Seen “blade”             1–2 of 2 · seen

        1  film  Blade Runner (T…  8 min old  us
        2  film  Blade Runner (T…  10 Nov     gb

        1–2 opens · back                  ? help
        """
    )
  }

  @Test func nothingWasSeen() {
    #expect(
      shown(Sample.seenNothing) == """

        Nothing that was seen has “blade”.
        Elsewhere: /blade
        """
    )
  }

  @Test func noSuchChart() {
    #expect(
      shown(Sample.list(Sample.chartTopic, Findings(notes: [.noChart]))) == """

        Apple has no such chart in the United States.
        Elsewhere: country gb
        """
    )
  }

  @Test func nothingInAnyChart() {
    #expect(
      shown(Sample.catalogue[10]) == """

        Nothing found for “zootopia” among movies in the United States.
        A chart is missing: Apple limits requests just now. The words were looked for
        anywhere too. Apple's search no longer answers for movies; the charts were
        searched, and what was seen before.
        Searched all 61 charts.
        Elsewhere: media all, country gb
        """
    )
    #expect(
      shown(Sample.catalogue[10], isInteractive: false) == """
        Nothing found for “zootopia” among movies in the United States.
        A chart is missing: Apple limits requests just now. The words were looked for
        anywhere too. Apple's search no longer answers for movies; the charts were
        searched, and what was seen before.
        Searched all 61 charts.
        """
    )
  }

  @Test func noStoreHasIt() {
    #expect(
      shown(Sample.catalogue[12]) == """

        Film 594314564 in 4 countries                                               live

        United States   not under this id
        United Kingdom  not under this id
        Germany         not under this id
        Japan           not under this id

        back                                                                      ? help
        """
    )
  }

  @Test func whereNoStoreHasItsNameIsKnownFromTheScreenBefore() {
    var list = Sample.catalogue[12]
    list.learn(name: "Blade Runner (The Final Cut)")
    let lines = shown(list)
    #expect(lines.contains("“Blade Runner (The Final Cut)” in 4 countries"))
    #expect(lines.contains("by title: /Blade Runner media:movies country:us"))
    // A store that has it knows better.
    var known = Sample.comparison
    known.learn(name: "Another")
    #expect(shown(known).contains("“Blade Runner (The Final Cut)” in 4 countries"))
  }

  @Test func aRowOfAChartSaysItsPlace() throws {
    let detail = try #require(Detail(serial: 2, list: Sample.chart, row: 0))
    let lines = text(Screens.draw(.detail(detail), in: Sample.context()))
    #expect(lines.contains("Chart      1 in Top films · up 1 since 29 Nov\n"))
    let last = try #require(Detail(serial: 2, list: Sample.chart, row: 4))
    #expect(
      text(Screens.draw(.detail(last), in: Sample.context())).contains(
        "Chart      5 in Top films\n"
      )
    )
    let song = try #require(Detail(serial: 2, list: Sample.home, row: 6))
    #expect(
      text(Screens.draw(.detail(song), in: Sample.context())).contains(
        "Chart      1 in Top songs\n"
      )
    )
  }

  @Test(
    arguments: [
      (Source(.chart, fetchedAt: Sample.now), "chart of 30 Nov"),
      (Source(.live, fetchedAt: Sample.now, isOffline: true), "offline"),
      (Source(.cache, fetchedAt: Sample.now - 3 * 86_400, isOffline: true), "offline, 3 days old"),
      (Source(.cache, fetchedAt: Sample.now - 30 * 86_400, isOffline: true), "offline, 31 Oct"),
      (Source(.seen, fetchedAt: 0), "seen"),
      (Source(.demo, fetchedAt: 0, isOffline: true), "demo"),
    ]
  )
  func theHeadSaysWhereFrom(source: Source, expected: String) {
    let findings = Findings(items: Sample.movies)
    let list = Sample.list(.inquiry(.request(Sample.search("x"))), findings, source: source)
    #expect(shown(list).contains(" of 4 · \(expected)\n"))
  }

  @Test func theFilterAndTheOrderAreInTheHead() {
    var list = Sample.chart
    list.filter = Filter(text: "director price<50")
    list.sort = SortOrder(.name)
    #expect(
      shown(list) == """

        Top films · United States        1–5 of 5 · filter director price<50 · sort name

          4  1  new  Alien                    Director 104           Drama  2026  $19.99
          2  2  ▼1   Dune                     Director 102           Drama  2026  $19.99
          3  3  ·    Heat                     Director 103           Drama  2026  $19.99
          5  4       Jaws                     Director 105           Drama  2026  $19.99
          1  5  ▲1   Zootopia                 Director 101           Drama  2026  $19.99

        1–5 opens · filter off · sort off                                         ? help
        """
    )
    list.filter = Filter(text: "nobody")
    #expect(
      shown(list) == """

        No row of 5 fits: filter nobody.
        All rows again: filter off
        """
    )
  }

  @Test func aFilterThatCannotBeReadIsPointedAt() {
    let error = FilterError(.unknownSign("<<"), word: 1, range: 5..<7)
    let refusal = Notice.refused(.filter(error, words: ["blue", "price<<5", "red"]))
    let lines = NoticeWords.lines(for: refusal, in: Sample.context())
    #expect(
      text(lines) == """
        “<<” is no comparison: < <= > >= = are.
        In: filter blue price<<5 …
        """
    )
    #expect(lines.last?.spans.contains(.text("<<", .error)) == true)
  }

  @Test func aWordThatIsNoneIsAnsweredWithThoseThatAre() {
    let field = FilterError(.unknownField("foo", suggestion: nil), word: 0, range: 0..<3)
    let type = FilterError(.unknownType("zebra", suggestion: nil), word: 0, range: 5..<10)
    let lines = [(field, "foo<5"), (type, "type:zebra")].map { error, word in
      let notice = Notice.refused(.filter(error, words: [word]))
      return text(NoticeWords.lines(for: notice, in: Sample.context()))
    }
    #expect(
      lines == [
        """
        There is no “foo” to filter by; there are price rent year length rating track
        tracks genre by type explicit.
        In: filter foo<5
        """,
        """
        “zebra” is no type; there are movie tv tv-episode tv-season episode music song
        music-video album artist podcast podcast-episode audiobook book app mac-app.
        In: filter type:zebra
        """,
      ]
    )
  }

  @Test func whatIsSaidOverAFullPageTakesOneLine() {
    let items = (1...60).map { Sample.film(Int64($0), "Film \($0)") }
    let notes: [Note] = [.missing(Array(1...40)), .soldHere(60, of: 100)]
    let list = Sample.list(
      .inquiry(.more(SubjectSamples.album)),
      Findings(items: items, notes: notes)
    )
    let lines = Screens.draw(.list(list), in: Sample.context())
    #expect(lines.count == 24)
    #expect(lines[2].plainText.hasSuffix("…"))
    let whole = shown(list, isInteractive: false)
    #expect(whole.contains("38, 39, 40. 60 of 100 tracks are sold here.\n"))
  }
}

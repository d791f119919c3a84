import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Lists, as they are shown.
@Suite struct ScreenListTests {
  private func shown(
    _ list: ListScreen,
    _ columns: Int = 80,
    rows: Int? = 24,
    isInteractive: Bool = true
  ) -> String {
    let context = Sample.context(columns, rows: rows, isInteractive: isInteractive)
    return text(Screens.draw(.list(list), in: context))
  }

  @Test func films() {
    #expect(
      shown(Sample.list(Sample.movies, of: Sample.search("blade runner", .movie), skipped: 2))
        == """

        Movies “blade runner” · United States             1–4 of 4 · live · 2 unreadable

          1  Blade Runner (The Final Cut)     Ridley Scott          1982  1:57     $9.99
          2  Blade Runner 2049                Denis Villeneuve      2017  2:44    $14.99
          3  Dangerous Days: Making Blade R…  Charles de Lauzirika  2007  3:34  not sold
          4  ブレードランナー ブラックアウ…   渡辺信一郎            2017  0:15      free

        1–4 opens · sort price · more in: country gb                              ? help
        """
    )
  }

  @Test func filmsInTwentyColumns() {
    #expect(
      shown(Sample.list(Sample.movies, of: Sample.search("blade runner", .movie)), 20) == """

        Movies “blade runne…

        1  Blade Runner (Th…
        2  Blade Runner 2049
        3  Dangerous Days:…
        4  ブレードランナー…

        1–4 opens     ? help
        """
    )
  }

  @Test func everythingAtOnceFromTheStore() {
    #expect(
      shown(Sample.list(Sample.mixed, of: Sample.search("cohen"), age: 300_000, origin: .cache))
        == """

        “cohen” · United States                                  1–13 of 13 · 3 days old

          1  film       Blade Runner (The Final Cut)     Ridley Scott     1982     $9.99
          2  song       Suzanne                          Leonard Cohen    1967     $1.29
          3  album      Songs of Leonard Cohen           Leonard Cohen    1967     $9.99
          4  artist     Leonard Cohen
          5  podcast    Films To Be Buried With          Brett Goldstein  2026
          6  episode    #380: What would be in your co…                   2026
          7  episode    Ozymandias                       Breaking Bad     2013     $1.99
          8  season     Breaking Bad, Season 5           Breaking Bad     2012    $24.99
          9  app        Cinema Diary: Films & Shows      Example Oy       2019      free
         10  book       Do Androids Dream of Electric…   Philip K. Dick   2008     $9.99
         11  audiobook  Do Androids Dream of Electric…   Philip K. Dick   2007    $14.95
         12  video      First We Take Manhattan          Leonard Cohen          not sold
         13  Mac app    Frame Counter                    Example Oy                $4.99

        1–13 opens · reload · narrow: filter type:movies                          ? help
        """
    )
  }

  @Test func aPageInTheMiddle() {
    #expect(
      shown(Sample.list(Sample.mixed, of: Sample.search("cohen"), firstRow: 4), rows: 10) == """

        “cohen” · United States                                         5–8 of 13 · live

          5  podcast  Films To Be Buried With              Brett Goldstein  2026
          6  episode  #380: What would be in your coffin                    2026
          7  episode  Ozymandias                           Breaking Bad     2013   $1.99
          8  season   Breaking Bad, Season 5               Breaking Bad     2012  $24.99

        5–8 opens · next · narrow: filter type:tv                                 ? help
        """
    )
  }

  @Test func theWholeListIntoAPipe() {
    #expect(
      shown(
        Sample.list(Sample.mixed, of: Sample.search("cohen"), origin: .demo, firstRow: 4),
        rows: 10,
        isInteractive: false
      ) == """
        “cohen” · United States                                        1–13 of 13 · demo

          1  film       Blade Runner (The Final Cut)     Ridley Scott     1982     $9.99
          2  song       Suzanne                          Leonard Cohen    1967     $1.29
          3  album      Songs of Leonard Cohen           Leonard Cohen    1967     $9.99
          4  artist     Leonard Cohen
          5  podcast    Films To Be Buried With          Brett Goldstein  2026
          6  episode    #380: What would be in your co…                   2026
          7  episode    Ozymandias                       Breaking Bad     2013     $1.99
          8  season     Breaking Bad, Season 5           Breaking Bad     2012    $24.99
          9  app        Cinema Diary: Films & Shows      Example Oy       2019      free
         10  book       Do Androids Dream of Electric…   Philip K. Dick   2008     $9.99
         11  audiobook  Do Androids Dream of Electric…   Philip K. Dick   2007    $14.95
         12  video      First We Take Manhattan          Leonard Cohen          not sold
         13  Mac app    Frame Counter                    Example Oy                $4.99
        """
    )
  }

  @Test func aNearMissInTheHead() {
    #expect(
      shown(
        Sample.list(
          Sample.movies,
          of: Sample.search("country zz", .movie),
          nearMiss: NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")
        )
      ) == """

        no storefront zz; searched for “country zz” · Movies             1–4 of 4 · live

          1  Blade Runner (The Final Cut)     Ridley Scott          1982  1:57     $9.99
          2  Blade Runner 2049                Denis Villeneuve      2017  2:44    $14.99
          3  Dangerous Days: Making Blade R…  Charles de Lauzirika  2007  3:34  not sold
          4  ブレードランナー ブラックアウ…   渡辺信一郎            2017  0:15      free

        1–4 opens · sort price · more in: country gb                              ? help
        """
    )
  }

  @Test func aNearMissInANarrowWindow() {
    let list = Sample.list(
      Array(Sample.movies.prefix(2)),
      of: Sample.search("country zz"),
      nearMiss: NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")
    )
    #expect(
      shown(list, 40) == """

        no storefront zz; searched for
        “country zz”             1–2 of 2 · live

        1  Blade Runner (The Fina…  1982   $9.99
        2  Blade Runner 2049        2017  $14.99

        1–2 opens · sort price · back     ? help
        """
    )
  }

  @Test(arguments: [
    (Query(term: "alien", creator: "scott"), "“alien” by “scott”"),
    (Query(term: "", media: .movie, creator: "scott"), "Movies by “scott”"),
    (Query(term: "x", media: .music, entity: .album), "Albums “x”"),
    (Query(term: "x", media: .tvShow), "TV “x”"),
    (Query(term: "x", media: .movie, attribute: .directorTerm), "Movies “x” in directorTerm"),
    (Query(term: "x", creator: "y"), "“x” by “y”"),
    (Query(term: "", creator: "y"), "By “y”"),
  ])
  func theHeadSaysWhatWasAsked(query: Query, expected: String) {
    let items = Sample.movies.map { item in
      var item = item
      item.creator = "scott y"
      return item
    }
    let lines = shown(Sample.list(items, of: .search(query)))
    #expect(lines.hasPrefix("\n\(expected) · United States "))
  }

  @Test func aLookUpIsHeadedByItsID() {
    let request = CatalogRequest.lookup([594_314_564], country: .unitedStates)
    #expect(
      shown(Sample.list([Sample.movies[0]], of: request)).hasPrefix("\nItem 594314564 · United")
    )
  }

  @Test(
    arguments: [
      (0, .live, "live"), (59, .live, "live"), (60, .live, "1 min old"), (0, .cache, "1 min old"),
      (7_200, .cache, "2 h old"), (900_000, .demo, "demo"), (-3, .live, "live"),
      (604_800, .cache, "23 Nov"),
    ] as [(Int64, Source.Origin, String)]
  )
  func theHeadSaysHowOldTheAnswerIs(age: Int64, origin: Source.Origin, expected: String) {
    let list = Sample.list(Sample.movies, of: Sample.search("x"), age: age, origin: origin)
    let head = Screens.draw(.list(list), in: Sample.context())[1]
    #expect(head.plainText.hasSuffix(" 1–4 of 4 · \(expected)"))
    let styles = head.spans.compactMap { span -> Style? in
      guard case .text(expected, let style, _) = span else { return nil }
      return style
    }
    #expect(styles == [age >= 3_600 && origin != .demo ? .warning : .muted])
  }

  @Test func aNamelessItemIsStillARow() {
    let items = [
      Sample.item(.song, 1) { $0.name = " \u{200B}\u{1B} " }, Sample.item(.song, 2) { _ in },
    ]
    let rows = Screens.draw(.list(Sample.list(items, of: Sample.search("x"))), in: Sample.context())
    #expect(rows.filter { $0.plainText.contains("untitled") }.count == 2)
  }

  @Test func aListOfOldAnswersOffersToAskAgain() {
    let list = Sample.list(Sample.movies, of: Sample.search("x", .movie), age: 3_700)
    #expect(shown(list).contains("1–4 opens · reload · sort price "))
  }
}

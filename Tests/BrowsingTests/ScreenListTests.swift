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

        1–4 opens · more in: country gb                                           ? help
        """
    )
  }

  @Test func filmsInFortyColumns() {
    #expect(
      shown(Sample.list(Sample.movies, of: Sample.search("blade runner", .movie)), 40) == """

        Movies “blade runner”…   1–4 of 4 · live

        1  Blade Runner (The Fi…  1982     $9.99
        2  Blade Runner 2049      2017    $14.99
        3  Dangerous Days: Maki…  2007  not sold
        4  ブレードランナー ブ…   2017      free

        1–4 opens · more in: country gb   ? help
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

  @Test func filmsInAWideWindow() {
    #expect(
      shown(Sample.list(Sample.movies, of: Sample.search("blade runner", .movie)), 160) == """

        Movies “blade runner” · United States                                                  1–4 of 4 · live

          1  Blade Runner (The Final Cut)         Ridley Scott          Sci-Fi & Fantasy  1982  1:57     $9.99
          2  Blade Runner 2049                    Denis Villeneuve      Sci-Fi & Fantasy  2017  2:44    $14.99
          3  Dangerous Days: Making Blade Runner  Charles de Lauzirika  Documentary       2007  3:34  not sold
          4  ブレードランナー ブラックアウト2022  渡辺信一郎            Anime             2017  0:15      free

        1–4 opens · more in: country gb                                                                 ? help
        """
    )
  }

  @Test func songs() {
    #expect(
      shown(Sample.list(Sample.songs, of: Sample.search("suzanne", .music, .song), age: 500)) == """

        Songs “suzanne” · United States                             1–4 of 4 · 8 min old

          1  Suzanne                 Leonard Cohen   Songs of Leon…     3:48       $1.29
          2  Suzanne (Live at the…   Leonard Cohen   Live at the I…     4:22  album only
          3  Suzanne                 Nina Simone     To Love Someb…     4:21       $0.99
          4  Suzanne                 Fairport Conv…  Heyday: The B…  1:02:05

        1–4 opens · more in: country gb                                           ? help
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
          5  podcast    Films To Be Buried With          Brett Goldstein  2026      free
          6  episode    #380: What would be in your co…                   2026
          7  episode    Ozymandias                       Breaking Bad     2013     $1.99
          8  season     Breaking Bad, Season 5           Breaking Bad     2012    $24.99
          9  app        Cinema Diary: Films & Shows      Example Oy       2019      free
         10  book       Do Androids Dream of Electric…   Philip K. Dick   2008     $9.99
         11  audiobook  Do Androids Dream of Electric…   Philip K. Dick   2007    $14.95
         12  video      First We Take Manhattan          Leonard Cohen          not sold
         13  Mac app    Frame Counter                    Example Oy                $4.99

        1–13 opens · reload · narrow: media movies                                ? help
        """
    )
  }

  @Test func aPageInTheMiddle() {
    #expect(
      shown(Sample.list(Sample.mixed, of: Sample.search("cohen"), firstRow: 4), rows: 10) == """

        “cohen” · United States                                         5–8 of 13 · live

          5  podcast  Films To Be Buried With              Brett Goldstein  2026    free
          6  episode  #380: What would be in your coffin                    2026
          7  episode  Ozymandias                           Breaking Bad     2013   $1.99
          8  season   Breaking Bad, Season 5               Breaking Bad     2012  $24.99

        5–8 opens · next · narrow: media tv                                       ? help
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
          5  podcast    Films To Be Buried With          Brett Goldstein  2026      free
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

  @Test func podcasts() {
    #expect(
      shown(Sample.list(Sample.podcasts, of: Sample.search("films", .podcast))) == """

        Podcasts “films” · United States                                 1–2 of 2 · live

          1  Films To Be Buried With       Brett Goldstein     26 Nov 2026  380 episodes
          2  The Rewatchables              The Ringer           3 Nov 2026     1 episode

        1–2 opens · more in: country gb                                           ? help
        """
    )
  }

  @Test func apps() {
    #expect(
      shown(Sample.list(Sample.apps, of: Sample.search("film", .software))) == """

        Apps “film” · United States                                      1–2 of 2 · live

          1  Cinema Diary: Films & Shows   Example Oy  12.4.1  188 MB  4.6 of 12k   free
          2  Kino                          Lux Optics     2.0  1.2 GB  4.1 of 987  $9.99

        1–2 opens · more in: country gb                                           ? help
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

        no storefront zz; searched for “country zz” · Movies · United…   1–4 of 4 · live

          1  Blade Runner (The Final Cut)     Ridley Scott          1982  1:57     $9.99
          2  Blade Runner 2049                Denis Villeneuve      2017  2:44    $14.99
          3  Dangerous Days: Making Blade R…  Charles de Lauzirika  2007  3:34  not sold
          4  ブレードランナー ブラックアウ…   渡辺信一郎            2017  0:15      free

        1–4 opens · more in: country gb                                           ? help
        """
    )
  }

  @Test func anAlbum() {
    #expect(
      shown(Sample.list([Sample.album], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Songs of Leonard Cohen           Leonard Cohen       1967  10 tracks  $9.99

        1 opens · narrow: media albums · more in: country gb                      ? help
        """
    )
  }

  @Test func anEpisode() {
    #expect(
      shown(Sample.list([Sample.tvEpisode], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Ozymandias        Breaking Bad, Season 5      15 Sep 2013  E14  0:48  $1.99

        1 opens · narrow: media tv · more in: country gb                          ? help
        """
    )
  }

  @Test func aSeason() {
    #expect(
      shown(Sample.list([Sample.tvSeason], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Breaking Bad, Season 5     Breaking Bad    Drama  2012  16 episodes  $24.99

        1 opens · narrow: media seasons · more in: country gb                     ? help
        """
    )
  }

  @Test func anArtist() {
    #expect(
      shown(Sample.list([Sample.artist], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Leonard Cohen                                             Singer/Songwriter

        1 opens · narrow: media artists · more in: country gb                     ? help
        """
    )
  }

  @Test func aPodcastEpisode() {
    #expect(
      shown(Sample.list([Sample.podcastEpisode], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  #380: What would be in your coff…  Films To Be Buried W…  26 Nov 2026  1:10

        1 opens · narrow: media episodes · more in: country gb                    ? help
        """
    )
  }

  @Test func aBook() {
    #expect(
      shown(Sample.list([Sample.ebook], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Do Androids Dream of Electr…  Philip K. Dick  Sci-Fi & Fantasy  2008  $9.99

        1 opens · narrow: media books · more in: country gb                       ? help
        """
    )
  }

  @Test func anAudiobook() {
    #expect(
      shown(Sample.list([Sample.audiobook], of: Sample.search("x"))) == """

        “x” · United States                                                1 of 1 · live

          1  Do Androids Dream of Electric Sheep? (Unabri…  Philip K. Dick  2007  $14.95

        1 opens · narrow: media audiobooks · more in: country gb                  ? help
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
    #expect(shown(list).contains("1–4 opens · reload · more in: country gb"))
  }
}

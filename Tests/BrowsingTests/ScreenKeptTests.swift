import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// The screens of what is kept.
@Suite struct ScreenKeptTests {
  private func text(_ state: ViewState, _ context: DrawingContext = Sample.context()) -> String {
    Screens.draw(state, in: context).map(\.plainText).joined(separator: "\n")
  }

  @Test func whereThereIsLittleRoomTheNameAndThePriceStay() {
    func columns(_ list: ListScreen, _ width: Int) -> [ListColumn] {
      ListPage(list, in: Sample.context(width)).columns
    }
    let deals = KeptSamples.list(.deals, .watched(KeptSamples.rows))
    #expect(columns(watchlist, 40) == [.number, .name, .price])
    #expect(columns(watchlist, 64).contains(.change))
    #expect(!columns(watchlist, 64).contains(.country))
    #expect(columns(deals, 40) == [.number, .name, .price])
    #expect(columns(deals, 52).contains(.was))
  }

  private var watchlist: ListScreen {
    KeptSamples.list(.watchlist, .watched(KeptSamples.rows))
  }

  @Test func theWatchlist() {
    #expect(
      text(.list(watchlist), Sample.context(110)) == """

        Watchlist                                                                                 1–4 of 4 · 1 min old

          1  film   Blade Runner (The Final…   Ridley Scott      1982  us  below $5      ▼ $5.00 since 3 Nov   US$4.99
          2  album  ブレードランナー           Vangelis          1994  jp              not found in JP today    ¥2,400
          3  film   Blade Runner 2049          Denis Villeneuve  2017  us               ▲ $5.00 since 27 Nov  US$14.99
          4  film   Dangerous Days: Making B…  Charles de Lauz…  2007  us  until free                          US$3.99

        1–4 opens · refresh · deals                                                                             ? help
        """
    )
  }

  @Test func theWatchlistIn80Cells() {
    #expect(
      text(.list(watchlist)) == """

        Watchlist                                                   1–4 of 4 · 1 min old

          1  film   Blade Runner (Th…  Ridley Sc…  1982    ▼ $5.00 since 3 Nov   US$4.99
          2  album  ブレードランナー   Vangelis    1994  not found in JP today    ¥2,400
          3  film   Blade Runner 2049  Denis Vil…  2017   ▲ $5.00 since 27 Nov  US$14.99
          4  film   Dangerous Days:…   Charles d…  2007                          US$3.99

        1–4 opens · refresh · deals                                               ? help
        """
    )
  }

  // MARK: Read out

  private let readOut = Sample.context(isLinear: true)

  @Test func theWatchlistReadOut() {
    #expect(
      text(.list(watchlist), readOut) == """

        Watchlist, 1 to 4 of 4, 1 min old

        1. Blade Runner (The Final Cut), film, by Ridley Scott, 1982, United States,
        US$4.99, down $5.00 since 3 Nov, below $5
        2. ブレードランナー, album, by Vangelis, 1994, Japan, ¥2,400, not found in JP
        today
        3. Blade Runner 2049, film, by Denis Villeneuve, 2017, United States, US$14.99,
        up $5.00 since 27 Nov
        4. Dangerous Days: Making Blade Runner, film, by Charles de Lauzirika, 2007,
        United States, US$3.99, until free

        Next: 1 to 4 opens a row; refresh; deals. Help: ?
        """
    )
    #expect(
      text(.list(KeptSamples.list(.deals, .watched(KeptSamples.rows))), readOut) == """

        Deals, 1 of 1, 1 min old

        1. Blade Runner (The Final Cut), film, by Ridley Scott, 1982, United States,
        $4.99, was $9.99 until 3 Nov, below $5

        Next: 1 opens a row; watchlist; refresh. Help: ?
        """
    )
  }

  @Test func pricesAndHistoryReadOut() throws {
    let prices = KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, KeptSamples.priced),
      checkedAt: nil
    )
    #expect(
      text(.list(prices), readOut) == """

        Prices of “Blade Runner (The Final Cut)”, United States

        $9.99 since 3 Nov, lowest $4.99 on 5 Mar, highest $14.99 on 3 Jun

        3 Nov, $9.99
        3 Jun, $14.99, rent $3.99, HD $19.99
        5 Mar, $4.99

        Next: 1 opens a row; watch; back. Help: ?
        """
    )
    let history = KeptSamples.list(.history(""), .screens(KeptSamples.screens), checkedAt: nil)
    #expect(
      text(.list(history), readOut) == """

        History, 1 to 4 of 4

        1. Blade Runner (The Final Cut), United States, just now
        2. Movies “blade runner”, United States, 5 min ago
        3. Top films, United States, 3 days ago
        4. Songs of “Blade Runner Soundtrack”, United States, on 31 Oct

        Next: 1 to 4 opens a row; back. Help: ?
        """
    )
    let list = Sample.list([KeptSamples.film], of: Sample.search("blade", .movie))
    var detail = try #require(Detail(serial: 2, list: list, row: 0))
    detail.list.watched = [KeptSamples.film.storeID: KeptSamples.entry(below: 5, note: "ask Anna")]
    detail.prices = KeptSamples.priced
    #expect(
      text(.detail(detail), readOut).split(separator: "\n").prefix(7) == [
        "Blade Runner (The Final Cut)", "watching below $5",
        "Film, by Ridley Scott, 1982, Sci-Fi & Fantasy, 1 h 57 min, rated R",
        "Buy: $9.99, HD $14.99", "Rent: $3.99, HD $4.99", "Prices: lowest $4.99 on 5 Mar",
        "Note: ask Anna",
      ]
    )
  }

  @Test func anOldWatchlistSaysHowOld() {
    let list = KeptSamples.list(
      .watchlist,
      .watched([KeptSamples.rows[0]]),
      checkedAt: Sample.now - 3 * KeptSamples.day
    )
    #expect(
      text(.list(list)) == """

        Watchlist                                                    1 of 1 · 3 days old

          1  film  Blade Runner (The Fi…  Ridley Scott  1982  ▼ $5.00 since 3 Nov  $4.99

        1 opens · refresh · deals                                                 ? help
        """
    )
  }

  @Test func anEmptyWatchlistSaysHowToFillIt() {
    let list = KeptSamples.list(.watchlist, .watched([]), checkedAt: nil)
    #expect(text(.list(list)) == "\nNothing is watched yet. In a list, watch 3 puts row 3 here.")
  }

  @Test func whatIsNoLongerWatchedSaysSo() {
    var list = watchlist
    list.watched[KeptSamples.film.storeID] = nil
    #expect(text(.list(list), Sample.context(120)).contains("no longer watched"))
  }

  @Test func deals() {
    let list = KeptSamples.list(.deals, .watched(KeptSamples.rows))
    #expect(
      text(.list(list), Sample.context(100)) == """

        Deals                                                                             1 of 1 · 1 min old

          1  film  Blade Runner (The Final Cut)   Ridley Scott  1982  us  below $5  $9.99 until 3 Nov  $4.99

        1 opens · watchlist · refresh                                                                 ? help
        """
    )
  }

  @Test func noDeals() {
    let list = KeptSamples.list(.deals, .watched([KeptSamples.rows[2]]))
    #expect(
      text(.list(list)) == """

        Nothing that is watched became cheaper or reached its limit.
        Elsewhere: watchlist, refresh
        """
    )
  }

  // MARK: Prices

  @Test func prices() {
    let list = KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, KeptSamples.priced),
      checkedAt: nil
    )
    #expect(
      text(.list(list)) == """

        Prices of “Blade Runner (The Final Cut)” · United States

          ▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▄▄▄
          $9.99 since 3 Nov · lowest $4.99 on 5 Mar · highest $14.99 on 3 Jun

          3 Nov    $9.99
          3 Jun   $14.99   rent $3.99   HD $19.99
          5 Mar    $4.99

        1 opens · watch · back                                                    ? help
        """
    )
  }

  @Test func onePriceAlone() {
    let list = KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, KeptSamples.history([(9.99, 27)])),
      checkedAt: nil
    )
    #expect(
      text(.list(list), Sample.context(isInteractive: false)) == """
        Prices of “Blade Runner (The Final Cut)” · United States

          $9.99 since 3 Nov; no other price was seen.

          3 Nov   $9.99
        """
    )
  }

  @Test func noPrice() {
    let list = KeptSamples.list(
      .prices(KeptSamples.film.storeID),
      .prices(KeptSamples.film, PriceHistory()),
      checkedAt: nil
    )
    #expect(
      text(.list(list)) == """

        No price of it was seen.
        """
    )
  }

  // MARK: The detail

  private func detail(_ entry: WatchEntry?, _ history: PriceHistory?) throws -> Detail {
    var list = Sample.list([KeptSamples.film], of: Sample.search("blade runner"))
    if let entry { list.watched[entry.storeID] = entry }
    var detail = try #require(Detail(serial: 2, list: list, row: 0))
    detail.prices = history
    return detail
  }

  @Test func aWatchedItemSaysSoBesideItsTitle() throws {
    let detail = try detail(KeptSamples.entry(below: 5, note: "ask Anna"), KeptSamples.priced)
    let lines = text(.detail(detail)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(9).joined(separator: "\n") == """

         Blade Runner (The Final Cut)                                 watching below $5
         Ridley Scott · 1982 · Sci-Fi & Fantasy · 1 h 57 min · R

         Buy        $9.99    HD $14.99                ▁▁▁▇▇▇▇▇▇▄  lowest $4.99 on 5 Mar
         Rent       $3.99    HD $4.99
         Note       ask Anna
         Preview    play                                    provided courtesy of iTunes
         Store      https://itunes.apple.com/us/movie/blade-runner/id594314564
        """
    )
  }

  @Test func inANarrowWindowItStandsBelow() throws {
    let detail = try detail(KeptSamples.entry(below: 5, isAbsent: true), KeptSamples.priced)
    let shown = text(.detail(detail), Sample.context(44))
    #expect(
      shown.split(separator: "\n").prefix(12).joined(separator: "\n") == """
         Blade Runner (The Final Cut)
         watching below $5
         Ridley Scott · 1982 · Sci-Fi & Fantasy
         1 h 57 min · R
         Buy        $9.99    HD $14.99
         Rent       $3.99    HD $4.99
         Prices     ▁▁▁▇▇▇▇▇▇▄  lowest $4.99 on 5…
         Watching   not found in US today
         Preview    play
                    provided courtesy of iTunes
         Store      https://itunes.apple.com/us/
                    movie/blade-runner/id594314564
        """
    )
  }

  @Test func withoutAChangeThereIsNoLine() throws {
    let plain = text(.detail(try detail(nil, nil)))
    #expect(text(.detail(try detail(nil, KeptSamples.history([(9.99, 3)])))) == plain)
  }

  // MARK: History

  @Test func history() {
    let list = KeptSamples.list(.history(""), .screens(KeptSamples.screens), checkedAt: nil)
    #expect(
      text(.list(list)) == """

        History                                                                 1–4 of 4

          1  Blade Runner (The Final Cut)                      United States    just now
          2  Movies “blade runner”                             United States   5 min ago
          3  Top films                                         United States  3 days ago
          4  Songs of “Blade Runner Soundtrack”                United States   on 31 Oct

        1–4 opens · back                                                          ? help
        """
    )
  }

  @Test func aSearchedHistoryNamesItself() {
    let list = KeptSamples.list(
      .history("blade"),
      .screens(KeptSamples.screens),
      checkedAt: nil
    )
    #expect(
      text(.list(list), Sample.context(isInteractive: false)) == """
        History of “blade” · /history blade searches Apple                      1–3 of 3

          1  Blade Runner (The Final Cut)                       United States   just now
          2  Movies “blade runner”                              United States  5 min ago
          3  Songs of “Blade Runner Soundtrack”                 United States  on 31 Oct
        """
    )
  }

  @Test func anEmptyHistory() {
    for (words, sentence) in [
      ("", "No screen is kept yet."), ("x", "No screen that is kept has “x”."),
    ] {
      let list = KeptSamples.list(.history(words), .screens([]), checkedAt: nil)
      #expect(text(.list(list), Sample.context(isInteractive: false)) == sentence)
    }
  }

  @Test(arguments: [1, 2, 5, 10, 20, 40, 79, 200])
  func noLineIsWiderThanTheWindow(_ columns: Int) throws {
    let screens: [ViewState] = [
      .list(watchlist), .list(KeptSamples.list(.deals, .watched(KeptSamples.rows))),
      .list(KeptSamples.list(.history("blade"), .screens(KeptSamples.screens))),
      .list(
        KeptSamples.list(
          .prices(KeptSamples.film.storeID),
          .prices(KeptSamples.film, KeptSamples.priced)
        )
      ), .detail(try detail(KeptSamples.entry(below: 5, note: "ask Anna"), KeptSamples.priced)),
    ]
    for state in screens {
      for isInteractive in [true, false] {
        let context = Sample.context(columns, isInteractive: isInteractive)
        for line in Screens.draw(state, in: context) {
          #expect(line.spans.cells <= columns, "\(line.plainText)")
        }
      }
    }
  }

  // MARK: Sparklines

  @Test(
    arguments: [
      ([(9.99, 10), (4.99, 5)], "▇▇▇▇▇▁▁▁▁▁"), ([(4.99, 10), (9.99, 5), (7.49, 0)], "▁▁▁▁▁▇▇▇▇▄"),
      ([(1, 9), (2, 6), (3, 3), (4, 0)], "▁▁▁▃▃▃▃▅▅▇"), ([(9.99, 3)], nil), ([], nil),
    ] as [([(Double, Int64)], String?)]
  )
  func aSparklineGoesByTime(_ prices: [(Double, Int64)], _ text: String?) {
    let history = KeptSamples.history(prices)
    #expect(Sparkline.text(of: history, now: Sample.now, cells: 10) == text)
  }

  @Test func aSparklineOfAStrangeTimeIsOneNevertheless() {
    for now in [Int64.min, 0, .max] {
      let history = PriceHistory([
        PriceObservation(Prices(buy: 1), at: .min), PriceObservation(Prices(buy: 2), at: .max),
      ])
      #expect(Sparkline.text(of: history, now: now, cells: 8)?.count == 8)
    }
  }
}

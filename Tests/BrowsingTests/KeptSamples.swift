import Catalog
import Records

@testable import Browsing

/// What is kept in the made-up stores of tests.
enum KeptSamples {
  static let day: Int64 = 86_400

  static let film = Sample.movies[0]

  static func entry(
    _ item: Item = film,
    below: Double? = nil,
    note: String? = nil,
    checkedAt: Int64 = Sample.now,
    isAbsent: Bool = false
  ) -> WatchEntry {
    WatchEntry(
      item: item,
      addedAt: Sample.now - 40 * day,
      below: below,
      note: note,
      checkedAt: checkedAt,
      isAbsent: isAbsent
    )
  }

  /// Prices to buy as they were first seen so many days ago.
  static func history(_ prices: [(Double, Int64)], currency: String = "USD") -> PriceHistory {
    PriceHistory(
      prices.map { price, days in
        PriceObservation(
          Prices(buy: price, currency: currency),
          at: Sample.now - days * day
        )
      }
    )
  }

  static func row(
    _ item: Item,
    _ entry: WatchEntry,
    _ prices: [(Double, Int64)],
    currency: String = "USD"
  ) -> WatchedRow {
    var item = item
    let history = history(prices, currency: currency)
    item.price = history.known?.buy ?? item.price
    item.currency = currency
    return WatchedRow(item: item, watched: WatchedItem(entry, prices: history))
  }

  /// A film that fell, an album in Japan that is gone, a song that rose, and one that is wanted free.
  static let rows: [WatchedRow] = {
    var album = Item(id: ItemID(.album, 7), country: "jp")
    album.name = "ブレードランナー"
    album.creator = "Vangelis"
    album.released = ReleaseDate("1994-06-06")
    return [
      row(film, entry(below: 5), [(9.99, 40), (4.99, 27)]),
      row(
        album,
        entry(album, checkedAt: Sample.now, isAbsent: true),
        [(2_400, 40)],
        currency: "JPY"
      ),
      row(Sample.movies[1], entry(Sample.movies[1]), [(9.99, 40), (14.99, 3)]),
      row(Sample.movies[2], entry(Sample.movies[2], below: 0), [(3.99, 40)]),
    ]
  }()

  static func list(
    _ topic: Topic,
    _ recollection: Recollection,
    checkedAt: Int64? = Sample.now
  ) -> ListScreen {
    ListScreen(
      serial: 1,
      topic: topic,
      recollection: recollection,
      source: checkedAt.map { Source(.cache, fetchedAt: $0) }
    )
  }

  static let priced = PriceHistory([
    PriceObservation(Prices(buy: 4.99, currency: "USD"), at: Sample.now - 270 * day),
    PriceObservation(
      Prices(buy: 14.99, rent: 3.99, hd: 19.99, currency: "USD"),
      at: Sample.now - 180 * day
    ),
    PriceObservation(Prices(buy: 9.99, currency: "USD"), at: Sample.now - 27 * day),
  ])

  /// A search, its detail, a chart and an album's songs, the newest first.
  static let screens: [HistoryEntry] = {
    func entry(_ serial: Int64, _ record: ScreenRecord, ago: Int64) -> HistoryEntry {
      HistoryEntry(session: 3, record: record, madeAt: Sample.now - ago)
    }
    let search = Topic.inquiry(.request(Sample.search("blade runner", .movie)))
    return [
      entry(
        9,
        ScreenRecord(
          serial: 9,
          topic: search,
          detailRow: 0,
          opened: film.storeID,
          itemName: film.name
        ),
        ago: 20
      ),
      entry(8, ScreenRecord(serial: 8, topic: search), ago: 300),
      entry(
        4,
        ScreenRecord(serial: 4, topic: .inquiry(.chart(.movies, country: .unitedStates))),
        ago: 3 * day
      ),
      entry(
        2,
        ScreenRecord(
          serial: 2,
          topic: .inquiry(.more(SubjectSamples.album)),
          itemName: "Blade Runner Soundtrack"
        ),
        ago: 30 * day
      ),
    ]
  }()

  static func counts(_ body: (inout ForgottenCounts) -> Void) -> ForgottenCounts {
    var counts = ForgottenCounts()
    body(&counts)
    return counts
  }

  static let wishes: [ForgetWish] = [
    ForgetWish(.words("secret")), ForgetWish(.item(film.storeID), name: film.name),
    ForgetWish(.item(film.storeID)), ForgetWish(.screen(session: 1, serial: 2), name: "Top films"),
    ForgetWish(.history), ForgetWish(.seen), ForgetWish(.all),
  ]

  static let refusals: [Refusal] = wishes.map { .needsYes($0, counts { $0.screens = 3 }) }

  static func step(_ changes: KeptChange...) -> UndoStep {
    UndoStep(madeAt: Sample.now - 180, changes: changes)
  }

  static let steps: [UndoStep] = [
    step(.watch(before: nil, after: entry(below: 5))),
    step(.watch(before: entry(below: 5), after: nil)),
    step(.watch(before: entry(), after: entry(below: 5))),
    step(.watch(before: entry(below: 5), after: entry())),
    step(.watch(before: entry(), after: entry(note: "ask Anna"))),
    step(.watch(before: entry(note: "ask Anna"), after: entry())),
    step(.watch(before: nil, after: entry(note: "ask Anna"))),
    step(
      .watch(before: nil, after: entry()),
      .watch(before: nil, after: entry(Sample.movies[1]))
    ),
    step(
      .watch(before: entry(), after: nil),
      .watch(before: entry(Sample.movies[1]), after: nil)
    ),
    step(.setting(.country, before: nil, after: "gb")),
    step(.setting(.limit, before: "50", after: nil)),
  ]

  static func report(_ order: WatchOrder, _ changes: KeptChange...) -> WatchReport {
    WatchReport(order, changes: changes, items: changes.compactMap { $0.entry?.item })
  }

  static let reports: [WatchReport] = [
    report(.watch(.asBefore), .watch(before: nil, after: entry())),
    report(.watch(.below(5)), .watch(before: nil, after: entry(below: 5))),
    report(.watch(.below(0)), .watch(before: nil, after: entry(below: 0))),
    report(.watch(.asBefore), .watch(before: entry(below: 5), after: entry(below: 5))),
    report(.watch(.below(5)), .watch(before: entry(below: 7), after: entry(below: 5))),
    report(.watch(.none), .watch(before: entry(below: 7), after: entry())),
    report(.unwatch, .watch(before: entry(), after: nil)),
    WatchReport(.unwatch, changes: [.watch(before: nil, after: nil)], items: [film]),
    report(.note("ask Anna"), .watch(before: entry(), after: entry(note: "ask Anna"))),
    report(.note("ask Anna"), .watch(before: nil, after: entry(note: "ask Anna"))),
    report(
      .note("ask Anna"),
      .watch(before: entry(note: "ask Anna"), after: entry(note: "ask Anna"))
    ),
    report(.note(nil), .watch(before: entry(note: "ask Anna"), after: entry())),
    report(
      .watch(.asBefore),
      .watch(before: nil, after: entry()),
      .watch(before: entry(Sample.movies[1]), after: entry(Sample.movies[1]))
    ),
    report(
      .unwatch,
      .watch(before: entry(), after: nil),
      .watch(before: entry(Sample.movies[1]), after: nil)
    ),
    report(
      .watch(.asBefore),
      .watch(before: entry(), after: entry()),
      .watch(before: entry(Sample.movies[1]), after: entry(Sample.movies[1]))
    ),
    WatchReport(
      .unwatch,
      changes: Array(repeating: .watch(before: nil, after: nil), count: 2),
      items: Array(Sample.movies.prefix(2))
    ),
  ]

  static let notices: [Notice] =
    reports.map { .watched($0) } + steps.map { .tookBack(.undone($0)) }
    + steps.map { .tookBack(.changedSince($0)) }
    + wishes.map { .asksToForget($0, counts { ($0.screens, $0.lines) = (3, 1) }) }
    + wishes.map { .forgot($0, counts { $0.items = 1 }) } + wishes.map { .nothingToForget($0) }
    + ProfileObstacle.allCases.map { .madeProfile("guest", .refused($0)) }
    + [
      .notWatched(.row(3)), .notWatched(.id(77, .movie)), .notWatched(.id(77, nil)),
      .watchedInSeveral([film.storeID, StoreItemID(film.id, country: "gb")]), .tookBack(.nothing),
      .profiles(DoctorSamples.profiles), .profiles(ProfileReport(.demo)),
      .profiles(ProfileReport(.noHome)), .profiles(ProfileReport(.file("/mine.db"))),
      .madeProfile("guest", .made(DoctorSamples.guest)),
      .madeProfile("guest", .exists(DoctorSamples.guest)), .examined(DoctorSamples.sound),
      .examined(DoctorSamples.ill),
      .notForgotten, .otherType(7, wanted: .movie, found: .album),
    ]
}

import Catalog
import Records

@testable import Browsing

/// Made-up answers to inquiries of every kind.
extension Sample {
  static let yesterday = now - 86_400

  static func film(_ number: Int64, _ name: String, rank: Int? = nil) -> Item {
    item(.movie, number) {
      $0.name = name
      $0.creator = "Director \(number)"
      $0.genre = "Drama"
      $0.released = ReleaseDate(year: 2026, month: 3, day: 6)
      $0.price = 19.99
      $0.rank = rank
      $0.description = "A film."
      $0.artworkURL = "https://example.com/\(number).jpg"
    }
  }

  static let chartFilms: [Item] = [
    film(101, "Zootopia", rank: 1), film(102, "Dune", rank: 2), film(103, "Heat", rank: 3),
    film(104, "Alien", rank: 4), film(105, "Jaws", rank: 5),
  ]

  static let chartTopic = Topic.inquiry(.chart(.movies, country: .unitedStates))

  /// A chart of five, of which one rose, one fell, one stayed, one is new and of one nothing is known.
  static let chart = list(
    chartTopic,
    Findings(items: chartFilms, charts: [ChartRequest(.movies, country: .unitedStates)]),
    source: Source(.cache, fetchedAt: now - 600),
    earlier: EarlierChart(
      items: [
        film(102, "Dune", rank: 1), film(101, "Zootopia", rank: 2), film(103, "Heat", rank: 3),
        film(199, "Gone", rank: 4),
      ],
      fetchedAt: yesterday
    )
  )

  static let chartSongs: [Item] = (1...12).map { number in
    item(.song, 200 + Int64(number)) {
      $0.name = "Song \(number)"
      $0.creator = "Singer \(number)"
      $0.rank = number
    }
  }

  static let coming = item(.movie, 106) {
    $0.name = "Tomorrow"
    $0.creator = "Somebody"
    $0.released = ReleaseDate(year: 2026, month: 12, day: 12)
    $0.price = 14.99
    $0.rank = 6
  }

  static let home = list(
    .inquiry(.home([.movies, .songs, .tv, .podcasts], country: .unitedStates)),
    Findings(
      sections: [
        HomeSection(.movies, items: chartFilms + [coming]),
        HomeSection(.songs, items: chartSongs),
        HomeSection(.tv, failure: CatalogError(.noChart)),
        HomeSection(.podcasts, failure: CatalogError(.timedOut)),
      ]
    ),
    source: Source(.live, fetchedAt: now)
  )

  private static func sold(
    _ country: String,
    _ currency: String,
    _ price: Double,
    rent: Double? = nil,
    hd: Double? = nil
  ) -> Item {
    var item = film(594_314_564, "Blade Runner (The Final Cut)")
    item.country = country
    item.currency = currency
    item.price = price
    item.rentalPrice = rent
    item.hdPrice = hd
    return item
  }

  static let comparison = list(
    .inquiry(.compare(SubjectSamples.comparison)),
    Findings(
      comparison: zip(
        SubjectSamples.comparison.countries,
        [
          ComparedStore.Reply.item(sold("us", "USD", 9.99, rent: 3.99, hd: 14.99)),
          .item(sold("gb", "GBP", 7.99, hd: 9.99)), .absent, .failed(CatalogError(.timedOut)),
        ]
      ).map { ComparedStore($0, $1, isCheapest: $0.code == "gb") }
    )
  )

  static let more = list(
    .inquiry(.more(SubjectSamples.album)),
    Findings(
      items: ["Suzanne", "Master Song", "Winter Lady"].enumerated().map { index, name in
        song(Int64(index), name, "Leonard Cohen", "Songs of Leonard Cohen", 228_000, 1.29, track: 1)
      },
      parent: album,
      strays: 2,
      notes: [.soldHere(3, of: 10)]
    )
  )

  static let missing = list(
    .inquiry(.items([594_314_564, 7, 8], country: .unitedStates)),
    Findings(items: [movies[0]], notes: [.missing([7, 8])])
  )

  static let retired = list(
    .inquiry(.request(search("zootopia", .movie))),
    Findings(
      items: [chartFilms[0]],
      notes: [.notServed(.movie), .chartsSearched(3, of: 61, goesOn: true)]
    ),
    source: Source(.chart, fetchedAt: now)
  )

  static let seen = ListScreen(
    serial: 1,
    seen: Sightings(
      matches: [
        Answers.seen(movies[0], at: now - 480),
        Answers.seen(sold("gb", "GBP", 7.99), at: now - 20 * 86_400),
      ],
      total: .exactly(2)
    ),
    of: "blade",
    isOffline: false
  )

  static let seenNothing = ListScreen(
    serial: 1,
    seen: Sightings(total: .exactly(0)),
    of: "blade",
    isOffline: false
  )

  static let catalogue: [ListScreen] = [
    chart, home, comparison, more, missing, retired, seen, seenNothing,
    list(chartTopic, Findings(notes: [.noChart])),
    list(.inquiry(.more(SubjectSamples.album)), Findings(notes: [.missing([1_441_458_047])])),
    list(
      .inquiry(.request(search("zootopia", .movie))),
      Findings(
        notes: [
          .plainSearch, .notServed(.movie), .chartsSearched(61, of: 61),
          .chartFailed(CatalogError(.limited)),
        ]
      )
    ),
    list(
      .inquiry(.home([.movies], country: .unitedStates)),
      Findings(sections: [HomeSection(.movies, failure: CatalogError(.noChart))])
    ),
    list(
      .inquiry(.compare(SubjectSamples.comparison)),
      Findings(
        comparison: SubjectSamples.comparison.countries.map { ComparedStore($0, .absent) }
      )
    ),
  ]
}

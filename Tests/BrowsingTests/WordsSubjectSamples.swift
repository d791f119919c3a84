import Catalog

@testable import Browsing

/// Every kind of what can be asked, at least once.
enum SubjectSamples {
  static let album = Belongings(.songs, of: ItemID(.album, 1_441_458_047), country: .unitedStates)

  static let comparison = Comparison(
    id: ItemID(.movie, 594_314_564),
    in: ["us", "gb", "de", "jp"].compactMap(Storefront.init(code:))
  )

  static let address = StoreAddress(number: 594_314_564, type: .movie)

  static let keys: [Lookup.Key] =
    [.ids([1]), .ids([1, 2, 3])] + upc.map { .upc($0) } + isbn.map { .isbn($0) }
    + bundle.map { .bundle($0) }

  private static let upc = (try? UPC("0602547670342")).map { [$0] } ?? []
  private static let isbn = (try? ISBN("9780345404473")).map { [$0] } ?? []
  private static let bundle = BundleID("com.example.kino").map { [$0] } ?? []

  static let similar: [Inquiry.Subject] = [
    .similar(
      Similarity(
        to: ItemID(.movie, 594_314_564),
        name: "Blade Runner",
        creator: "Ridley Scott",
        genre: "Drama",
        country: .unitedStates
      )
    ),
    .similar(Similarity(to: ItemID(.song, 1), country: .unitedStates)),
  ]

  static let searches: [Inquiry.Subject] = [
    .request(Sample.search("blade runner", .movie)), .request(Sample.search("cohen")),
  ]

  static let lookups: [Inquiry.Subject] =
    keys.map { .request(.lookup(Lookup($0, country: .unitedStates))) } + [
      .items([594_314_564], country: .unitedStates), .items([1, 2], country: .unitedStates),
      .items([594_314_564], typed: [ItemID(.movie, 594_314_564)], country: .unitedStates),
      .address(address, country: .unitedStates),
      .address(StoreAddress(number: 1), country: .unitedStates),
    ]

  static let belongings: [Inquiry.Subject] = Belongings.Kind.allCases.map { kind in
    .more(Belongings(kind, of: ItemID(.artist, 1), country: .unitedStates))
  }

  static let charts: [Inquiry.Subject] =
    Chart.allCases.map { .chart($0, country: .unitedStates) } + [
      .chart(.movies, genre: 4404, country: .unitedStates),
      .chart(.songs, genre: 99_999, country: .unitedStates, limit: 10),
    ]
    + ChartFeed.allCases.map { .request(.chart(ChartRequest($0, country: .unitedStates))) }

  static let all: [Inquiry.Subject] =
    searches + lookups + belongings + charts + similar + [
      .compare(comparison), .home(Inquiry.homeCharts, country: .unitedStates),
      .refresh(Refresh([Refresh.Entry(ItemID(.movie, 1), in: .unitedStates)])),
    ]
}

@testable import Browsing
import Catalog
import Records
import Testing

/// Items and lists that the tests of data share.
enum FormatSamples {
  /// 30 November 2026, 02:39:40 UTC.
  static let fetchedAt: Int64 = 1_796_006_380

  /// An item of which everything is known.
  static var full: Item {
    var item = Item(id: ItemID(.movie, .max), country: "us")
    item.name = "Name"
    item.creator = "Creator"
    item.creatorID = 9_007_199_254_740_993
    item.collection = "Collection"
    item.collectionID = 3
    item.genre = "Genre"
    item.released = ReleaseDate("2005-07-19T07:00:00Z")
    item.duration = 5_400_000
    item.track = 2
    item.trackCount = 12
    item.disc = 1
    item.price = 9.99
    item.rentalPrice = 3.99
    item.hdPrice = 14.99
    item.hdRentalPrice = 4.99
    item.currency = "USD"
    item.explicitness = .notExplicit
    item.contentRating = "PG-13"
    item.averageRating = 4.5
    item.ratingCount = 77
    item.storeURL = "https://store.example/1"
    item.previewURL = "https://preview.example/1"
    item.artworkURL = "https://artwork.example/1"
    item.feedURL = "https://feed.example/1"
    item.bundleID = "org.example.app"
    item.version = "1.2"
    item.minimumSystem = "13.0"
    item.sizeBytes = 5_000_000_000
    item.copyright = "Copyright"
    item.description = "Description"
    return item
  }

  /// A song that is not sold alone.
  static var song: Item {
    var item = Item(id: ItemID(.song, 123), country: "jp")
    item.name = "Say \"Hi\", <b>\\o/</b>"
    item.creator = "椎名林檎"
    item.released = ReleaseDate("1998-12-31T12:00:00Z")
    item.price = -1
    item.currency = "JPY"
    item.storeURL = "https://music.example/123?i=1&l=ja"
    return item
  }

  /// A free episode with a description of two lines.
  static var episode: Item {
    var item = Item(id: ItemID(.podcastEpisode, 1_000_000_000_001), country: "us")
    item.name = "Tab\there"
    item.released = ReleaseDate("2021-03-04T05:06:07Z", keepingTime: true)
    item.price = 0
    item.description = "One\nTwo"
    return item
  }

  static func list(
    _ items: [Item],
    request: CatalogRequest = .search(Query(term: "x")),
    origin: Source.Origin = .live,
    skipped: Int = 0
  ) -> ListScreen {
    list(
      .inquiry(.request(request)),
      Findings(items: items, skipped: skipped),
      origin: origin
    )
  }

  static func list(
    _ topic: Topic,
    _ findings: Findings,
    origin: Source.Origin = .live,
    earlier: EarlierChart? = nil
  ) -> ListScreen {
    var gathering = Gathering()
    var findings = findings
    let chart = findings.charts.first ?? ChartRequest(.movies, country: .unitedStates)
    if earlier != nil { findings.charts = [chart] }
    let received = Received(
      id: nil,
      answer: Answer(items: findings.items),
      source: Source(origin, fetchedAt: fetchedAt),
      earlier: earlier
    )
    gathering.add(.success(received), to: .chart(chart))
    return ListScreen(serial: 1, topic: topic, findings: findings, gathering: gathering)
  }

  /// A list of items that have only a name, in the order of the names.
  static func named(_ names: [String]) -> ViewState {
    let items = names.enumerated().map { index, name in
      var item = Item(id: ItemID(.app, Int64(index)), country: "us")
      item.name = name
      return item
    }
    return .list(list(items))
  }

  /// The data of a state as text; what is not valid UTF-8 fails the test.
  static func text(
    _ state: ViewState,
    _ format: DataFormat?,
    fields: [Field]? = nil,
    forTerminal: Bool = false
  ) throws -> String {
    let writer = DataWriter(format: format, fields: fields, forTerminal: forTerminal)
    return try #require(String(validating: writer.bytes(of: state), as: UTF8.self))
  }
}

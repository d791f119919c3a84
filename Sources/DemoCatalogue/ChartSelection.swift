/// Which records a chart ranks; their rank is their place on the shelf.
struct ChartSelection: Sendable {
  /// What a record must cost to be ranked.
  enum Cost: Sendable {
    case any, free, paid, rental
  }

  /// The chart's name, as its title has it.
  let title: String

  let kind: RecordKind
  var cost = Cost.any

  /// The ranked records, the first one leading; an announced item that is not sold yet is left out.
  func records(on shelf: Shelf, genre: String? = nil) -> [Record] {
    shelf.records.filter { record in
      guard record.kind == kind, costs(record), !isAnnounced(record) else { return false }
      return genre.map { Genres.contains($0, record) } ?? true
    }
  }

  private func costs(_ record: Record) -> Bool {
    let price = record.price(kind.priceKey)?.hundredths
    return switch cost {
    case .any: true
    case .free: price == 0
    case .paid: price.map { $0 > 0 } ?? false
    case .rental: record.price("trackRentalPrice").map { $0.hundredths > 0 } ?? false
    }
  }

  private func isAnnounced(_ record: Record) -> Bool {
    (record.text("releaseDate") ?? "") >= Self.after
  }

  /// The catalogue knows no clock; everything on sale in it came out before this year.
  private static let after = "2027"

  /// The chart behind a name of the older feeds.
  static func legacy(_ feed: String) -> ChartSelection? {
    switch feed {
    case "topmovies": Self(title: "Top Movies", kind: .movie)
    case "topvideorentals": Self(title: "Top Movie Rentals", kind: .movie, cost: .rental)
    case "topsongs": Self(title: "Top Songs", kind: .song)
    case "topalbums": Self(title: "Top Albums", kind: .album)
    case "topmusicvideos": Self(title: "Top Music Videos", kind: .musicVideo)
    case "toptvepisodes": Self(title: "Top TV Episodes", kind: .tvEpisode)
    case "toptvseasons": Self(title: "Top TV Seasons", kind: .tvSeason)
    case "toppodcasts": Self(title: "Top Podcasts", kind: .podcast)
    case "topaudiobooks": Self(title: "Top Audiobooks", kind: .audiobook)
    case "topebooks", "toppaidebooks": Self(title: "Top Paid Books", kind: .ebook, cost: .paid)
    case "topfreeebooks": Self(title: "Top Free Books", kind: .ebook, cost: .free)
    default: software(feed)
    }
  }

  private static func software(_ feed: String) -> ChartSelection? {
    switch feed {
    case "topfreeapplications", "topfreeipadapplications", "newfreeapplications":
      Self(title: "Top Free Apps", kind: .app, cost: .free)
    case "toppaidapplications", "toppaidipadapplications", "newpaidapplications":
      Self(title: "Top Paid Apps", kind: .app, cost: .paid)
    case "topgrossingapplications", "topgrossingipadapplications":
      Self(title: "Top Grossing Apps", kind: .app, cost: .paid)
    case "newapplications": Self(title: "New Apps", kind: .app)
    case "topmacapps": Self(title: "Top Mac Apps", kind: .macApp)
    case "topfreemacapps": Self(title: "Top Free Mac Apps", kind: .macApp, cost: .free)
    case "toppaidmacapps": Self(title: "Top Paid Mac Apps", kind: .macApp, cost: .paid)
    case "topgrossingmacapps": Self(title: "Top Grossing Mac Apps", kind: .macApp, cost: .paid)
    default: nil
    }
  }

  /// The chart behind media, feed and type of the newer feeds, which have no films and no television.
  static func marketing(media: String, feed: String, type: String) -> ChartSelection? {
    switch (media, feed, type) {
    case ("music", "most-played", "songs"): Self(title: "Top Songs", kind: .song)
    case ("music", "most-played", "albums"): Self(title: "Top Albums", kind: .album)
    case ("music", "most-played", "music-videos"):
      Self(title: "Top Music Videos", kind: .musicVideo)
    case ("podcasts", "top", "podcasts"): Self(title: "Top Shows", kind: .podcast)
    case ("podcasts", "top", "podcast-episodes"): Self(title: "Top Episodes", kind: .podcastEpisode)
    case ("apps", "top-free", "apps"): Self(title: "Top Free Apps", kind: .app, cost: .free)
    case ("apps", "top-paid", "apps"): Self(title: "Top Paid Apps", kind: .app, cost: .paid)
    case ("books", "top-free", "books"): Self(title: "Top Free Books", kind: .ebook, cost: .free)
    case ("books", "top-paid", "books"): Self(title: "Top Paid Books", kind: .ebook, cost: .paid)
    case ("audio-books", "top", "audio-books"): Self(title: "Top Audiobooks", kind: .audiobook)
    default: nil
    }
  }
}

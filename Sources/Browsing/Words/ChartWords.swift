import Catalog

/// Charts, in words.
enum ChartWords {
  /// What heads a chart: `Top films`, `Top songs in Jazz`.
  static func head(of chart: Chart, genre: Int? = nil) -> String {
    "Top \(label(of: chart))" + (genre.map { " in \(name(ofGenre: $0))" } ?? "")
  }

  /// The chart as it stands within a sentence: `top songs in Jazz`.
  static func within(_ chart: Chart, genre: Int? = nil) -> String {
    "top \(label(of: chart))" + (genre.map { " in \(name(ofGenre: $0))" } ?? "")
  }

  /// The chart that a feed serves, as it stands within a sentence.
  static func within(_ request: ChartRequest) -> String {
    let words =
      switch request.feed {
      case .movieRentals: "top film rentals"
      case .tvEpisodes: "top TV episodes"
      case .movies, .tvSeasons, .songs, .albums, .musicVideos, .podcasts, .audiobooks, .paidBooks,
        .freeApps, .mostPlayedSongs, .mostPlayedAlbums, .mostPlayedVideos, .topPodcasts,
        .topAudiobooks, .topPaidBooks, .topFreeApps:
        request.feed.type.chart.map { within($0) } ?? "chart"
      }
    return words + (request.genre.map { " in \(name(ofGenre: $0))" } ?? "")
  }

  /// What a chart ranks, in the plural; both hosts rank free apps and books that cost something.
  static func label(of chart: Chart) -> String {
    switch chart {
    case .movies: "films"
    case .songs: "songs"
    case .albums: "albums"
    case .podcasts: "podcasts"
    case .tv: "TV"
    case .videos: "music videos"
    case .audiobooks: "audiobooks"
    case .books: "paid books"
    case .apps: "free apps"
    }
  }

  private static func name(ofGenre id: Int) -> String {
    Genre(id: id)?.name ?? "genre \(id)"
  }
}

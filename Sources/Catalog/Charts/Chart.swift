/// A chart as people name it, whichever feed serves it.
public enum Chart: String, CaseIterable, Hashable, Sendable {
  case movies, songs, albums, podcasts, tv, videos, audiobooks, books, apps
}

extension Chart {
  /// The feeds that serve the chart, the best one first; the others stand in where it fails.
  ///
  /// The older feeds bring prices, descriptions and previews and reach twice as far, so they come first where they are
  /// known to be alive. Of music only the newer ones are, and of films and television there are no newer ones.
  ///
  /// - Parameter genre: whether one genre's chart is wanted, which only the older feeds have.
  /// - Returns: at least one feed.
  public func feeds(genre: Bool = false) -> [ChartFeed] {
    let feeds: [ChartFeed] =
      switch self {
      case .movies: [.movies]
      case .songs: [.mostPlayedSongs, .songs]
      case .albums: [.mostPlayedAlbums, .albums]
      case .podcasts: [.podcasts, .topPodcasts]
      case .tv: [.tvSeasons, .tvEpisodes]
      case .videos: [.mostPlayedVideos, .musicVideos]
      case .audiobooks: [.topAudiobooks, .audiobooks]
      case .books: [.paidBooks, .topPaidBooks]
      case .apps: [.freeApps, .topFreeApps]
      }
    return genre ? feeds.filter(\.isLegacy) : feeds
  }

  /// The requests for the chart, in the order in which they are worth trying.
  ///
  /// - Parameters:
  ///   - country: the storefront.
  ///   - genre: Apple's number of a genre, see ``genreRoot``.
  ///   - limit: how many places, nil for all that the feed has.
  /// - Returns: at least one request.
  public func requests(
    country: Storefront,
    genre: Int? = nil,
    limit: Int? = nil
  ) -> [ChartRequest] {
    feeds(genre: genre != nil).map { feed in
      ChartRequest(feed, country: country, genre: genre, limit: limit)
    }
  }

  /// The media that the chart ranks.
  public var media: Media {
    switch self {
    case .movies: .movie
    case .songs, .albums: .music
    case .podcasts: .podcast
    case .tv: .tvShow
    case .videos: .musicVideo
    case .audiobooks: .audiobook
    case .books: .ebook
    case .apps: .software
    }
  }

  /// The root of the genres that the chart is divided into.
  public var genreRoot: Genre.Root {
    switch self {
    case .movies: .films
    case .songs, .albums: .music
    case .podcasts: .podcasts
    case .tv: .tv
    case .videos: .musicVideos
    case .audiobooks: .audiobooks
    case .books: .books
    case .apps: .apps
    }
  }
}

extension ItemType {
  /// The chart that ranks items of this type; nil where Apple has none.
  public var chart: Chart? {
    switch self {
    case .movie: .movies
    case .tvEpisode, .tvSeason: .tv
    case .song: .songs
    case .musicVideo: .videos
    case .album: .albums
    case .podcast, .podcastEpisode: .podcasts
    case .audiobook: .audiobooks
    case .ebook: .books
    case .app: .apps
    case .artist, .macApp: nil
    }
  }
}

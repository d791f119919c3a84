/// One of Apple's chart feeds; the raw value is what its address names it by.
///
/// The older feeds have one word, `/us/rss/topmovies/limit=200/json`. The newer ones have media, feed and type,
/// `/api/v2/us/music/most-played/100/songs.json`, at a host of their own.
public enum ChartFeed: String, CaseIterable, Hashable, Sendable {
  case movies = "topmovies"
  case movieRentals = "topvideorentals"
  case tvEpisodes = "toptvepisodes"
  case tvSeasons = "toptvseasons"
  case songs = "topsongs"
  case albums = "topalbums"
  case musicVideos = "topmusicvideos"
  case podcasts = "toppodcasts"
  case audiobooks = "topaudiobooks"
  case paidBooks = "toppaidebooks"
  case freeApps = "topfreeapplications"
  case mostPlayedSongs = "music/most-played/songs"
  case mostPlayedAlbums = "music/most-played/albums"
  case mostPlayedVideos = "music/most-played/music-videos"
  case topPodcasts = "podcasts/top/podcasts"
  case topAudiobooks = "audio-books/top/audio-books"
  case topPaidBooks = "books/top-paid/books"
  case topFreeApps = "apps/top-free/apps"
}

extension ChartFeed {
  /// Whether it is one of the older feeds, which know genres and 200 places.
  public var isLegacy: Bool { !rawValue.utf8.contains(UInt8(ascii: "/")) }

  /// How many places the feed has at most; asked for more, the newer ones fail.
  public var mostItems: Int { isLegacy ? 200 : 100 }

  /// The type of what it ranks, for entries that do not say.
  public var type: ItemType {
    switch self {
    case .movies, .movieRentals: .movie
    case .tvEpisodes: .tvEpisode
    case .tvSeasons: .tvSeason
    case .songs, .mostPlayedSongs: .song
    case .albums, .mostPlayedAlbums: .album
    case .musicVideos, .mostPlayedVideos: .musicVideo
    case .podcasts, .topPodcasts: .podcast
    case .audiobooks, .topAudiobooks: .audiobook
    case .paidBooks, .topPaidBooks: .ebook
    case .freeApps, .topFreeApps: .app
    }
  }
}

/// The kind of thing an item is; the raw value is its name in data and in references such as `song:123`.
public enum ItemType: String, CaseIterable, Sendable, Hashable {
  case movie
  case tvEpisode = "tv-episode"
  case tvSeason = "tv-season"
  case song
  case musicVideo = "music-video"
  case album
  case artist
  case podcast
  case podcastEpisode = "podcast-episode"
  case audiobook
  case ebook
  case app
  case macApp = "mac-app"
}

extension ItemType {
  /// The word of a type column in a list of mixed types.
  public var word: String {
    switch self {
    case .movie: "film"
    case .tvEpisode: "episode"
    case .tvSeason: "season"
    case .song: "song"
    case .musicVideo: "video"
    case .album: "album"
    case .artist: "artist"
    case .podcast: "podcast"
    case .podcastEpisode: "episode"
    case .audiobook: "audiobook"
    case .ebook: "book"
    case .app: "app"
    case .macApp: "Mac app"
    }
  }
}

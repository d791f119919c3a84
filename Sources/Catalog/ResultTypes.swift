/// The types of items that a search may answer with; any other is a stray that Apple added.
///
/// - Returns: the raw values of the item types: `movie`, `podcast-episode`, `mac-app`.
public func expectedTypes(media: Media, entity: Entity?) -> Set<String> {
  guard let entity = entity ?? media.defaultEntity else { return everyTrackType }
  switch entity {
  case .movie, .shortFilm: return ["movie"]
  case .tvEpisode: return ["tv-episode"]
  case .tvSeason: return ["tv-season"]
  case .musicTrack: return ["song", "music-video"]
  case .song: return ["song"]
  case .musicVideo: return ["music-video"]
  // A mix is a collection; there is no type of its own for it.
  case .album, .mix: return ["album"]
  case .podcast: return ["podcast"]
  case .podcastEpisode: return ["podcast-episode"]
  case .audiobook: return ["audiobook"]
  case .ebook: return ["ebook"]
  case .software, .iPadSoftware, .tvSoftware: return ["app"]
  case .desktopSoftware, .macSoftware: return ["mac-app"]
  case .allTrack: return everyTrackType
  // A show comes as an artist of the kind "TV Show", and so do all who make something.
  case .tvShow, .movieArtist, .musicArtist, .podcastAuthor, .audiobookAuthor, .shortFilmArtist,
    .allArtist:
    return ["artist"]
  }
}

/// What a search in everything finds: seasons, albums and artists are no tracks, but do turn up.
private let everyTrackType: Set<String> = [
  "movie", "tv-episode", "tv-season", "song", "music-video", "album", "artist", "podcast",
  "podcast-episode", "audiobook", "ebook", "app", "mac-app",
]

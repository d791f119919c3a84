/// The kind of result that a search asks for, spelled as Apple spells it.
///
/// A request and no promise: Apple answers with other kinds at times, see ``expectedTypes(media:entity:)``.
public enum Entity: String, CaseIterable, Hashable, Sendable {
  /// A film, and who made films.
  case movie, movieArtist

  /// A show's episode, one of its seasons, and the show itself.
  case tvEpisode, tvSeason, tvShow

  /// What music consists of; a track is a song or a music video.
  case musicArtist, musicTrack, album, musicVideo, mix, song

  /// A podcast, its maker and its episodes.
  case podcastAuthor, podcast, podcastEpisode

  /// An audiobook and its author.
  case audiobookAuthor, audiobook

  /// A book to read.
  case ebook

  /// An app for the phone, and one made for the tablet.
  case software, iPadSoftware

  /// An app for the Mac; `macSoftware` is the older name and at times behind the store's pages.
  case desktopSoftware, macSoftware

  /// An app for the television; Apple lists it nowhere, and answers it.
  case tvSoftware

  /// A short film and who made it.
  case shortFilmArtist, shortFilm

  /// Artists or tracks of every kind.
  case allArtist, allTrack
}

extension Entity {
  /// The media this entity goes with, `all` last where it does.
  public var media: [Media] {
    Media.allCases.filter { $0 != .all && $0.entities.contains(self) }
      + (Media.all.entities.contains(self) ? [.all] : [])
  }

  /// The media to search when the entity alone is known.
  ///
  /// Needed because `all` takes neither songs nor podcast episodes.
  public var inferredMedia: Media {
    switch self {
    case .movie, .movieArtist: .movie
    case .tvEpisode, .tvSeason, .tvShow: .tvShow
    case .musicArtist, .musicTrack, .album, .mix, .song: .music
    case .musicVideo: .musicVideo
    case .podcastAuthor, .podcast, .podcastEpisode: .podcast
    case .audiobookAuthor, .audiobook: .audiobook
    case .ebook: .ebook
    case .software, .iPadSoftware, .desktopSoftware, .macSoftware, .tvSoftware: .software
    case .shortFilmArtist, .shortFilm: .shortFilm
    case .allArtist, .allTrack: .all
    }
  }

  /// Reads Apple's spelling in any case of ASCII letters: `podcastepisode`.
  public init?(userWord: String) {
    guard let word = userWord.lowercasedASCIILetters,
      let found = Self.allCases.first(where: { $0.rawValue.lowercasedASCIILetters == word })
    else { return nil }
    self = found
  }
}

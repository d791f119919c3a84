/// The part of the catalogue that a search looks in, spelled as Apple spells it.
public enum Media: String, CaseIterable, Hashable, Sendable {
  /// Everything at once; Apple's default and ours.
  case all

  /// Films.
  case movie

  /// Television: episodes and seasons.
  case tvShow

  /// Songs, albums, artists and music videos.
  case music

  /// Music videos alone.
  case musicVideo

  /// Podcasts and their episodes.
  case podcast

  /// Audiobooks.
  case audiobook

  /// Books to read.
  case ebook

  /// Apps for the phone, the tablet, the television and the Mac.
  case software

  /// Short films.
  case shortFilm
}

extension Media {
  /// The entities that go with this media, in Apple's order.
  public var entities: [Entity] {
    switch self {
    case .all:
      [
        .movie, .album, .allArtist, .podcast, .musicVideo, .mix, .audiobook, .tvSeason, .allTrack,
      ]
    case .movie: [.movieArtist, .movie]
    case .tvShow: [.tvEpisode, .tvSeason, .tvShow]
    case .music: [.musicArtist, .musicTrack, .album, .musicVideo, .mix, .song]
    case .musicVideo: [.musicArtist, .musicVideo]
    case .podcast: [.podcastAuthor, .podcast, .podcastEpisode]
    case .audiobook: [.audiobookAuthor, .audiobook]
    case .ebook: [.ebook]
    case .software: [.software, .iPadSoftware, .desktopSoftware, .macSoftware, .tvSoftware]
    case .shortFilm: [.shortFilmArtist, .shortFilm]
    }
  }

  /// The entity that Apple answers with when none is asked for; nil where it mixes all tracks.
  public var defaultEntity: Entity? {
    switch self {
    case .all: nil
    case .movie: .movie
    case .tvShow: .tvEpisode
    case .music: .musicTrack
    case .musicVideo: .musicVideo
    case .podcast: .podcast
    case .audiobook: .audiobook
    case .ebook: .ebook
    case .software: .software
    case .shortFilm: .shortFilm
    }
  }

  /// The attributes that go with this media, in Apple's order.
  public var attributes: [Attribute] {
    switch self {
    case .all: Attribute.ofAll
    case .movie:
      [
        .actorTerm, .genreIndex, .artistTerm, .shortFilmTerm, .producerTerm, .ratingTerm,
        .directorTerm, .releaseYearTerm, .featureFilmTerm, .movieArtistTerm, .movieTerm,
        .ratingIndex, .descriptionTerm,
      ]
    case .tvShow:
      [.genreIndex, .tvEpisodeTerm, .showTerm, .tvSeasonTerm, .ratingIndex, .descriptionTerm]
    case .music:
      [
        .mixTerm, .genreIndex, .artistTerm, .composerTerm, .albumTerm, .ratingIndex, .songTerm,
      ]
    case .musicVideo: [.genreIndex, .artistTerm, .albumTerm, .ratingIndex, .songTerm]
    case .podcast:
      [
        .titleTerm, .languageTerm, .authorTerm, .genreIndex, .artistTerm, .ratingIndex,
        .keywordsTerm, .descriptionTerm,
      ]
    case .audiobook: [.titleTerm, .authorTerm, .genreIndex, .ratingIndex]
    case .ebook: []
    case .software: [.softwareDeveloper]
    case .shortFilm:
      [.genreIndex, .artistTerm, .shortFilmTerm, .ratingIndex, .descriptionTerm]
    }
  }

  /// The attribute that restricts a search to who made the item; nil where Apple has none.
  public var creatorAttribute: Attribute? {
    switch self {
    case .all: .allArtistTerm
    case .movie: .directorTerm
    case .tvShow: .showTerm
    case .music, .musicVideo, .shortFilm: .artistTerm
    case .podcast, .audiobook: .authorTerm
    case .ebook: nil
    case .software: .softwareDeveloper
    }
  }
}

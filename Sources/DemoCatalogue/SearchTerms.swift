/// The closed vocabularies of requests: media, entities, attributes, languages.
enum SearchTerms {
  /// The records that a media or an entity stands for.
  struct Selection: Sendable {
    let kinds: [RecordKind]

    /// Narrower than the kind: only this type of artist.
    var artistType: String?

    /// Narrower than the kind: only short films.
    var isShortFilm = false

    func includes(_ record: Record) -> Bool {
      guard kinds.contains(record.kind) else { return false }
      if let artistType, record.text("artistType") != artistType { return false }
      return !isShortFilm || record.text("primaryGenreName") == "Short Films"
    }
  }

  /// Apple's name of the first parameter whose value is not in its vocabulary; nil if all are.
  static func invalidKey(in target: RequestTarget) -> String? {
    if target.list("media").contains(where: { media($0) == nil }) { return "mediaType" }
    if target.list("entity").contains(where: { entity($0) == nil }) { return "resultEntity" }
    if let attribute = target["attribute"], !attributes.contains(attribute) {
      return "attributeType"
    }
    if let language = target["lang"], !isLanguage(language) { return "language" }
    return nil
  }

  /// What a search selects: the entities if any are named, else the media, else all media.
  ///
  /// The entity is not held against the media, as it is not at Apple's.
  static func selections(for target: RequestTarget) -> [Selection] {
    let entities = target.list("entity").compactMap { entity($0) }
    if !entities.isEmpty { return entities }
    let medias = target.list("media").compactMap { media($0) }
    return medias.isEmpty ? [allMedia] : medias
  }

  /// What a media finds without an entity: its tracks.
  static func media(_ name: String) -> Selection? {
    switch name {
    case "all": allMedia
    case "movie": Selection(kinds: [.movie])
    case "podcast": Selection(kinds: [.podcast])
    case "music": Selection(kinds: [.song, .musicVideo])
    case "musicVideo": Selection(kinds: [.musicVideo])
    case "audiobook": Selection(kinds: [.audiobook])
    case "shortFilm": Selection(kinds: [.movie], isShortFilm: true)
    case "tvShow": Selection(kinds: [.tvEpisode])
    case "software": Selection(kinds: [.app])
    case "ebook": Selection(kinds: [.ebook])
    default: nil
    }
  }

  /// What an entity finds; a mix is a valid entity of which nothing is left.
  static func entity(_ name: String) -> Selection? {
    switch name {
    case "movie": Selection(kinds: [.movie])
    case "shortFilm": Selection(kinds: [.movie], isShortFilm: true)
    case "podcast": Selection(kinds: [.podcast])
    case "podcastEpisode": Selection(kinds: [.podcastEpisode])
    case "musicTrack": Selection(kinds: [.song, .musicVideo])
    case "song": Selection(kinds: [.song])
    case "album": Selection(kinds: [.album])
    case "musicVideo": Selection(kinds: [.musicVideo])
    case "mix": Selection(kinds: [])
    case "audiobook": Selection(kinds: [.audiobook])
    case "ebook": Selection(kinds: [.ebook])
    case "tvEpisode": Selection(kinds: [.tvEpisode])
    case "tvSeason": Selection(kinds: [.tvSeason])
    case "software", "iPadSoftware", "tvSoftware": Selection(kinds: [.app])
    case "desktopSoftware", "macSoftware": Selection(kinds: [.macApp])
    case "allTrack": Selection(kinds: [.song, .movie, .tvEpisode, .musicVideo])
    case "allArtist": Selection(kinds: [.artist])
    case "musicArtist": Selection(kinds: [.artist], artistType: "Artist")
    case "movieArtist", "shortFilmArtist": Selection(kinds: [.artist], artistType: "Movie Artist")
    case "audiobookAuthor": Selection(kinds: [.artist], artistType: "Author")
    case "podcastAuthor": Selection(kinds: [.artist], artistType: "Podcast Artist")
    case "tvShow": Selection(kinds: [.artist], artistType: "TV Show")
    default: nil
    }
  }

  /// Apple's media `all` knows no software, as in its own table.
  private static var allMedia: Selection {
    Selection(kinds: [
      .song, .movie, .tvEpisode, .audiobook, .musicVideo, .podcast, .ebook,
    ])
  }

  /// Two small letters, or a pair of them with a line between.
  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        part.count == 2 && part.allSatisfy { ("a"..."z").contains($0) }
      }
  }

  private static let attributes: Set<String> = [
    "actorTerm", "albumTerm", "allArtistTerm", "allTrackTerm", "artistTerm", "authorTerm",
    "composerTerm", "descriptionTerm", "directorTerm", "featureFilmTerm", "genreIndex",
    "keywordsTerm", "languageTerm", "mixTerm", "movieArtistTerm", "movieTerm", "producerTerm",
    "ratingIndex", "ratingTerm", "releaseYearTerm", "shortFilmTerm", "showTerm",
    "softwareDeveloper", "songTerm", "titleTerm", "tvEpisodeTerm", "tvSeasonTerm",
  ]
}

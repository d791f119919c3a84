/// Where to search, and for what: the meaning of one everyday word such as `albums`.
public struct MediaChoice: Hashable, Sendable {
  /// The part of the catalogue.
  public let media: Media

  /// The kind of result, or nil for what the media answers by itself.
  public let entity: Entity?

  /// Makes a choice; whether both go together is for ``SearchCombination`` to say.
  public init(media: Media, entity: Entity? = nil) {
    self.media = media
    self.entity = entity
  }

  /// Reads a word as people type it: Apple's spelling of a media or an everyday word.
  ///
  /// - Parameter userWord: matched whole, in any case of ASCII letters and by no locale.
  public init?(userWord: String) {
    let word = String(
      decoding: userWord.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self
    )
    guard let found = Self.words.first(where: { $0.words.contains(word) }) else { return nil }
    self = found.choice
  }

  /// One word for each choice, the one to complete and to name in help, in the order of the table.
  public static var userWords: [String] {
    words.compactMap(\.words.first)
  }

  /// The words for each choice, the one to complete first, in the order of the table.
  public static var synonyms: [[String]] { words.map(\.words) }

  /// The word to type for the choice, or Apple's spelling of the media where there is none.
  public var word: String {
    Self.words.first { $0.choice == self }?.words.first ?? media.rawValue
  }

  /// The results in the plural, as prompts and heads name them: `Mac apps`, `everything`.
  public var label: String {
    guard let entity, entity != media.defaultEntity else { return Self.label(of: media) }
    return Self.label(of: entity)
  }
}

extension MediaChoice {
  private static let words: [(words: [String], choice: MediaChoice)] = [
    (["all", "everything"], MediaChoice(media: .all)),
    (["movies", "movie", "films", "film"], MediaChoice(media: .movie)),
    (["tv", "tvshow", "tvshows", "tv-show", "tv-shows"], MediaChoice(media: .tvShow)),
    (["seasons", "season"], MediaChoice(media: .tvShow, entity: .tvSeason)),
    (["music"], MediaChoice(media: .music)),
    (["songs", "song"], MediaChoice(media: .music, entity: .song)),
    (["albums", "album"], MediaChoice(media: .music, entity: .album)),
    (["artists", "artist"], MediaChoice(media: .music, entity: .musicArtist)),
    (
      ["videos", "video", "musicvideos", "musicvideo", "music-videos", "music-video"],
      MediaChoice(media: .musicVideo)
    ),
    (["podcasts", "podcast"], MediaChoice(media: .podcast)),
    (["episodes", "episode"], MediaChoice(media: .podcast, entity: .podcastEpisode)),
    (["audiobooks", "audiobook"], MediaChoice(media: .audiobook)),
    (["books", "book", "ebooks", "ebook"], MediaChoice(media: .ebook)),
    (["apps", "app", "software"], MediaChoice(media: .software)),
    (
      ["mac-apps", "mac-app", "macapps", "macapp", "mac"],
      MediaChoice(media: .software, entity: .desktopSoftware)
    ),
    (
      ["short-films", "short-film", "shortfilms", "shortfilm"],
      MediaChoice(media: .shortFilm)
    ),
  ]

  private static func label(of media: Media) -> String {
    switch media {
    case .all: "everything"
    case .movie: "movies"
    case .tvShow: "TV"
    case .music: "music"
    case .musicVideo: "music videos"
    case .podcast: "podcasts"
    case .audiobook: "audiobooks"
    case .ebook: "books"
    case .software: "apps"
    case .shortFilm: "short films"
    }
  }

  private static func label(of entity: Entity) -> String {
    switch entity {
    case .movie: "movies"
    case .movieArtist: "film artists"
    case .tvEpisode: "TV episodes"
    case .tvSeason: "TV seasons"
    case .tvShow: "TV shows"
    case .musicArtist, .allArtist: "artists"
    case .musicTrack: "songs and videos"
    case .album: "albums"
    case .musicVideo: "music videos"
    case .mix: "mixes"
    case .song: "songs"
    case .podcastAuthor: "podcasters"
    case .podcast: "podcasts"
    case .podcastEpisode: "podcast episodes"
    case .audiobookAuthor: "authors"
    case .audiobook: "audiobooks"
    case .ebook: "books"
    case .software: "apps"
    case .iPadSoftware: "iPad apps"
    case .desktopSoftware, .macSoftware: "Mac apps"
    case .tvSoftware: "Apple TV apps"
    case .shortFilmArtist: "short film artists"
    case .shortFilm: "short films"
    case .allTrack: "all tracks"
    }
  }
}

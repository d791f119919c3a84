/// The types of record that Apple's catalogue has, and how a record says which one it is.
enum RecordKind: String, CaseIterable, Sendable {
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

  /// Reads the kind from a record's own marks; books have no wrapper type, audiobooks no kind.
  init?(wrapperType: String?, kind: String?, collectionType: String?) {
    switch (kind, wrapperType, collectionType) {
    case ("feature-movie", _, _): self = .movie
    case ("tv-episode", _, _): self = .tvEpisode
    case ("song", _, _): self = .song
    case ("music-video", _, _): self = .musicVideo
    case ("podcast", _, _): self = .podcast
    case ("podcast-episode", _, _): self = .podcastEpisode
    case ("ebook", _, _): self = .ebook
    case ("software", _, _): self = .app
    case ("mac-software", _, _): self = .macApp
    case (nil, "artist", _): self = .artist
    case (nil, "audiobook", _): self = .audiobook
    case (nil, "collection", "Album"): self = .album
    case (nil, "collection", "TV Season"): self = .tvSeason
    default: return nil
    }
  }

  /// The key of the id that is the record's own.
  var idKey: String {
    switch self {
    case .artist: "artistId"
    case .album, .tvSeason, .audiobook: "collectionId"
    case .movie, .tvEpisode, .song, .musicVideo, .podcast, .podcastEpisode, .ebook, .app, .macApp:
      "trackId"
    }
  }

  /// The key of the record's own name.
  var nameKey: String {
    switch self {
    case .artist: "artistName"
    case .album, .tvSeason, .audiobook: "collectionName"
    case .movie, .tvEpisode, .song, .musicVideo, .podcast, .podcastEpisode, .ebook, .app, .macApp:
      "trackName"
    }
  }

  /// The key of the address of the record's page in the store.
  var linkKey: String {
    switch self {
    case .artist: "artistLinkUrl"
    case .album, .tvSeason, .audiobook: "collectionViewUrl"
    case .movie, .tvEpisode, .song, .musicVideo, .podcast, .podcastEpisode, .ebook, .app, .macApp:
      "trackViewUrl"
    }
  }

  /// The key of the price at which the record itself is sold.
  var priceKey: String {
    switch self {
    case .ebook, .app, .macApp: "price"
    case .album, .tvSeason, .audiobook: "collectionPrice"
    case .movie, .tvEpisode, .song, .musicVideo, .podcast, .podcastEpisode, .artist: "trackPrice"
    }
  }
}

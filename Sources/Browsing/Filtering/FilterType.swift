import Catalog

/// A type of item, or a few that one word names together; the raw value is the word to type.
public enum FilterType: String, CaseIterable, Sendable {
  case movie
  /// Television: episodes and seasons.
  case tv
  case tvEpisode = "tv-episode"
  case tvSeason = "tv-season"
  /// Episodes of television and of podcasts.
  case episode
  /// Songs, videos, albums and artists.
  case music
  case song
  case musicVideo = "music-video"
  case album
  case artist
  case podcast
  case podcastEpisode = "podcast-episode"
  case audiobook
  case book
  case app
  case macApp = "mac-app"

  /// The types of the items meant.
  var types: Set<ItemType> {
    switch self {
    case .movie: [.movie]
    case .tv: [.tvEpisode, .tvSeason]
    case .tvEpisode: [.tvEpisode]
    case .tvSeason: [.tvSeason]
    case .episode: [.tvEpisode, .podcastEpisode]
    case .music: [.song, .musicVideo, .album, .artist]
    case .song: [.song]
    case .musicVideo: [.musicVideo]
    case .album: [.album]
    case .artist: [.artist]
    case .podcast: [.podcast]
    case .podcastEpisode: [.podcastEpisode]
    case .audiobook: [.audiobook]
    case .book: [.ebook]
    case .app: [.app]
    case .macApp: [.macApp]
    }
  }
}

extension FilterType {
  private static let otherWords: [String: FilterType] = [
    "film": .movie, "season": .tvSeason, "tv-show": .tv, "tvshow": .tv, "video": .musicVideo,
    "musicvideo": .musicVideo, "ebook": .book, "mac": .macApp, "macapp": .macApp,
    "mac app": .macApp,
  ]

  /// Reads a type as data, columns and people name it, in the singular or the plural.
  ///
  /// - Parameter word: folded.
  init?(word: String) {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard let type = FilterType(rawValue: singular) ?? Self.otherWords[singular] else { return nil }
    self = type
  }

  /// The narrowest word that means all of some types, given by their raw values; nil where no word does.
  init?(covering types: Set<String>) {
    let covering = Self.allCases.filter { types.isSubset(of: $0.types.map(\.rawValue)) }
    guard let narrowest = covering.min(by: { $0.types.count < $1.types.count }) else { return nil }
    self = narrowest
  }

  /// The type that is probably meant by a word that is none.
  static func suggestion(for word: String) -> FilterType? {
    guard word.utf8.count <= 20 else { return nil }
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    let words = allCases.map { ($0.rawValue, $0) } + otherWords.sorted { $0.key < $1.key }
    return words.first { candidate, _ in
      candidate.utf8.count >= 4
        && (EditDistance.isOne(word, candidate) || EditDistance.isOne(singular, candidate))
    }?.1
  }
}

/// What an artist is known for, which decides what belongs to it.
public enum ArtistKind: String, CaseIterable, Hashable, Sendable {
  /// Songs, albums and music videos.
  case musician
  /// Books and audiobooks.
  case author
  /// Podcasts.
  case podcaster
  /// A television show, which Apple keeps among the artists.
  case show
  /// Apps.
  case developer
  /// Films.
  case filmmaker
}

extension ArtistKind {
  /// Reads Apple's `artistType`; nil for a type that belongs to none of these.
  init?(artistType: String) {
    switch artistType.lowercased() {
    case "artist", "music artist": self = .musician
    case "author", "audiobook author": self = .author
    case "podcast artist", "podcast author": self = .podcaster
    case "tv show": self = .show
    case "software artist", "developer": self = .developer
    case "movie artist", "short film artist": self = .filmmaker
    default: return nil
    }
  }

  /// What the word in a store's address says: `/us/developer/name/id1`.
  init?(pathWord: String) {
    switch pathWord {
    case "author": self = .author
    case "tv-show", "show": self = .show
    case "developer": self = .developer
    default: return nil
    }
  }
}
